import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../api-schema.ts'
import { findLastBackup } from '../backup/state.ts'
import { MOST_COUNTED } from '../database/counting.ts'
import { DOCUMENT_KINDS } from '../features/documents/kinds.ts'
import { GALLERY_KINDS } from '../features/galleries/kinds.ts'
import type { Services } from '../services.ts'
import type { Stores } from './stores.ts'

const LAST_CHANGES = 8

const SUBJECTS = [
  ...DOCUMENT_KINDS,
  ...GALLERY_KINDS,
  'schoolInfo',
  'contact',
  'site',
  'studentCount',
  'officers',
] as const

const overview = z.object({
  amounts: z.record(z.string(), z.number()).meta({
    description: `How much stands on the site, by subject; 0 or 1 for what there is one of. Documents and pictures are counted to ${MOST_COUNTED}, which stands for more`,
  }),
  lastChanges: z.array(z.object({ subject: z.enum(SUBJECTS), title: z.string(), at: z.string() })),
  hasSample: z.boolean(),
  lastBackup: z.object({
    provenAt: z.string().nullable().meta({
      description:
        'When the last backup that was restored and compared was made; null where none was',
    }),
    isOld: z.boolean().meta({ description: 'Older than two days, or none at all' }),
    hasFailedSince: z.boolean(),
  }),
})

export type Overview = z.infer<typeof overview>

/** What the office sees first: what stands on the site, what is empty, what changed last. */
export function overviewRoute({ settings, stores }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/overview',
      {
        schema: {
          tags: ['admin'],
          summary: 'What stands on the site, what is empty, what changed last',
          response: { 200: overview, ...problems(401) },
        },
      },
      async () => ({
        amounts: await countEverything(stores),
        lastChanges: await listLastChanges(stores),
        hasSample: await stores.sample.isPresent(),
        lastBackup: await findLastBackup(settings.dataDir),
      }),
    )
  }
}

async function countEverything(stores: Stores): Promise<Overview['amounts']> {
  const amounts: Overview['amounts'] = {
    schoolInfo: Number((await stores.schoolInfo.find()) !== undefined),
    contact: Number((await stores.contact.find()) !== undefined),
    site: Number((await stores.site.find()).version > 0),
    studentCount: (await stores.studentCounts.list()).length,
    officers: await stores.officers.count(),
  }
  for (const kind of [...DOCUMENT_KINDS, ...GALLERY_KINDS]) {
    amounts[kind] = await stores[kind].count()
  }
  return amounts
}

async function listLastChanges(stores: Stores): Promise<Overview['lastChanges']> {
  const changes: Overview['lastChanges'] = []
  for (const subject of DOCUMENT_KINDS) {
    for (const { title, updatedAt } of await stores[subject].listChanged(LAST_CHANGES)) {
      changes.push({ subject, title, at: updatedAt })
    }
  }
  for (const subject of GALLERY_KINDS) {
    for (const { title, createdAt } of await stores[subject].list({ limit: LAST_CHANGES })) {
      changes.push({ subject, title, at: createdAt })
    }
  }
  for (const subject of ['schoolInfo', 'contact'] as const) {
    const found = await stores[subject].find()
    if (found) changes.push({ subject, title: '', at: found.updatedAt })
  }
  const siteChangedAt = await stores.site.findChangedAt()
  if (siteChangedAt) changes.push({ subject: 'site', title: '', at: siteChangedAt })
  for (const { updatedAt } of await stores.studentCounts.list()) {
    changes.push({ subject: 'studentCount', title: '', at: updatedAt })
  }
  for (const { name, updatedAt } of await stores.officers.list()) {
    changes.push({ subject: 'officers', title: name, at: updatedAt })
  }
  const newestFirst = changes.sort((a, b) => b.at.localeCompare(a.at))
  return onePerSubjectWithoutTitle(newestFirst).slice(0, LAST_CHANGES)
}

/** Of counts and singletons only the last change is news: they have no titles to tell them apart. */
function onePerSubjectWithoutTitle(changes: Overview['lastChanges']): Overview['lastChanges'] {
  const seen = new Set<string>()
  return changes.filter(({ subject, title }) => {
    if (title !== '') return true
    if (seen.has(subject)) return false
    seen.add(subject)
    return true
  })
}
