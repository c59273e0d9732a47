import { lookup as lookUp } from 'node:dns'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  allowedLookup,
  checkHost,
  type Lookup,
  PrivateAddress,
} from '../../base/allowed-address.ts'
import { makeFolder } from '../../base/make-folder.ts'
import { newId } from '../../base/new-id.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { IncomingFileError } from '../incoming-file-error.ts'
import { createAnswers } from './answers.ts'

const MAX_AT_ONCE = 4
const MAX_REDIRECTS = 5
const MAX_TRIES = 3
const MEGABYTE = 1024 * 1024
/** A list of 100,000 notices has 30 MB. */
const MAX_LIST_BYTES = 64 * MEGABYTE
const TIMEOUTS = { silentMs: 15_000, allMs: 120_000, betweenTriesMs: 1000 }
/** Hundreds of papers, and the disk that an upload may need. */
const KEPT = { maxFiles: 500, maxBytes: 256 * MEGABYTE }
/** Some sites refuse requests without a name. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Pathshala move-in)'

interface FetcherOptions {
  /** Of one file. */
  maxBytes: number
  /** `HOST:PORT` of private addresses that may be fetched too. */
  allowedPrivate: string[]
  /** Files lie here while they are read, without a name. */
  folder: string
  lookup?: Lookup
  timeouts?: typeof TIMEOUTS
  kept?: typeof KEPT
}

/**
 * Fetches from an old site. Each call throws IncomingFileError if the answer cannot be used. Many
 * records can have the address of one file: it is requested once, and once more after a failure.
 */
export interface Fetcher {
  /** Fetches the whole file before it returns, because a transfer that breaks off is repeated. */
  fetchFile(address: string): Promise<Readable>
  /** Fetches JSON. Undefined if the site answers that it does not exist. */
  fetchList(address: string): Promise<unknown>
  /** Fetches text of any kind. Undefined if the site answers that it does not exist. */
  fetchText(address: string): Promise<string | undefined>
  /** The size in bytes, if the site sends it. Fetches only the beginning. */
  askSize(address: string): Promise<number | undefined>
  close(): Promise<void>
}

export function createFetcher({
  maxBytes,
  allowedPrivate,
  folder,
  lookup = lookUp,
  timeouts = TIMEOUTS,
  kept = KEPT,
}: FetcherOptions): Fetcher {
  const semaphore = createSemaphore(MAX_AT_ONCE)
  const answers = createAnswers(kept)
  const agents = {
    'http:': { request: requestHttp, agent: new HttpAgent({ keepAlive: true }) },
    'https:': { request: requestHttps, agent: new HttpsAgent({ keepAlive: true }) },
  }

  function send(url: URL, range: Range, stop: AbortController): Promise<IncomingMessage> {
    const { request, agent } = agents[url.protocol as keyof typeof agents]
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        agent,
        lookup: allowedLookup(url, allowedPrivate, lookup),
        // A compressed answer can be much larger than it says.
        headers: {
          'user-agent': USER_AGENT,
          accept: '*/*',
          'accept-encoding': 'identity',
          ...range,
        },
        timeout: timeouts.silentMs,
        signal: stop.signal,
      })
      sent.once('response', resolve)
      sent.once('error', reject)
      sent.once('timeout', () => {
        const seconds = timeouts.silentMs / 1000
        stop.abort(new IncomingFileError('silent', { url: url.href, seconds }))
      })
      sent.end()
    })
  }

  async function follow(
    address: string,
    range: Range,
    stop: AbortController,
  ): Promise<IncomingMessage> {
    let url = allowedUrl(address, allowedPrivate)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await send(url, range, stop)
      const { location } = response.headers
      if (!isRedirect(response) || location === undefined) return response
      response.destroy()
      // Old sites send Bengali letters in the header as UTF-8, which Node reads as Latin-1.
      const target = Buffer.from(location, 'latin1').toString('utf8')
      url = allowedUrl(
        URL.canParse(target, url) ? new URL(target, url).href : target,
        allowedPrivate,
      )
    }
    throw new IncomingFileError('too-many-redirects', { url: address, max: MAX_REDIRECTS })
  }

  /** Asks once. `deadline` counts for all tries together. */
  async function ask<T>(
    address: string,
    range: Range,
    read: (response: IncomingMessage) => Promise<T>,
    deadline: AbortSignal,
  ): Promise<T> {
    const stop = new AbortController()
    const end = () => {
      const seconds = timeouts.allMs / 1000
      stop.abort(new IncomingFileError('too-slow', { url: address, seconds }))
    }
    deadline.addEventListener('abort', end)
    try {
      const response = await follow(address, range, stop)
      try {
        return await read(response)
      } finally {
        response.destroy()
      }
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason
      throw error
    } finally {
      deadline.removeEventListener('abort', end)
    }
  }

  async function repeat<T>(
    address: string,
    read: (response: IncomingMessage) => Promise<T>,
    range: Range = {},
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeouts.allMs)
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask(address, range, read, deadline)
      } catch (error) {
        if (tries === MAX_TRIES || !isTransient(error)) throw describe(address, error)
        await wait(timeouts.betweenTriesMs * tries)
      }
    }
  }

  async function fetchText(address: string): Promise<string | undefined> {
    return repeat(address, async (response) => {
      if (response.statusCode === 404) return undefined
      checkAnswer(response, address)
      const chunks: Buffer[] = []
      for await (const chunk of limited(response, address, MAX_LIST_BYTES)) chunks.push(chunk)
      return new TextDecoder().decode(Buffer.concat(chunks))
    })
  }

  async function fetchFile(address: string): Promise<FileHandle> {
    return repeat(address, async (response) => {
      checkAnswer(response, address)
      const file = await openUnnamed(folder)
      try {
        await writeTo(file, limited(response, address, maxBytes))
        await checkContent(file, response, address)
        return file
      } catch (error) {
        await file.close()
        throw error
      }
    })
  }

  async function askSize(address: string): Promise<number | undefined> {
    return repeat(
      address,
      async (response) => {
        if (response.statusCode !== PART) checkAnswer(response, address)
        for await (const chunk of response as AsyncIterable<Buffer>) {
          // No file that the school keeps begins like a web page.
          if (isMarkup(chunk.toString('utf8', 0, BEGINNING_BYTES))) throw webPage(address)
          // The rest of a part is short. Then the connection serves the next request.
          if (response.statusCode !== PART) break
        }
        const bytes = wholeSizeOf(response)
        if (bytes !== undefined) checkSize(bytes, address, maxBytes)
        return bytes
      },
      { range: `bytes=0-${BEGINNING_BYTES - 1}` },
    )
  }

  return {
    fetchText: (address) => semaphore.run(() => fetchText(address)),

    async fetchList(address) {
      const text = await this.fetchText(address)
      if (text === undefined) return undefined
      try {
        return JSON.parse(text)
      } catch (error) {
        throw isMarkup(text)
          ? new IncomingFileError('web-page-for-list', { url: address }, error)
          : new IncomingFileError('not-a-list', { url: address }, error)
      }
    },

    fetchFile: (address) => answers.read(address, () => semaphore.run(() => fetchFile(address))),

    askSize: (address) => answers.sizeOf(address, () => semaphore.run(() => askSize(address))),

    async close() {
      for (const { agent } of Object.values(agents)) agent.destroy()
      await answers.close()
    },
  }
}

