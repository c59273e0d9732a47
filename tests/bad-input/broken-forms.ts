import { as, field, file, form, FORM_TYPE, upload } from './forms.ts'
import type { BadInput } from './try.ts'

const parts = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`, 'x'))

export const BROKEN_FORMS: BadInput[] = [
  {
    what: '__proto__ as a field of a form',
    sent: form('notices', [field('__proto__', 'x'), field('title', 'ক'), file()]),
    gets: 400,
  },
  {
    what: 'constructor as a field of a form',
    sent: form('notices', [field('constructor', 'x'), field('title', 'ক')]),
    gets: 400,
  },
  {
    what: 'a form of 100,000 fields',
    sent: () => form('notices', [...parts(100_000), file()]),
    gets: 413,
  },
  {
    what: 'a form of 1,000 files',
    sent: () => form('notices', Array(1000).fill(file())),
    gets: 413,
  },
  {
    what: 'a file sent as a text',
    sent: form('notices', [field('title', 'ক'), field('file', '%PDF-1.4')]),
    gets: 400,
  },
  { what: 'an empty file', sent: upload('notices', file('')), gets: 400 },
  { what: 'no file', sent: form('notices', [field('title', 'ক')]), gets: 400 },
  {
    what: 'a part without a name',
    sent: form('notices', [{ head: 'x=1', body: 'x' }, field('title', 'ক')]),
    gets: 400,
  },
  {
    what: 'a part of 100,000 letters of headers',
    sent: form('notices', [{ head: `name="a"; x="${'x'.repeat(100_000)}"`, body: 'x' }]),
    gets: 400,
  },
  {
    what: 'a form that ends nowhere',
    sent: form('notices', [field('title', 'ক'), file()], ''),
    gets: 400,
  },
  {
    what: 'a form that ends in a header',
    sent: as(
      'multipart/form-data; boundary=x',
      'POST /api/notices',
      '--x\r\nContent-Disposition: form',
    ),
    gets: 400,
  },
  {
    what: 'a form of another boundary',
    sent: {
      ...form('notices', [file()]),
      headers: [['Content-Type', 'multipart/form-data; boundary=other']],
    },
    gets: 400,
  },
  {
    what: 'a form within a form, of the same boundary',
    sent: upload('notices', file(form('notices', [file()]).body, 'filename="x"', FORM_TYPE)),
    gets: 201,
  },
]
