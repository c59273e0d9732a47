// @module-tag rest

import { setTimeout } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { familyOf } from '../bench/processes.ts'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { jpeg } from './made-files.ts'
import { pdfOf, scannedPdf } from './made-pdf.ts'
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

/** One page that is painted white 500,000 times. PDFium renders it for minutes without a pause. */
function longPage(): Buffer {
  const stream = deflateSync('1 g 0 0 600 800 re f\n'.repeat(500_000))
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
    { dictionary: '/Filter/FlateDecode', stream },
  ])
}

it.runIf(process.platform === 'linux').each([
  ['reads a document', 'reading/read.ts', 'notices', slowScan, 0],
  ['renders one long page', 'reading/read.ts', 'notices', longPage, 2000],
  ['makes the sizes of a photo', 'pictures/run.ts', 'gallery', () => jpeg(7000, 7000), 0],
])(
  'a process that %s ends soon after its server is killed',
  async (_what, program, list, make, afterMs) => {
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
    // Other tests run the same programs at the same time.
    const own = async () => {
      const family = new Set(familyOf(server.pid))
      return (await processesOf(program)).filter((pid) => family.has(Number(pid)))
    }
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
    await setTimeout(afterMs)
    const started = await own()
    expect(started).toHaveLength(1)
    await server.end('SIGKILL')
    const running = async () => started.filter((pid) => existsSync(`/proc/${pid}`))
    await expect.poll(running).toEqual([])
    await storage.remove()
  },
)
