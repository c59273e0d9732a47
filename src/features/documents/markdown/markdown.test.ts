import { describe, expect, it } from 'vitest'
import { markdownHtml } from './markdown.ts'
import { toPlainText } from './plain-text.ts'

const html = (text: string) => Array.from(markdownHtml(text)).join('')

describe('Markdown becomes HTML', () => {
  it.each<[what: string, text: string, expected: string]>([
    ['paragraphs and line ends', 'ক\nখ\n\nগ', '<p>ক<br/>খ</p><p>গ</p>'],
    ['bold and emphasis', '**ক** ও *খ*', '<p><strong>ক</strong> ও <em>খ</em></p>'],
    ['headings, from the second level', '# ক\n### খ', '<h2>ক</h2><h3>খ</h3>'],
    ['headings that begin deeper', '## ক\n### খ', '<h2>ক</h2><h3>খ</h3>'],
    [
      'six levels of headings',
      '# a\n## b\n#### c\n###### d',
      '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>',
    ],
    ['a list', '- ক\n- খ\n  গ', '<ul><li>ক</li><li>খ<br/>গ</li></ul>'],
    ['a list inside a list', '- ক\n  - খ', '<ul><li>ক<ul><li>খ</li></ul></li></ul>'],
    ['a numbered list', '1. ক\n2. খ', '<ol><li>ক</li><li>খ</li></ol>'],
    [
      'numbers as written',
      '3. ক\n5. খ\n6. গ',
      '<ol><li value="3">ক</li><li value="5">খ</li><li>গ</li></ol>',
    ],
    ['a heading in a list', '- # ক', '<ul><li><p><strong>ক</strong></p></li></ul>'],
    ['a heading in a quote', '> ## ক', '<blockquote><p><strong>ক</strong></p></blockquote>'],
    ['a quote', '> ক', '<blockquote><p>ক</p></blockquote>'],
    ['a rule', 'ক\n\n---\n\nখ', '<p>ক</p><hr/><p>খ</p>'],
    [
      'a table',
      '| ক | খ |\n|---|--:|\n| ১ | **২** |',
      '<div class="scroll slide" tabindex="0"><table><thead><tr><th scope="col">ক</th><th scope="col" class="n">খ</th></tr></thead><tbody><tr><th scope="row">১</th><td class="n"><strong>২</strong></td></tr></tbody></table></div>',
    ],
    ['an escaped sign', '\\*ক\\*', '<p>*ক*</p>'],
  ])('%s', (_, text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it.each([
    ['https://example.com/ক', 'https://example.com/%E0%A6%95'],
    ['http://example.com', 'http://example.com/'],
    ['mailto:office@shapla.example', 'mailto:office@shapla.example'],
    ['tel:+8801700000000', 'tel:+8801700000000'],
    ['/allNotices?topic=exam', '/allNotices?topic=exam'],
    ['/a"onclick="b', '/a&quot;onclick=&quot;b'],
    ['/', '/'],
  ])('a link to %s', (url, href) => {
    expect(html(`[ক](${url})`)).toBe(`<p><a href="${href}">ক</a></p>`)
  })

  it('the labels of a table on a phone are escaped', () => {
    const table = '| ক"<b> | খ | গ | ঘ |\n|---|---|---|---|\n| ১ | ২ | ৩ | ৪ |'
    expect(html(table)).toContain('data-l="ক&quot;&lt;b&gt;"')
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://user:secret@evil.example',
    'vbscript:x',
    '২য়',
  ])('a link to %s stays text', (url) => {
    const shown = html(`[ক](${url})`)
    expect(shown).not.toContain('<a')
    expect(shown).toBe(`<p>[ক](${url})</p>`.replace('/\\', '/\\'))
  })
})

/** Texts that a machine reads from a paper. A confirmed text is Markdown, and must stay the same. */
const FROM_PAPER: [what: string, text: string, shown?: string][] = [
  ['HTML', '<b>ক</b> <script>alert(1)</script> &lt; &nbsp;'],
  ['HTML on its own line', '<div onclick="x">\nক\n</div>'],
  ['a picture', '![ক](খ.png)'],
  ['code', '`ক` ```খ```'],
  ['an underlined line', 'ক\n====='],
  ['a form', '[ ] হ্যাঁ [x] না [১]: ২'],
  ['blanks to write in', 'নাম:____ঠিকানা:____ তারিখ: ________'],
  ['a row of stars', 'ক *** খ ***'],
  ['a product', '৫*৩*২ ও 5 * 3 * 2'],
  ['a footnote', 'ফি ৫০০* টাকা, ৬০০* টাকা\n*শর্ত প্রযোজ্য'],
  ['names with low lines', 'class_six_a ও class_six_b'],
  ['a number after a hash', '#১২ ও ১# ২#'],
  ['a telephone number', '+ 880 1700 000000'],
  ['a line to cut along', '- - - - - - কাটুন - - - - - -'],
  ['arrows', '>>> ক'],
  ['numbers of sections', '1. 2. 3. ক'],
  ['a year at the start of a later line', 'সভা ১২ নভেম্বর\n2026. সকলে আসবেন'],
  ['Bengali numbers that do not count up', '১. ক\n৩. খ\n৭। গ'],
  ['cells of a sheet', 'ক | খ | গ\n১ | ২ | ৩'],
  ['four blanks at the start of a line', 'ক\n\n    খ\n\tগ', 'ক\n\nখ\nগ'],
  ['a footnote mark', '[^1] ক'],
  ['an e-mail address', '<office@shapla.example>'],
  ['a backslash before a letter', 'C:\\নোটিশ'],
]

describe('a text from a paper stays as it is, besides links to its addresses and numbers:', () => {
  it.each(FROM_PAPER)('%s', (_, text, shown = text) => {
    const asText = html(text)
      .replace(/<\/p><p>/g, '\n\n')
      .replace(/<br\/>/g, '\n')
      .replace(/^<p>|<\/p>$/g, '')
      .replace(/<a href="[^"]*">|<\/a>/g, '')
    expect(asText).not.toMatch(/</)
    expect(unescapeHtml(asText)).toBe(shown)
    expect(toPlainText(text)).toBe(shown)
  })
})

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/** Each would take the parser many seconds, or break the stack, without limits. */
const HOSTILE = {
  brackets: '['.repeat(100_000),
  links: '[a](b '.repeat(16_000),
  stars: '*a '.repeat(33_000),
  'stars and low lines': '*a_ '.repeat(25_000),
  closers: 'a* '.repeat(33_000),
  'stars in bold': 'a**b'.repeat(25_000),
  'many dense paragraphs': `${'*a_ '.repeat(400)}\n\n`.repeat(60),
  quotes: '>'.repeat(100_000),
  'quotes with blanks': '> '.repeat(50_000),
  'quotes in lines': '>\n\n'.repeat(33_000),
  lists: '- '.repeat(50_000),
  'lists in lists': Array.from({ length: 310 }, (_, depth) => `${'  '.repeat(depth)}- a`).join(
    '\n',
  ),
  'quotes in lists': Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}> - a`).join(
    '\n',
  ),
  entries: '-\n'.repeat(50_000),
  'a wide table': `${'|a'.repeat(25_000)}\n${'|-'.repeat(25_000)}`,
  rows: `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(16_000)}`,
  blanks: `a${' '.repeat(99_000)}b`,
  'blanks and signs': `${'a '.repeat(30_000)}|${' *'.repeat(20_000)}`,
  'bold in bold': `${'**a '.repeat(12_000)}${'a** '.repeat(12_000)}`,
}

describe(
  'a text of 100,000 characters is shown, however its signs are nested:',
  { tags: 'rest' },
  () => {
    it.each(Object.entries(HOSTILE))('%s', (_, text) => {
      expect(html(text).length).toBeGreaterThan(0)
      expect(toPlainText(text).length).toBeLessThanOrEqual(text.length)
    })
  },
)

it.each([
  ['# ক\n\n**খ** ও *গ*', 'ক\n\nখ ও গ'],
  ['- ক\n- [খ](/x)\n> গ', 'ক\nখ\nগ'],
  ['| ক | খ |\n|---|---|\n| ১ | ২ |', 'ক, খ;\n১, ২'],
  ['| ক |\n|---|\n| ১ |\n\nখ', 'ক;\n১\n\nখ'],
  ['| ক \\| খ | গ |\n|---|---|\n| ১ | ২ |', 'ক | খ, গ;\n১, ২'],
  ['১ম **কথা**টি\n\n---\n\n\\*ক', '১ম কথাটি\n\n\nক'.replace('\n\n\nক', '\n\n\n*ক')],
  ['1. ক\n2. খ', '1. ক\n2. খ'],
])('the plain text of %j is %j', (markdown, expected) => {
  expect(toPlainText(markdown)).toBe(expected)
})
