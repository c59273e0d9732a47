// @module-tag rest
import { readdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { madeDistrict } from './made-district.ts'

const SCHOOLS = 50
const MAX_OPEN = 10
const REQUESTS = 10_000
const AT_ONCE = 6
/** The database, its log and the index of its log. */
const FILES_OF_SCHOOL = 3
const MAX_GROWTH = 1.05
/** Compiled code makes one block grow. A leak makes each of them grow. */
const BLOCKS = 3

const isSteady = (growth: number) => growth < MAX_GROWTH

const countOpenFiles = async () => (await readdir('/proc/self/fd')).length

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Without garbage, of which there is as much as the time of the last collection left. */
function usedMemory(): number {
  collectGarbage()
  return process.memoryUsage.rss()
}

it.skipIf(process.platform !== 'linux')(
  'A district with many schools closes those that nobody asks for, and loses neither files nor memory',
  async () => {
    const ids = Array.from({ length: SCHOOLS }, (_, index) => `s${index + 10}`)
    const made = await madeDistrict(ids, { maxOpenSchools: MAX_OPEN, quietMs: 20 })
    const atStart = await countOpenFiles()
    const statuses = new Set<number>()
    let next = 0
    let mostFiles = 0
    const ask = async (until: number) => {
      while (next < until) {
        // Five in a row of each school, as a visitor does.
        const id = ids[Math.floor((next += 1) / 5) % SCHOOLS]!
        statuses.add((await made.ask(`${id}.schools.test`, '/')).statusCode)
        if (next % 10 === 0) mostFiles = Math.max(mostFiles, await countOpenFiles())
      }
    }
    const askAll = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => ask(until)))
    const growths: number[] = []
    await askAll(REQUESTS / 2)
    for (let block = 1; block <= BLOCKS && !growths.some(isSteady); block += 1) {
      const before = usedMemory()
      await askAll(REQUESTS / 2 + (block * REQUESTS) / 2)
      growths.push(usedMemory() / before)
    }
    expect(growths.some(isSteady), growths.join(', ')).toBe(true)
    expect([...statuses]).toEqual([200])
    // Schools in use, and those that are closing, stay open above the limit.
    expect(mostFiles - atStart).toBeLessThanOrEqual(FILES_OF_SCHOOL * (MAX_OPEN + 2 * AT_ONCE))
    await made.close()
    expect(await countOpenFiles()).toBeLessThanOrEqual(atStart)
  },
  600_000,
)
