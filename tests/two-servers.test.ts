// @module-tag rest

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestStorage } from './build-app.ts'
import { killServers, startServer } from './server-process.ts'

let storage: Awaited<ReturnType<typeof makeTestStorage>>
const start = (settings: Record<string, string> = {}) =>
  startServer({ ...storage.environment, SAMPLE_CONTENT: 'off', READING: 'off', ...settings })

describe('A second server on one data folder', () => {
  beforeEach(async () => {
    storage = await makeTestStorage('SQLite')
  })
  afterEach(async () => {
    killServers()
    await storage.remove()
  })

  // With PORT=0, each server has a different port.
  it.each(['1', '2'])('is refused with one line, with %s worker(s)', async (WORKERS) => {
    const first = start({ WORKERS })
    const url = await first.url()
    const { code, errors } = await start({ WORKERS }).end()
    expect(code).toBe(1)
    expect(errors).toMatch(/^Cannot start: DATA_DIR: another server already uses [^\n]+\n$/)
    expect(errors).toContain(storage.dataDir)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await first.end('SIGTERM')
  })

  it('starts as soon as the first has ended, also by kill -9', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
      const server = start()
      await server.url()
      await server.end(signal)
    }
    await start().url()
  })

  it('is refused from a container, which has a different process namespace', async ({ skip }) => {
    const first = start()
    await first.url()
    const contained = ['unshare', '--pid', '--fork', '--mount-proc', process.execPath, 'server.ts']
    const { code, errors } = await startServer(
      { ...storage.environment, SAMPLE_CONTENT: 'off' },
      contained as [string, ...string[]],
    ).end()
    // Needs the right to make a namespace.
    if (errors.startsWith('unshare:')) skip()
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('another server already uses'),
    })
  })
})

describe('Servers on one PostgreSQL database', () => {
  it('can run at the same time, also with one data folder', async () => {
    storage = await makeTestStorage('PostgreSQL')
    const servers = [start(), start()]
    for (const server of servers) {
      expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200)
    }
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await storage.remove()
  })
})
