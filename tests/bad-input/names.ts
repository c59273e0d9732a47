import { jpeg } from '../made-files.ts'
import { field, file, form, upload } from './forms.ts'
import { REASONS } from './reasons.ts'
import type { BadInput } from './try.ts'

/** Unescaped, as programs can send it; a browser would escape it. */
const encoded = (name: string) =>
  `filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`

const named = (what: string, head: string | Buffer, fileName: string): BadInput => ({
  what: `${what}: ${fileName.slice(0, 40)}`,
  sent: () => upload('notices', file(undefined, head)),
  gets: 201,
  keeps: { fileName: fileName.normalize('NFC') },
})

/** File names, each with the name that is allowed in a header and on a disk. */
const FILE_NAMES: BadInput[] = [
  named('path traversal', encoded('../../../etc/cron.d/x.pdf'), 'x.pdf'),
  named('path traversal, not encoded', 'filename="../../etc/passwd"', 'passwd.pdf'),
  named('path traversal with backslashes', encoded('..\\..\\windows\\x.pdf'), 'x.pdf'),
  named(
    'path traversal, percent-encoded',
    'filename="..%2f..%2fx.pdf"',
    '..%2f..%2fx.pdf'.slice(2),
  ),
  named('an absolute path', 'filename="/etc/passwd"', 'passwd.pdf'),
  named('a Windows drive', encoded('C:\\AUTOEXEC.BAT'), 'AUTOEXEC.pdf'),
  named('a Windows device', 'filename="CON.pdf"', '_CON.pdf'),
  named('another Windows device', 'filename="lpt1"', '_lpt1.pdf'),
  named('a Windows stream', encoded('x.pdf::$DATA'), 'x.pdf'),
  named('a reversed extension', encoded('a\u202Efdp.exe'), 'afdp.pdf'),
  named('two extensions', encoded('a.pdf.exe'), 'a.pdf.pdf'),
  {
    what: 'a file name with a header inside',
    sent: upload('notices', file(undefined, encoded('a\r\nSet-Cookie: x=1.pdf'))),
    gets: 400,
    // The part has no name and no file any more.
    because: REASONS.noFile,
  },
  named(
    'the same, percent-encoded',
    encoded('a%0D%0ASet-Cookie: x=1.pdf'),
    'a%0D%0ASet-Cookie_ x=1.pdf',
  ),
  named('a NUL', encoded('a\0.html\0.pdf'), 'a.html.pdf'),
  named('quotation marks', encoded('"; filename="x.html'), '_; filename=_x.pdf'),
  named('special characters', encoded("100% %41 'x'.pdf"), "100% %41 'x'.pdf"),
  named('300 Bengali letters', encoded(`${'নো'.repeat(150)}.pdf`), `${'নো'.repeat(60)}.pdf`),
  named('100,000 letters', encoded(`${'x'.repeat(10_000)}.pdf`), `${'x'.repeat(120)}.pdf`),
  named('only dots', encoded('.....'), 'file.pdf'),
  named('only invisible characters', encoded('\u200B\u2060 .pdf'), 'pdf.pdf'),
  named('only filler characters', encoded('\u3164\u2800.pdf'), 'file.pdf'),
  named('an empty name', 'filename=""', 'file.pdf'),
  named('emoji', encoded('📚🎉.pdf'), '📚🎉.pdf'),
  named(
    'letters with separate combining marks',
    encoded('ছুটি\u09af\u09bc.pdf'),
    'ছুটি\u09af\u09bc.pdf',
  ),
  named(
    'bytes that are not UTF-8',
    Buffer.from('filename="\xff\xfe\x80.pdf"', 'latin1'),
    '���.pdf',
  ),
  named('an unpaired surrogate', "filename*=UTF-8''%ED%A0%80.pdf", '���.pdf'),
  named('another charset', "filename*=iso-8859-1''%E9.pdf", 'é.pdf'),
  named('an unknown charset', "filename*=x-none''x.pdf", 'x.pdf'),
  {
    what: 'a photo named as an HTML page',
    sent: async () => upload('downloads', file(await jpeg(), 'filename="../x.html"')),
    gets: 201,
    keeps: { fileName: 'x.jpg' },
  },
]

const titled = (what: string, title: string, gets: number, kept?: string): BadInput => ({
  what,
  sent: () => upload('notices', file(), title),
  gets,
  ...(gets === 400 && { because: 'title: ' }),
  ...(kept !== undefined && { keeps: { title: kept } }),
})

const TITLES: BadInput[] = [
  titled('a title of 300 letters', 'ক'.repeat(300), 201, 'ক'.repeat(300)),
  titled('a title of 301 letters', 'ক'.repeat(301), 400),
  titled('a title of 300 emoji', '📚'.repeat(300), 201, '📚'.repeat(300)),
  titled('a title of 100,000 letters', 'ক'.repeat(30_000), 400),
  titled('a title of blanks', '\u00a0\u2003\u3000\t\r\n ', 400),
  titled('a title of invisible characters', '\u200b\u200d\u2060\ufeff\u202e', 400),
  titled('a title of Hangul fillers', '\u3164\u115f\u1160\uffa0', 400),
  titled('a title of braille cells without dots', '\u2800\u2800', 400),
  titled('a title of soft hyphens and joiners', '\u00ad\u034f\u2062\u180e', 400),
  titled('a title of tag characters', '\u{e0061}\u{e007f}', 400),
  titled('a title of variation selectors', '\ufe0f\u{e0100}', 400),
  titled('a title of combining marks only', '\u0301\u0323', 400),
  titled('a title whose joiner is part of the spelling', 'র\u200d্যাব', 201, 'র\u200d্যাব'),
  titled(
    'a title with characters that reverse the text direction',
    '\u202eনোটিশ\u202c\u2066x\u2069',
    201,
    'নোটিশx'.normalize('NFC'),
  ),
  titled('a title with control characters', 'a\u0000b\u0007c\u001b[31md\u0085', 201, 'abc[31md'),
  titled('a title that is HTML', '<script>alert(1)</script>', 201, '<script>alert(1)</script>'),
  titled('a title that is SQL', `'; drop table document; --`, 201, `'; drop table document; --`),
  titled('a title of an unpaired surrogate', '\ud800', 201, '\ufffd'),
  titled('a title of 300 marks on one letter', `ক${'\u0301'.repeat(299)}`, 201),
  {
    what: 'a file as the title',
    sent: () => form('notices', [{ ...file(), head: 'name="title"; filename="x.pdf"' }, file()]),
    gets: 400,
    because: REASONS.noFile,
  },
  {
    what: 'two titles',
    sent: () => form('notices', [field('title', 'ক'), field('title', 'খ'), file()]),
    gets: 400,
    because: 'title: ',
  },
]

export const NAMES = [...FILE_NAMES, ...TITLES]
