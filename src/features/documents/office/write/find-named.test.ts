import { expect, it } from 'vitest'
import { PUBLIC_PAGES } from '../../../../content.ts'
import { wordsIn } from '../../../../words/public-words.ts'
import { findNamed } from './find-named.ts'

const documents = [
  { title: 'উপবৃত্তির তথ্য ফরম', url: '/downloads/7' },
  { title: 'ভর্তি ফরম (২০২৭)', url: '/downloads/8' },
  { title: 'পাঠ্যসূচি', url: '/downloads/9' },
  { title: 'ছাড়পত্রের আবেদন', url: '/downloads/10' },
]
const found = (text: string) => findNamed(text, documents).map(({ words, path }) => [words, path])

it.each([
  ['ওয়েবসাইটের ডাউনলোড পাতায় আছে।', 'ডাউনলোড পাতায়', '/allDownloads'],
  ['ডাউনলোড পাতা\u09DF আছে', 'ডাউনলোড পাতা\u09DF', '/allDownloads'],
  ['ডাউনলোড পাতা থেকে নিন', 'ডাউনলোড পাতা', '/allDownloads'],
  ['ডাউনলোডের পৃষ্ঠায়', 'ডাউনলোডের পৃষ্ঠায়', '/allDownloads'],
  ['“ডাউনলোড” পেজে', '“ডাউনলোড” পেজে', '/allDownloads'],
  ['ডাউনলোড মেনুতে', 'ডাউনলোড মেনুতে', '/allDownloads'],
  ['রুটিন-এর পাতাটি দেখুন', 'রুটিন-এর পাতাটি', '/routine'],
  ['বিস্তারিত শিক্ষাপঞ্জির পাতায়।', 'শিক্ষাপঞ্জির পাতায়', '/calendar'],
  ['যোগাযোগ পাতার ফোনে', 'যোগাযোগ পাতার', '/contact_us'],
  ['ভর্তির পাতায়', 'ভর্তির পাতায়', '/allNotices?topic=admission'],
  ['বোর্ড পরীক্ষার ফলাফল পাতায়', 'বোর্ড পরীক্ষার ফলাফল পাতায়', '/public-exam-result.aspx'],
  ['The form is on the Downloads page.', 'Downloads page', '/allDownloads'],
  ['See the contact us page', 'contact us page', '/contact_us'],
  ['পূরণ করা উপবৃত্তির তথ্য ফরমটি আনুন', 'উপবৃত্তির তথ্য ফরমটি', '/downloads/7'],
  ['ভর্তি ফরম (২০২৭) জমা দিন', 'ভর্তি ফরম (২০২৭)', '/downloads/8'],
  ['ছা\u09DCপত্রের আবেদন আনুন', 'ছা\u09DCপত্রের আবেদন', '/downloads/10'],
])('%s: a link is offered', (text, words, path) => {
  expect(found(text)).toEqual([[words, path]])
})

it.each([
  'যেকোনো প্রয়োজনে যোগাযোগ করুন। ফলাফল, রুটিন ও ভর্তি বিষয়ে নোটিশ দেখুন।',
  'আবেদনের প্রথম পৃষ্ঠায় ছবি দিন, পাতা ছিঁড়বেন না।',
  'ক্যালেন্ডারের পাতা উল্টে',
  'ফলাফল পৃষ্ঠা ২ দেখুন',
  'Please contact us; the results page 3 is missing.',
  'পাঠ্যসূচি আনুন',
  'ডাউনলোড পাতাবাহার',
  '[ডাউনলোড পাতায়](/allDownloads) [উপবৃত্তির তথ্য ফরম](/downloads/7)',
  'https://example.test/উপবৃত্তির-তথ্য-ফরম',
  '',
])('%s: nothing is offered', (text) => {
  expect(found(text)).toEqual([])
})

it('finds several, in the order of the text, with their places', () => {
  const text = 'উপবৃত্তির তথ্য ফরম (ডাউনলোড পাতায়) ও [রুটিন পাতা](/routine)'
  const named = findNamed(text, documents)
  expect(named.map(({ path }) => path)).toEqual(['/downloads/7', '/allDownloads'])
  for (const { from, to, words } of named) expect(text.slice(from, to)).toBe(words)
})

it('knows every page of the menu by its label there, except the home page', () => {
  for (const { path, menu } of PUBLIC_PAGES) {
    if (!menu || path === '/') continue
    const [bn, en] = [wordsIn('bn').menu[menu.word], wordsIn('en').menu[menu.word]]
    expect(found(`${bn} পাতায়`), bn).toEqual([[`${bn} পাতায়`, path]])
    expect(found(`the ${en} page`), en).toEqual([[`${en} page`, path]])
  }
})
