// @module-tag rest
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runDueChores } from '#src/district/due.ts'
import { settingsOf } from '#src/district/folders.ts'
import { openSchool } from '#src/school/open.ts'
import { type MadeDistrict, madeDistrict } from './made-district.ts'

const IDS = Array.from({ length: 6 }, (_, index) => `s${index}`)

let made: MadeDistrict
beforeEach(async () => {
  made = await madeDistrict(IDS)
})
afterEach(() => made.close())

/** Schedules a notice in each school, as a command does: no process of the server notices it. */
async function scheduleIn(ids: string[], publishAt: string): Promise<void> {
  for (const id of ids) {
    const school = await openSchool(settingsOf(made.registry, id))
    await school.write(async ({ notices: stored }) => {
      await stored.create({ title: `Later in ${id}`, text: 'ক', publishAt })
    })
    await school.close()
  }
}

const notices = async (id: string) => (await made.ask(`${id}.schools.test`, '/api/notices')).payload

it('publishes at its time in schools that are closed, and opens no other school for it', async () => {
  const chores = runDueChores(made.district, { readsDocuments: false, watchEveryMs: 200 })
  try {
    await expect.poll(() => made.district.schools.count()).toBe(0)
    await scheduleIn(IDS.slice(0, 4), new Date(Date.now() + 3000).toISOString())
    await expect.poll(() => made.district.schools.count(), { timeout: 20_000 }).toBe(0)
    for (const id of IDS.slice(0, 4)) {
      await expect.poll(() => notices(id)).toContain(`Later in ${id}`)
    }
    expect(await notices('s5')).toBe('[]')
  } finally {
    await chores.stop()
  }
})
