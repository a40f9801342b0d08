// What the pages of accounts do beyond their forms: a link's secret is put into its
// form, a new key can be copied. Without this script the forms work all the same.
import { readPage } from '../page/page';
import { copyButtons } from './copy';
import { takeLink } from './link';

readPage(document);
copyButtons(document);
takeLink(document, window);
