import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Lookup } from '../../base/allowed-address.ts'
import { createFetcher, type Fetcher } from './fetcher.ts'

let server: Server
let origin: string
let host: string
let folder: string
let fetcher: Fetcher
let asked: { url: string; headers: Record<string, unknown> }[]
const MAX_BYTES = 100_000
const looks: string[] = []
/** The addresses of names; each look-up of `changes.example` gives the next one. */
const NAMES: Record<string, string[]> = {
  'inside.example': ['10.1.2.3'],
  'two.example': ['93.184.216.34', 'fd00::1'],
  'changes.example': ['127.0.0.1'],
}
const lookup = ((name: string, _options: object, done: (...answer: unknown[]) => void) => {
  looks.push(name)
  const addresses = NAMES[name]
  if (!addresses) return done(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
  return done(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}) as unknown as Lookup

const timesAsked = (url: string) => asked.filter((one) => one.url === url).length

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-fetch-'))
  server = createServer((request, response) => {
    const { url = '' } = request
    asked.push({ url, headers: request.headers })
    const [, name = '', rest = ''] = url.split('/')
    const type = (value: string) => response.setHeader('content-type', value)
    if (name === 'file') return response.end('whole')
    if (name === 'long') return response.end(rest.repeat(MAX_BYTES))
    if (name === 'chain') {
      const left = Number(rest)
      return left === 0
        ? response.end('whole')
        : response.writeHead(301, { location: `/chain/${left - 1}` }).end()
    }
    if (name === 'to') {
      return response.writeHead(307, { location: decodeURIComponent(rest) }).end()
    }
    if (name === 'bengali') {
      const bytes = Buffer.from('/file/নোটিশ', 'utf8').toString('latin1')
      return response.writeHead(301, { location: bytes }).end()
    }
    if (name === 'web-page') {
      type('text/html; charset=utf-8')
      return response.end('\n<!doctype html><p>not found')
    }
    if (name === 'mislabelled') {
      type('text/html')
      return response.end('%PDF-1.4')
    }
    if (name === 'status') return response.writeHead(Number(rest)).end('<p>an error')
    if (name === 'once-broken' && timesAsked(url) === 1) {
      response.writeHead(200, { 'content-length': '5' }).write('wh')
      return setTimeout(() => request.socket.destroy(), 20)
    }
    if (name === 'once-busy' && timesAsked(url) === 1) return response.writeHead(503).end()
    if (name.startsWith('once-')) return response.end('whole')
    if (name === 'broken') return request.socket.destroy()
    if (name === 'large')
      return response.writeHead(200, { 'content-length': '3000000000' }).write('x')
    if (name === 'endless') {
      const send = () => response.write('x'.repeat(50_000), () => setImmediate(send))
      return send()
    }
    if (name === 'gzip') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    if (name === 'silent') return response.writeHead(200).write('begins')
    if (name === 'slow') {
      const timer = setInterval(() => response.write('.'), 20)
      return response.once('close', () => clearInterval(timer))
    }
    if (name === 'never') return undefined
    if (name === 'list') return response.end('\uFEFF[{"title":"ক"}]')
    if (name === 'page-as-file') {
      type('application/pdf')
      return response.end('<!doctype html><p>not found')
    }
    if (name === 'part' && request.headers.range) {
      const headers = { 'content-range': 'bytes 0-3/70000', 'content-length': '4' }
      return response.writeHead(206, headers).end('%PDF')
    }
    return response.writeHead(404).end('<p>not found')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  origin = `http://${host}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  fetcher = create([host])
})
afterEach(() => fetcher.close())

const PATIENT = { silentMs: 10_000, allMs: 20_000, betweenTriesMs: 1 }

function create(
  allowedPrivate: string[],
  timeouts = PATIENT,
  kept = { maxFiles: 10, maxBytes: MAX_BYTES },
): Fetcher {
  return createFetcher({
    maxBytes: MAX_BYTES,
    allowedPrivate,
    folder,
    lookup,
    timeouts,
    kept,
  })
}

const fetchText = async (address: string) => text(await fetcher.fetchFile(address))

describe('The addresses that may be fetched', () => {
  it.each([
    ['http://127.0.0.1/', '127.0.0.1 is a private address'],
    ['http://10.0.0.5:8080/a', '10.0.0.5 is a private address'],
    ['http://172.16.3.4/', '172.16.3.4 is a private address'],
    ['http://192.168.1.1/', '192.168.1.1 is a private address'],
    ['http://100.64.0.1/', '100.64.0.1 is a private address'],
    ['http://169.254.169.254/latest/meta-data/', '169.254.169.254 is a private address'],
    ['http://192.0.2.7/', '192.0.2.7 is a private address'],
    ['http://0.0.0.0/', '0.0.0.0 is a private address'],
    ['http://224.0.0.1/', '224.0.0.1 is a private address'],
    ['http://255.255.255.255/', '255.255.255.255 is a private address'],
    ['http://2130706433/', '127.0.0.1 is a private address'],
    ['http://0x7f.1/', '127.0.0.1 is a private address'],
    ['http://0177.0.0.1/', '127.0.0.1 is a private address'],
    ['http://127.0.0.1./', '127.0.0.1 is a private address'],
    ['http://[::1]/', '::1 is a private address'],
    ['http://[::]/', ':: is a private address'],
    ['http://[::127.0.0.1]/', '::7f00:1 is a private address'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1 is a private address'],
    ['http://[fd00::1]/', 'fd00::1 is a private address'],
    ['http://[fe80::1]/', 'fe80::1 is a private address'],
    ['http://[64:ff9b::7f00:1]/', '64:ff9b::7f00:1 is a private address'],
    ['http://[2002:7f00:1::]/', '2002:7f00:1:: is a private address'],
    ['http://[ff02::1]/', 'ff02::1 is a private address'],
    ['http://inside.example/', '10.1.2.3 is a private address'],
    ['http://two.example/', 'fd00::1 is a private address'],
    ['http://nowhere.example/', 'http://nowhere.example/ has a host that does not exist'],
    ['http://user:secret@93.184.216.34/', '93.184.216.34 contains a user name'],
    ['ftp://93.184.216.34/', 'is not an address of a site'],
    ['file:///etc/passwd', 'is not an address of a site'],
    ['http:/127.0.0.1/', 'is not an address of a site'],
  ])('%s is refused', async (address, problem) => {
    await expect(fetcher.fetchFile(address)).rejects.toThrow(problem)
    await expect(fetcher.fetchList(address)).rejects.toThrow(problem)
    await expect(fetcher.askSize(address)).rejects.toThrow(problem)
    expect(asked).toEqual([])
  })

  it('says which option allows a private address, and allows exactly that one', async () => {
    await expect(create([]).fetchFile(`${origin}/file`)).rejects.toThrow(
      `127.0.0.1 is a private address. Allow it with --allow-private ${host}`,
    )
    expect(await fetchText(`${origin}/file`)).toBe('whole')
    await expect(fetcher.fetchFile('http://127.0.0.1:1/file')).rejects.toThrow(
      '--allow-private 127.0.0.1:1',
    )
  })

  it('allows a name with a private address, and looks it up only for the connection', async () => {
    const { port } = server.address() as AddressInfo
    fetcher = create([`changes.example:${port}`])
    looks.length = 0
    expect(await fetchText(`http://changes.example:${port}/file`)).toBe('whole')
    expect(looks).toEqual(['changes.example'])
  })

  it.each([
    ['http://127.0.0.1:1/', '127.0.0.1 is a private address'],
    ['http://inside.example/', '10.1.2.3 is a private address'],
    ['//169.254.169.254/', '169.254.169.254 is a private address'],
    ['file:///etc/passwd', 'is not an address of a site'],
    ['http://a:b@93.184.216.34/', 'contains a user name'],
  ])('a redirect to %s is refused', async (target, problem) => {
    await expect(fetcher.fetchFile(`${origin}/to/${encodeURIComponent(target)}`)).rejects.toThrow(
      problem,
    )
  })

  it('follows five redirects and refuses the sixth', async () => {
    expect(await fetchText(`${origin}/chain/5`)).toBe('whole')
    await expect(fetcher.fetchFile(`${origin}/chain/6`)).rejects.toThrow('more than 5 times')
  })

  it('follows a redirect with raw Bengali letters', async () => {
    expect(await fetchText(`${origin}/bengali`)).toBe('whole')
    expect(asked.at(-1)!.url).toBe(`/file/${encodeURIComponent('নোটিশ')}`)
  })
})

