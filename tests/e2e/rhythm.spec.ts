import type { Page } from '@playwright/test'
import { pathIn } from '#src/words/language.ts'
import { ALL_PAGES } from './pages.ts'
import { expect, test } from './site.ts'

/** Phone, tablet, desk, large screen. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]

/** The space between blocks in pixels, at every width. */
const BLOCK = 32

/** A page that the list of pages does not have, because it answers 404. */
const MISSING = '/nowhere'

/** Runs in the page. Lengths in CSS pixels, and findings that each name their element. */
function measure(block: number) {
  const main = document.querySelector('main')!
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { position, visibility } = getComputedStyle(element)
    return width > 1 && height > 1 && position !== 'absolute' && visibility !== 'hidden'
  }
  const name = (element: Element) =>
    `${element.tagName}.${element.className} “${element.textContent.trim().slice(0, 30)}”`
  const below = (upper: Element, lower: Element) =>
    Math.round(lower.getBoundingClientRect().top - upper.getBoundingClientRect().bottom)

  // Only screen readers read the words of these elements.
  const isClipped = ({ parentElement: parent }: Node): boolean =>
    parent !== null && (getComputedStyle(parent).clipPath !== 'none' || isClipped(parent))
  // The line of the latest news moves.
  const isMoving = ({ parentElement }: Node) => parentElement!.closest('.tk') !== null
  const texts: Text[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isSeen = text.parentElement!.checkVisibility() && !isClipped(text) && !isMoving(text)
    if (text.data.trim() && isSeen) texts.push(text)
  }
  const range = document.createRange()
  const boxesOf = (text: Text, from: number, to: number) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }

  const edge = main.getBoundingClientRect().left + parseFloat(getComputedStyle(main).paddingLeft)
  const indented = texts.filter((text) =>
    boxesOf(text, text.data.search(/\S/), text.length).some(
      ({ left }) => left - edge > 0.6 && left - edge < 8,
    ),
  )
  const broken = texts.flatMap((text) =>
    // A long address has to break somewhere.
    /@|:\/\//.test(text.data)
      ? []
      : [...text.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)].flatMap(({ index, 0: word }) =>
          new Set(boxesOf(text, index, index + word.length).map(({ top }) => Math.round(top)))
            .size > 1
            ? [word]
            : [],
        ),
  )
  const blocks = [...main.children]
    .flatMap((child) => (child.classList.contains('content') ? [...child.children] : [child]))
    .filter(isShown)
  const uneven = blocks.flatMap((upper, index) => {
    const lower = blocks[index + 1]
    // The actions of a document belong to its heading, and stand closer to it.
    if (!lower || lower.classList.contains('actions')) return []
    const gap = below(upper, lower)
    return gap === block ? [] : [`${gap} px above ${name(lower)}`]
  })
  const tight = [...main.querySelectorAll('section > h2')].flatMap((heading) => {
    const next = heading.nextElementSibling
    if (!next || !isShown(heading) || !isShown(next)) return []
    const isBeside = next.getBoundingClientRect().left >= heading.getBoundingClientRect().right
    return !isBeside && below(heading, next) < 8 ? [name(heading)] : []
  })
  const mast = document.querySelector('.mast')!
  const foot = document.querySelector('.foot')!.getBoundingClientRect()
  return {
    aboveHeading: below(mast, main.querySelector('h1') ?? main),
    indented: indented.map((text) => text.data.trim()),
    broken,
    uneven,
    tight,
    footer: {
      height: Math.round(foot.height),
      belowIt: Math.floor(document.documentElement.scrollHeight - foot.bottom - scrollY),
    },
  }
}

async function expectRhythm(page: Page, path: string, headings: Map<number, number>) {
  const isHome = path === '/' || path === '/en'
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(measure, BLOCK)
    const at = `${path} at ${width} px`
    expect.soft(found.indented, `${at}: texts that begin a few pixels off the edge`).toEqual([])
    expect.soft(found.broken, `${at}: words broken inside`).toEqual([])
    expect.soft(found.tight, `${at}: headings without space below them`).toEqual([])
    expect.soft(found.footer.belowIt, `${at}: space below the footer`).toBeLessThan(1)
    // An English address takes a line more.
    const tallest = at.startsWith('/en') ? 760 : 730
    if (width === 360) expect.soft(found.footer.height, at).toBeLessThan(tallest)
    // The heading of home is the school's name, and its blocks stand in two columns.
    if (isHome) continue
    expect.soft(found.uneven, `${at}: spaces between blocks`).toEqual([])
    const first = headings.get(width) ?? found.aboveHeading
    headings.set(width, first)
    expect.soft(found.aboveHeading, `${at}: space above the heading`).toBe(first)
  }
}

test('spaces, edges and words are even on all pages @rest', async ({ page, sampleSite }) => {
  test.slow()
  const headings = new Map<number, number>()
  for (const path of [...ALL_PAGES.map((one) => one.path), MISSING]) {
    await test.step(path, async () => {
      await page.goto(sampleSite.url + path)
      await expectRhythm(page, path, headings)
    })
  }
})

test('spaces, edges and words are even on English pages and on an empty site @rest', async ({
  page,
  sampleSite,
  emptySite,
}) => {
  test.slow()
  for (const address of [
    ...ALL_PAGES.map((one) => sampleSite.url + pathIn('en', one.path)),
    ...ALL_PAGES.filter((one) => !/\d$/.test(one.path)).map((one) => emptySite.url + one.path),
  ]) {
    await page.goto(address)
    await expectRhythm(page, new URL(address).pathname, new Map())
  }
})
