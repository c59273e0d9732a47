import { describe, expect, it } from 'vitest'
import { toPlainText } from '#src/features/documents/markdown/plain-text.ts'
import { renderText } from '#src/features/documents/markdown/render-text.ts'
import { convertPost } from '#src/moving/wordpress/text/html-to-markdown.ts'
import { languageOfText } from '#src/words/language.ts'
import { createOldSite } from '#src/moving/wordpress/old-site.ts'

/** The words and the addresses of the links in HTML. */
function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g), ([, href, words]) => {
    const address = decodeURI(href!.replaceAll('&amp;', '&'))
    const shown = words!.replaceAll('&amp;', '&')
    const isSame = [address, address.replace(/\/$/, '')].includes(shown)
    return isSame ? shown : `${shown} → ${address}`
  })
}

/** What people type, where the report is from, and the right links. */
const LINKS: [text: string, source: string, links: string[]][] = [
  [
    'ফরম পূরণ করুন https://forms.example.org/abc। তারপর',
    'a notice: the Bengali full stop',
    ['https://forms.example.org/abc'],
  ],
  [
    '(https://forms.example.org/page) দেখুন।',
    'a notice: brackets',
    ['https://forms.example.org/page'],
  ],
  [
    'আরও: https://bn.example.org/wiki/বাংলা_(ভাষা), এবং',
    'a notice: an address of Wikipedia',
    ['https://bn.example.org/wiki/বাংলা_(ভাষা)'],
  ],
  [
    'www.padma.example.org/নোটিশ।',
    'a notice: no scheme',
    ['www.padma.example.org/নোটিশ → http://www.padma.example.org/নোটিশ'],
  ],
  [
    '“https://forms.example.org/q?x=1&y=2”।',
    'a notice: quotation marks',
    ['https://forms.example.org/q?x=1&y=2'],
  ],
  ['https://forms.example.org/last…', 'a notice: an ellipsis', ['https://forms.example.org/last']],
  [
    'https://forms.example.org/x*y_z_w',
    'a notice: signs of Markdown in an address',
    ['https://forms.example.org/x*y_z_w'],
  ],
  [
    'https://forms.example.org/__init__/a~b',
    'cherry-studio#19136: marks in an address',
    ['https://forms.example.org/__init__/a~b'],
  ],
  [
    'ফরম: forms.gle/XyZ12-তে',
    'a notice: the short address of a form',
    ['forms.gle/XyZ12 → http://forms.gle/XyZ12'],
  ],
  [
    'www.dhakaboard.gov.bd-এ পাওয়া যাবে',
    'a notice: a case ending',
    ['www.dhakaboard.gov.bd → http://www.dhakaboard.gov.bd/'],
  ],
  ['ওয়েবসাইট: bteb.gov.bd।', 'a notice: a bare host', ['bteb.gov.bd → http://bteb.gov.bd/']],
  ['https://padma.edu.bd/a,পরে', 'a notice: a comma without a blank', ['https://padma.edu.bd/a']],
  [
    'https://a.example/x,https://b.example/y;www.c.example',
    'linkify-it#15: addresses without a blank',
    ['https://a.example/x', 'https://b.example/y', 'www.c.example → http://www.c.example/'],
  ],
  ['(https://example.com/foo/bar)。', 'remark-gfm#83', ['https://example.com/foo/bar']],
  ['全角カッコ（https://example.com）', 'cmark-gfm#377', ['https://example.com']],
  [
    '(https://github.com/)0 {https://github.com/}0',
    'cmark-gfm#153',
    ['https://github.com/', 'https://github.com/'],
  ],
  [
    '[ www.example.com [] https://example.com [^ contact@example.com',
    'cmark-gfm#278',
    [
      'www.example.com → http://www.example.com/',
      'https://example.com',
      'contact@example.com → mailto:contact@example.com',
    ],
  ],
  ['http://t.cn/RZwjG7U（分享自 @酷6网）', 'linkify-it#15', ['http://t.cn/RZwjG7U']],
  ['当当网http://t.cn/RUy3HJN《一尺闲梦》', 'linkifyjs#82', ['http://t.cn/RUy3HJN']],
  ['1.web www.com wwwgithub.com foo@github', 'linkify-it#57, language-gfm#125', []],
  ['**https://example.com/pull/28031**।', 'vm0#28046', ['https://example.com/pull/28031']],
  [
    '*https://a.example/x*（note） __https://a.example/y__',
    'cherry-studio#19136',
    ['https://a.example/x', 'https://a.example/y'],
  ],
  [
    'https://en.example.org/wiki/HMS_(91)#/File:HMS_(91)_after.jpg',
    'WordPress 62037',
    ['https://en.example.org/wiki/HMS_(91)#/File:HMS_(91)_after.jpg'],
  ],
  [
    'https://en.example.org/wiki/Degrees_(engineering)',
    'Shaarli#966',
    ['https://en.example.org/wiki/Degrees_(engineering)'],
  ],
  [
    'https://maps.example.com/@39.90,116.40,12z, ids=https://a.example/api?ids=1,2,',
    'octo-web#1664',
    ['https://maps.example.com/@39.90,116.40,12z', 'https://a.example/api?ids=1,2'],
  ],
  [
    '<a href="http://www.example.com">http://www.example.com</a>',
    'marked#200: HTML stays text',
    ['http://www.example.com', 'http://www.example.com'],
  ],
  [
    '[**www.example.com**](https://example.com/)',
    'mdast-util-gfm-autolink-literal#1',
    ['<strong>www.example.com</strong> → https://example.com/'],
  ],
  [
    '_support@example.com to contact support_',
    'mdast-util-gfm-autolink-literal#15',
    ['support@example.com → mailto:support@example.com'],
  ],
  ['user@.com', 'micromark#164', []],
  [
    'https://some-5555555-thing.example.com/01700000001',
    'deltachat-android#4035: digits in an address',
    ['https://some-5555555-thing.example.com/01700000001'],
  ],
  ['http://user:secret@evil.example/ https://evil.example@x', 'a password in an address', []],
  [
    '| https://a.example/x | www.b.example |\n|---|---|\n| ক | খ |',
    'cells of a table',
    ['https://a.example/x', 'www.b.example → http://www.b.example/'],
  ],
  [
    'মেইল: office@padma.example.org।',
    'a notice',
    ['office@padma.example.org → mailto:office@padma.example.org'],
  ],
]

