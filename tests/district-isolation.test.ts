// @module-tag rest

import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OPEN_ADDRESSES } from './access/all-calls.ts'
import { type MadeDistrict, madeDistrict } from './made-district.ts'
import { describeFor } from './tiers.ts'

const IDS = ['first', 'second', 'third']
const ROUNDS = Number(process.env['ISOLATION_ROUNDS'] ?? (process.env['TIER'] === 'first' ? 1 : 2))
const MOST_REFUSED = 100 * ROUNDS
const ADDRESSES = [
  ...OPEN_ADDRESSES.map(({ url }) => url),
  '/en',
  '/search?q=notice',
  '/en/allNotices?page=1',
  '/api/search?q=notice',
]

function shuffled<T>(list: T[]): T[] {
  return list
    .map((value) => [Math.random(), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value)
}

const describeSchools = describeFor([1, 6], (sockets) => sockets === 6)

/**
 * Each text of a school has its id. The schools have the same content versions, and only one may stay
 * open, so they open and close between the requests.
 */
describeSchools('The schools of a district, on %i shared connections,', (maxSockets) => {
  let made: MadeDistrict
  let agent: Agent
  beforeAll(async () => {
    made = await madeDistrict(IDS, { maxOpenSchools: 1, quietMs: 20 })
    await made.app.listen({ port: 0, host: '127.0.0.1' })
    agent = new Agent({ keepAlive: true, maxSockets })
    for (const id of IDS) {
      const headers = { authorization: `Bearer ${await made.signIn(id)}` }
      const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
        made.ask(`${id}.schools.test`, url, { method, headers, payload })
      for (const path of ['notices', 'news', 'results', 'downloads']) {
        const { statusCode } = await send('POST', `/api/${path}`, {
          title: `${id} notice`,
          text: id,
        })
        expect(statusCode).toBe(201)
      }
      await send('PUT', '/api/site', { place: `Place of ${id}`, headTeacherName: `Head of ${id}` })
    }
  })
  afterAll(async () => {
    agent.destroy()
    await made.close()
  })

  function get(id: string, url: string): Promise<{ status: number; body: string }> {
    const { port } = made.app.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const headers = { host: `${id}.schools.test`, accept: 'text/html' }
      request({ port, path: url, agent, headers }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode!, body }), reject)
      })
        .once('error', reject)
        .end()
    })
  }

  it(
    'never answer with the content of another',
    async () => {
      const all = IDS.flatMap((id) => ADDRESSES.map((url) => [id, url] as const))
      let count = 0
      let refused = 0
      const wrong: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const waiting = shuffled(all)
        const work = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) {
            const [id, url] = next
            const { status, body } = await get(id, url)
            // A card is drawn only if that can begin soon.
            if (status === 503 && url.endsWith('.png') && (refused += 1) < MOST_REFUSED) {
              waiting.unshift(next)
              await setTimeout(50)
              continue
            }
            count += 1
            const others = IDS.filter((other) => other !== id && body.includes(other))
            // "second" is also an English word of the pages.
            const foreign = others.filter((other) =>
              new RegExp(`${other}(\\.schools| notice)|(School|of|Head of) ${other}`).test(body),
            )
            if (foreign.length > 0 || status >= 500)
              wrong.push(`${id}${url}: ${status} ${foreign.join()}`)
          }
        }
        await Promise.all(Array.from({ length: 12 }, work))
      }
      expect(wrong.join('\n')).toBe('')
      expect(count).toBe(ROUNDS * all.length)
      expect((await get('first', '/en')).body).toContain('School first')
    },
    150_000 * ROUNDS,
  )
})
