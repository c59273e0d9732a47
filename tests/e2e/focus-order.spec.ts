import type { Page } from '@playwright/test'
import { NEWEST_NOTICE } from './pages.ts'
import { expect, test } from './site.ts'

interface Stop {
  name: string
  isInMasthead: boolean
  left: number
  right: number
  top: number
  bottom: number
  /** Pixels of the boxes around it. The Tab key scrolls a box, too. */
  scrolled: number
}

/** More than any page has. */
const MAX_STOPS = 150

/** Runs in the page: the focused element and its place on the page; null after the last one. */
function readFocused(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  let scrolled = 0
  for (let box = element.parentElement; box && box !== document.documentElement;) {
    scrolled += box.scrollTop
    box = box.parentElement
  }
  const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
  const isInMasthead = element.closest('.mast') !== null
  return {
    name,
    isInMasthead,
    left,
    right,
    top: top + scrollY,
    bottom: bottom + scrollY,
    scrolled,
  }
}

/** All that the Tab key visits, without the link to the main part. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocused)
    if (!stop) break
    stops.push(stop)
  }
  return stops.slice(1)
}

/** The eye goes up only from one column to the next. The masthead has only rows. */
function findStepsBack(stops: Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (!before || stop.bottom > before.top) return []
    // The next one in a box can stand where the one before it was.
    if (stop.bottom + stop.scrolled > before.top + before.scrolled) return []
    const isNextColumn = !stop.isInMasthead && stop.left >= before.right
    return isNextColumn ? [] : [`${before.name} → ${stop.name}`]
  })
}

const PATHS = ['/', NEWEST_NOTICE, '/contact_us', '/officers_teachers', '/information/committees']

test('the Tab key follows the eye @rest', { tag: '@all-widths' }, async ({ page, sampleSite }) => {
  for (const path of PATHS) {
    await page.goto(sampleSite.url + path)
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(20)
    expect(stops.length).toBeLessThan(MAX_STOPS - 1)
    expect.soft(findStepsBack(stops), path).toEqual([])
  }
})
