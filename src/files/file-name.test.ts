import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'
import type { FileKind } from './kinds.ts'

const PDF: FileKind = { mimeType: 'application/pdf', extensions: ['pdf'] }
const JPEG: FileKind = { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] }

describe('A cleaned file name', () => {
  it.each([
    ['নোটিশ ২০২৬.pdf', 'নোটিশ ২০২৬.pdf'],
    ['Notice.PDF', 'Notice.PDF'],
    ['notice', 'notice.pdf'],
    ['notice.', 'notice.pdf'],
    ['a.pdf.exe', 'a.pdf.pdf'],
    ['a.html', 'a.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\clerk\\নোটিশ.pdf', 'নোটিশ.pdf'],
    ['..', 'file.pdf'],
    ['...pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['/', 'file.pdf'],
    [' . .pdf', 'file.pdf'],
    ['\u3164\u2800.pdf', 'file.pdf'],
    ['\u00ad\u2062\u{e0061}', 'file.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u202Efdp.exe', 'afdp.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie_ x=1.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['con.pdf', '_con.pdf'],
    ['LPT1', '_LPT1.pdf'],
    ['Constitution.pdf', 'Constitution.pdf'],
    ['"quoted" <b>|*?.pdf', '_quoted_ _b____.pdf'],
    ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ])('for %j is %j', (uploaded, name) => {
    expect(cleanFileName(uploaded, PDF)).toBe(name)
  })

  it('keeps every correct extension of its type', () => {
    expect(cleanFileName('a.JPEG', JPEG)).toBe('a.JPEG')
    expect(cleanFileName('a.pdf', JPEG)).toBe('a.jpg')
  })

  it('is shortened between letters, never inside a conjunct', () => {
    const conjunct = 'ক্ষ্ম'
    const name = cleanFileName(`${conjunct.repeat(300)}.pdf`, PDF)
    expect(name.length).toBeLessThanOrEqual(130)
    expect(name.slice(0, -4).replaceAll(conjunct, '')).toBe('')
  })

  it('is safe for any input and does not change when it is cleaned again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '.',
        '..',
        '/',
        '\\',
        ' ',
        '\u202E',
        '\r\n',
        '\0',
        '\u0301',
        '.pdf',
        '\uD800',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const name = cleanFileName(pieces.join(''), PDF)
        expect(name).toMatch(/^[^\s.][^/\\"*:<>?|\p{Cc}\u202A-\u202E\u2066-\u2069]*\.pdf$/iu)
        expect(name.length).toBeLessThanOrEqual(130)
        expect(cleanFileName(name, PDF)).toBe(name)
      }),
    )
  })
})
