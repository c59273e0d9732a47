// @module-tag rest

import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestStorage } from './build-app.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const loops: ChildProcess[] = []
afterEach(() => {
  for (const loop of loops.splice(0)) loop.kill('SIGKILL')
})

function startBusyLoops(count: number): void {
  for (let index = 0; index < count; index += 1) {
    loops.push(spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
  }
}

/** Stops the process most of the time, as a slow virtual machine does. Returns a function that ends this. */
function pauseAgainAndAgain(pid: number): () => void {
  let timer: NodeJS.Timeout
  const stop = () => {
    process.kill(pid, 'SIGSTOP')
    timer = setTimeout(go, 900)
  }
  const go = () => {
    process.kill(pid, 'SIGCONT')
    timer = setTimeout(stop, 10)
  }
  go()
  return () => {
    clearTimeout(timer)
    process.kill(pid, 'SIGCONT')
  }
}

/** A visitor who requests new pages and lists, one after another. */
async function visit(url: string, visits: number): Promise<string[]> {
  const refused: string[] = []
  for (let index = 0; index < visits; index += 1) {
    for (const address of [`/allnews?q=visit${index}`, `/api/notices?q=visit${index}`]) {
      const { status } = await fetch(url + address)
      if (status !== 200) refused.push(`${status} ${address}`)
    }
  }
  return refused
}

describe('A single visitor gets every page from the first second', () => {
  let server: ServerProcess
  let storage: Awaited<ReturnType<typeof makeTestStorage>>
  beforeEach(async () => {
    storage = await makeTestStorage('SQLite')
  })
  afterEach(async () => {
    await server.end('SIGTERM')
    await storage.remove()
  })
  const start = () => startServer({ ...storage.environment, SAMPLE_CONTENT: 'on' })

  it('while eight programs need the processor', async () => {
    startBusyLoops(8)
    server = start()
    expect(await visit(await server.url(), 100)).toEqual([])
  })

  it('on a machine that stops the server again and again', async () => {
    server = start()
    const url = await server.url()
    const end = pauseAgainAndAgain(server.pid)
    try {
      expect(await visit(url, 10)).toEqual([])
    } finally {
      end()
    }
  })
})
