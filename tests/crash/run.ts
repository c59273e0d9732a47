import { parseArgs } from 'node:util'
import { type Plan, runRounds } from './run-rounds.ts'

/** Time limit of a start after a crash. */
const START_LIMIT_MS = 2000

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string' } },
})
const total = Number(values.rounds)
if (!(total >= 5)) throw new Error('Usage: npm run crash -- [--rounds N, at least 5] [--seed N]')
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const tenth = Math.max(1, Math.round(total / 10))
const plan: Plan = {
  write: Math.max(1, total - 4 * tenth),
  backup: tenth,
  restore: tenth,
  firstStart: 2 * tenth,
}

console.log(`Seed ${seed}. A dot is a round without an error.`)
const outcome = await runRounds(plan, seed, (faults) => {
  process.stdout.write(faults > 0 ? 'x' : '.')
})
const { answered, unanswered, tookEffect, filesCompared, swept, faults } = outcome
const startsMs = outcome.startsMs.toSorted((a, b) => a - b)
const slowest = startsMs.at(-1)!
const writes = Object.values(answered).reduce((sum, count) => sum + count, 0)
const list = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

console.log(`

Rounds            ${Object.values(plan).reduce((sum, count) => sum + count, 0)} (${list({ ...plan })})
Answered writes   ${writes} (${list(answered)})
Without an answer ${unanswered}, of which ${tookEffect} took effect; each completely or not at all
Files compared    ${filesCompared}: documents byte for byte, pictures decoded to the end
Swept files       ${swept} without a record; no address served them
Starts            ${startsMs.length}; median ${Math.round(startsMs[startsMs.length >> 1]!)} ms, slowest ${Math.round(slowest)} ms (limit ${START_LIMIT_MS} ms)
Lost or partial   ${faults.length}`)
for (const fault of faults) console.log(`  ${fault}`)
process.exitCode = faults.length > 0 || slowest > START_LIMIT_MS ? 1 : 0