/** Numbers that people can call, and numbers that only look like them. */
const NUMBERS: [text: string, source: string, links: string[]][] = [
  [
    'ফোন: ০১৭০০-০০০০০১, 01700-000002, +৮৮০১৭০০০০০০০৩।',
    'a notice: three spellings',
    [
      '০১৭০০-০০০০০১ → tel:+8801700000001',
      '01700-000002 → tel:+8801700000002',
      '+৮৮০১৭০০০০০০০৩ → tel:+8801700000003',
    ],
  ],
  [
    '০১৭০০০০০০০১/০১৮০০০০০০০২ (বিকাশ)',
    'a notice: two numbers',
    ['০১৭০০০০০০০১ → tel:+8801700000001', '০১৮০০০০০০০২ → tel:+8801800000002'],
  ],
  [
    '01700 000 004 01800 000 005-এ',
    'a notice: blanks',
    ['01700 000 004 → tel:+8801700000004', '01800 000 005 → tel:+8801800000005'],
  ],
  [
    'ফোন: (02) 9551234, 0421-68025, 029551234',
    'a notice: land lines',
    [
      '(02) 9551234 → tel:+88029551234',
      '0421-68025 → tel:+88042168025',
      '029551234 → tel:+88029551234',
    ],
  ],
  ['02-9551234-5', 'the letterhead of a school: an exchange', ['02-9551234 → tel:+88029551234']],
  [
    '+44 20 7946 0958, +৮৮০ (০) ১৭০০-০০০০০৪',
    'a notice: country codes',
    ['+44 20 7946 0958 → tel:+442079460958', '+৮৮০ (০) ১৭০০-০০০০০৪ → tel:+8801700000004'],
  ],
  [
    '৩৩৩ নম্বরে ফোন করুন; ৯৯৯-এ কল করুন',
    'a notice: short numbers',
    ['৩৩৩ → tel:333', '৯৯৯ → tel:999'],
  ],
  [
    'হটলাইন: ৩৩৩, ৯৯৯ ও ১০৯। Call 16263.',
    'a notice: helplines',
    ['৩৩৩ → tel:333', '৯৯৯ → tel:999', '১০৯ → tel:109', '16263 → tel:16263'],
  ],
  ['ফি ৩৩৩ টাকা, ৯৯৯ জন, ১০৯ পৃষ্ঠা, ফোন বিল ৩৩৩ টাকা', 'element-x-android#5787: short numbers', []],
  ['1080p, 1920x1080, 2015 10/05', 'element-x-android#4216, simplenote-android#440', []],
  ['০২-১১-২০২৬, 02.11.2026, 2025-2026, 10:05-11:30', 'twake-on-matrix#2841: dates and times', []],
  [
    '123 456 7890, হিসাব নং ০২০০০১২৩৪৫৬৭, A/C: 01712345678',
    'nextcloud notes-android#1460: bank accounts',
    [],
  ],
  ['স্মারক নং ৩৭.০২.২৬০০.০০০.৯৯.০০১.২৬-১২৩৪৫৬৭, সূত্র: ০২-১২৩৪৫৬৭', 'a letter: memo numbers', []],
  ['EIIN: 108258, রোল ০১৭১২৩৪৫৬৭৮, রেজিস্ট্রেশন নং 1612345678', 'a sheet of marks', []],
  ['জন্ম নিবন্ধন নম্বর ২০১০২৬১২৩৪৫৬৭৮৯০১, NID 01712345678', 'a form', []],
  ['01 72 34 56 78 91 02 33', 'a row of marks', []],
]

