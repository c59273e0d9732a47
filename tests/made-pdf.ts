import { buffer } from 'node:stream/consumers'
// oxlint-disable-next-line import/no-named-as-default -- its types declare only the default
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

type Part = string | { dictionary: string; stream: Buffer }

/** A PDF of these objects, numbered from 1. The first is the catalog; a cross-reference table is added. */
export function pdfOf(parts: Part[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  parts.forEach((part, index) => {
    offsets.push(length())
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`), objectBytes(part), Buffer.from('\nendobj\n'))
  })
  const start = length()
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  chunks.push(
    Buffer.from(
      `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n` +
        `<</Size ${parts.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

function objectBytes(part: Part): Buffer {
  if (typeof part === 'string') return Buffer.from(part)
  return Buffer.concat([
    Buffer.from(`<<${part.dictionary}/Length ${part.stream.length}>>\nstream\n`),
    part.stream,
    Buffer.from('\nendstream'),
  ])
}

/** Opens only with its user password. Without such a password, it is encrypted and opens for everybody. */
export function encryptedPdf(userPassword?: string, author = ''): Promise<Buffer> {
  const pdf = new PDFDocument({
    ownerPassword: 'owner',
    ...(author && { info: { Author: author } }),
    ...(userPassword !== undefined && { userPassword }),
  })
  pdf.text('Notice').end()
  return buffer(pdf)
}

/** A PDF as a scanner writes it: each page is one JPEG. */
export async function scannedPdf(jpegs: Uint8Array[], dotsPerInch = 200): Promise<Buffer> {
  const pageNumber = (index: number) => 3 + 3 * index
  const pages = await Promise.all(
    jpegs.map(async (jpeg, index): Promise<Part[]> => {
      const { width, height, channels } = await sharp(jpeg).metadata()
      const [wide, high] = [(width * 72) / dotsPerInch, (height * 72) / dotsPerInch]
      const number = pageNumber(index)
      const colours = channels === 1 ? '/DeviceGray' : '/DeviceRGB'
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents ${number + 1} 0 R` +
          `/Resources<</XObject<</I ${number + 2} 0 R>>>>>>`,
        { dictionary: '', stream: Buffer.from(`q ${wide} 0 0 ${high} 0 0 cm /I Do Q`) },
        {
          dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode`,
          stream: Buffer.from(jpeg),
        },
      ]
    }),
  )
  const kids = jpegs.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${jpegs.length}>>`,
    ...pages.flat(),
  ])
}

/**
 * A PDF with one page for each text. Its lines are set in one font with WinAnsi codes, as Bijoy
 * documents are.
 */
export function typedPdf(pages: string[][], font = 'Helvetica'): Buffer {
  const pageNumber = (index: number) => 4 + 2 * index
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/${font}/Encoding/WinAnsiEncoding>>`,
    ...pages.flatMap((lines, index): Part[] => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pageNumber(index) + 1} 0 R` +
        '/Resources<</Font<</F 3 0 R>>>>>>',
      { dictionary: '', stream: content(lines) },
    ]),
  ])
}

function content(lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'))
  return Buffer.from(
    `BT /F 12 Tf 18 TL 60 780 Td ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
    'latin1',
  )
}
