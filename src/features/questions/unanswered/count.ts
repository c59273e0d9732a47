import { createHmac, randomBytes } from 'node:crypto'
import { toNfc } from '@pathshala/bengali/clean-text'
import { timeNow } from '../../../base/clock.ts'
import { onceForEach } from '../../../base/remember.ts'
import type { School } from '../../../request/school.ts'
import { foldExact, wordsOf } from '@pathshala/bengali/fold'
import type { Day } from '@pathshala/bengali/days'
import { dayAt } from '../../../words/format.ts'
import { subscriberOf } from '../../accounts/address.ts'
import { findNames } from './names.ts'

/** Of one day, so that neither memory nor table grows with the searches of a program. */
const MAX_TEXTS = 300
const MAX_NETWORKS_OF_TEXT = 20
/** Many phones share one address of their provider. */
const MAX_TEXTS_OF_NETWORK = 20

const MAX_LETTERS = 100

interface OneDay {
  day: Day
  /** Only in memory: after the day, no address can be compared with the hashes. */
  salt: Buffer
  networksOf: Map<string, Set<string>>
  textsOfNetwork: Map<string, number>
}

/** What this process saw today. */
const seenBy = onceForEach((_school: Pick<School, 'stores'>): { today?: OneDay } => ({}))

/**
 * Counts a search that found nothing, once a day for each network. Neither the address nor its hash is
 * stored. Not counted are numbers of four digits and more, e-mail addresses, and texts with a word of
 * somebody's name.
 */
export async function countUnanswered(
  school: Pick<School, 'settings' | 'stores' | 'writePrivate'>,
  query: string,
  address: string,
): Promise<void> {
  const text = textOf(query)
  if (text === '' || text.length > MAX_LETTERS || query.includes('@') || hasLongNumber(text)) return
  const { collectsUnansweredSearches } = await school.stores.site.find()
  if (!collectsUnansweredSearches) {
    delete seenBy(school).today
    return
  }
  const counted = countNetworks(school, text, address)
  if (counted === undefined) return
  if ((await findNames(school.stores))(text)) return counted.forget()
  await school.writePrivate(({ unanswered }) => unanswered.note(text, counted.networks))
}

/** The text under which a search is stored. */
export function textOf(query: string): string {
  return toNfc(wordsOf(foldExact(query)).join(' '))
}

/** Telephone numbers are often written in parts. */
function hasLongNumber(text: string): boolean {
  return /\p{Nd}{4}/u.test(text.replace(/(?<=\p{Nd}) (?=\p{Nd})/gu, ''))
}

/** From how many networks the text came today; undefined if this search changes nothing. */
function countNetworks(
  school: Pick<School, 'settings' | 'stores'>,
  text: string,
  address: string,
): { networks: number; forget: () => void } | undefined {
  const seen = seenBy(school)
  const day = dayAt(timeNow(), school.settings.timeZone)
  if (seen.today?.day !== day) {
    seen.today = { day, salt: randomBytes(32), networksOf: new Map(), textsOfNetwork: new Map() }
  }
  const { salt, networksOf, textsOfNetwork } = seen.today
  const network = createHmac('sha256', salt).update(subscriberOf(address)).digest('base64')
  const networks = networksOf.get(text) ?? new Set()
  const texts = textsOfNetwork.get(network) ?? 0
  const isFull = networks.size === 0 && networksOf.size >= MAX_TEXTS
  if (isFull || networks.has(network)) return undefined
  if (networks.size >= MAX_NETWORKS_OF_TEXT || texts >= MAX_TEXTS_OF_NETWORK) return undefined
  networksOf.set(text, networks.add(network))
  textsOfNetwork.set(network, texts + 1)
  const forget = () => {
    networksOf.delete(text)
    textsOfNetwork.set(network, textsOfNetwork.get(network)! - 1)
  }
  return { networks: networks.size, forget }
}
