import * as made from '../made-files.ts'
import * as bombs from './bombs.ts'
import { file, upload } from './forms.ts'
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
): BadInput => ({
  what,
  sent: sentAs(path, make),
  gets,
  because: gets === 400 ? REASONS.damaged : REASONS.misnamed,
})
const taken = (what: string, path: string, make: Make, lacks?: string): BadInput => ({
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
  taken('a PDF that is also a page', 'notices', () => join(made.pdf(), SCRIPT)),
  taken('a page that begins as a PDF', 'notices', () => join('%PDF-1.4\n<html>', SCRIPT)),
  refused('a page with a PDF in it', 'notices', () => join(SCRIPT, made.pdf()), 415),
  taken('a PDF that is also an archive', 'notices', () => join(made.pdf(), archive())),
  refused('a program with a PDF in it', 'notices', () => join(made.exe(), made.pdf()), 415),
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
  taken('a JPEG that is also an archive', 'notices', () => join(made.jpeg(), archive()), 'PK'),
  taken('a PNG with PHP behind it', 'notices', () => join(made.png(), PHP), '<?php'),
  taken('a WebP with a page behind it', 'notices', () => join(made.webp(), SCRIPT), 'script'),
  taken('a photo with a page behind it', 'gallery', () => join(made.jpeg(), SCRIPT), 'script'),
  taken(
    'a JPEG with a page in its comment',
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
  ),
  refused('an archive of pages', 'notices', archive, 415),
  taken('a PDF with a script of its own', 'downloads', bombs.pdfWithScript),
]

const BOMBS: BadInput[] = [
  refused('a PNG of 30,000 × 30,000 in 110 kB', 'gallery', bombs.pngOfMuch, 400),
  refused('the same as a document', 'notices', bombs.pngOfMuch, 400),
  refused('a JPEG that claims 65,500 × 65,500', 'gallery', bombs.jpegOfMuch, 400),
  refused('a WebP that claims 16,384 × 16,384', 'gallery', bombs.webpOfMuch, 400),
  refused('a GIF that claims 30,000 × 30,000', 'gallery', bombs.gifOfMuch, 400),
  taken('a GIF of 100,000 frames', 'gallery', () => bombs.gifOfManyFrames()),
  refused('an AVIF that claims 30,000 × 30,000', 'gallery', bombs.avifOfMuch, 400),
  taken('a PNG with a note of 64 MB', 'gallery', bombs.pngWithLongNote),
  taken('a DOCX whose table of contents is 3 GB', 'notices', bombs.docxOfMuch),
  taken('a DOCX with a picture of 3 GB', 'notices', bombs.docxWithMuch),
  refused('archives in archives, 50 deep', 'notices', () => bombs.zipInZips(), 415),
  refused('an archive of 300,000 empty entries', 'notices', () => bombs.zipOfManyEntries(), 415),
  taken('a DOCX that claims 4 thousand million entries', 'notices', bombs.docxThatClaimsMuch),
  taken('a PDF of 1 GB, deflated three times', 'notices', bombs.pdfOfMuch),
  taken('a PDF of 500,000 lists in lists', 'notices', bombs.pdfOfDepth),
]

const utf16 = (text: Buffer) => Buffer.from(`\ufeff${text.toString()}`, 'utf16le')

const DISGUISED: [string, Make][] = [
  ['a page', made.html],
  ['a page after a byte order mark', () => join('\ufeff', made.html())],
  ['a page after blanks', () => join(' \n\t'.repeat(700), made.html())],
  ['a page in UTF-16', () => utf16(made.html())],
  ['a page in UTF-16, the other way round', () => utf16(made.html()).swap16()],
  ['a page behind a comment', () => join('<!--', 'x'.repeat(2000), '-->', made.html())],
  ['a drawing', made.svg],
  ['a drawing after a byte order mark', () => join('\ufeff', made.svg())],
  ['a drawing in UTF-16', () => utf16(made.svg())],
  [
    'a drawing without an XML line',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  ],
  ['a program', made.exe],
  ['a script for a shell', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['nothing but zeros', () => Buffer.alloc(5000)],
]

const DISGUISES: BadInput[] = DISGUISED.flatMap(([what, make]) => [
  {
    what: `${what}, called a PDF`,
    sent: sentAs('notices', make, 'filename="x.pdf"', 'application/pdf'),
    gets: 415,
    because: REASONS.misnamed,
  },
  {
    what: `${what}, called a picture`,
    sent: sentAs('gallery', make, 'filename="x.png"', 'image/png'),
    gets: 415,
    because: REASONS.misnamed,
  },
])

const MISNAMED: BadInput[] = [
  {
    what: 'a page that is called a page',
    sent: sentAs('notices', made.html, 'filename="x.html"', 'text/html'),
    gets: 415,
    because: REASONS.kindOfFile.notices,
  },
  {
    what: 'a drawing that is called a drawing',
    sent: sentAs('gallery', made.svg, 'filename="x.svg"', 'image/svg+xml'),
    gets: 415,
    because: REASONS.kindOfFile.gallery,
  },
  {
    what: 'a PDF that is called a page',
    sent: sentAs('notices', made.pdf, 'filename="x.html"', 'text/html'),
    gets: 201,
    keeps: { fileName: 'x.pdf', mimeType: 'application/pdf' },
  },
  {
    what: 'a photo that is called a drawing',
    sent: sentAs('gallery', () => made.jpeg(), 'filename="x.svg"', 'image/svg+xml'),
    gets: 201,
  },
]

export const FILES: BadInput[] = [...POLYGLOTS, ...BOMBS, ...DISGUISES, ...MISNAMED]
