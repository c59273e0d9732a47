import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import SQLite from 'better-sqlite3'
import { away, renameTables } from '../e2e/rename-tables.ts'
import { sharedSite } from '../e2e/site-process.ts'
import { expect, type Site, startSite, test } from '../e2e/site.ts'
import { calls } from './calls.ts'
import { constants } from './constants.ts'
import { contract } from './contract.ts'
import { entities } from './entities.ts'
import { errors } from './errors.ts'
import { roles } from './roles.ts'
import { routes } from './routes.ts'
import { type Check, checksOf, type Row } from './row.ts'
import { type School, schoolAt } from './school.ts'
import { sentencesOf } from './sentences.ts'
import { states } from './states.ts'
import { validation } from './validation.ts'

test.describe.configure({ mode: 'parallel' })

const TABLE: Record<string, Row[]> = {
  '2. Screens and routes': routes,
  '3. Entities and their fields': entities,
  '4. States and transitions': states,
  '5. Validation rules': validation,
  '6. Roles and permissions': roles,
  '7. Calls': calls,
  '8. Error catalogue': errors,
  '9. Business constants and limits': constants,
}
const CONTRACT = 'Contract, fourth part'
/** The end of the title of a row's second test. scripts/test.ts counts rows without it. */
const FURTHER = 'Further @rest'
const CONTENTS = ['empty', 'sample'] as const

/** Without the page of a browser test, which takes longer than the requests of most rows. */
const httpTest = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  quietConsole: async ({}, use) => use(),
})

httpTest('every sentence of the specification is in the table, in its order', () => {
  const document = readFileSync(path.join(import.meta.dirname, 'specification.md'), 'utf8')
  const sections = [...sentencesOf(document)].filter(([heading]) => !heading.startsWith('1.'))
  for (const [heading, sentences] of sections) {
    const rows = TABLE[heading] ?? []
    expect
      .soft(
        rows.map(({ says }) => says),
        heading,
      )
      .toEqual(sentences)
  }
  expect(Object.keys(TABLE)).toEqual(sections.map(([heading]) => heading))
})

for (const [heading, rows] of [...Object.entries(TABLE), [CONTRACT, contract] as const]) {
  test.describe(heading, () => rows.forEach(testRow))
}

type SiteOfWorker = (name: string, start: () => Promise<Site>) => Promise<Site>

/** Of this worker. */
const tokens = new Map<string, Promise<string>>()

function testRow(row: Row): void {
  const runs = checksOf(row).flatMap(runsOf)
  if (runs.length === 0) return test.skip(row.says, () => {})
  const [first, rest] = [runs.filter(({ isRest }) => !isRest), runs.filter(({ isRest }) => isRest)]
  if (first.length > 0) testRuns(row.says, first)
  if (rest.length > 0)
    testRuns(first.length > 0 ? `${row.says} ${FURTHER}` : `${row.says} @rest`, rest)
}

/** A check in one school. */
interface Run {
  check: Check
  content: School['content']
  isRest: boolean
}

/**
 * Of a check that is slow, the first run is the one that finds more: it writes in a school without
 * content, and reads in one with content.
 */
function runsOf(check: Check): Run[] {
  if (check.isOnce) return [{ check, content: 'empty', isRest: check.isRest === true }]
  const isSlow = check.browser !== undefined || check.in !== 'shared'
  const first = check.in === 'own' ? 'empty' : 'sample'
  return CONTENTS.map((content) => ({
    check,
    content,
    isRest: check.isRest === true || (isSlow && content !== first),
  }))
}

function testRuns(title: string, runs: Run[]): void {
  if (runs.some(({ check }) => check.browser)) {
    test(title, async ({ page, siteOfWorker }) => {
      for (const run of runs) await runCheck(run, siteOfWorker, page)
    })
    return
  }
  httpTest(title, async ({ siteOfWorker }) => {
    for (const run of runs) await runCheck(run, siteOfWorker)
  })
}

async function runCheck({ check, content }: Run, siteOfWorker: SiteOfWorker, page?: Page) {
  await test.step(`${content} school, ${check.in}`, async () => {
    const { school, setBack } = await openSchool(check.in, content, siteOfWorker)
    try {
      await check.http?.(school)
      if (page) await check.browser?.(page, school)
      await page?.unrouteAll()
      await page?.emulateMedia({ reducedMotion: null })
    } finally {
      setBack()
    }
  })
}

async function openSchool(
  state: Check['in'],
  content: School['content'],
  siteOfWorker: SiteOfWorker,
): Promise<{ school: School; setBack: () => void }> {
  if (state === 'shared') {
    return { school: schoolAt(sharedSite(content).url, content, tokens), setBack: () => {} }
  }
  const site = await siteOfWorker(`${content}, ${state}`, async () => {
    const started = await startSite(content, { LOG_LEVEL: 'fatal' })
    // Signs in while that is still possible.
    await schoolAt(started.url, content, tokens).token()
    if (state === 'failing') renameTables(started, away)
    else firstTexts.set(started.url, readTexts(started))
    return started
  })
  const school = schoolAt(site.url, content, tokens)
  return { school, setBack: () => state === 'own' && writeTexts(site, firstTexts.get(site.url)!) }
}

/** The rows of everything that exists once: profile, contact, settings, the page of teachers. */
type Texts = Record<string, unknown>[]

/** Of each site of this worker, as it was at first. */
const firstTexts = new Map<string, Texts>()

function readTexts({ dataDir }: Site): Texts {
  return withDatabase(
    dataDir,
    (database) => database.prepare('select * from singleton').all() as Texts,
  )
}

function writeTexts({ dataDir }: Site, texts: Texts): void {
  withDatabase(dataDir, (database) => {
    database.exec('begin immediate; delete from singleton')
    for (const text of texts) {
      const names = Object.keys(text)
      const columns = names.join()
      const values = names.map((name) => `@${name}`).join()
      database.prepare(`insert into singleton (${columns}) values (${values})`).run(text)
    }
    database.exec('update content_version set version = version + 1; commit')
  })
}

function withDatabase<T>(dataDir: string, use: (database: SQLite.Database) => T): T {
  const database = new SQLite(path.join(dataDir, 'pathshala.sqlite'))
  database.pragma('busy_timeout = 5000')
  try {
    return use(database)
  } finally {
    database.close()
  }
}
