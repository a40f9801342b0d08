// The island of the Four Pillars page: it takes the server's form over.
import { mount } from 'svelte';
import { readPage } from '../page/page';
import BaziPage from './BaziPage.svelte';

const page = readPage(document);
const target = document.getElementById('bazi');
if (target) {
  target.replaceChildren();
  mount(BaziPage, { target, props: { initial: page.page } });
}
