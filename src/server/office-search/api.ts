import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FEATURES } from '../../features.ts'
import { menuGroups, screens } from '../../office/frame/screens.ts'
import { type OfficeEntry, officeRanks } from '../../search/office-entries.ts'
import { staffBn, staffEn } from '../../words/staff-words.ts'
import { WORDS_OF_SCREENS } from './screens.ts'

const MAX_QUERY = 100
const MAX_RESULTS = 12
/** Of one kind, so that a common word shows more than notices. */
const MAX_OF_KIND = 4

const DASHBOARD = '/admin/dashboard'

/** With the same rank, the screens come first, then people, and documents last. */
const ORDER = [
  'screen',
  'officers',
  'groups',
  'studentCounts',
  'information',
  'account',
  'notices',
  'news',
  'downloads',
  'results',
  'calendar',
  'questions',
  'jubilee',
  'albums',
  'photos',
  'redirect',
] as const

const officeResult = z.object({
  kind: z.enum(ORDER),
  title: z.string(),
  titleEnglish: z.string(),
  note: z.string().meta({ description: 'Distinguishes two records of the same title' }),
  state: z.enum(['draft', 'scheduled', 'published', 'ended']).nullable(),
  path: z.string().meta({ description: 'The page of the office' }),
  row: z.string().nullable().meta({ description: 'The id of its part of that page' }),
})

export type OfficeResult = z.infer<typeof officeResult>

/** Searches the screens and the records of the office, drafts included. */
export const officeSearchRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Search the screens and records of the office',
        querystring: z.object({ q: z.string().trim().max(MAX_QUERY).default('') }),
        response: { 200: z.array(officeResult) },
      },
    },
    async ({ school, staff, query: { q } }): Promise<OfficeResult[]> => {
      if (q === '') return []
      const isAdmin = staff!.account.role === 'admin'
      const found = await Promise.all(
        FEATURES.map(
          async ({ officeEntries }) =>
            (await officeEntries?.(school.stores, {
              query: q,
              isAdmin,
              timeZone: school.settings.timeZone,
            })) ?? [],
        ),
      )
      return best(q, [...screensFor(isAdmin), ...found.flat().map(toFound)])
    },
  )
}

interface Found {
  result: OfficeResult
  /** The words that find it, besides those of its titles. */
  text: string
}

function best(query: string, all: Found[]): OfficeResult[] {
  const rankOf = officeRanks(query)
  const counts = new Map<string, number>()
  return all
    .flatMap(({ result, text }, index) => {
      const { kind, title, titleEnglish } = result
      const rank = rankOf({ title: `${title}\n${titleEnglish}`, text })
      return rank === undefined ? [] : [{ result, rank, place: ORDER.indexOf(kind), index }]
    })
    .sort((a, b) => a.rank - b.rank || a.place - b.place || a.index - b.index)
    .filter(({ result: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= MAX_OF_KIND
    })
    .slice(0, MAX_RESULTS)
    .map(({ result }) => result)
}

/** The screens of the menu. Editors do not see those of admins. */
function screensFor(isAdmin: boolean): Found[] {
  const shown = [screens[0]!, ...menuGroups(isAdmin).flatMap(({ entries }) => entries)]
  return shown.map(({ key, path }) => ({
    result: {
      ...PLAIN,
      kind: 'screen',
      title: staffBn.screens[key],
      titleEnglish: staffEn.screens[key],
      path,
    },
    text: WORDS_OF_SCREENS[key],
  }))
}

const PLAIN = { titleEnglish: '', note: '', state: null, row: null }

function toFound({ kind, title, note, text = '', state, address, row }: OfficeEntry): Found {
  return {
    result: {
      ...PLAIN,
      kind,
      title,
      note,
      state: state ?? null,
      path: `${DASHBOARD}/${address}`,
      row: row ?? null,
    },
    text,
  }
}
