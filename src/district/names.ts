import { setTimeout } from 'node:timers/promises'
import { nowIso } from '../base/clock.ts'
import { NAME_PATH } from './find-school.ts'
import { refuseHost } from './make.ts'
import { findSchoolRow, type Registry } from './registry.ts'

const ANSWER_WITHIN_MS = 10_000
const SEEN_AFTER_MS = 1500

/** Reads the word at a name from this machine; undefined if there is another answer or none. */
type ReadWord = (host: string) => Promise<string | undefined>

/**
 * Makes a host name the main one of a school. The name must lead to this server: it is noted first,
 * because only then does the server answer under it.
 * @throws Error with one line if the name does not lead here
 */
export async function nameSchool(
  registry: Registry,
  { id, host }: { id: string; host: string },
  readWord: ReadWord = readWordAt,
): Promise<void> {
  findSchoolRow(registry, id, 'open', 'paused')
  const known = registry.names.get(host)
  if (known?.school !== id) {
    refuseHost(registry, host)
    const name = { host, school: id, isMain: 0 }
    await registry.change({ action: 'named', school: id, detail: host }, (transaction) =>
      transaction.insertInto('name').values(name).execute(),
    )
  }
  // The common domain leads here as a whole.
  const isBelow = host.endsWith(`.${registry.settings.domain}`)
  const isProven = isBelow || (await readWord(host)) === registry.word
  if (!isProven) {
    throw new Error(
      `${host}: http://${host}${NAME_PATH} does not answer with the word of this district, so the name does not lead to this server yet. It is noted: let its DNS record point here, and call this again.`,
    )
  }
  await registry.change({ action: 'named', school: id, detail: host }, async (transaction) => {
    await transaction.updateTable('name').set({ isMain: 0 }).where('school', '=', id).execute()
    await transaction
      .updateTable('name')
      .set({ isMain: 1, provenAt: nowIso() })
      .where('host', '=', host)
      .execute()
  })
}

export async function unnameSchool(registry: Registry, host: string): Promise<void> {
  const name = registry.names.get(host)
  if (!name) throw new Error(`${host}: no school has this name.`)
  if (name.isMain === 1) {
    throw new Error(
      `${host}: this is the main name of ${name.school}. First make another name the main one: npm run district -- name ${name.school} HOST`,
    )
  }
  await registry.change({ action: 'unnamed', school: name.school, detail: host }, (transaction) =>
    transaction.deleteFrom('name').where('host', '=', host).execute(),
  )
}

/** The server knows a name that was just noted within a second. */
async function readWordAt(host: string): Promise<string | undefined> {
  const word = await readWordOnce(host)
  if (word !== undefined) return word
  await setTimeout(SEEN_AFTER_MS)
  return readWordOnce(host)
}

async function readWordOnce(host: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://${host}${NAME_PATH}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    // The word is short. Another server can answer without an end.
    return response.ok && Number(response.headers.get('content-length')) < 100
      ? (await response.text()).trim()
      : undefined
  } catch {
    return undefined
  }
}
