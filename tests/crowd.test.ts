// @module-tag rest

import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crowd } from '../bench/load.ts'
import { OPEN_PATHS } from './access/all-calls.ts'
import { makeTestStorage, multipart, TEST_PASSWORD } from './build-app.ts'
import { pdf } from './made-files.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const CONNECTIONS = 512
const CROWD_SECONDS = 2
const MAX_PUBLISH_MS = 2000
const ASSETS = path.join(import.meta.dirname, '../build/client/assets')

let server: ServerProcess
let storage: Awaited<ReturnType<typeof makeTestStorage>>
let url: string
let token: string
let upload: string
beforeAll(async () => {
  storage = await makeTestStorage('SQLite')
  const settings = { SAMPLE_CONTENT: 'on', ADMIN_PASSWORD: TEST_PASSWORD }
  server = startServer({ ...storage.environment, ...settings })
  url = await server.url()
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: TEST_PASSWORD }),
  })
  ;({ token } = (await answer.json()) as { token: string })
  upload = (await publish()).filePath
})
afterAll(async () => {
  await server.end('SIGTERM')
  await storage.remove()
})

/** From another address than the crowd. */
async function publish(): Promise<{ filePath: string }> {
  const { payload, headers } = await multipart({
    title: 'ভিড়ের সময়',
    file: { name: 'notice.pdf', bytes: pdf(100_000) },
  })
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent: false,
      localAddress: '127.0.0.2',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
    }
    const sent = request(`${url}/api/notices`, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () => {
        if (answer.statusCode === 201) resolve(JSON.parse(text) as { filePath: string })
        else reject(new Error(`${answer.statusCode} ${text}`))
      })
    })
    sent.once('error', reject)
    sent.end(payload)
  })
}

async function timeOfPublishing(): Promise<number> {
  const start = performance.now()
  await publish()
  return performance.now() - start
}

/** Every address that visitors can read, in Bengali, with a value for each parameter. */
const addresses = OPEN_PATHS.filter(
  (route) => !route.startsWith('/en') && route !== '/public files',
).map((route) => route.replace(':number', '1').replaceAll(/:\w+|\*/g, 'x'))

const files: [string, () => string][] = [
  ['the largest script', () => `/assets/${largest(/\.js$/)}`],
  ['an icon', () => '/favicon.ico'],
  ['an uploaded file', () => `/${upload}`],
  ['the script of the API’s documentation', () => '/api/docs/static/swagger-ui-bundle.js'],
]

function largest(wanted: RegExp): string {
  const sizeOf = (name: string) => statSync(path.join(ASSETS, name)).size
  return readdirSync(ASSETS)
    .filter((name) => wanted.test(name))
    .reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
}

it.each([...addresses.map((address) => [address, () => address] as const), ...files])(
  '512 connections on %s do not delay staff by two seconds',
  { retry: 2 },
  async (_what, addressOf) => {
    const sending = crowd({
      url: url + addressOf(),
      encoding: 'gzip',
      connections: CONNECTIONS,
      seconds: CROWD_SECONDS,
      numbered: true,
    })
    // Until all connections send requests.
    await new Promise((resolve) => setTimeout(resolve, 700))
    // Other programs of the machine can delay one of them.
    const times = [await timeOfPublishing(), await timeOfPublishing()]
    const { sent } = await sending
    expect(sent).toBeGreaterThanOrEqual(CONNECTIONS)
    expect(Math.min(...times)).toBeLessThan(MAX_PUBLISH_MS)
  },
)
