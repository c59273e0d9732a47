/** The writes of the clerks and their results, stored outside the server to compare after a crash. */

export const DOCUMENT_LISTS = ['notices', 'news', 'downloads'] as const
export const LISTS = [...DOCUMENT_LISTS, 'gallery', 'officers'] as const
export type List = (typeof LISTS)[number]

export interface Version {
  state: 'site' | 'bin' | 'nowhere'
  title: string
  /** SHA-256 of a document. Width × height of a picture, because the server encodes it again. */
  file: string
}

export interface Entry {
  serial: number
  list: List
  /** Unknown until a write was answered or a list shows it. */
  id: string | undefined
  /** The last known path of its file, and its content then. */
  last: { filePath: string; file: string; hash: string } | undefined
  /** One version if the last write was answered; otherwise the old and the new version. */
  possible: Version[]
  /** All versions since the last call of `restartHistory`. */
  since: Version[]
}

export class Ledger {
  entries = new Map<number, Entry>()
  /** Number of answered writes by type, and of writes without an answer after a crash. */
  readonly answered: Record<string, number> = {}
  unanswered = 0
  #lastSerial = 0

  /** A new entry with the next serial for which `isOwn` is true. */
  open(list: List, isOwn: (serial: number) => boolean): Entry {
    do this.#lastSerial += 1
    while (!isOwn(this.#lastSerial))
    const serial = this.#lastSerial
    const nowhere: Version = { state: 'nowhere', title: titleOf(serial), file: '' }
    const entry: Entry = {
      serial,
      list,
      id: undefined,
      last: undefined,
      possible: [nowhere],
      since: [nowhere],
    }
    this.entries.set(serial, entry)
    return entry
  }

  /**
   * Sends a write that changes an entry to `next`. Until it is answered, both versions are
   * possible.
   * @throws the error of `send`: no response
   */
  async change(
    entry: Entry,
    sort: string,
    next: Version,
    send: () => Promise<Response>,
  ): Promise<Response> {
    entry.possible = [...entry.possible, next]
    entry.since.push(next)
    this.unanswered += 1
    const answer = await send()
    if (!answer.ok) throw new Refused(sort, answer.status, await answer.text())
    this.unanswered -= 1
    this.answered[sort] = (this.answered[sort] ?? 0) + 1
    entry.possible = [next]
    return answer
  }

  countAnswered(): number {
    return Object.values(this.answered).reduce((sum, count) => sum + count, 0)
  }

  /** Restarts `since`; call it only while nobody writes. */
  restartHistory(): void {
    for (const entry of this.entries.values()) entry.since = [...entry.possible]
  }

  copyEntries(): Map<number, Entry> {
    return structuredClone(this.entries)
  }
}

/** A response that a correct write of the clerks must not get. */
export class Refused extends Error {
  constructor(sort: string, status: number, body: string) {
    super(`${sort} was answered ${status}: ${body.slice(0, 300)}`)
  }
}

export function titleOf(serial: number, revision = 0): string {
  return `#${serial}# বিজ্ঞপ্তি ${revision}`.normalize('NFC')
}

/** Undefined for a title that no clerk wrote. */
export function serialOf(title: string): number | undefined {
  const [, serial] = /^#(\d+)# /.exec(title) ?? []
  return serial === undefined ? undefined : Number(serial)
}
