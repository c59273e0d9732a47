import type { Fields } from '../../records/history/difference.ts'
import type { ImportedList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import { findTarget } from './find-target.ts'
import { type ImportedRedirect, redirect } from './schema.ts'
import { redirectSubject, toRecord } from './subject.ts'
import type { RedirectTable } from './table.ts'

type Details = ReturnType<typeof redirect.parse>

/** A redirect is known by its old address. */
export async function redirectList(
  stores: Stores,
  rows: unknown[],
  origin: string | undefined,
): Promise<ImportedList<Details, Details, ImportedRedirect>> {
  const paths = rows.flatMap((row) => pathOf((row ?? {}) as Fields) ?? [])
  const { redirects } = stores
  const known = (await redirects.findMany([...new Set(paths)])).map(toImported)
  const subject = redirectSubject(stores)
  const target = (details: Details) => findTarget(stores, details, origin)
  const targets = new Map<Details, string>()
  return {
    subject: {
      kind: 'redirect',
      fieldsOf: (record) => record,
      versionOf: ({ version }) => version,
      update: async (path, change) => {
        const next = { path, target: await target(change), moveId: null }
        await subject.update(path, next)
        return toImported(next)
      },
    },
    known,
    clean: (cells) => ({ cells }),
    details: redirect,
    change: redirect,
    async check(details) {
      targets.set(details, await target(details))
    },
    async merge(record, change) {
      // The page can be gone since, so only a new target is checked.
      if (change.target === record.target) return record
      const next = await target(change)
      return next === record.target ? record : { ...record, target: next, moveId: null }
    },
    keyOf: ({ path }) => path,
    taken: { path: 'path', code: 'redirect-exists' },
    match(all) {
      const byPath = new Map(known.map((record) => [record.path, { record }]))
      return all.map((cells) => cells && byPath.get(pathOf(cells) ?? ''))
    },
    async create(details) {
      const { path } = details
      const next = {
        path,
        target: targets.get(details) ?? (await target(details)),
        moveId: null,
      }
      await subject.update(path, next)
      return toImported(next)
    },
    pairOf: ({ path, target: next, moveId }) => {
      const record = { kind: 'redirect' as const, _id: path, title: path }
      return {
        before: { ...record, fields: { target: null, moveId: null } },
        after: { ...record, fields: { target: next, moveId } },
      }
    },
  }
}

/** The stored form of the old address; undefined for a text that is not one. */
function pathOf({ path }: Fields): string | undefined {
  return redirect.shape.path.safeParse(path).data
}

function toImported(row: RedirectTable): ImportedRedirect {
  return { _id: row.path, title: row.path, ...toRecord(row) }
}
