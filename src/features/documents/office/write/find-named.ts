import { contentKinds, internalResults, services, textPages } from '../../../../content.ts'

/** Words of a text that name a page of the site, or a document, without a link to it. */
export interface Named {
  from: number
  to: number
  words: string
  path: string
}

const pathOf = (kind: keyof typeof contentKinds) => contentKinds[kind].pages[0].path

/** How texts name the pages. The home page is missing: প্রথম পৃষ্ঠা is the first page of a paper. */
const PAGES: [names: string, path: string][] = [
  ['ডাউনলোডস?|downloads?', pathOf('downloads')],
  ['নোটিশ|notices?', pathOf('notices')],
  ['সংবাদ|খবর|news', pathOf('news')],
  ['(?:বিদ্যালয়ের |স্কুলের )?ফলাফল|results?(?: of the school)?', pathOf('results')],
  ['ভর্তি|admissions?', `${pathOf('notices')}?topic=admission`],
  ['(?:ক্লাস )?রুটিন|(?:class )?routine', pathOf('routines')],
  // ক্যালেন্ডারের পাতা is a sheet of a paper calendar.
  ['শিক্ষাপঞ্জি|ক্যালেন্ডার(?!ের)|calendar', pathOf('calendar')],
  ['যোগাযোগ|contacts?(?: us)?', pathOf('contact')],
  ['এক নজরে|at a glance', pathOf('schoolInfo')],
  ['ইতিহাস|history', textPages.history.path],
  ['শিক্ষক(?: ও কর্মচারী)?|teachers(?: and staff)?', pathOf('officers')],
  ['শিক্ষার্থী সংখ্যা|students', pathOf('studentCounts')],
  ['ছবিঘর|(?:ফটো|ছবির) গ্যালারি|photos|photo gallery', pathOf('photos')],
  ['তথ্য বোর্ড|information board', pathOf('information')],
  ['দৈনিক হাজিরা|daily attendance', services.attendance.path],
  ['বেতন ও ফি|fees and payments', services.payment.path],
  ['বোর্ড পরীক্ষার ফলাফল|public exam results', services.publicResult.path],
  ['অভ্যন্তরীণ পরীক্ষার ফলাফল|internal exam results', internalResults.path],
]
/** The names alone are words of any sentence: যোগাযোগ করুন. */
const PAGE = 'পাতা|পৃষ্ঠা|পেজ|পেইজ|মেনু|কর্নার|page|menu'
const ENDING = '(?:টি|টা)?(?:য়|তে|ের|র|ে|কে)?[ওই]?'
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`
const END = String.raw`(?![\p{L}\p{M}\p{N}])`
/** `পৃষ্ঠা ২` is a page of a paper. */
const NO_NUMBER = String.raw`(?! ?\p{N})`
const NAMED_PAGE = `${START}["'“‘]?(?:${PAGES.map(([names]) => `(${names})`).join('|')})(?:-?এর|ের|র)?["'”’]?[ -](?:${PAGE})${ENDING}${END}${NO_NUMBER}`
/** Links and addresses in the text. They get no second link. */
const LINK = /\[[^\]\n]*\]\([^)\n]*\)|https?:\/\/\S+/g

/** In the order of the text. A title of one word is a word of any sentence. */
export function findNamed(text: string, documents: { title: string; url: string }[]): Named[] {
  const byTitle = documents.filter(({ title }) => /\S\s\S/.test(title) && !/[[\]]/.test(title))
  const found = [
    ...matches(
      text,
      NAMED_PAGE,
      PAGES.map(([, path]) => path),
    ),
    ...byTitle.flatMap(({ title, url }) =>
      matches(text, `${START}(${escaped(title)})${ENDING}${END}`, [url]),
    ),
  ]
  const links = Array.from(text.matchAll(LINK), ({ index, 0: link }) => ({
    from: index,
    to: index + link.length,
  }))
  // Of two that overlap, the longer words name the page or document.
  const longestFirst = found.sort((a, b) => b.to - b.from - (a.to - a.from))
  const kept: Named[] = []
  for (const one of longestFirst) {
    if (![...links, ...kept].some(({ from, to }) => from < one.to && one.from < to)) kept.push(one)
  }
  return kept.sort((a, b) => a.from - b.from)
}

function matches(text: string, pattern: string, paths: string[]): Named[] {
  return Array.from(text.matchAll(new RegExp(inAnySpelling(pattern), 'giu')), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    words: match[0],
    path: paths[match.slice(1).findIndex((name) => name !== undefined)]!,
  }))
}

function escaped(title: string): string {
  return title.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replace(/\s+/g, ' +')
}

/** Keyboards write ড়, ঢ় and য় as one letter or as two. */
function inAnySpelling(pattern: string): string {
  return pattern
    .normalize('NFC')
    .replaceAll('\u09A1\u09BC', '(?:\u09A1\u09BC|\u09DC)')
    .replaceAll('\u09A2\u09BC', '(?:\u09A2\u09BC|\u09DD)')
    .replaceAll('\u09AF\u09BC', '(?:\u09AF\u09BC|\u09DF)')
}
