import { describe, expect, it } from 'vitest'
import { readBuiltFiles } from './old-browsers/built-files.ts'
import { findNewCss } from './old-browsers/css-findings.ts'
import { findNewCalls, INLINE } from './old-browsers/script-findings.ts'

/** The oldest versions of Chrome that README.md promises to support. */
const OLDEST = 80
const OLDEST_FOR_OFFICE = 92

const built = await readBuiltFiles()

/** Calls of inline scripts that the oldest browsers lack, and the effect there. */
const INLINE_CALLS = {
  '.share': 'the button for it stays hidden',
  '.register': 'the form of following stays hidden without a push service',
  '.unregister': 'no worker was registered',
}

/** Features of the public style that the oldest browsers lack, and their substitutes there. */
const PUBLIC_EXTRAS = {
  ':focus-visible': 'the ring that the browser draws itself',
  ':has': 'every class of the counts is expanded; the background of an open photo scrolls',
  'accent-color': 'check boxes in the colour of the browser',
  'align-content: start': 'nothing is missing: it is new only outside grids',
  'align-self: start': 'nothing is missing: it is new only outside grids',
  'aspect-ratio': 'photos have the shape of their width and height',
  'aspect-ratio: auto': 'on paper, photos keep the shape of their width and height anyway',
  'background: bottom': 'nothing is missing: positions are older than this entry',
  'background: right': 'nothing is missing: positions are older than this entry',
  'color-scheme': 'controls of the browser and scroll bars stay light',
  'color-scheme: dark': 'controls of the browser and scroll bars stay light',
  'color-scheme: light': 'controls of the browser and scroll bars stay light',
  'content-visibility': 'photos far from the window are not loaded',
  'content-visibility: auto': 'photos far from the window are not loaded',
  'forced-color-adjust': 'forced colours in the chart',
  'forced-color-adjust: none': 'forced colours in the chart',
  size: 'the paper size that the printer has',
  'text-decoration-thickness': 'underlines as thin as usual',
  'text-underline-offset': 'underlines as close as usual',
  'text-wrap': 'headings break where the line is full',
  'text-wrap: balance': 'headings break where the line is full',
}

/** The same for the office. */
const OFFICE_EXTRAS = {
  ':has':
    'wider fields on a phone; a list with one problem has a bullet; the last action stays in view beside a page that is cropped',
  '@layer': 'nothing is missing: Mantine comes without layers',
  'accent-color': 'check boxes and sliders in the colour of the browser',
  'align-content: start': 'nothing is missing: it is new only outside grids',
  'align-self: end': 'nothing is missing: it is new only outside grids',
  dvh: 'base.css of the office says the same in vh for them',
  'font-family: ui-monospace': 'another monospaced font',
  'grid-template-rows: subgrid': 'fields of a row may have different vertical positions',
  'place-items: start': 'nothing is missing: it is new only outside grids',
  'scrollbar-color': 'a scroll bar in the usual colours',
  'scrollbar-width': 'a scroll bar beside the one that Mantine draws',
  'scrollbar-width: none': 'a scroll bar beside the one that Mantine draws',
  'text-box-edge': 'not used in the office',
  'text-box-edge: alphabetic': 'not used in the office',
  'text-box-edge: cap': 'not used in the office',
  'text-box-trim': 'not used in the office',
  'text-box-trim: trim-both': 'not used in the office',
  'text-wrap': 'text breaks where the line is full',
}

/** Calls in the staff scripts that look new, and why each is safe. */
const OFFICE_CALLS = {
  '.Segmenter': 'shortens titles on public pages, on the server',
  '.at': 'Chrome 92 has it, the oldest for the office',
  '.getAnimations': 'React, in a view transition',
  '.hasOwn': 'src/office/frame/polyfills.ts has it',
  '.move': 'our own function',
  '.pause': "Papa Parse's own function",
  '.reason': 'our own field',
  '.replaceAll': 'Chrome 85 has it',
  '.restore': 'our own function',
  '.segment': 'shortens titles on public pages, on the server',
  '.startViewTransition': 'React and React Router, which first check for it',
  '.toArray': "React's own function, for children",
  '.toWellFormed': 'cleans text on the server; the office only loads it with toNfc',
  '.use': "React's own function",
}

