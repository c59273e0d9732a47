import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { type Zippable, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openZip, type Zip } from './zip.ts'

let folder: string
let zip: Zip | undefined
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => zip?.close())

const bytes = (content: string) => new TextEncoder().encode(content)
const LIST_ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const MAX_BYTES = 1000

async function openBytes(content: Uint8Array): Promise<Zip> {
  const file = path.join(folder, 'uploads.zip')
  await writeFile(file, content)
  zip = await openZip(file, MAX_BYTES)
  return zip
}

/** Opens a zip file with these contents, after a change in its list. */
function open(contents: Zippable, change: (entry: Buffer) => void = () => {}): Promise<Zip> {
  const packed = Buffer.from(zipSync(contents))
  for (let at = packed.indexOf(LIST_ENTRY); at >= 0; at = packed.indexOf(LIST_ENTRY, at + 4))
    change(packed.subarray(at))
  return openBytes(packed)
}

const refusals = ({ refused }: Zip) => refused.map(({ problem }) => problem.message)
const paths = ({ entries }: Zip) => Array.from(entries.keys())

describe('A zip file', () => {
  it('returns single files, compressed or not', async () => {
    const { entries } = await open({
      'uploads/2025/01/a.txt': bytes('ক'.repeat(300)),
      'uploads/b.txt': [bytes('b'), { level: 0 }],
      'uploads/empty/': bytes(''),
    })
    expect(Array.from(entries.keys())).toEqual(['uploads/2025/01/a.txt', 'uploads/b.txt'])
    expect(await text(await entries.get('uploads/2025/01/a.txt')!.open())).toBe('ক'.repeat(300))
    expect(await text(await entries.get('uploads/b.txt')!.open())).toBe('b')
    expect(entries.get('uploads/b.txt')!.size).toBe(1)
  })

  it('has names in UTF-8 without the flag, and with backslashes', async () => {
    const opened = await open(
      { 'uploads\\ভর্তি.pdf': bytes('x'), 'uploads/y\u0323.pdf': bytes('y') },
      (entry) => entry.writeUInt16LE(0, 8),
    )
    expect(paths(opened)).toEqual(['uploads/ভর্তি.pdf', 'uploads/ỵ.pdf'])
  })

  it('has names in the encoding of DOS if they are not UTF-8', async () => {
    const packed = Buffer.from(zipSync({ 'uploads/caf_.pdf': bytes('x') }))
    for (let at = packed.indexOf('caf_'); at >= 0; at = packed.indexOf('caf_', at + 4))
      packed[at + 3] = 0x82
    expect(paths(await openBytes(packed))).toEqual(['uploads/café.pdf'])
  })

  it.each([
    '../slip.txt',
    'a/../../slip.txt',
    '..',
    '/etc/slip.txt',
    'C:/slip.txt',
    '..\\slip.txt',
  ])('refuses the path %s and keeps the other files', async (name) => {
    const opened = await open({ [name]: bytes('x'), 'b.txt': bytes('b') })
    expect(refusals(opened)).toEqual([`${name.replaceAll('\\', '/')} leads out of the zip file.`])
    expect(paths(opened)).toEqual(['b.txt'])
  })

  it('refuses links', async () => {
    const link = { os: 3, attrs: 0o120777 * 65536 }
    const opened = await open({ 'a.pdf': [bytes('/etc/passwd'), link], 'b.txt': bytes('b') })
    expect(refusals(opened)).toEqual(['a.pdf is a link or a device and not a file.'])
    expect(paths(opened)).toEqual(['b.txt'])
  })

  it('refuses a file that would be too large, without reading it', async () => {
    const opened = await open({ 'bomb.pdf': bytes('x') }, (entry) =>
      entry.writeUInt32LE(629_145_600, 24),
    )
    expect(refusals(opened)).toEqual(['bomb.pdf would have 629,145,600 bytes.'])
  })

  it.each([
    ['a password', (entry: Buffer) => entry.writeUInt16LE(1, 8), 'is locked with a password'],
    ['another packing', (entry: Buffer) => entry.writeUInt16LE(14, 10), 'is packed in a way'],
  ])('refuses a file with %s', async (_what, change, reason) => {
    expect(refusals(await open({ 'a.pdf': bytes('x') }, change))).toEqual([
      expect.stringContaining(reason),
    ])
  })

  it.each([
    ['more bytes than its list says', (entry: Buffer) => entry.writeUInt32LE(10, 24)],
    ['fewer bytes than its list says', (entry: Buffer) => entry.writeUInt32LE(900, 24)],
    ['another checksum', (entry: Buffer) => entry.writeUInt32LE(1, 16)],
    ['no packed bytes', (entry: Buffer) => entry.writeUInt32LE(0, 20)],
    ['a wrong position', (entry: Buffer) => entry.writeUInt32LE(3, 42)],
  ])('reports a file with %s', async (_what, change) => {
    const { entries } = await open({ 'a.pdf': bytes('x'.repeat(500)) }, change)
    const read = async () => buffer(await entries.get('a.pdf')!.open())
    await expect(read()).rejects.toThrow('a.pdf is damaged inside the zip file.')
  })

  it('reports a file that is not a whole zip file', async () => {
    const whole = zipSync({ 'a.pdf': bytes('x'.repeat(500)) })
    for (const content of [bytes('<html>'), bytes(''), whole.slice(0, -30)])
      await expect(openBytes(content)).rejects.toThrow('uploads.zip is not a whole zip file.')
    await expect(openZip(path.join(folder, 'missing.zip'), 1)).rejects.toThrow('ENOENT')
  })
})