describe('the links of a text', () => {
  it.each([...LINKS, ...NUMBERS])('%j (%s)', async (text, _source, links) => {
    expect(linksOf(await renderText(text, 'typed'))).toEqual(links)
  })

  it.each([...LINKS, ...NUMBERS].filter(([text]) => !/[*|]|\]\(|_s|__/.test(text)))(
    'are the same in a text that was read: %j (%s)',
    async (text, _source, links) => {
      expect(linksOf(await renderText(text, 'file'))).toEqual(links)
    },
  )

  it.each(LINKS.filter(([text]) => !/[*<|]|\]\(|_s/.test(text)))(
    'are the same in a text that moves in: %j (%s)',
    async (text, _source, links) => {
      expect(linksOf(await renderText(moved(`<p>${text}</p>`), 'typed'))).toEqual(links)
    },
  )
})

function moved(html: string): string {
  const site = createOldSite(['https://old.example'])
  return convertPost({ html, base: site.origin, site, reusable: new Map() }).text
}

/** HTML of an old site, where the report is from, and the right HTML here. */
const STRUCK: [html: string, source: string, right: string][] = [
  [
    'সভা <del>১০ মে</del> ১২ মে',
    'WordPress: the button of the editor',
    '<p>সভা <del>১০ মে</del> ১২ মে</p>',
  ],
  [
    '<s>১০ মে</s> <strike>১১ মে</strike>',
    'html2md#19, turndown#337',
    '<p><del>১০ মে</del> <del>১১ মে</del></p>',
  ],
  [
    'Price: <span style="text-decoration: line-through;">80€</span> 70€',
    'reader#120: a style',
    '<p lang="en">Price: <del>80€</del> 70€</p>',
  ],
  ['ক<strike> পুরোনো </strike>খ', 'markitdown#2342: blanks inside', '<p>ক <del>পুরোনো</del> খ</p>'],
  [
    'a<del>"bc".</del>d',
    'markdown#436: inside a word',
    '<p lang="en">a&quot;<del>bc&quot;</del>.d</p>',
  ],
  ['<del><b>ফি</b> ২০০ <i>টাকা</i></del>', 'a notice: marks inside', '<p><del>ফি ২০০ টাকা</del></p>'],
  [
    '<!-- wp:html --><del><p>এক</p><p>দুই</p></del>',
    'a notice: paragraphs',
    '<p><del>এক</del></p><p><del>দুই</del></p>',
  ],
  [
    '<p style="text-decoration:line-through">বাতিল</p>',
    'a notice: the style of a paragraph',
    '<p><del>বাতিল</del></p>',
  ],
  [
    '<del><a href="https://a.example/x">ফরম</a></del>',
    'a notice: a withdrawn link',
    '<p><del>ফরম</del></p>',
  ],
  [
    '<ul><li><s>ক</s></li><li>খ</li></ul>',
    'a notice: an entry of a list',
    '<ul><li><del>ক</del></li><li>খ</li></ul>',
  ],
  ['~৫০০ টাকা, ১০~১২ দিন, ~~~', 'a notice: tildes', '<p>~৫০০ টাকা, ১০~১২ দিন, ~~~</p>'],
  [
    '১০<sup>২</sup> মি<sup>2</sup>, H<sub>2</sub>O, ১<sup>ম</sup>',
    'markdownify#38: superscripts',
    '<p>১০² মি², H₂O, ১ম</p>',
  ],
]

describe('struck words', () => {
  it.each(STRUCK)('and superscripts stay when a text moves in: %j (%s)', async (html, _, right) => {
    expect(await renderText(moved(html), 'typed')).toBe(right.replaceAll(' lang="en"', ''))
  })

  it('are struck in a text that is typed or read, and are not in its plain text', async () => {
    const text = 'সভা ~~১০ মে\n১১ মে~~ ১২ মে। ~৫০০'
    const html = '<p>সভা <del>১০ মে<br/>১১ মে</del> ১২ মে। ~৫০০</p>'
    expect(await renderText(text, 'typed')).toBe(html)
    expect(await renderText(text, 'file')).toBe(html)
    expect(toPlainText(text)).toBe('সভা  ১২ মে। ~৫০০')
  })
})

it('each paragraph says its language, if it is not that of the text', async () => {
  const text = 'Dear guardians, the exam begins on Sunday.\n\nপ্রিয় অভিভাবক\n\nSSC 2026\n\n২০২৬'
  const right =
    '<p>Dear guardians, the exam begins on Sunday.</p><p lang="bn">প্রিয় অভিভাবক</p><p>SSC 2026</p><p lang="bn">২০২৬</p>'
  expect(languageOfText(text)).toBe('en')
  expect(await renderText(text, 'typed')).toBe(right)
  expect(await renderText(text, 'file')).toBe(right)
})

it.each([
  ['নোটিশ', 'bn'],
  ['Notice', 'en'],
  ['SSC পরীক্ষা', 'bn'],
  ['The Head Teacher (প্রধান শিক্ষক) invites all guardians', 'en'],
  ['ফরম: https://docs.google.com/forms/d/e/long-path/viewform office@school.example', 'bn'],
  ['২০২৬', 'bn'],
  ['2026', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