describe('The answers of an old site', () => {
  it('asks with a name, and for uncompressed data', async () => {
    await fetchText(`${origin}/file`)
    expect(asked[0]!.headers).toMatchObject({
      'accept-encoding': 'identity',
      'user-agent': expect.stringContaining('Pathshala'),
    })
  })

  it.each([
    ['web-page', 'answered with a web page in place of a file'],
    ['missing', 'answered with the status 404'],
    ['status/401', 'answered with the status 401'],
    ['status/500', 'answered with the status 500'],
    ['large', 'is larger than 0 MB'],
    ['endless', 'is larger than 0 MB'],
    ['gzip', 'sent compressed data'],
    ['broken', 'broke off three times (ECONNRESET)'],
  ])('a file from /%s is refused with its reason', async (name, problem) => {
    const address = `${origin}/${name}`
    await expect(fetcher.fetchFile(address)).rejects.toThrow(`${address} ${problem}`)
  })

  it.each([
    ['silent', 'sent nothing for 0.2 s', { ...PATIENT, silentMs: 200 }],
    ['never', 'sent nothing for 0.2 s', { ...PATIENT, silentMs: 200 }],
    ['slow', 'took longer than 0.6 s', { ...PATIENT, allMs: 600 }],
  ])('a file from /%s is not waited for', async (name, problem, timeouts) => {
    fetcher = create([host], timeouts)
    await expect(fetcher.fetchFile(`${origin}/${name}`)).rejects.toThrow(problem)
  })

  it('keeps a file that the site calls a web page by mistake', async () => {
    expect(await fetchText(`${origin}/mislabelled`)).toBe('%PDF-1.4')
  })

  it.each(['once-broken', 'once-busy'])('asks again after /%s', async (name) => {
    expect(await fetchText(`${origin}/${name}`)).toBe('whole')
    expect(asked).toHaveLength(2)
  })

  it('does not ask again for an answer that will not change', async () => {
    await expect(fetcher.fetchFile(`${origin}/missing`)).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  it('leaves no file behind, also if a transfer ends too early', async () => {
    await fetchText(`${origin}/file`)
    await expect(fetcher.fetchFile(`${origin}/endless`)).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
  })

  it('reads lists, and names the content that came in place of a list', async () => {
    expect(await fetcher.fetchList(`${origin}/list`)).toEqual([{ title: 'ক' }])
    expect(await fetcher.fetchList(`${origin}/missing`)).toBeUndefined()
    await expect(fetcher.fetchList(`${origin}/web-page`)).rejects.toThrow(
      `${origin}/web-page answered with a web page in place of a list`,
    )
    await expect(fetcher.fetchList(`${origin}/file`)).rejects.toThrow('that is not a list')
  })

  it('asks for the size of a file, and fetches only its beginning', async () => {
    expect(await fetcher.askSize(`${origin}/part`)).toBe(70_000)
    expect(asked[0]!.headers).toMatchObject({ range: 'bytes=0-99' })
    expect(await fetcher.askSize(`${origin}/file`)).toBe(5)
    expect(await fetcher.askSize(`${origin}/endless`)).toBeUndefined()
    await expect(fetcher.askSize(`${origin}/large`)).rejects.toThrow('is larger than 0 MB')
    await expect(fetcher.askSize(`${origin}/missing`)).rejects.toThrow('the status 404')
    await expect(fetcher.askSize(`${origin}/web-page`)).rejects.toThrow('a web page')
    await expect(fetcher.askSize(`${origin}/page-as-file`)).rejects.toThrow('a web page')
  })

  it('asks once for a file that many records name', async () => {
    const address = `${origin}/long/a`
    for (let record = 0; record < 40; record += 1) {
      expect(await fetchText(address)).toBe('a'.repeat(MAX_BYTES))
    }
    expect(asked).toHaveLength(1)
    await fetcher.askSize(address)
    expect(await fetcher.askSize(address)).toBe(MAX_BYTES)
    expect(asked).toHaveLength(2)
    expect(await readdir(folder)).toEqual([])
  })

  it.each(['missing', 'page-as-file', 'gzip'])(
    'asks a second time for /%s, and then never again',
    async (name) => {
      const address = `${origin}/${name}`
      const failures = []
      for (let record = 0; record < 3; record += 1) {
        failures.push(await fetcher.askSize(address).catch(String))
      }
      expect(asked).toHaveLength(2)
      expect(new Set(failures)).toEqual(new Set([expect.stringContaining(address)]))
    },
  )

  it.each([
    ['files', { maxFiles: 2, maxBytes: MAX_BYTES }],
    ['bytes', { maxFiles: 10, maxBytes: 10 }],
  ])('keeps the files that were used last, up to a number of %s', async (_, kept) => {
    fetcher = create([host], PATIENT, kept)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await fetchText(`${origin}/file/${name}`)
    expect(asked.map(({ url }) => url.at(-1))).toEqual(['a', 'b', 'c', 'b'])
  })

  it('keeps the file that was used last, although it is larger than all may be', async () => {
    fetcher = create([host], PATIENT, { maxFiles: 10, maxBytes: 10 })
    for (const name of ['a', 'b', 'b', 'a']) await fetchText(`${origin}/long/${name}`)
    expect(asked.map(({ url }) => url.at(-1))).toEqual(['a', 'b', 'a'])
  })

  it('fetches at most four files at once', { tags: 'rest' }, async () => {
    fetcher = create([host], { ...PATIENT, silentMs: 1000 })
    const files = Array.from({ length: 8 }, () => fetcher.fetchFile(`${origin}/never`))
    await expect.poll(() => asked.length).toBe(4)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toHaveLength(4)
    await Promise.allSettled(files)
  })
})
