// @module-tag rest

import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { jpeg } from './made-files.ts'
import { scannedPdf } from './made-pdf.ts'
import { killServers, startServer } from './server-process.ts'

afterAll(killServers)

/** The ids of the processes that run this program. */
async function processesOf(program: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((_pid, index) => commands[index]!.includes(program))
}

/** Pages full of noise: recognition needs seconds for each. */
async function slowScan(): Promise<Buffer> {
  const page = await sharp({
    create: {
      width: 1600,
      height: 2200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  return scannedPdf(Array.from({ length: 10 }, () => page))
}

it.runIf(process.platform === 'linux').each([
  ['reads a document', 'reading-program.ts', 'notices', slowScan],
  ['makes the sizes of a photo', 'pictures/program.ts', 'gallery', () => jpeg(7000, 7000)],
])('a process that %s ends soon after its server is killed', async (_what, program, list, make) => {
  const storage = await makeTestStorage('SQLite')
  const server = startServer({
    ...storage.environment,
    READING: 'on',
    ADMIN_PASSWORD: TEST_PASSWORD,
  })
  const url = await server.url()
  const signIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  const { token } = (await signIn.json()) as { token: string }
  const others = await processesOf(program)
  const own = async () => (await processesOf(program)).filter((pid) => !others.includes(pid))
  const { payload, headers } = await multipart({
    title: 'কাগজ',
    file: { name: 'scan', bytes: await make() },
  })
  // The answer to the photo never comes.
  fetch(`${url}/api/${list}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  }).catch(() => undefined)
  await expect.poll(own, { interval: 20 }).toHaveLength(1)
  await server.end('SIGKILL')
  await expect.poll(own).toEqual([])
  await storage.remove()
})
