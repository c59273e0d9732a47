import * as made from '../made-files.ts'
import * as bombs from './bombs.ts'
import { file, upload } from './forms.ts'
import { OFFICE_BOMBS } from './office-bombs.ts'
import { REASONS } from './reasons.ts'
import type { BadInput } from './try.ts'

type Make = () => Buffer | Promise<Buffer>

const sentAs =
  (path: string, make: Make, name = 'filename="x.pdf"', type = '') =>
  async () =>
    upload(path, file(await make(), name, type))

const refused = (
  what: string,
  path: 'notices' | 'gallery',
  make: Make,
  gets: 400 | 415,
  because: string = gets === 400 ? REASONS.damaged : REASONS.misnamed,
): BadInput => ({ what, sent: sentAs(path, make), gets, because })
const accepted = (what: string, path: string, make: Make, lacks?: string): BadInput => ({
  what,
  sent: sentAs(path, make),
  gets: 201,
  ...(lacks !== undefined && { lacks }),
})

const SCRIPT = '<script>alert(1)</script>'
const PHP = '<?php system($_GET[0]); ?>'
async function join(...parts: (Buffer | string | Promise<Buffer>)[]): Promise<Buffer> {
  const bytes: Buffer[] = []
  for (const part of parts) bytes.push(Buffer.from(await part))
  return Buffer.concat(bytes)
}
const archive = () => made.zip({ 'a.html': SCRIPT })

