import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sweep } from '#src/files/sweep.ts'
import { openServices } from '#src/server/services.ts'
import { readSettings } from '#src/settings.ts'
import { makeOldSite } from './old-site.ts'
import { Random } from './random.ts'
import { type Rounds, roundsOf } from './rounds.ts'
import { School } from './school.ts'

export type Plan = Record<keyof Rounds, number>

export interface Outcome {
  rounds: Plan
  /** By sort of write. */
  answered: Record<string, number>
  /** Writes that a crash left without an answer, and how many of them had happened. */
  unanswered: number
  happened: number
  filesCompared: number
  startsMs: number[]
  /** What a crash left on the disk without a record; nobody is served it, and the sweeper took it. */
  swept: number
  faults: string[]
}

/** Plays rounds of every sort in turn, on SQLite and files on the disk; `report` is told after each. */
export async function runRounds(
  plan: Plan,
  seed: number,
  report: (faults: number) => void = () => {},
): Promise<Outcome> {
  const random = new Random(seed)
  const school = await School.open()
  const oldSite = await makeOldSite(random)
  try {
    const rounds = roundsOf(school, oldSite, random)
    let swept = 0
    try {
      for (const sort of inTurn(plan)) {
        await rounds[sort]()
        report(school.faults.length)
      }
      swept = await sweepAndCheck(school)
    } catch (error) {
      // A site that does not start, or answers what it never should: what comes after says nothing.
      school.faults.push((error as Error).message)
    }
    const { ledger, happened, faults, filesCompared, startsMs } = school
    const { answered, unanswered } = ledger
    return { rounds: plan, answered, unanswered, happened, filesCompared, startsMs, swept, faults }
  } finally {
    await school.remove()
    await oldSite.remove()
  }
}

/** Each sort spread evenly over the whole. */
function inTurn(plan: Plan): (keyof Rounds)[] {
  const sorts = Object.entries(plan) as [keyof Rounds, number][]
  return sorts
    .flatMap(([sort, count]) =>
      Array.from({ length: count }, (_none, index) => ({ sort, at: (index + 0.5) / count })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ sort }) => sort)
}

/** As the sweeper does a day later; the site is whole without what it took. */
async function sweepAndCheck(school: School): Promise<number> {
  const services = await openServices(readSettings(school.settings))
  const DAY_MS = 24 * 60 * 60 * 1000
  const { database, fileStore: store } = services
  const { dataDir } = school
  const later = Date.now() + DAY_MS + 1000
  const { files, incoming } = await sweep({ database, store, dataDir }, later)
  await services.close()
  const left = await readdir(path.join(dataDir, 'incoming'))
  if (left.length > 0) school.faults.push(`the sweeper left ${left.join(', ')}`)
  await school.kill(await school.startAndCheck())
  return files + incoming
}
