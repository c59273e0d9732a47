import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { PrivateAddress, type Lookup } from '../../../base/allowed-address.ts'
import { decryptPush } from '../../../../tests/decrypt-push.ts'
import { type FakePush, type Mode, startFakePush } from '../../../../tests/fake-push.ts'

import { type Connection, createConnection } from './connection.ts'
import type { PushContent } from '../payload.ts'
import { createEncryption } from './encrypt.ts'

const PUBLIC_URL = new URL('https://school.example')
const CONTENT: PushContent = {
  payload: JSON.stringify({
    web_push: 8030,
    notification: { title: 'নোটিশ', navigate: 'https://x' },
  }),
  ttlSeconds: 60,
  urgency: 'high',
  topic: 'notices-1',
}
const key = webPush.generateVAPIDKeys()
let push: FakePush
let connection: Connection

beforeAll(async () => {
  push = await startFakePush()
})
afterAll(() => push.close())
afterEach(() => connection?.close())

function connect(options: Partial<Parameters<typeof createConnection>[0]> = {}) {
  connection = createConnection({ allowedPrivate: [push.host], ...options })
  return connection
}

function post(mode: Mode, content = CONTENT) {
  const phone = push.subscribe(mode)
  const encrypt = createEncryption({ key, publicUrl: PUBLIC_URL })
  return connection.post(encrypt({ ...phone, ...phone.keys }, content))
}

describe('The encryption of messages', () => {
  it('is that of RFC 8291: its example decrypts', () => {
    const phone = createECDH('prime256v1')
    phone.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url')
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
    const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
    expect(decryptPush(Buffer.from(body, 'base64url'), phone, auth)).toBe(
      'When I grow up, I want to be a watermelon',
    )
  })

  it('arrives with its token, its time to live, its urgency and its topic', async () => {
    connect()
    expect(await post('ok')).toMatchObject({ status: 201 })
    expect(push.faults).toEqual([])
    expect(push.received.at(-1)).toMatchObject({
      headers: { ttl: 60, urgency: 'high', topic: 'notices-1' },
      payload: JSON.parse(CONTENT.payload),
    })
  })

  it('makes one token for a push service, and a new one before twelve hours are over', () => {
    let now = Date.now()
    const encrypt = createEncryption({ key, publicUrl: PUBLIC_URL, now: () => now })
    const phone = push.subscribe()
    const tokenFor = (endpoint: string) =>
      encrypt({ ...phone.keys, endpoint }, CONTENT).headers['Authorization']
    const [first, other] = ['https://a.example/1', 'https://b.example/1'].map(tokenFor)
    expect(tokenFor('https://a.example/2')).toBe(first)
    expect(other).not.toBe(first)
    now += 11.5 * 60 * 60_000
    expect(tokenFor('https://a.example/1')).not.toBe(first)
  })
})

describe('The connection', () => {
  it('answers with the status and Retry-After', async () => {
    connect()
    expect(await post('busy')).toEqual({ status: 429, retryAfter: '1' })
    expect(await post('gone')).toMatchObject({ status: 410 })
  })

  it('does not follow redirects', async () => {
    connect()
    expect(await post('redirect')).toMatchObject({ status: 307 })
  })

  it('ends after its time limit', async () => {
    connect({ slowMs: 100 })
    await expect(post('slow')).rejects.toThrow('aborted')
  })

  it(
    'waits three seconds for a server that accepts a connection and says nothing',
    { tags: 'rest' },
    async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      const request = { url: new URL(`https://${host}/`), headers: {}, body: Buffer.of() }
      connect({ allowedPrivate: [host] })
      const start = performance.now()
      await expect(connection.post(request)).rejects.toThrow('aborted')
      const ms = performance.now() - start
      expect(ms).toBeGreaterThanOrEqual(2900)
      // The answer may take ten.
      expect(ms).toBeLessThan(9000)
      server.close()
    },
  )

  it(
    'does not end a connected request after the time for connecting',
    { tags: 'rest' },
    async () => {
      connect({ slowToConnectMs: 60_000 })
      await post('ok')
      connection.close()
      connect({ slowToConnectMs: 1000, slowMs: 2500 })
      const start = performance.now()
      await expect(post('slow')).rejects.toThrow('aborted')
      expect(performance.now() - start).toBeGreaterThanOrEqual(2400)
    },
  )

  it('fails if the other server ends it', async () => {
    connect()
    await expect(post('broken')).rejects.toThrow('socket hang up')
  })

  it.each([
    'https://127.0.0.1:1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
  ])('never goes to the private address %s', async (address) => {
    connect()
    const request = { url: new URL(address), headers: {}, body: Buffer.of() }
    await expect(connection.post(request)).rejects.toThrow(PrivateAddress)
  })

  it('never goes to a name with a private address, unless the settings have the name', async () => {
    const lookup = vi.fn((_name: string, _options: object, done: (...answer: unknown[]) => void) =>
      done(null, [{ address: '10.0.0.1', family: 4 }]),
    ) as unknown as Lookup
    connect({ lookup, slowMs: 100 })
    const request = { headers: {}, body: Buffer.of() }
    const url = new URL('https://fcm.googleapis.com/fcm/send/1')
    await expect(connection.post({ ...request, url })).rejects.toThrow(
      'fcm.googleapis.com:443 is the private address 10.0.0.1',
    )
    expect(lookup).toHaveBeenCalledOnce()
  })

  it('goes to a private address that the settings have, by its name and port', async () => {
    const [, port] = push.host.split(':')
    const lookup = ((_name: string, _options: object, done: (...answer: unknown[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as Lookup
    const url = new URL(`https://localhost:${port}/`)
    const request = { url, headers: {}, body: Buffer.of() }
    connect({ lookup })
    await expect(connection.post(request)).rejects.toThrow(PrivateAddress)
    connection.close()
    connect({ lookup, allowedPrivate: [url.host] })
    // An unknown phone.
    expect(await connection.post(request)).toMatchObject({ status: 400 })
  })
})
