import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { OpenSchool } from '../school/open.ts'
import { CannotOpen, createSchoolPool } from './open-schools.ts'

const QUIET_MS = 150

/** A pool over schools that only count. `log` has each opening and closing. */
function madePool({ maxOpen = 2, fails = () => false }: Partial<Fake> = {}) {
  const log: string[] = []
  const pool = createSchoolPool({
    maxOpen,
    quietMs: QUIET_MS,
    tryAgainAfterMs: 30,
    async open(id) {
      log.push(`open ${id}`)
      await setTimeout(2)
      if (fails(id)) throw new Error('the file is missing')
      const close = async () => {
        log.push(`closing ${id}`)
        await setTimeout(20)
        log.push(`closed ${id}`)
      }
      return { id, close } as OpenSchool
    },
  })
  const visit = async (id: string) => (await pool.lease(id)).release()
  return { pool, log, visit }
}

interface Fake {
  maxOpen: number
  fails: (id: string) => boolean
}

describe('The open schools of a district', () => {
  it('open once for all that ask at the same time', async () => {
    const { pool, log } = madePool()
    await Promise.all(Array.from({ length: 20 }, () => pool.use('a', async () => undefined)))
    expect(log).toEqual(['open a'])
    expect(pool.isOpen('a')).toBe(true)
  })

  it('close above the limit, those that were not asked for longest, after their last query', async () => {
    const { pool, log, visit } = madePool()
    for (const id of ['a', 'b', 'c']) await visit(id)
    await setTimeout(5)
    expect(log).not.toContain('closing a')
    await expect.poll(() => log).toContain('closed a')
    expect([pool.isOpen('b'), pool.isOpen('c')]).toEqual([true, true])
  })

  it('stay open above the limit while they are in use', async () => {
    const { pool, log } = madePool({ maxOpen: 1 })
    const leases = await Promise.all(['a', 'b', 'c'].map(async (id) => pool.lease(id)))
    await setTimeout(3 * QUIET_MS)
    expect(pool.count()).toBe(3)
    for (const { release } of leases) release()
    // A second call does nothing.
    leases[0]!.release()
    await expect.poll(() => pool.count()).toBe(1)
    expect(log.filter((line) => line.startsWith('closed'))).toHaveLength(2)
  })

  it('open again only when the same school has closed', async () => {
    const { pool, log } = madePool()
    await pool.use('a', async () => undefined)
    const closed = pool.close('a')
    await expect.poll(() => log, { interval: 1 }).toContain('closing a')
    const opened = pool.use('a', async () => undefined)
    await Promise.all([closed, opened])
    expect(log).toEqual(['open a', 'closing a', 'closed a', 'open a'])
  })

  it('close soon after a chore, unless a visitor has come', async () => {
    const { pool, log, visit } = madePool()
    for (const id of ['a', 'b']) await pool.use(id, async () => undefined)
    await visit('b')
    await expect.poll(() => log).toContain('closed a')
    expect(pool.isOpen('b')).toBe(true)
  })

  it('report a failure, and are tried again after some time', async () => {
    let isMissing = true
    const { pool, log } = madePool({ fails: (id) => id === 'a' && isMissing })
    const open = () => pool.use('a', async () => 'content')
    await expect(open()).rejects.toThrow(CannotOpen)
    await expect(open()).rejects.toThrow('the file is missing')
    expect(log).toEqual(['open a'])
    expect(await pool.use('b', async () => 'content')).toBe('content')
    isMissing = false
    await expect.poll(() => open().catch(() => undefined)).toBe('content')
  })

  it('close a school in use after its users, and all at the end', async () => {
    const { pool, log } = madePool()
    const { release } = await pool.lease('a')
    const closed = pool.close('a', 1000)
    await setTimeout(10)
    expect(log).toEqual(['open a'])
    release()
    await closed
    await pool.use('b', async () => undefined)
    await pool.closeAll()
    expect(log).toEqual(['open a', 'closing a', 'closed a', 'open b', 'closing b', 'closed b'])
    expect(pool.count()).toBe(0)
  })
})
