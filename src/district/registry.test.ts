import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nowIso } from '../base/clock.ts'
import { openRegistry, type Registry } from './registry.ts'

const SCHOOL = { id: 'a1', state: 'open' as const, since: '', diskLimitMb: 1000, createdAt: '' }
const settingsIn = (dataDir: string) => ({ dataDir, domain: 'schools.test', maxOpenSchools: 10 })

describe('The registry of a district', () => {
  let folder: string
  let registry: Registry
  let other: Registry

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'district-'))
    registry = await openRegistry(settingsIn(folder), { isNew: true })
    other = await openRegistry(settingsIn(folder))
  })
  afterEach(async () => {
    await registry.close()
    await other.close()
    await rm(folder, { recursive: true })
  })

  const add = () =>
    registry.change({ operator: 'ops', action: 'added', school: 'a1' }, async (transaction) => {
      await transaction.insertInto('school').values(SCHOOL).execute()
      const name = { host: 'a1.schools.test', school: 'a1', isMain: 1, provenAt: nowIso() }
      await transaction.insertInto('name').values(name).execute()
    })

  it('shows a change of another process at its next reading', async () => {
    await add()
    expect(registry.mainHostOf('a1')).toBe('a1.schools.test')
    expect(other.schools.size).toBe(0)
    await other.reload()
    expect(other.schools.get('a1')?.state).toBe('open')
    expect(other.names.get('a1.schools.test')?.school).toBe('a1')
    expect(other.word).toBe(registry.word)
    expect(registry.word).toMatch(/^[a-z]{32}$/)
  })

  it('keeps neither the change nor the act if the change fails', async () => {
    await add()
    await expect(add()).rejects.toThrow('UNIQUE')
    const acts = await registry.database.selectFrom('act').selectAll().execute()
    expect(acts).toMatchObject([{ operator: 'ops', action: 'added', school: 'a1', detail: null }])
  })

  it('has the last problem of a school until it opens', async () => {
    await add()
    const find = () => other.database.selectFrom('problem').select('problem').executeTakeFirst()
    await registry.noteProblem('a1', { kind: 'missing', problem: 'The file is missing.' })
    await registry.noteProblem('a1', { kind: 'damaged', problem: 'The file is damaged.' })
    expect(await find()).toEqual({ problem: 'The file is damaged.' })
    await registry.noteProblem('a1', undefined)
    expect(await find()).toBeUndefined()
  })

  it('is not made by opening it', async () => {
    await expect(openRegistry(settingsIn(path.join(folder, 'other')))).rejects.toThrow(
      'district -- init',
    )
  })
})
