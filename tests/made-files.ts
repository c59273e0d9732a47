import { crc32 } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { formatXlsx } from '../src/base/xlsx.ts'

/** Small real files of every type, generated here so that their content is visible in the code. */

/** Left half red, right half blue. */
function twoColours(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index += 1) {
    pixels[index * 3 + (index % width < width / 2 ? 0 : 2)] = 255
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Like a phone photo: rotated, with the maker's name and the location. */
export function phonePhoto(width = 60, height = 40): Promise<Buffer> {
  return twoColours(width, height)
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 48/1 37/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '90/1 24/1 45/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export const jpeg = (width = 60, height = 40) => twoColours(width, height).jpeg().toBuffer()
export const png = (width = 60, height = 40) => twoColours(width, height).png().toBuffer()
export const webp = (width = 60, height = 40) => twoColours(width, height).webp().toBuffer()
export const gif = (width = 60, height = 40) => twoColours(width, height).gif().toBuffer()
export const avif = (width = 60, height = 40) =>
  twoColours(width, height).avif({ effort: 0 }).toBuffer()

export const truncatedJpeg = async () => (await jpeg(400, 400)).subarray(0, -300)
export const truncatedPng = async () => (await png(400, 400)).subarray(0, -300)

export const html = () => Buffer.from('<!doctype html><script>alert(1)</script>')
export const svg = () =>
  Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
/** The header of a Windows program. */
export const exe = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

/** A PDF of about `size` bytes: one empty page, filled up with a comment. */
export function pdf(size = 0): Buffer {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n' +
    `%${'x'.repeat(Math.max(0, size - 200))}\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return Buffer.from(text)
}

const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'

function office(part: string, contentType: string, content: string): Buffer {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${contentType}.main+xml"/></Types>`,
    '_rels/.rels': `${RELATIONS}<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
    [part]: content,
  })
}

export function docx(): Buffer {
  return office(
    'word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
  )
}

/** A Word file of this type, such as a template. */
export const officeOf = (type: string) => office('word/document.xml', `application/vnd.${type}`, '')

export function xlsx(): Buffer {
  return office(
    'xl/workbook.xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>',
  )
}

/** A workbook with one sheet. `change` changes its XML. */
export async function workbook(
  rows: (string | number)[][],
  change: (xml: string) => string = (xml) => xml,
): Promise<Buffer> {
  async function* batches() {
    yield rows.slice(1)
  }
  const columns = (rows[0] ?? []).map(String)
  const chunks: Uint8Array[] = []
  for await (const chunk of formatXlsx(columns, batches())) chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  const sheet = 'xl/worksheets/sheet1.xml'
  return Buffer.from(zipSync({ ...files, [sheet]: strToU8(change(strFromU8(files[sheet]!))) }))
}

/** An uncompressed archive. */
export function zip(entries: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(entries)) {
    const path = Buffer.from(name)
    const content = Buffer.from(given)
    // Version, flags, method, time, date: the same in both headers.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x5c73, 8)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(path.length, 22)
    locals.push(Buffer.from('PK\x03\x04'), shared, path, content)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), shared, rest, path)
    offset += 30 + path.length + content.length
  }
  const end = Buffer.alloc(18)
  const count = Object.keys(entries).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end])
}

/** The Word format before 2007: a compound file whose directory names the stream. */
export const doc = () => compoundFile({ WordDocument: wordBytes(0) })
export const lockedDoc = () => compoundFile({ WordDocument: wordBytes(0x100) })
/** The Excel format before 2007. */
export const xls = () => compoundFile({ Workbook: bookBytes() })
export const lockedXls = () => compoundFile({ Workbook: bookBytes(FILE_PASS) })
/** Excel 5.0 and 95 */
export const xls95 = () => compoundFile({ Book: bookBytes() })
export const lockedXls95 = () => compoundFile({ Book: bookBytes(FILE_PASS) })
export const xlsWithLogoOfWord = () =>
  compoundFile({ Workbook: bookBytes() }, { WordDocument: wordBytes(0) })
/** Both new formats with a password */
export const lockedDocx = () => compoundFile({ EncryptionInfo: [], EncryptedPackage: [] })
/** Installers, Outlook messages and other formats use the same container. */
/** An equation inside of a Word document. */
export const equation = () => compoundFile({ 'Equation Native': [] })
export const unknownCompoundFile = () => compoundFile({ SummaryInformation: [] })
export const mailWithWorkbook = () =>
  compoundFile({ '__properties_version1.0': [] }, { Workbook: bookBytes() })

const FILE_PASS = [0x2f, 0, 2, 0, 0, 0]
/** Its flags are at the tenth byte. */
const wordBytes = (flags: number) => [0xec, 0xa5, 0, 0, 0, 0, 0, 0, 0, 0, flags & 0xff, flags >> 8]
const bookBytes = (record: number[] = []) => [0x09, 0x08, 4, 0, 0, 6, 5, 0, ...record]

const SECTOR = 512
/** A shorter stream would lie among the small ones. */
const SECTORS_OF_STREAM = 8
const NONE = 0xffffffff

/** The streams of the root by their names, and those of a storage in it. */
function compoundFile(
  root: Record<string, number[]>,
  inside: Record<string, number[]> = {},
): Buffer {
  const streams = [...Object.entries(root), ...Object.entries(inside)]
  const storageAt = Object.keys(root).length + 1
  const isNested = streams.length >= storageAt
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.fill(0xff, 60, SECTOR)
  header.writeUInt32LE(0, 76)
  const allocation = Buffer.alloc(SECTOR, 0xff)
  allocation.writeInt32LE(-3, 0)
  allocation.writeInt32LE(-2, 4)
  for (let sector = 0; sector < streams.length * SECTORS_OF_STREAM; sector += 1) {
    const isLast = (sector + 1) % SECTORS_OF_STREAM === 0
    allocation.writeInt32LE(isLast ? -2 : sector + 3, 4 * (sector + 2))
  }
  const entry = (name: string, type: number, next: number, child = NONE, stream = 0) => {
    const bytes = Buffer.alloc(128)
    bytes.write(name, 'utf16le')
    bytes.writeUInt16LE((name.length + 1) * 2, 64)
    bytes[66] = type
    bytes.writeUInt32LE(NONE, 68)
    bytes.writeUInt32LE(next, 72)
    bytes.writeUInt32LE(child, 76)
    bytes.writeUInt32LE(2 + stream * SECTORS_OF_STREAM, 116)
    bytes.writeUInt32LE(SECTOR * SECTORS_OF_STREAM, 120)
    return bytes
  }
  const directory = [
    entry('Root Entry', 5, NONE, 1),
    ...streams.flatMap(([name], index) => {
      const isOfRoot = index < storageAt - 1
      const next = index + 1 + Number(!isOfRoot) + 1
      const isLast = isOfRoot ? index === storageAt - 2 && !isNested : index === streams.length - 1
      const own = entry(name, 2, isLast ? NONE : next, NONE, index)
      return index === storageAt - 1 ? [entry('MBD0001', 1, NONE, storageAt + 1), own] : [own]
    }),
  ]
  const contents = streams.map(([, bytes]) =>
    Buffer.concat([Buffer.from(bytes)], SECTOR * SECTORS_OF_STREAM),
  )
  return Buffer.concat([header, allocation, Buffer.concat(directory, SECTOR), ...contents])
}
