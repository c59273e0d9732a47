// @module-tag rest

import { expect, it } from 'vitest'
import { killServers } from '../server-process.ts'
import { runRounds } from './run-rounds.ts'

// `npm run crash` runs 200 rounds.
it('no acknowledged write is lost when server, backup, restore or first start are killed', async ({
  onTestFinished,
}) => {
  onTestFinished(killServers)
  const plan = { write: 4, backup: 1, restore: 1, firstStart: 1 }
  const outcome = await runRounds(plan, 20_261_120)
  expect(outcome.faults).toEqual([])
  // The test proves nothing without writes.
  expect(outcome.answered).toMatchObject({ create: expect.any(Number) })
  expect(outcome.filesCompared).toBeGreaterThan(30)
}, 900_000)
