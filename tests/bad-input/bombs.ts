import { crc32, deflateRawSync, deflateSync, constants } from 'node:zlib'
import * as made from '../made-files.ts'

/** Small files that need very much memory after decompression. */

const PIXELS = 30_000

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)])
  bytes.writeUInt32BE(content.length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

function png(pixels: number, chunks: Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A complete picture: 900 million white pixels in 110 kB. */
export function hugePng(): Buffer {
  const rows = Buffer.alloc(PIXELS * (1 + Math.ceil(PIXELS / 8)))
  return png(PIXELS, [chunk('IDAT', deflateSync(rows))])
}

/** A small picture with a text chunk of 64 MB. */
export function pngWithLongNote(): Buffer {
  const note = Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024))])
  return png(8, [chunk('zTXt', note), chunk('IDAT', deflateSync(Buffer.alloc(16)))])
}

export function hugeGif(): Buffer {
  return Buffer.concat([gifHead(PIXELS), gifFrame(PIXELS), Buffer.from(';')])
}

export function gifOfManyFrames(count = 100_000): Buffer {
  const frame = gifFrame(1)
  return Buffer.concat([gifHead(1), ...Array<Buffer>(count).fill(frame), Buffer.from(';')])
}

function gifHead(pixels: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(pixels, 6)
  head.writeUInt16LE(pixels, 8)
  return head
}

function gifFrame(pixels: number): Buffer {
  const frame = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0', 'latin1')
  frame.writeUInt16LE(pixels, 5)
  frame.writeUInt16LE(pixels, 7)
  return frame
}

/** The maximum size of WebP. */
export function hugeWebp(): Buffer {
  const bytes = Buffer.alloc(300)
  bytes.write('RIFF')
  bytes.writeUInt32LE(292, 4)
  bytes.write('WEBPVP8L', 8)
  bytes.writeUInt32LE(280, 16)
  bytes[20] = 0x2f
  bytes.writeUInt32LE(16_383 | (16_383 << 14), 21)
  return bytes
}

/** A small JPEG whose header claims 65,500 × 65,500. */
export async function hugeJpeg(): Promise<Buffer> {
  const bytes = await made.jpeg()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

export async function hugeAvif(): Promise<Buffer> {
  const bytes = await made.avif()
  const extent = bytes.indexOf('ispe')
  bytes.writeUInt32BE(PIXELS, extent + 8)
  bytes.writeUInt32BE(PIXELS, extent + 12)
  return bytes
}

/** `times` MB of zeros, about one kilobyte per MB: one compressed block, repeated. */
function deflatedZeros(times: number): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024)
  const block = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array<Buffer>(times).fill(block), deflateRawSync(Buffer.alloc(0))])
}

/** Adds one compressed entry before the entries of `archive`. */
function withEntry(name: string, content: Buffer, megabytes: number, archive: Buffer): Buffer {
  const path = Buffer.from(name)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(megabytes * 1024 * 1024, 22)
  head.writeUInt16LE(path.length, 26)
  return Buffer.concat([head, path, content, archive])
}

/** A document whose list of types inflates to 3 GB. Type detection has to read that list. */
export function docxWithHugeTypes(): Buffer {
  return withEntry('[Content_Types].xml', deflatedZeros(3000), 3000, made.docx())
}

/** A document that is recognised by its first entry, followed by a picture of 3 GB. */
export function docxWithHugePicture(): Buffer {
  const bytes = made.docx()
  const directory = bytes.indexOf('PK\x01\x02')
  return Buffer.concat([
    bytes.subarray(0, directory),
    withEntry('word/media/a.png', deflatedZeros(3000), 3000, bytes.subarray(directory)),
  ])
}

/** Nested archives with a document inside. */
export function zipInZips(depth = 50): Buffer {
  let inner = made.docx()
  for (let level = 0; level < depth; level += 1) inner = made.zip({ [`${level}.zip`]: inner })
  return inner
}

/** Empty entries, 31 bytes each. */
export function zipOfManyEntries(count = 300_000): Buffer {
  const entry = Buffer.from(`PK\x03\x04\x14${'\0'.repeat(21)}\x01\0\0\0a`, 'latin1')
  return Buffer.concat(Array<Buffer>(count).fill(entry))
}

/** Claims four thousand million entries and contains three. */
export function docxWithFalseCount(): Buffer {
  const bytes = made.docx()
  const end = bytes.lastIndexOf('PK\x05\x06')
  bytes.fill(0xff, end + 8, end + 20)
  return bytes
}

/** A page whose content is compressed three times and has 1 GB decompressed. */
export function hugePdf(): Buffer {
  const stream = deflateSync(deflateSync(deflatedZeros(1000)))
  return withPdfObject(
    Buffer.concat([
      Buffer.from(
        `4 0 obj<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode/FlateDecode]>>stream\n`,
      ),
      stream,
      Buffer.from('\nendstream endobj\n'),
    ]),
  )
}

/** Names an encryption, so that an upload is opened. Its table of objects has 1 GB decompressed. */
export function hugeEncryptedPdf(): Buffer {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
  )
  const table = deflateSync(
    Buffer.concat([Buffer.from('\x78\x9c', 'latin1'), deflatedZeros(1000), Buffer.alloc(4)]),
  )
  return Buffer.concat([
    head,
    Buffer.from(
      `3 0 obj<</Type/XRef/Size 250000000/W[1 2 1]/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]/Length ${table.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
    ),
    table,
    Buffer.from(`\nendstream endobj\nstartxref\n${head.length}\n%%EOF\n`),
  ])
}

export const nestedPdf = () =>
  withPdfObject(Buffer.from(`4 0 obj${'['.repeat(500_000)}${']'.repeat(500_000)}endobj\n`))

export const pdfWithScript = () =>
  withPdfObject(Buffer.from('4 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\n'))

function withPdfObject(object: Buffer): Buffer {
  const bytes = made.pdf()
  const end = bytes.indexOf('trailer')
  return Buffer.concat([bytes.subarray(0, end), object, bytes.subarray(end)])
}
