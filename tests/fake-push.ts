import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { decryptPush, findVapidFault } from './decrypt-push.ts'
import { makeCertificate } from './made-certificate.ts'

/** How the push service answers for a phone. `busy` and `flaky` accept the message later. */
export type Mode =
  | 'ok'
  | 'gone'
  | 'missing'
  | 'busy'
  | 'flaky'
  | 'slow'
  | 'broken'
  | 'redirect'
  | 'forbidden'
  | 'too-large'
  | 'refused'

const STATUS: Partial<Record<Mode, number>> = {
  gone: 410,
  missing: 404,
  forbidden: 403,
  'too-large': 413,
  refused: 400,
}

export interface Phone {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface Received {
  id: string
  at: number
  headers: { ttl: number; urgency: string; topic: string | undefined }
  payload: PushPayload
}

/** A request to the address of a program. */
export interface Call {
  headers: Record<string, string>
  body: string
}

/** Declarative Web Push. */
export interface PushPayload {
  web_push: number
  notification: {
    title: string
    navigate: string
    body?: string
    lang?: string
    tag?: string
    renotify?: boolean
  }
}

interface Subscriber {
  mode: Mode
  ecdh: ECDH
  auth: Buffer
  tries: number
}

export interface FakePush {
  /** `HOST:PORT`, for PUSH_HOSTS. */
  host: string
  /** A PEM file for NODE_EXTRA_CA_CERTS. */
  certificateFile: string
  subscribe(mode?: Mode): Phone
  /** Changes the answers for a phone. */
  change(id: string, mode: Mode): void
  /** The accepted messages, decrypted. */
  received: Received[]
  /** Messages that a phone has accepted twice, by topic or address. */
  twice(): number
  /** Requests that a push service does not accept: a wrong token, or a wrong encryption. */
  faults: string[]
  /** How often each phone was tried. */
  triesOf(id: string): number
  /** The largest number of requests at the same time. */
  mostAtOnce(): number
  /** An address of a program. It answers with this status, once for each; then with 204. */
  addWebhook(...statuses: number[]): { url: string; calls: Call[] }
  close(): Promise<void>
}

interface FakePushOptions {
  port?: number
  /** The time until each answer. */
  answerMs?: number
  /** The value of Retry-After for busy phones. */
  retryAfterSeconds?: number
  /** The subject that tokens must have, if it is not a real address. */
  subject?: RegExp
}

/**
 * A push service on https that checks tokens and decrypts messages. This process trusts its
 * certificate; other processes need `certificateFile`.
 */
export async function startFakePush({
  port = 0,
  answerMs = 0,
  retryAfterSeconds = 1,
  subject,
}: FakePushOptions = {}): Promise<FakePush> {
  const subscribers = new Map<string, Subscriber>()
  const received: Received[] = []
  const faults: string[] = []
  const webhooks = new Map<string, { statuses: number[]; calls: Call[] }>()
  let atOnce = 0
  let mostAtOnce = 0
  const { cert, key } = makeCertificate()
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-push-'))
  const certificateFile = path.join(folder, 'cert.pem')
  await writeFile(certificateFile, cert)
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, cert])

  const server = createServer({ cert, key }, (request, response) => {
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1))
    response.once('close', () => (atOnce -= 1))
    answer(request, response).catch((error: Error) => {
      // On a busy machine the client's time ends before the whole request has been read.
      if (request.readableAborted) return
      faults.push(error.message)
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `https://${host}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const webhook = webhooks.get(request.url!)
    if (webhook) {
      const body = (await buffer(request)).toString()
      webhook.calls.push({ headers: request.headers as Call['headers'], body })
      const pause = { 'retry-after': `${retryAfterSeconds}` }
      return void response.writeHead(webhook.statuses.shift() ?? 204, pause).end()
    }
    const id = request.url!.slice('/push/'.length)
    const subscriber = subscribers.get(id)
    if (!subscriber) throw new Error(`an unknown phone: ${request.url}`)
    subscriber.tries += 1
    const body = await buffer(request)
    const { authorization = '', ttl, urgency, topic } = request.headers
    const fault = findVapidFault(authorization, origin, subject)
    if (fault !== undefined) throw new Error(fault)
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
    const text = decryptPush(body, subscriber.ecdh, subscriber.auth)
    const { mode } = subscriber
    if (mode === 'broken') return void request.socket.destroy()
    // The client ends the connection.
    if (mode === 'slow') return
    if (answerMs > 0) await wait(answerMs)
    if (mode === 'redirect')
      return void response.writeHead(307, { location: 'https://127.0.0.1:9/' }).end()
    if (mode === 'busy' && subscriber.tries === 1)
      return void response.writeHead(429, { 'retry-after': `${retryAfterSeconds}` }).end()
    if (mode === 'flaky' && subscriber.tries <= 2) return void response.writeHead(503).end()
    const status = STATUS[mode]
    if (status !== undefined) return void response.writeHead(status).end()
    received.push({
      id,
      at: Date.now(),
      headers: {
        ttl: Number(ttl),
        urgency: String(urgency),
        topic: topic as string | undefined,
      },
      payload: JSON.parse(text) as PushPayload,
    })
    response.writeHead(201, { location: `${origin}/message` }).end()
  }

  return {
    host,
    certificateFile,
    received,
    faults,
    subscribe(mode = 'ok') {
      const id = randomBytes(16).toString('base64url')
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      subscribers.set(id, { mode, ecdh, auth, tries: 0 })
      return {
        id,
        endpoint: `${origin}/push/${id}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      }
    },
    change(id, mode) {
      Object.assign(subscribers.get(id)!, { mode, tries: 0 })
    },
    twice() {
      const messages = received.map(
        ({ id, headers, payload }) => `${id} ${headers.topic ?? payload.notification.navigate}`,
      )
      return messages.length - new Set(messages).size
    },
    mostAtOnce: () => mostAtOnce,
    addWebhook(...statuses) {
      const address = `/webhook/${webhooks.size}`
      const webhook = { statuses, calls: [] as Call[] }
      webhooks.set(address, webhook)
      return { url: origin + address, calls: webhook.calls }
    },
    triesOf: (id) => subscribers.get(id)!.tries,
    async close() {
      setDefaultCACertificates(trusted)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
