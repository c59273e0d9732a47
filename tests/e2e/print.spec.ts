import type { Page } from '@playwright/test'
import { CLASSES, SECTIONS, SHIFTS } from '@pathshala/bengali/classes'
import type { OpenSchool } from '#src/school/open.ts'
import { pathIn } from '#src/words/language.ts'
import { officer } from '../records.ts'
import { fillLists } from './full-lists.ts'
import { ALL_PAGES, LANGUAGES } from './pages.ts'
import { findCovered, type Paper, print } from './paper.ts'
import { expect, ownSite, test } from './site.ts'

const OFFICERS = 120

/** The maximum content of a page: 50 documents, 64 counts, 120 officers. */
async function fillPages(services: OpenSchool): Promise<void> {
  await fillLists(services)
  await services.write(async ({ officers, studentCounts }) => {
    for (let index = 0; index < OFFICERS; index += 1) {
      await officers.create({
        ...officer,
        category: index % 2 ? 'teacher' : 'officer',
        name: `Officer${1000 + index}`,
        designation: 'Assistant teacher',
        subject: 'Mathematics',
        qualification: 'MSc, BEd',
        phone: '01700000000',
        email: `officer${1000 + index}@shapla.example`,
      })
    }
    const taken = await studentCounts.list()
    for (const { _id } of taken) await studentCounts.remove(_id)
    for (const className of CLASSES) {
      for (const shift of SHIFTS) {
        for (const section of SECTIONS) {
          await studentCounts.create({ className, shift, section, ...FIGURES })
        }
      }
    }
  })
}

const FIGURES = {
  boys: 101,
  girls: 102,
  muslim: 103,
  hindu: 104,
  bouddho: 105,
  christian: 106,
  science: 107,
  business: 108,
  humanities: 109,
  muktiJoddha: 110,
  muktiJoddharSontan: 111,
  autistic: 112,
  physicalDisabled: 113,
}

const site = ownSite('sample', {}, fillPages)

/** Numbers and Latin words, because a PDF can store Bengali text in another form. */
const wordsOf = (text: string) => (text.match(/[\p{Nd},.]+|[A-Za-z]+/gu) ?? []).sort()

/**
 * Runs in the page: finds layout that browsers cannot split across sheets, and boxes that hide a
 * part.
 */
function findUnprintable(): string[] {
  return [...document.querySelectorAll('body, body :not(img, svg, svg *)')]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
      const { display, overflowX, overflowY, position, float } = getComputedStyle(element)
      const isLaidOut = /grid|flex/.test(display) || position !== 'static' || float !== 'none'
      return isLaidOut || overflowX !== 'visible' || overflowY !== 'visible'
    })
    .map((element) => `${element.tagName}.${element.className}`)
}

async function expectPrinted(page: Page, path: string, paper?: Paper): Promise<void> {
  await page.goto(site.url + path)
  await page.emulateMedia({ media: 'print' })
  expect.soft(await page.evaluate(findUnprintable), path).toEqual([])
  const shown = await page.locator('main').innerText()
  const sheets = await print(page)
  const texts = sheets.flat().map(({ text }) => text)
  const printed = new Map<string, number>()
  for (const word of wordsOf(texts.join(' '))) printed.set(word, (printed.get(word) ?? 0) + 1)
  const missing = wordsOf(shown).filter((word) => {
    const left = printed.get(word) ?? 0
    printed.set(word, left - 1)
    return left < 1
  })
  expect.soft(missing, `${path}: missing on paper`).toEqual([])
  for (const [index, sheet] of sheets.entries()) {
    expect.soft(findCovered(sheet, paper), `${path}: covered on sheet ${index + 1}`).toEqual([])
  }
}

for (const language of LANGUAGES) {
  test(`every page in ${language} prints completely @rest`, async ({ page }) => {
    test.slow()
    for (const { path, paper } of ALL_PAGES) {
      await expectPrinted(page, pathIn(language, path), paper)
    }
  })
}
