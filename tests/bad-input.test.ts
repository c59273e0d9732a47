// @module-tag rest

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCrowd } from './bad-input/crowd.ts'
import { BAD_INPUTS } from './bad-input/list.ts'
import { openSite, type Site } from './bad-input/site.ts'
import { type QuickSite, openQuickSite, SLOW_CLIENTS } from './bad-input/slow.ts'
import { tryInput } from './bad-input/try.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-bad-input-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('A server', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(path.join(dataDir, 'real'))
  })

  describe.each(Object.entries(BAD_INPUTS))('%s', (_subject, inputs) => {
    it.each(inputs)('answers $gets to $what', async (input) => {
      expect((await tryInput(site, input)).faults).toEqual([])
    })
  })

  it('answers each of 400 simultaneous clients, and works normally afterwards', async () => {
    const { document = 0 } = await site.kept()
    const outcomes = await sendCrowd(site)
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
    const { document: kept } = await site.kept()
    expect(kept! - document).toBe(outcomes.at(-1)!.many)
    expect((await site.ask({ asks: 'GET /readyz' })).status).toBe(200)
  })

  it('does not decompress request bodies, and stops on request', async () => {
    // Decompressed, the input would need 3 GB or more.
    expect((await site.peakMemory()) ?? 0).toBeLessThan(1000)
    expect(await site.end()).toMatchObject({ code: 0 })
  })
})

describe('A client', () => {
  let site: QuickSite
  beforeAll(async () => {
    site = await openQuickSite(path.join(dataDir, 'short-timeouts'))
  })
  afterAll(() => site.close())

  it.concurrent.each(SLOW_CLIENTS)(
    'that $what gets $gets, and is then disconnected',
    async (client) => {
      expect(await client.behave(site)).toBe(client.gets)
    },
  )

  it('that was too slow leaves no rows or files behind', async () => {
    await expect.poll(() => readdir(path.join(dataDir, 'short-timeouts/incoming'))).toEqual([])
  })
})