/** Files of two types at once: an allowed one to pass the check, and a harmful one. */
const POLYGLOTS: BadInput[] = [
  accepted('a PDF that is also HTML', 'notices', () => join(made.pdf(), SCRIPT)),
  accepted('HTML that begins like a PDF', 'notices', () => join('%PDF-1.4\n<html>', SCRIPT)),
  refused('HTML that contains a PDF', 'notices', () => join(SCRIPT, made.pdf()), 415),
  accepted('a PDF that is also an archive', 'notices', () => join(made.pdf(), archive())),
  refused(
    'a program that contains a PDF',
    'notices',
    () => join(made.exe(), made.pdf()),
    415,
    REASONS.program,
  ),
  refused(
    'a GIF that is also a script',
    'gallery',
    () => join('GIF89a/*', archive(), '*/=1;alert(1)'),
    400,
  ),
  refused(
    'the same as a document',
    'notices',
    () => join('GIF89a/*', archive(), '*/=1;alert(1)'),
    415,
  ),
  accepted('a JPEG that is also an archive', 'notices', () => join(made.jpeg(), archive()), 'PK'),
  accepted('a PNG followed by PHP', 'notices', () => join(made.png(), PHP), '<?php'),
  accepted('a WebP followed by HTML', 'notices', () => join(made.webp(), SCRIPT), 'script'),
  accepted('a photo followed by HTML', 'gallery', () => join(made.jpeg(), SCRIPT), 'script'),
  accepted(
    'a JPEG with HTML in its comment',
    'gallery',
    async () => {
      const bytes = await made.jpeg()
      const comment = Buffer.from(
        `\xff\xfe\0${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`,
        'latin1',
      )
      return join(bytes.subarray(0, 2), comment, bytes.subarray(2))
    },
    'script',
  ),
  refused(
    'a Java archive',
    'notices',
    () => made.zip({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' }),
    415,
    REASONS.archive,
  ),
  refused('an archive of HTML files', 'notices', archive, 415, REASONS.archive),
  accepted('a PDF that contains a script', 'downloads', bombs.pdfWithScript),
]

const BOMBS: BadInput[] = [
  refused('a PNG of 30,000 × 30,000 in 110 kB', 'gallery', bombs.hugePng, 400),
  refused('the same as a document', 'notices', bombs.hugePng, 400),
  refused('a JPEG that claims 65,500 × 65,500', 'gallery', bombs.hugeJpeg, 400),
  refused('a WebP that claims 16,384 × 16,384', 'gallery', bombs.hugeWebp, 400),
  refused('a GIF that claims 30,000 × 30,000', 'gallery', bombs.hugeGif, 400),
  accepted('a GIF of 100,000 frames', 'gallery', () => bombs.gifOfManyFrames()),
  refused('an AVIF that claims 30,000 × 30,000', 'gallery', bombs.hugeAvif, 400),
  accepted('a PNG with a note of 64 MB', 'gallery', bombs.pngWithLongNote),
  accepted('a DOCX whose table of contents is 3 GB', 'notices', bombs.docxWithHugeTypes),
  accepted('a DOCX with a picture of 3 GB', 'notices', bombs.docxWithHugePicture),
  refused('nested archives, 50 deep', 'notices', () => bombs.zipInZips(), 415, REASONS.archive),
  refused(
    'an archive of 300,000 empty entries',
    'notices',
    () => bombs.zipOfManyEntries(),
    415,
    REASONS.archive,
  ),
  accepted('a DOCX that claims 4 thousand million entries', 'notices', bombs.docxWithFalseCount),
  accepted('a PDF of 1 GB, deflated three times', 'notices', bombs.hugePdf),
  accepted('an encrypted PDF of 1 GB, deflated twice', 'notices', bombs.hugeEncryptedPdf),
  accepted('a PDF of 500,000 nested lists', 'notices', bombs.nestedPdf),
]

const utf16 = (text: Buffer) => Buffer.from(`\ufeff${text.toString()}`, 'utf16le')

const DISGUISED: [what: string, make: Make, because?: string][] = [
  ['HTML', made.html],
  ['HTML after a byte order mark', () => join('\ufeff', made.html())],
  ['HTML after blanks', () => join(' \n\t'.repeat(700), made.html())],
  ['HTML in UTF-16, little-endian', () => utf16(made.html())],
  ['HTML in UTF-16, big-endian', () => utf16(made.html()).swap16()],
  ['HTML after a comment', () => join('<!--', 'x'.repeat(2000), '-->', made.html())],
  ['an SVG', made.svg],
  ['an SVG after a byte order mark', () => join('\ufeff', made.svg())],
  ['an SVG in UTF-16', () => utf16(made.svg())],
  [
    'an SVG without an XML declaration',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  ],
  ['a program', made.exe, REASONS.program],
  ['a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['only zeros', () => Buffer.alloc(5000)],
]

const DISGUISES: BadInput[] = DISGUISED.flatMap(([what, make, because = REASONS.misnamed]) => [
  {
    what: `${what}, named as a PDF`,
    sent: sentAs('notices', make, 'filename="x.pdf"', 'application/pdf'),
    gets: 415,
    because,
  },
  {
    what: `${what}, named as a picture`,
    sent: sentAs('gallery', make, 'filename="x.png"', 'image/png'),
    gets: 415,
    because,
  },
])

const MISNAMED: BadInput[] = [
  {
    what: 'HTML that is named as HTML',
    sent: sentAs('notices', made.html, 'filename="x.html"', 'text/html'),
    gets: 415,
    because: REASONS.kindOfFile.notices,
  },
  {
    what: 'an SVG that is named as an SVG',
    sent: sentAs('gallery', made.svg, 'filename="x.svg"', 'image/svg+xml'),
    gets: 415,
    because: REASONS.kindOfFile.gallery,
  },
  {
    what: 'a PDF that is named as HTML',
    sent: sentAs('notices', made.pdf, 'filename="x.html"', 'text/html'),
    gets: 201,
    keeps: { fileName: 'x.pdf', mimeType: 'application/pdf' },
  },
  {
    what: 'a photo that is named as an SVG',
    sent: sentAs('gallery', () => made.jpeg(), 'filename="x.svg"', 'image/svg+xml'),
    gets: 201,
  },
]

/** Their readers are in the table of src/reading/office-bombs.test.ts. */
const SLOW_TO_READ = OFFICE_BOMBS.map(({ what, make }) =>
  // No Office program writes so many files, so it is not recognised.
  what.includes('100,000 files')
    ? refused(what, 'notices', make, 415, REASONS.archive)
    : accepted(what, 'notices', make),
)

export const FILES: BadInput[] = [
  ...POLYGLOTS,
  ...BOMBS,
  ...SLOW_TO_READ,
  ...DISGUISES,
  ...MISNAMED,
]