describe('the build for old browsers', () => {
  it(`the style of public pages uses nothing newer than Chrome ${OLDEST} except the extras listed here`, () => {
    expect(built.inlined.styles).not.toEqual([])
    const found = new Set(built.inlined.styles.flatMap((css) => [...findNewCss(css, OLDEST)]))
    expect([...found].sort()).toEqual(Object.keys(PUBLIC_EXTRAS).sort())
  })

  it(`the style of the office uses nothing newer than Chrome ${OLDEST_FOR_OFFICE} except the extras listed here`, () => {
    expect(built.officeStyles).not.toEqual([])
    const found = built.officeStyles.flatMap(({ code }) => [...findNewCss(code, OLDEST_FOR_OFFICE)])
    expect(found.sort()).toEqual(Object.keys(OFFICE_EXTRAS).sort())
  })

  it(`inline scripts of public pages run in Chrome ${OLDEST}`, () => {
    const scripts = built.inlined.scripts.filter((script) => !isJson(script))
    expect(scripts).not.toEqual([])
    const found = scripts.flatMap((script) => [...findNewCalls(script, OLDEST, INLINE)])
    expect(found).toEqual(Object.keys(INLINE_CALLS))
  })

  it(`the scripts of the office call nothing newer than Chrome ${OLDEST} except the calls listed here`, () => {
    expect(built.officeScripts.length).toBeGreaterThan(20)
    const found = built.officeScripts.flatMap(({ name, code }) => {
      try {
        return [...findNewCalls(code, OLDEST)]
      } catch (error) {
        return [`${name}: ${String(error)}`]
      }
    })
    expect([...new Set(found)].sort()).toEqual(Object.keys(OFFICE_CALLS).sort())
  })
})

describe('the checker', () => {
  it.each([
    ['@media (width<=48rem){a{color:red}}', 'range in @media'],
    ['a{overflow-x:clip}', 'overflow-x: clip'],
    ['a{inset:0}', 'inset'],
    ['a{padding-block:1px}', 'padding-block'],
    ['a{max-height:80dvh}', 'dvh'],
    ['a{color:light-dark(#fff,#000)}', 'light-dark()'],
    ['a,b:has(c){color:red}', ':has in a list'],
    ['@supports not selector(:has(*)){a{color:red}}', '@supports not selector()'],
  ])('finds %s', (css, name) => {
    expect([...findNewCss(css, OLDEST)]).toContain(name)
  })

  it.each([
    'a{max-height:80vh;max-height:80dvh}',
    '@supports (overflow:clip){a{overflow-x:clip}}',
    '@media (min-width:48rem){a{display:grid;gap:1px}}',
  ])('allows %s', (css) => {
    expect([...findNewCss(css, OLDEST)]).toEqual([])
  })

  it.each([
    ['list.toSorted()', '.toSorted'],
    ['list.with(0, 1)', '.with'],
    ['list.at(-1)', '.at'],
    ['URL.canParse(text)', '.canParse'],
    ['structuredClone(value)', 'structuredClone'],
    ['new WeakRef(value)', 'WeakRef'],
  ])('finds %s', (code, name) => {
    expect([...findNewCalls(code, OLDEST)]).toEqual([name])
  })

  it('refuses syntax newer than ES2020, and `?.` in an inline script', () => {
    expect(() => findNewCalls('a ??= b', OLDEST)).toThrow(SyntaxError)
    expect(() => findNewCalls('a?.b', OLDEST, INLINE)).toThrow(SyntaxError)
  })
})

function isJson(text: string): boolean {
  return text.startsWith('{"')
}
