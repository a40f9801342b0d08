// The island of the journal.
import { mount } from 'svelte';
import { readPage } from '../page/page';
import JournalPage from './JournalPage.svelte';

readPage(document);
const target = document.getElementById('journal');
if (target) {
  target.replaceChildren();
  mount(JournalPage, { target });
}
