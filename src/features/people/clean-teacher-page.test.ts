import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTeacherHtml, TooComplex } from './clean-teacher-page.ts'

/** Parts of markup, and text that breaks markup. */
const pieces = fc.constantFrom(
  ...`< > " ' / = &lt; &#x3c; --> <!-- ]]> ক <script </script> <p onclick= style= alert(1) <svg
    <a href= javascript: <img src= <title> </title> <style> <math> <textarea>`.split(/\s+/),
  ' ',
  '\0',
)

const WORD_ROW = `<tr><td width=120 class=xl65 style='border:solid windowtext 1.0pt'><p class=MsoNormal><span lang=BN>রহিমা খাতুন</span></p></td></tr>`

describe('A cleaned TeacherInformation.html', () => {
  it.each([
    ['a table', '<table><tr><th scope="col">নাম</th></tr></table>'],
    ['a link', '<a href="https://school.example/a?b=1">ক</a>'],
    ['a telephone number', '<a href="tel:+8801700000000">ফোন</a>'],
    ['an e-mail address', '<a href="mailto:a@school.example">ই-মেইল</a>'],
    [
      'cells with colspan and rowspan',
      '<table><tr><td colspan="2" rowspan="3">ক</td></tr></table>',
    ],
    ['the language of an element', '<p lang="en" dir="ltr">A</p>'],
    ['escaped markup', '<p>&lt;script&gt;</p>'],
  ])('keeps %s', (_what, html) => {
    expect(cleanTeacherHtml(html)).toBe(html)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT SRC="//evil.example/x.js"></SCRIPT>'],
    ['a script that is not closed', '<script>alert(1)'],
    ['a script inside a script', '<scr<script>ipt>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">ক</p>'],
    ['a handler without quotes', '<img src=x onerror=alert(1)>'],
    ['a handler after a slash', '<img/src="x"/onerror="alert(1)">'],
    ['a style element', '<style>body{display:none}</style>'],
    ['a style attribute', '<p style="position:fixed">ক</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a frame with srcdoc', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a frameset', '<frameset><frame src="//evil.example"></frameset>'],
    ['an object', '<object data="x.swf"><embed src="x.swf"></object>'],
    ['a script link', '<a href="javascript:alert(1)">ক</a>'],
    ['an obfuscated script link', '<a href=" j&#97;va\tscript:alert(1)">ক</a>'],
    ['a link to a data URL', '<a href="data:text/html,<script>alert(1)</script>">ক</a>'],
    ['a picture of another site', '<img src="https://other.example/x.png">'],
    ['a picture of another site without a scheme', '<img src="//other.example/x.png">'],
    ['the same with another sign', '<img src="/\\\\other.example/x.png">'],
    ['a picture without an address', '<img alt="x">'],
    ['a picture from a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    [
      'an SVG drawing',
      '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="x"></a></svg>',
    ],
    ['a formula', '<math><mtext><img src=x onerror=alert(1)></mtext></math>'],
    ['a form', '<form action="//evil.example"><input name="p" autofocus onfocus=alert(1)></form>'],
    ['a button', '<button formaction="javascript:alert(1)">ক</button>'],
    ['a base element', '<base href="//evil.example/">'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=//evil.example">'],
    ['a style sheet', '<link rel="stylesheet" href="//evil.example/x.css">'],
    ['a template', '<template><img src=x onerror=alert(1)></template>'],
    ['a comment with markup', '<!--><img src=x onerror=alert(1)>-->'],
    ['an id that shadows a global', '<p id="location" name="x" class="y">ক</p>'],
  ])('removes %s', (_what, html) => {
    const cleaned = cleanTeacherHtml(`<h1>ক</h1>${html}<p>শেষ</p>`)
    expectHarmless(cleaned)
    expect(cleaned).toMatch(/^<h2>ক<\/h2>/)
  })

  it('starts its headings one level below the heading of the page', () => {
    expect(cleanTeacherHtml('<h1>ক</h1><h2>খ</h2>')).toBe('<h2>ক</h2><h2>খ</h2>')
  })

  it('has no picture addresses as alternative text', () => {
    expect(cleanTeacherHtml('<img src="a.webp">')).toContain('src="a.webp"')
    expect(cleanTeacherHtml('<img src="/a.webp">')).toContain('alt=""')
    expect(cleanTeacherHtml('<img src="/a.webp" alt="ক">')).toContain('alt="ক"')
  })

  it.each([
    ['a table of 4,000 rows, saved by Word', `<table>${WORD_ROW.repeat(4000)}</table>`],
    ['100 nested elements', '<div>'.repeat(100)],
    ['20,000 elements', '<br>'.repeat(20_000)],
    ['1 MB of text', `<p>${'x'.repeat(1_000_000)}</p>`],
  ])('may be %s', (_what, html) => {
    expect(cleanTeacherHtml(html).length).toBeGreaterThan(100)
  })

  it.each([
    ['101 nested elements', '<div>'.repeat(101)],
    ['1 MB of unclosed elements', '<div>'.repeat(200_000)],
    ['1 MB of unclosed elements that the cleaner removes', '<label>'.repeat(140_000)],
    ['20,001 elements', '<br>'.repeat(20_001)],
    ['closing tags that open paragraphs', '</p>'.repeat(20_001)],
    ['text that grows to more than 1 MB', `<p>${'&'.repeat(300_000)}</p>`],
  ])('may not be %s', (_what, html) => {
    expect(() => cleanTeacherHtml(html)).toThrow(TooComplex)
  })

  it('does not change when it is cleaned again, for any input', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const cleaned = cleanTeacherHtml(parts.join(''))
        expect(cleanTeacherHtml(cleaned)).toBe(cleaned)
      }),
    )
  })

  it('is harmless for any input', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        expectHarmless(cleanTeacherHtml(parts.join('')))
      }),
    )
  })
})

function expectHarmless(html: string): void {
  expect(html).not.toMatch(
    /<\/?(script|style|iframe|frame|object|embed|svg|math|form|input|button|base|meta|link|template|!)/i,
  )
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    // Quoted values are removed, because they are not attribute names.
    const names = tag.replace(/"[^"]*"/g, '')
    expect(names).not.toMatch(/\s(on\w+|style|id|class|name|srcdoc|formaction)\b/i)
    expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
  }
}
