import { describe, expect, it } from 'vitest'
import { createOldSite } from '../old-site.ts'
import { convertPost } from './html-to-markdown.ts'
import { titleOf } from './plain-words.ts'

const site = createOldSite(['http://old.example'])
const UPLOADS = 'http://old.example/wp-content/uploads'

function convert(html: string, reusable: [number, string][] = []) {
  return convertPost({ html, base: site.origin, site, reusable: new Map(reusable) })
}

/** A post that was written with blocks: its line ends mean nothing. */
const inBlocks = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`

describe('convertPost', () => {
  it.each<[what: string, html: string, markdown: string]>([
    ['bold beside a word', 'ক<strong> গাঢ় </strong>খ', 'ক **গাঢ়** খ'],
    ['bold that ends with a colon', '<b>তারিখ:</b>১ জুন', '**তারিখ**:১ জুন'],
    ['emphasis inside bold', '<b>ক<i>খ</i></b> গ', '**কখ** গ'],
    ['emphasis that touches bold', '<i>ক</i><b>খ</b>', 'ক**খ**'],
    ['emphasis inside a word', 'ক<em>খ</em>গ', 'কখগ'],
    ['a line break', 'ক<br>খ<br />\nগ', 'ক\nখ\nগ'],
    ['two line breaks', 'ক<br><br>খ', 'ক\n\nখ'],
    ['signs', '২*৩ _ক_ class_six # ১', '২\\*৩ \\_ক\\_ class_six # ১'],
    ['a number at the start', '<p>1. ক</p><p># খ</p><p>- গ</p>', '1\\. ক\n\n\\# খ\n\n\\- গ'],
    ['references and comments', '&lt;নাম&gt; &amp;amp; &nbsp;<!--more-->ক', '<নাম> &amp; ক'],
    ['an underline', '<u>ক</u> <mark>খ</mark>', 'ক খ'],
    [
      'an address with blanks and brackets',
      '<a href="http://a.example/ক (১).pdf">গ</a>',
      '[গ](http://a.example/%E0%A6%95%20%28%E0%A7%A7%29.pdf)',
    ],
    ['a script', 'ক<script>alert(1)</script><style>p{}</style>', 'ক'],
    ['a link with a script', '<a href="javascript:alert(1)">ক</a>', 'ক'],
    ['a form', 'ক<form><input value="x"><button>পাঠান</button></form>', 'ক'],
    [
      'a link to a page of the old site',
      '<a href="http://www.old.example/?p=24">ক</a>',
      '[ক](/?p=24)',
    ],
    ['a telephone number', '<a href="tel:+8801711">ক</a>', '[ক](tel:+8801711)'],
    ['a link to the staff area', '<a href="/wp-admin/">ক</a>', 'ক'],
    ['a paragraph of preformatted lines', '<pre>ক\nখ</pre>', 'ক\nখ'],
    ['a quote', '<blockquote><p>ক</p><p>খ</p></blockquote>', '> ক\n>\n> খ'],
    ['a numbered list', '<ol start="3"><li>ক</li><li>খ</li></ol>', '3. ক\n4. খ'],
    ['a list inside a list', '<ol><li>ক<ul><li>খ</li></ul></li></ol>', '1. ক\n   - খ'],
    ['two lists in a row', '<ul><li>ক</li></ul><ul><li>খ</li></ul>', '- ক\n\n* খ'],
    ['an emoji', 'ক <img class="emoji" alt="🎉" src="https://s.w.org/x.svg">', 'ক 🎉'],
    [
      'a table without a head',
      '<table><tr><td>ক</td><td>খ</td></tr><tr><td>১</td><td style="text-align:right">২</td></tr></table>',
      '| ক | খ |\n| --- | ---: |\n| ১ | ২ |',
    ],
    [
      'line ends, paragraphs and bars in cells',
      '<table><tr><th>ক<br>খ</th><th>গ</th></tr><tr><td><p>১</p><p>২</p></td><td>৩ | ৪</td></tr></table>',
      '| ক খ | গ |\n| --- | --- |\n| ১ ২ | ৩ \\| ৪ |',
    ],
    [
      'cells over several rows and columns',
      '<table><tr><th>ক</th><th>খ</th></tr><tr><td rowspan="2">১</td><td>২</td></tr><tr><td>৩</td></tr><tr><td colspan="2">৪</td></tr></table>',
      '| ক | খ |\n| --- | --- |\n| ১ | ২ |\n| | ৩ |\n| ৪ | |',
    ],
    [
      'a frame in the form of a table',
      '<table><tr><td><p>ক</p><p>খ</p></td></tr></table>',
      'ক\n\nখ',
    ],
  ])('%s', (_, html, markdown) => {
    expect(convert(inBlocks(html)).text).toBe(markdown)
  })

  it.each<[what: string, html: string, markdown: string]>([
    ['an empty line', 'ক\n\nখ\n \nগ', 'ক\n\nখ\n\nগ'],
    ['a line end', 'ক\nখ<br />\nগ', 'ক\nখ\nগ'],
    ['a line end inside bold', '<b>ক\nখ</b>', '**ক**\n**খ**'],
    ['line ends between entries', '<ul>\n<li>ক</li>\n<li>খ</li>\n</ul>\nগ', '- ক\n- খ\n\nগ'],
    ['a part that is marked as more', 'ক<!--more-->\n\nখ', 'ক\n\nখ'],
  ])('in a classic post: %s', (_, html, markdown) => {
    expect(convert(html).text).toBe(markdown)
  })

  it('includes a reusable block, and ends if blocks include themselves', () => {
    const html = '<!-- wp:paragraph --><p>ক</p><!-- /wp:paragraph --><!-- wp:block {"ref":23} /-->'
    expect(convert(html, [[23, '<p>সময়</p>']]).text).toBe('ক\n\nসময়')
    expect(convert(html, [[23, '<p>খ</p><!-- wp:block {"ref":23} /-->']]).text).toMatch(/^ক\n\nখ/)
  })

  it('removes shortcodes, and keeps other words in brackets', () => {
    const html =
      '[vc_row][vc_column width="1/2"]ক[/vc_column][/vc_row] [contact-form-7 id="5"] [সংযুক্ত] [১] [note]'
    expect(convert(html).text).toBe('ক\n\n[সংযুক্ত] [১] [note]')
    expect(convert('[[gallery]]').text).toBe('[gallery]')
  })

  it('converts a Bijoy font alone, and Bijoy without a font', () => {
    const font =
      '<p><span style="font-family: SutonnyMJ, Arial">evwl©K cixÿv</span></p><p>Roll No. and Section</p>'
    expect(convert(font).text).toBe('বার্ষিক পরীক্ষা\n\nRoll No. and Section')
    expect(convert('<font face="SutonnyMJ">†eZb</font> SMS').text).toBe('বেতন SMS')
    expect(convert('†eZb I wd cwi‡kv‡ai <b>†kl</b> ZvwiL').text).toBe(
      'বেতন ও ফি পরিশোধের **শেষ** তারিখ',
    )
  })

  it('removes hidden links, and counts them', () => {
    const spam = '<a href="http://spam.example">slot gacor</a>'
    const html = `ক<div style="position: absolute; left: -9999px">${spam}</div><p style="display:none">${spam}</p>`
    const { text, mentions } = convert(html)
    expect(text).toBe('ক')
    expect(mentions.hiddenLinks).toBe(2)
  })

  it('names each file once, and drops paragraphs that are only links to files', () => {
    const html = `<p>ক</p>
      <div class="wp-block-file"><a href="${UPLOADS}/2025/11/%e0%a6%95.pdf">ক</a><a href="${UPLOADS}/2025/11/ক.pdf">Download</a></div>
      <p><a href="${UPLOADS}/2025/03/IMG.jpg"><img src="${UPLOADS}/2025/03/IMG-1024x768.jpg"></a></p>
      <p>দেখুন: <a href="/wp-content/uploads/2025/11/খ.pdf">খ</a></p>
      [pdf-embedder url="${UPLOADS}/2025/11/গ.pdf"]
      <iframe src="https://docs.google.com/viewer?url=${encodeURIComponent(`${UPLOADS}/2025/11/ঘ.pdf`)}&embedded=true"></iframe>
      ${UPLOADS}/2025/11/ঙ.pdf`
    const { text, mentions } = convert(html)
    expect(text).toBe('ক\n\nদেখুন: [খ](/wp-content/uploads/2025/11/%E0%A6%96.pdf)')
    expect(mentions.files.map(({ path }) => path)).toEqual([
      '2025/11/ক.pdf',
      '2025/03/IMG.jpg',
      '2025/11/খ.pdf',
      '2025/11/গ.pdf',
      '2025/11/ঘ.pdf',
      '2025/11/ঙ.pdf',
    ])
  })

  it('reports files at other sites', () => {
    const html =
      '<iframe src="https://drive.google.com/file/d/1/preview"></iframe> <a href="https://dropbox.com/s/x">ক</a>'
    const { text, mentions } = convert(html)
    expect(text).toContain('https://drive.google.com/file/d/1/preview')
    expect(mentions.external).toEqual([
      'https://drive.google.com/file/d/1/preview',
      'https://dropbox.com/s/x',
    ])
  })

  it('collects the pictures of galleries without their captions', () => {
    const html = inBlocks(
      `<figure class="wp-block-gallery"><figure><img data-id="7" src="${UPLOADS}/2025/03/a-300x200.jpg" alt="খেলা"><figcaption>দৌড়</figcaption></figure></figure>`,
    )
    const { text, mentions } = convert(html)
    expect(text).toBe('')
    expect(mentions.files).toEqual([])
    expect(mentions.pictures).toMatchObject([
      { id: 7, alt: 'খেলা', caption: 'দৌড়', file: { path: '2025/03/a.jpg' } },
    ])
    expect(convert('ক [gallery ids="7,8"]').mentions.pictures).toMatchObject([{ id: 7 }, { id: 8 }])
    expect(convert('ক [gallery]').mentions.hasOwnGallery).toBe(true)
  })

  it.each<[what: string, html: string]>([
    ['frames', '<div>'.repeat(5000)],
    ['tables', '<table><tr><td>'.repeat(500)],
    ['lists', '<ul><li>'.repeat(3000)],
    ['bold words', '<b>'.repeat(25_000)],
    ['a megabyte', `<p>${'খ '.repeat(600_000)}</p>`],
    ['entries', '<ul>'.concat('<li>খ</li>'.repeat(700), '</ul>')],
  ])('keeps the words of a text that is too large or too deep: %s', (_, html) => {
    const { text, isPlain, mentions } = convert(
      `${html}<p>শেষ <a href="${UPLOADS}/2025/01/x.pdf">x</a></p>`,
    )
    expect(isPlain).toBe(true)
    expect(text).toMatch(/শেষ x$/)
    expect(mentions.files).toHaveLength(1)
  })
})

describe('titleOf', () => {
  it('decodes references and removes tags', () => {
    const html = 'পরীক্ষা &amp; ফলাফল &#8211; &#8220;বিশেষ&#8221; <strong>নোটিশ</strong> &lt;জরুরি&gt;'
    expect(titleOf(html)).toBe('পরীক্ষা & ফলাফল – “বিশেষ” নোটিশ <জরুরি>')
    expect(titleOf('<জরুরি> ক < খ')).toBe('<জরুরি> ক < খ')
  })
})
