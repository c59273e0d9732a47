import { DOCUMENT_LISTS, type Entry, type Ledger, type List, Refused, titleOf } from './ledger.ts'
import { document, picture } from './made.ts'
import type { Random } from './random.ts'

export interface AccessRule {
  url: string
  token: string
}

interface Desk {
  rule: AccessRule
  ledger: Ledger
  random: Random
  /** The number of this clerk, below `count`. */
  number: number
  count: number
}

/** Number of entries of a clerk from which she prefers to delete. */
const MOST_IN_HAND = 25

/**
 * Clerks who write at the same time, each to her own entries, until `stop` is called or the server
 * is gone.
 */
export function startClerks(
  rule: AccessRule,
  ledger: Ledger,
  random: Random,
  count = 4,
): { stop(): Promise<void> } {
  let isStopped = false
  const clerks = Array.from({ length: count }, (_none, number) =>
    work({ rule, ledger, random, number, count }, () => isStopped),
  )
  const ended = Promise.all(clerks)
  // The error is reported by `stop`. Without this line it would end the process.
  ended.catch(() => undefined)
  return {
    async stop() {
      isStopped = true
      await ended
    },
  }
}

async function work(desk: Desk, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    try {
      await writeOnce(desk)
    } catch (error) {
      if (error instanceof Refused) throw error
      // No response: the server is gone.
      return
    }
  }
}

async function writeOnce(desk: Desk): Promise<void> {
  const { ledger, random, number, count } = desk
  const hers = [...ledger.entries.values()].filter(
    ({ serial, possible }) => serial % count === number && possible[0]!.place !== 'nowhere',
  )
  const isFull = hers.length > MOST_IN_HAND
  if (hers.length === 0 || random.next() < (isFull ? 0.05 : 0.4)) return create(desk)
  const entry = random.oneOf(hers)
  if (entry.possible[0]!.place === 'bin') {
    return isFull && random.next() < 0.8 ? destroy(desk, entry) : takeOut(desk, entry)
  }
  // Gallery entries are created and deleted, never changed; documents can be renamed.
  const sort = random.next()
  if (sort < (isFull ? 0.6 : 0.2) || entry.list === 'gallery') return remove(desk, entry)
  if (entry.list === 'officers' && sort < 0.8) return replace(desk, entry)
  return rename(desk, entry)
}

async function create(desk: Desk): Promise<void> {
  const { ledger, random, number, count } = desk
  const list = random.oneOf<List>([...DOCUMENT_LISTS, 'gallery', 'officers', 'officers'])
  const entry = ledger.open(list, (serial) => serial % count === number)
  const isDocument = list !== 'gallery' && list !== 'officers'
  const { bytes, file } = isDocument ? document(random) : await picture(random)
  const title = titleOf(entry.serial)
  const form = formOf(bytes, { [titleField(list)]: title })
  if (list === 'officers') form.set('designation', 'শিক্ষক')
  await write(desk, isDocument ? 'create' : 'upload', entry, { place: 'site', title, file }, [
    'POST',
    `/api/${list}`,
    form,
  ])
}

function rename(desk: Desk, entry: Entry): Promise<void> {
  const title = titleOf(entry.serial, desk.random.whole(1, 1_000_000_000))
  const body = JSON.stringify({ [titleField(entry.list)]: title })
  return write(desk, 'rename', entry, { title }, ['PUT', `/api/${entry.list}/${entry.id}`, body])
}

async function replace(desk: Desk, entry: Entry): Promise<void> {
  const { bytes, file } = await picture(desk.random)
  const form = formOf(bytes, {})
  return write(desk, 'replace', entry, { file }, ['PUT', `/api/officers/${entry.id}`, form])
}

function remove(desk: Desk, entry: Entry): Promise<void> {
  const path = `/api/${entry.list}/${entry.id}`
  return write(desk, 'delete', entry, { place: 'bin' }, ['DELETE', path])
}

function takeOut(desk: Desk, entry: Entry): Promise<void> {
  const path = `/api/admin/bin/${entry.id}/restore`
  return write(desk, 'take out of the bin', entry, { place: 'site' }, ['POST', path])
}

function destroy(desk: Desk, entry: Entry): Promise<void> {
  const path = `/api/admin/bin/${entry.id}`
  return write(desk, 'delete for good', entry, { place: 'nowhere' }, ['DELETE', path])
}

/** Sends the write for a change of an entry; only the id is taken from the response. */
async function write(
  { rule, ledger }: Desk,
  sort: string,
  entry: Entry,
  change: Partial<Entry['possible'][number]>,
  [method, path, body]: [method: string, path: string, body?: FormData | string],
): Promise<void> {
  const next = { ...entry.possible[0]!, ...change }
  const answer = await ledger.change(entry, sort, next, () =>
    fetch(rule.url + path, {
      method,
      headers: {
        authorization: `Bearer ${rule.token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }),
  )
  const text = await answer.text()
  if (text) entry.id = (JSON.parse(text) as { _id: string })._id
}

function formOf(bytes: Buffer, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([new Uint8Array(bytes)], 'ফাইল'))
  return form
}

/** The field of a list that identifies an entry. */
export function titleField(list: List): 'title' | 'name' {
  return list === 'officers' ? 'name' : 'title'
}
