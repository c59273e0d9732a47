import type { Page } from '@playwright/test'
import { LANGUAGES, ALL_PAGES } from './pages.ts'
import { expect, restIf, test } from './site.ts'
import { pathIn } from '#src/words/language.ts'

/** A page of each kind whose address no list of pages has. */
const FURTHER = [
  '/notices/12',
  '/notices/11',
  '/notices/8',
  '/news/8',
  '/news/7',
  '/downloads/9',
  '/results/1',
  '/information/recognition',
  '/information/sections',
  '/information/former-heads',
  '/information/ssc-results',
  '/information/charter',
  '/information/anti-harassment',
  `/search?q=${encodeURIComponent('পূজা')}`,
]

/** WCAG 2.2 that axe does not check: 1.3.1 of tables, 1.4.10, 2.4.11, 2.5.8 and 3.1.2. */
async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const say = (what: string, element: Element) =>
      faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)}`)
    for (const details of document.querySelectorAll('details')) details.open = true
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          !element.closest('[aria-hidden=true], script, style') &&
          getComputedStyle(element).visibility === 'visible',
      )
    if (document.documentElement.scrollWidth > innerWidth) say('scrolls sideways', document.body)

    for (const table of all('table')) {
      if (!(table as HTMLTableElement).caption?.textContent) say('table without a caption', table)
    }
    for (const head of all('th')) if (!head.getAttribute('scope')) say('head without scope', head)

    for (const target of all('a, button, summary, select, input:not(.vh)')) {
      const { width, height } = target.getBoundingClientRect()
      const isHidden = width <= 1 || target.closest('.vh, .skip') !== null
      // A link in a sentence is as high as its line.
      const around = target.parentElement!.textContent.replace(target.textContent, '').trim()
      const isInSentence = around !== '' && getComputedStyle(target).display === 'inline'
      if (!isHidden && !isInSentence && Math.min(width, height) < 24) {
        say(`target of ${Math.round(width)} × ${Math.round(height)} px`, target)
      }
    }

    const words = { bn: /[\u0980-\u09FF]{2,}/, en: /\b[a-z]{3,}\b.*\b[a-z]{3,}\b/ }
    // Addresses and names of files have no language.
    const plain = (text: string) => text.replace(/\S*[@./]\S*/g, '')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      const lang = parent.closest<HTMLElement>('[lang]')!.lang as 'bn' | 'en'
      const text = plain(texts.currentNode.textContent!)
      if (parent.closest('script, style, [aria-hidden=true]')) continue
      if (words[lang === 'bn' ? 'en' : 'bn'].test(text)) say(`other language in ${lang}`, parent)
    }
    for (const element of all('[aria-label], [alt]')) {
      const lang = element.closest<HTMLElement>('[lang]')!.lang as 'bn' | 'en'
      const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')!
      if (words[lang === 'bn' ? 'en' : 'bn'].test(plain(label)))
        say(`label not in ${lang}`, element)
    }
    return faults
  })
}

/** Elements that the keyboard reaches, but that something else covers. */
async function findCovered(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'end'
      const boxes = [...focused.getClientRects()].filter(({ width }) => width > 1)
      const isSeen = boxes.some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const at = document.elementFromPoint(left + width / 2, top + height * part)
          return at && (focused.contains(at) || at.contains(focused))
        }),
      )
      return boxes.length === 0 || isSeen ? '' : focused.outerHTML.slice(0, 120)
    })
    if (found === 'end') break
    if (found) covered.push(found)
  }
  return covered
}

for (const language of LANGUAGES) {
  test(`each part of a page fits 320 px, ${language} @rest`, async ({ page, sampleSite }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    const faults: Record<string, string[]> = {}
    for (const path of [...ALL_PAGES.map((one) => one.path), ...FURTHER]) {
      await page.goto(sampleSite.url + pathIn(language, path))
      const found = await findFaults(page)
      if (found.length > 0) faults[path] = found.slice(0, 5)
    }
    expect(faults).toEqual({})
  })
}

for (const path of ['/', '/allNotices', '/information/anti-harassment', '/follow', '/calendar']) {
  test(`nothing hides focus on ${path}${restIf(path !== '/')}`, async ({ page, sampleSite }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(sampleSite.url + path)
    expect(await findCovered(page)).toEqual([])
  })
}
