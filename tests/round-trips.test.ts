// @module-tag rest

import { parse as parseDisposition } from 'content-disposition'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { cleanFileName } from '#src/files/file-name.ts'
import { signedInSite } from './build-app.ts'
import { nameIn } from './bad-input/try.ts'
import { pdf } from './made-files.ts'
import { expectWellFormed } from './well-formed.ts'

/** Text with many characters that are difficult to store or send. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('ক্ষ', '\u09af\u09bc', 'e\u0301', '\u09c7\u09be', '\u200d', '📚', '\ud800'),
      fc.constantFrom(
        '<b>',
        '&amp;',
        '"',
        "'",
        ']]>',
        '</title>',
        '<!--',
        '\\',
        '%41',
        ';',
        '=',
        '/',
      ),
      fc.constantFrom(
        ' ',
        '\u00a0',
        '\u3000',
        '\r\n',
        '\0',
        '\u0085',
        '\u202e',
        '\ufeff',
        '\ufffe',
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const site = signedInSite()
let notice: { _id: string; filePath: string }
beforeAll(async () => {
  notice = (
    await site.form('POST /api/notices', { title: 'ক', file: { name: 'x.pdf', bytes: pdf() } })
  ).json()
})

const escapeHtml = (plain: string) =>
  plain.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#x27;',
  )

const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\s]/gu

it('a title is unchanged in the API, on the page and in the feed', async () => {
  const rename = { method: 'PUT', url: `/api/notices/${notice._id}`, as: site.token } as const
  await fc.assert(
    fc.asyncProperty(text, async (raw) => {
      const renamed = await site.request({ ...rename, payload: { title: raw } })
      if (renamed.statusCode === 400) {
        expect(raw.replace(INVISIBLE, '')).toBe('')
        return
      }
      expect(renamed.statusCode).toBe(200)
      const { title } = renamed.json<{ title: string }>()
      expect(title).toBe(title.normalize('NFC').trim())
      expect(title.isWellFormed()).toBe(true)
      const [listed] = (await site.request({ url: '/api/notices' })).json<{ title: string }[]>()
      expect(listed!.title).toBe(title)
      const page = (await site.request({ url: '/allNotices' })).payload
      expect(page).toContain(escapeHtml(title))
      expectWellFormed((await site.request({ url: '/rss.xml' })).payload)
    }),
    { numRuns: 30 },
  )
})

it('a file is downloaded under its stored name, for any uploaded name', async () => {
  const { database } = site.services
  await fc.assert(
    fc.asyncProperty(text, async (raw) => {
      const fileName = cleanFileName(raw, { mimeType: 'application/pdf', extensions: ['pdf'] })
      await database.updateTable('storedFile').set({ fileName }).execute()
      const { headers } = await site.request({ method: 'HEAD', url: `/${notice.filePath}` })
      const disposition = String(headers['content-disposition'])
      // Only characters that are allowed in a header.
      expect(disposition).toMatch(/^[\x20-\x7e]+$/)
      expect(nameIn(disposition)).toBe(fileName)
      expect(parseDisposition(disposition).parameters['filename']).toBe(fileName)
    }),
    { numRuns: 50 },
  )
})
