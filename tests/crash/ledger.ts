/** What the clerks were answered, kept outside the server, so that a crash can be held against it. */

export const DOCUMENT_LISTS = ['notices', 'news', 'downloads'] as const
export const LISTS = [...DOCUMENT_LISTS, 'gallery', 'officers'] as const
export type List = (typeof LISTS)[number]

export interface Version {
  place: 'site' | 'bin' | 'nowhere'
  title: string
  /** SHA-256 of a document; of a picture, which the server draws anew, width × height. */
  file: string
}

export interface Entry {
  serial: number
  list: List
  /** Unknown until a write of it was answered or a list showed it. */
  id: string | undefined
  /** Where its file was last seen, and what was in it then. */
  seen: { filePath: string; file: string; hash: string } | undefined
  /** One version where the last write was answered; else what it was, and what it may have become. */
  possible: Version[]
  /** All that it has been since the ledger was last said to be quiet. */
  since: Version[]
}

export class Ledger {
  entries = new Map<number, Entry>()
  /** How many writes of each sort were answered, and how many a crash left without an answer. */
  readonly answered: Record<string, number> = {}
  unanswered = 0
  #lastSerial = 0

  /** A new entry under the next serial that is `isHers`. */
  open(list: List, isHers: (serial: number) => boolean): Entry {
    do this.#lastSerial += 1
    while (!isHers(this.#lastSerial))
    const serial = this.#lastSerial
    const nowhere: Version = { place: 'nowhere', title: titleOf(serial), file: '' }
    const entry: Entry = {
      serial,
      list,
      id: undefined,
      seen: undefined,
      possible: [nowhere],
      since: [nowhere],
    }
    this.entries.set(serial, entry)
    return entry
  }

  /**
   * Sends a write that makes `next` of an entry. Until it is answered, the entry may be either.
   * @throws what `send` throws: no answer
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

  /** From here on `since` is counted; whoever calls it knows that nobody writes. */
  beQuiet(): void {
    for (const entry of this.entries.values()) entry.since = [...entry.possible]
  }

  copyEntries(): Map<number, Entry> {
    return structuredClone(this.entries)
  }
}

/** An answer that no correct write of the clerks may get. */
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
