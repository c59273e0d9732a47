import { as, field, file, form, FORM_TYPE, upload } from './forms.ts'
import { REASONS } from './reasons.ts'
import type { BadInput } from './try.ts'

const parts = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`, 'x'))

export const BROKEN_FORMS: BadInput[] = [
  {
    what: '__proto__ as a field of a form',
    sent: form('notices', [field('__proto__', 'x'), field('title', 'ক'), file()]),
    gets: 400,
    because: REASONS.unreadable,
  },
  {
    what: 'constructor as a field of a form',
    sent: form('notices', [field('constructor', 'x'), field('title', 'ক'), file()]),
    gets: 400,
    because: REASONS.unreadable,
  },
  {
    what: 'a form of 100,000 fields',
    sent: () => form('notices', [...parts(100_000), file()]),
    gets: 413,
    because: REASONS.manyFields,
  },
  {
    what: 'a form of 1,000 files',
    sent: () => form('notices', Array(1000).fill(file())),
    gets: 400,
    because: REASONS.manyFiles,
  },
  {
    what: 'a form of two photos',
    sent: () => form('gallery', [field('title', 'ক'), file(), file()]),
    gets: 413,
    because: REASONS.oneFile,
  },
  {
    what: 'a file sent as text',
    sent: form('notices', [field('title', 'ক'), field('file', '%PDF-1.4')]),
    gets: 400,
    because: REASONS.noFile,
  },
  {
    what: 'an empty file',
    sent: upload('notices', file('')),
    gets: 400,
    because: REASONS.emptyFile,
  },
  {
    what: 'no file',
    sent: form('notices', [field('title', 'ক')]),
    gets: 400,
    because: REASONS.noFile,
  },
  {
    what: 'a part without a name',
    sent: form('notices', [{ head: 'x=1', body: 'x' }, field('title', 'ক'), file()]),
    gets: 201,
    keeps: { title: 'ক' },
  },
  {
    what: 'a part with 100,000 characters of headers',
    sent: form('notices', [
      { head: `name="title"; x="${'x'.repeat(100_000)}"`, body: 'x' },
      file(),
    ]),
    gets: 201,
    keeps: { title: 'x' },
  },
  {
    what: 'a form without an end',
    sent: form('notices', [field('title', 'ক'), file()], ''),
    gets: 400,
    because: REASONS.unreadable,
  },
  {
    what: 'a form that ends in a header',
    sent: as(
      'multipart/form-data; boundary=x',
      'POST /api/notices',
      '--x\r\nContent-Disposition: form',
    ),
    gets: 400,
    because: REASONS.unreadable,
  },
  {
    what: 'a form with a wrong boundary',
    sent: {
      ...upload('notices', file()),
      headers: [['Content-Type', 'multipart/form-data; boundary=other']],
    },
    gets: 400,
    because: REASONS.unreadable,
  },
  {
    what: 'a form inside a form with the same boundary',
    sent: upload('notices', file(form('notices', [file()]).body, 'filename="x"', FORM_TYPE)),
    gets: 201,
  },
]
