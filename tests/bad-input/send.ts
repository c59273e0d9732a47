import { connect } from 'node:net'

/** A raw response. Status 0 means that the connection was closed without a response. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Request {
  /** `POST /api/notices` */
  asks: string
  /** Sent in this order, repeats included; `send` adds Host if it is missing. */
  headers?: [name: string, value: string][]
  /** Sent unchanged; `send` adds Content-Length unless the headers have a length. */
  body?: Buffer | string
}

const MAX_WAIT_MS = 30_000
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Sends invalid requests: nothing is checked, escaped or corrected. */
export function send(origin: string, { asks, headers = [], body }: Request): Promise<Answer> {
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [`${asks} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (!names.has('host')) lines.push(`Host: ${new URL(origin).host}`)
  if (body !== undefined && !names.has('content-length') && !names.has('transfer-encoding')) {
    lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
  }
  lines.push('', '')
  return sendBytes(
    origin,
    Buffer.concat([
      Buffer.from(lines.join('\r\n')),
      body instanceof Buffer ? body : Buffer.from(body ?? ''),
    ]),
  )
}

/** Sends raw bytes and reads the first response. */
export function sendBytes(origin: string, bytes: Buffer | string): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect(Number(port), hostname)
    // A server closes the connection after a refusal, before everything is sent. The response still
    // counts.
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      if (isWhole(Buffer.concat(received))) socket.destroy()
    })
    socket.setTimeout(MAX_WAIT_MS, () => socket.destroy())
    socket.on('close', () => resolve(readAnswer(Buffer.concat(received))))
    socket.write(bytes)
  })
}

/** The last of the received responses, after `100 Continue`. */
export function readAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { status: 0, headers: {}, body: Buffer.alloc(0) }
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(first.split(' ')[1])
  const rest = bytes.subarray(end + 4)
  if (status === 100) return readAnswer(rest)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const isChunked = headers['transfer-encoding'] === 'chunked'
  return { status, headers, body: isChunked ? joinChunks(rest) : rest }
}

function isWhole(bytes: Buffer): boolean {
  const { status, headers, body } = readAnswer(bytes)
  if (status === 0) return false
  if (status === 204 || status === 304) return true
  if (headers['transfer-encoding'] !== undefined) return bytes.subarray(-5).equals(LAST_CHUNK)
  return body.length >= Number(headers['content-length'] ?? Infinity)
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    const size = end < 0 ? 0 : Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