/** The header that asks for a part of a file. Sites may send the whole file. */
type Range = { range?: string }

const BEGINNING_BYTES = 100
/** The status of an answer with a part. */
const PART = 206

/**
 * The URL, if it may be fetched.
 * @throws IncomingFileError, PrivateAddress
 */
function allowedUrl(written: string, allowedPrivate: string[]): URL {
  if (!/^https?:\/\/[^/\\]/i.test(written) || !URL.canParse(written))
    throw new IncomingFileError('no-address', { url: written })
  const url = new URL(written)
  if (url.username || url.password)
    throw new IncomingFileError('address-with-name', { url: url.host })
  checkHost(url, allowedPrivate)
  return url
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

function checkAnswer({ statusCode = 0, headers }: IncomingMessage, url: string): void {
  if (statusCode !== 200) throw new IncomingFileError('status', { url, status: statusCode })
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new IncomingFileError('compressed', { url })
}

function sizeOf({ headers }: IncomingMessage): number | undefined {
  const { 'content-length': length } = headers
  return length === undefined ? undefined : Number(length)
}

/** Of the whole file, also if the answer has a part: `bytes 0-99/5297`. */
function wholeSizeOf(response: IncomingMessage): number | undefined {
  if (response.statusCode !== PART) return sizeOf(response)
  const [, size] = /\/(\d+)$/.exec(response.headers['content-range'] ?? '') ?? []
  return size === undefined ? undefined : Number(size)
}

function checkSize(bytes: number, url: string, maxBytes: number): void {
  if (bytes <= maxBytes) return
  throw new IncomingFileError('too-large', { url, megabytes: Math.floor(maxBytes / MEGABYTE) })
}

async function* limited(
  response: IncomingMessage,
  url: string,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  checkSize(sizeOf(response) ?? 0, url, maxBytes)
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    checkSize(bytes, url, maxBytes)
    yield chunk
  }
}

/** The system frees the file when it is closed, also when this process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  makeFolder(folder)
  const name = path.join(folder, newId())
  const file = await open(name, 'wx+')
  await unlink(name)
  return file
}

async function writeTo(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk)
}

/** Sites answer with a page that says "not found", and with the status of a success. */
async function checkContent(
  file: FileHandle,
  response: IncomingMessage,
  url: string,
): Promise<void> {
  if (!isWebPage(response)) return
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(BEGINNING_BYTES),
    0,
    BEGINNING_BYTES,
    0,
  )
  if (isMarkup(buffer.toString('utf8', 0, bytesRead))) throw webPage(url)
}

function isWebPage({ headers }: IncomingMessage): boolean {
  return /^(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '')
}

function isMarkup(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text)
}

function webPage(url: string): IncomingFileError {
  return new IncomingFileError('web-page-for-file', { url })
}

const TRANSIENT_STATUS = new Set([429, 500, 502, 503, 504])
const TRANSIENT = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
])

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code ?? error)
}

function isTransient(error: unknown): boolean {
  if (error instanceof IncomingFileError)
    return error.code === 'status' && TRANSIENT_STATUS.has(Number(error.params['status']))
  return TRANSIENT.has(codeOf(error))
}

/** Errors of this machine's own disk stay what they are. */
const OF_THE_DISK = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EFBIG',
  'EMFILE',
  'ENOENT',
  'EACCES',
])

function describe(url: string, error: unknown): unknown {
  const code = codeOf(error)
  if (error instanceof IncomingFileError || OF_THE_DISK.has(code)) return error
  if (error instanceof PrivateAddress) {
    const { address, host } = error
    return new IncomingFileError('private-address', { address, host }, error)
  }
  if (isTransient(error)) return new IncomingFileError('broken', { url, code }, error)
  if (code === 'ENOTFOUND') return new IncomingFileError('unknown-host', { url }, error)
  if (code === 'ECONNREFUSED') return new IncomingFileError('refused-connection', { url }, error)
  if (/CERT|UNABLE_TO_/.test(code))
    return new IncomingFileError('certificate', { url, code }, error)
  return new IncomingFileError('failed', { url, code }, error)
}
