// What the pages of accounts do beyond their forms: a link's secret is put into its
// form, a new key can be copied, passkeys are used. Without this script the forms work all the same.
import { readPage } from '../page/page';
import { copyButtons } from './copy';
import { takeLink } from './link';
import { passkeyButtons } from './passkey';

readPage(document);
copyButtons(document);
passkeyButtons(document);
takeLink(document, window);
