import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DocumentKind } from '../../content.ts'
import type { DayOrder } from '@pathshala/tables/parse-day'
import type { IncomingRecord, Note, Source, SourceReport } from '../incoming.ts'
import { noonOf } from '../noon.ts'
import { byTime, compareStrings } from '../old-records.ts'
import { listFiles, openListed } from './list-files.ts'
import { readName } from './name-day.ts'

interface FolderOptions {
  folder: string
  kind: DocumentKind
  order: DayOrder
}

interface FolderFile {
  /** The path inside the folder, for the report. */
  address: string
  file: string
  name: string
  at: string
  title: string
  notes: Note[]
}

/** A folder of files as a source. Each file becomes a document; its name has the day and the title. */
export async function openFolder({
  folder,
  kind,
  order,
}: FolderOptions): Promise<Source & { count: number; isCut: false }> {
  const { files: listed, notUtf8 } = await listFiles(folder)
  const files = listed.map((file) => ({ file, address: path.relative(folder, file) }))
  const known = await Promise.all(files.map((one) => describe(one, order)))
  // A copy has a longer name: `fee (1)` comes after `fee`.
  known.sort((a, b) => byTime(a, b) || compareStrings(stem(a.name), stem(b.name)))

  async function* records(report: SourceReport): AsyncGenerator<IncomingRecord> {
    for (const name of notUtf8) {
      const address = path.relative(folder, name)
      report.refuse({ key: `name:${address}`, kind, reason: 'name-not-utf8', title: address })
    }
    const seen = new Map<string, string>()
    for (const { file, address, name, at, title, notes } of known) {
      const hash = await hashOf(await openListed(folder, file))
      const key = `file:${hash}:${name}`
      const same = seen.get(hash)
      if (same !== undefined) {
        report.leaveOut({ key, kind, reason: 'same-file', params: { file: same }, title: address })
        continue
      }
      seen.set(hash, address)
      yield {
        kind,
        key,
        at,
        title,
        text: '',
        state: 'published',
        files: [{ name, address, open: () => openListed(folder, file) }],
        oldPaths: [],
        notes,
      }
    }
  }

  return {
    id: `${kind} folder`,
    label: path.basename(path.resolve(folder)),
    count: known.length + notUtf8.length,
    isCut: false,
    records,
    close: async () => {},
  }
}

async function describe(
  { file, address }: { file: string; address: string },
  order: DayOrder,
): Promise<FolderFile> {
  const name = path.basename(file).normalize('NFC')
  const { title, day, problem } = readName(stem(name), order)
  const at = day ? noonOf(day) : (await stat(file)).mtime.toISOString()
  return { file, address, name, at, title, notes: day ? [] : [{ code: problem ?? 'no-date' }] }
}

function stem(name: string): string {
  return name.slice(0, name.length - path.extname(name).length)
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
