import { setTimeout as pause } from 'node:timers/promises'
import { DOCUMENT_LISTS, type Entry, type Ledger, type List, Refused, titleOf } from './ledger.ts'
import { document, picture } from './made.ts'
import type { Random } from './random.ts'

export interface Session {
  url: string
  token: string
  password: string
}

interface Clerk {
  session: Session
  ledger: Ledger
  random: Random
  /** The number of this clerk, below `count`. */
  number: number
  count: number
}

/** Number of entries of a clerk from which she prefers to delete. */
const MAX_ENTRIES = 25

/**
 * Clerks who write at the same time, each to her own entries, until `stop` is called or the server
 * is gone.
 */
export function startClerks(
  session: Session,
  ledger: Ledger,
  random: Random,
  count = 4,
): { wrote(writes: number): Promise<void>; stop(): Promise<void> } {
  let isStopped = false
  const start = ledger.countAnswered()
  const clerks = Array.from({ length: count }, (_none, number) =>
    work({ session, ledger, random, number, count }, () => isStopped),
  )
  const ended = Promise.all(clerks)
  const state = { areWorking: true }
  // The error is reported by `stop`. Without this line it would end the process.
  ended.catch(() => undefined).finally(() => (state.areWorking = false))
  return {
    /** Waits until that many writes were answered. */
    async wrote(writes) {
      while (state.areWorking && ledger.countAnswered() < start + writes) await pause(20)
    },
    async stop() {
      isStopped = true
      await ended
    },
  }
}

async function work(clerk: Clerk, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    try {
      await writeOnce(clerk)
    } catch (error) {
      if (error instanceof Refused) throw error
      // No response: the server is gone.
      return
    }
  }
}

async function writeOnce(clerk: Clerk): Promise<void> {
  const { ledger, random, number, count } = clerk
  const own = [...ledger.entries.values()].filter(
    ({ serial, possible }) => serial % count === number && possible[0]!.state !== 'nowhere',
  )
  const isFull = own.length > MAX_ENTRIES
  if (own.length === 0 || random.next() < (isFull ? 0.05 : 0.4)) return create(clerk)
  const entry = random.oneOf(own)
  if (entry.possible[0]!.state === 'bin') {
    return isFull && random.next() < 0.8 ? destroy(clerk, entry) : restore(clerk, entry)
  }
  // Gallery entries are created and deleted, never changed; documents can be renamed.
  const sort = random.next()
  if (sort < (isFull ? 0.6 : 0.2) || entry.list === 'gallery') return remove(clerk, entry)
  if (entry.list === 'officers' && sort < 0.8) return replace(clerk, entry)
  return rename(clerk, entry)
}

async function create(clerk: Clerk): Promise<void> {
  const { ledger, random, number, count } = clerk
  const list = random.oneOf<List>([...DOCUMENT_LISTS, 'gallery', 'officers', 'officers'])
  const entry = ledger.open(list, (serial) => serial % count === number)
  const isDocument = list !== 'gallery' && list !== 'officers'
  const { bytes, file } = isDocument ? document(random) : await picture(random)
  const title = titleOf(entry.serial)
  const form = formOf(bytes, { [titleField(list)]: title })
  if (list === 'officers') form.set('designation', 'শিক্ষক')
  await write(clerk, isDocument ? 'create' : 'upload', entry, { state: 'site', title, file }, [
    'POST',
    `/api/${list}`,
    form,
  ])
}

function rename(clerk: Clerk, entry: Entry): Promise<void> {
  const title = titleOf(entry.serial, clerk.random.whole(1, 1_000_000_000))
  const body = JSON.stringify({ [titleField(entry.list)]: title })
  return write(clerk, 'rename', entry, { title }, ['PUT', `/api/${entry.list}/${entry.id}`, body])
}

async function replace(clerk: Clerk, entry: Entry): Promise<void> {
  const { bytes, file } = await picture(clerk.random)
  const form = formOf(bytes, {})
  return write(clerk, 'replace', entry, { file }, ['PUT', `/api/officers/${entry.id}`, form])
}

function remove(clerk: Clerk, entry: Entry): Promise<void> {
  const path = `/api/${entry.list}/${entry.id}`
  return write(clerk, 'delete', entry, { state: 'bin' }, ['DELETE', path])
}

function restore(clerk: Clerk, entry: Entry): Promise<void> {
  const path = `/api/admin/bin/${entry.id}/restore`
  return write(clerk, 'restore from the bin', entry, { state: 'site' }, ['POST', path])
}

function destroy(clerk: Clerk, entry: Entry): Promise<void> {
  const path = `/api/admin/bin/${entry.id}`
  const body = JSON.stringify({ currentPassword: clerk.session.password })
  return write(clerk, 'delete for good', entry, { state: 'nowhere' }, ['DELETE', path, body])
}

/** Sends the write for a change of an entry; only the id is taken from the response. */
async function write(
  { session, ledger }: Clerk,
  sort: string,
  entry: Entry,
  change: Partial<Entry['possible'][number]>,
  [method, path, body]: [method: string, path: string, body?: FormData | string],
): Promise<void> {
  const next = { ...entry.possible[0]!, ...change }
  const answer = await ledger.change(entry, sort, next, () =>
    fetch(session.url + path, {
      method,
      headers: {
        authorization: `Bearer ${session.token}`,
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
