import type { Stores } from '../request/school.ts'
import type { Source } from './incoming.ts'

/** Records of a source that are looked up. */
const MAX_LOOKED_UP = 200

/**
 * The id under which the records of a source came. Earlier versions of the software gave an export of
 * WordPress the address of its network, which other sites of the network share. So the records must
 * have the addresses of this source.
 */
export async function recordedId(
  { id, former }: Pick<Source, 'id' | 'former'>,
  stores: Pick<Stores, 'moves' | 'redirects'>,
): Promise<string> {
  if (!former || (await stores.moves.findLast(id))) return id
  for (const one of former.ids) {
    if (one !== id && (await stores.moves.findLast(one))) return one
  }
  for (const one of former.sharedIds) {
    if (one === id || !(await stores.moves.findLast(one))) continue
    if (await hasAddresses(one, former.addresses, stores)) return one
  }
  return id
}

async function hasAddresses(
  source: string,
  addresses: { key: string; paths: string[] }[],
  { moves, redirects }: Pick<Stores, 'moves' | 'redirects'>,
): Promise<boolean> {
  let [known, same] = [0, 0]
  for (const { key, paths } of addresses.slice(0, MAX_LOOKED_UP)) {
    const moved = await moves.findRecord(source, key)
    if (!moved) continue
    known += 1
    const found = await Promise.all(paths.map((path) => redirects.find(path)))
    if (found.some((one) => one?.moveId === moved.moveId)) same += 1
  }
  return known > 0 && same * 2 >= known
}
