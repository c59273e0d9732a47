import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sweep } from '#src/files/sweep.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { Random } from './random.ts'
import { type Rounds, roundsOf } from './rounds.ts'
import { School } from './school.ts'

export type Plan = Record<keyof Rounds, number>

export interface Outcome {
  rounds: Plan
  /** By type of write. */
  answered: Record<string, number>
  /** Writes without an answer because of a crash, and how many of them took effect. */
  unanswered: number
  tookEffect: number
  filesCompared: number
  startsMs: number[]
  /** Files without a record after a crash: nobody can load them, and the sweeper removes them. */
  swept: number
  faults: string[]
}

/** Runs rounds of every type in turn, on SQLite and local files; calls `report` after each. */
export async function runRounds(
  plan: Plan,
  seed: number,
  report: (faults: number) => void = () => {},
): Promise<Outcome> {
  const random = new Random(seed)
  const school = await School.open()
  try {
    const rounds = roundsOf(school, random)
    let swept = 0
    try {
      for (const sort of spreadEvenly(plan)) {
        await rounds[sort]()
        report(school.faults.length)
      }
      swept = await sweepAndCheck(school)
    } catch (error) {
      // The site does not start or gives a wrong answer, so later rounds would prove nothing.
      school.faults.push((error as Error).message)
    }
    const { ledger, tookEffect, faults, filesCompared, startsMs } = school
    const { answered, unanswered } = ledger
    return {
      rounds: plan,
      answered,
      unanswered,
      tookEffect,
      filesCompared,
      startsMs,
      swept,
      faults,
    }
  } finally {
    await school.remove()
  }
}

/** Spreads each type evenly over the run. */
function spreadEvenly(plan: Plan): (keyof Rounds)[] {
  const sorts = Object.entries(plan) as [keyof Rounds, number][]
  return sorts
    .flatMap(([sort, count]) =>
      Array.from({ length: count }, (_none, index) => ({ sort, at: (index + 0.5) / count })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ sort }) => sort)
}

/** Sweeps as if a day had passed; the site must be complete afterwards. */
async function sweepAndCheck(school: School): Promise<number> {
  const services = await openSchool(readSchoolSettings(school.settings))
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
