import { once } from 'node:events'
import { connect } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectNoFiles,
  expectStatus,
  fixture,
  listen,
  multipart,
  signedInSite,
} from './build-app.ts'
import { contentKinds, DOCUMENT_KINDS, GALLERY_KINDS } from '#src/content.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import * as made from './made-files.ts'
import { encryptedPdf } from './made-pdf.ts'
import { expectProblem } from './scenarios.ts'
import { VALID_WRITES } from './valid-writes.ts'
import { describeFor } from './tiers.ts'

const REFUSED: [string, () => Buffer | Promise<Buffer>, number][] = [
  ['an archive that is not a document', () => made.zip({ 'word.txt': 'x' }), 415],
  ['a compound file of an unknown program', made.unknownCompoundFile, 415],
  ['an empty file', () => Buffer.alloc(0), 400],
  ['a JPEG whose end is missing', made.truncatedJpeg, 400],
  ['a PNG whose end is missing', made.truncatedPng, 400],
  ['more than the limit', () => made.pdf(1024 * 1024 + 1000), 413],
]

/** A part of the description of the API. */
interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>
}

/** Pixels of fixtures/phone.heic. */
const PHONE = { width: 64, height: 96 }

const PATHS = [...DOCUMENT_KINDS, ...GALLERY_KINDS].map((kind) =>
  contentKinds[kind].apiPath.slice(1),
)

/** Every call that takes a file. */
const UPLOADS = [
  ...PATHS.map((path) => `POST /api/${path}`),
  ...DOCUMENT_KINDS.flatMap((kind) => [
    `PUT /api/${kind}/:id/file`,
    `POST /api/${kind}/:id/attachments`,
  ]),
  'POST /api/officers',
  'PUT /api/officers/:id',
  'PUT /api/site/logo',
  'PUT /api/site/headTeacherPhoto',
  'PUT /api/teacherInformation',
]

describeOnBothDatabases('An upload', (database) => {
  const site = signedInSite(database, { MAX_UPLOAD_MB: '1' })

  const post = async (path: string, bytes: Uint8Array, fields: Record<string, string> = {}) =>
    site.form(`POST /api/${path}`, { title: 'ক', ...fields, file: { name: 'notice.pdf', bytes } })
  const remove = (path: string, id: string) =>
    site.call(`DELETE /api/${path}/${id}`).then(() => emptyBin(site))

  // The kinds of documents share their calls, which the registry mounts: one kind is tried in full.
  describe('to notices', () => {
    const path = 'notices'
    const postAll = async (fields: Record<string, string>) =>
      site.form(`POST /api/${path}`, { title: 'ক', ...fields })

    it.each([
      ['Bengali', 'ক'],
      ['a script with four bytes for each letter', '𑄇'],
    ])('accepts 100,000 letters of %s completely, and no more', async (_script, letter) => {
      const text = letter.repeat(100_000)
      const answer = await expectStatus(201, postAll({ text }))
      expect(answer.json<{ text: string }>().text).toBe(text)
      const tooLong = await postAll({ text: text + letter })
      expect([400, 413]).toContain(tooLong.statusCode)
      expectProblem(tooLong, tooLong.statusCode, ['text'])
      expectProblem(await postAll({ text: letter.repeat(300_000) }), 413, ['text'])
      await remove(path, answer.json<{ _id: string }>()._id)
    })

    it.each(['docx', 'xls'] as const)(
      'refuses a %s file that opens only with a password',
      async (kind) => {
        const locked = kind === 'docx' ? made.lockedDocx() : made.lockedXls()
        const problem = expectProblem(await post(path, locked), 400, ['file'])
        expect(problem).toMatchObject({ code: 'office-locked' })
      },
    )

    it('refuses a PDF that opens only with a password, with advice', { tags: 'rest' }, async () => {
      const locked = await encryptedPdf('secret')
      const refused = await post(path, locked)
      const problem = expectProblem(refused, 400, ['file'])
      expect(problem).toMatchObject({ code: 'pdf-locked' })
      const open = await expectStatus(201, post(path, await encryptedPdf()))
      const { _id } = open.json<{ _id: string }>()
      for (const [method, part] of [
        ['PUT', 'file'],
        ['POST', 'attachments'],
      ] as const) {
        const further = await site.form(`${method} /api/${path}/${_id}/${part}`, {
          file: { name: 'notice.pdf', bytes: locked },
        })
        expectProblem(further, 400, ['file'])
      }
      await remove(path, _id)
      await expectNoFiles(site)
    })

    it('publishes the photo of an iPhone as a JPEG with all of its pixels', async () => {
      const published = await expectStatus(201, post(path, await fixture('phone.heic'), {}))
      const { _id, filePath, fileName, mimeType } = published.json<DocumentRecord>()
      expect([mimeType, fileName?.slice(-4)]).toEqual(['image/jpeg', '.jpg'])
      const { rawPayload } = await site.request({ url: `/${filePath}` })
      const { format, width, height, exif } = await sharp(rawPayload).metadata()
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', ...PHONE, exif: undefined })
      await remove(path, _id)
    })

    it('refuses a text with a list that no page can show quickly, and shows an old such text unchanged', async () => {
      const text = '- ক\n  - খ\n'.repeat(5000)
      expectProblem(await postAll({ text }), 400, ['text'])
      const { _id, number } = await site.services.write((transaction) =>
        transaction[path].create({ title: 'পুরোনো', text: `# শিরোনাম\n\n${text}` }),
      )
      const url = `/api/${path}/${_id}`
      expectProblem(await site.call(`PUT ${url}`, { text }), 400, ['text'])
      const page = await expectStatus(200, site.request({ url: `/${path}/${number}` }))
      expect(page.payload).toContain('<h2>শিরোনাম</h2>'.normalize('NFC'))
      expect(page.payload).toContain('- ক<br>  - খ<br>')
      await remove(path, _id)
    })

    it('accepts dates from 1900 to two years from now', async () => {
      const last = new Date().getUTCFullYear() + 2
      const { _id } = (await postAll({ text: 'ক' })).json<{ _id: string }>()
      const url = `/api/${path}/${_id}`
      const put = (date: string) => site.call(`PUT ${url}`, { date })
      for (const year of ['0000', '0001', '1899', `${last + 1}`, '9999']) {
        expectProblem(await put(`${year}-06-01T00:00:00Z`), 400, ['date'])
        expectProblem(await postAll({ text: 'ক', date: `${year}-06-01T00:00:00Z` }), 400, ['date'])
      }
      for (const year of ['1900', `${last}`]) {
        expect((await put(`${year}-06-01T00:00:00Z`)).statusCode).toBe(200)
      }
      await remove(path, _id)
    })

    it('refuses to empty a text that has no file', async () => {
      const { _id } = (await postAll({ text: 'বন্ধ' })).json<{ _id: string }>()
      const url = `/api/${path}/${_id}`
      for (const text of ['', ' \n\u200b ']) {
        expectProblem(await site.call(`PUT ${url}`, { text }), 400, ['text'])
      }
      expect((await site.request({ url })).json()).toMatchObject({ text: 'বন্ধ' })
      await remove(path, _id)
      const withFile = (await post(path, made.pdf(), { text: 'বন্ধ' })).json<{ _id: string }>()
      const emptied = await site.call(`PUT /api/${path}/${withFile._id}`, { text: '' })
      expect(emptied.json()).toMatchObject({ text: '' })
      await remove(path, withFile._id)
    })
  })

  it.each([
    ['marks.xlsx', () => made.xlsx().subarray(0, 60), 'file-damaged'],
    ['marks.XLSX', () => made.zip({ 'a.txt': 'x' }), 'file-damaged'],
    ['letter.doc', made.unknownCompoundFile, 'file-damaged'],
    ['letter.doc', () => Buffer.from('{\\rtf1 Notice}'), 'office-format'],
    ['Report.xls', () => Buffer.from('<table><tr><td>Roll</td></tr></table>'), 'office-format'],
    ['marks.xls', () => Buffer.from('<?xml version="1.0"?><Workbook/>'), 'office-format'],
    ['marks.docx', () => made.officeOf('ms-word.document.macroEnabled'), 'office-format'],
    [
      'letter.dotx',
      () => made.officeOf('openxmlformats-officedocument.wordprocessingml.template'),
      'office-format',
    ],
    [
      'letter.odt',
      () => made.zip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'office-format',
    ],
    ['notice.pdf', made.html, 'file-damaged'],
    ['page.html', made.html, 'not-a-document'],
    ['sports.mp4', () => Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'is-video'],
    ['notice.pdf', () => Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), 'is-video'],
    ['papers.zip', () => made.zip({ 'a.txt': 'x' }), 'is-archive'],
    ['setup.exe', made.exe, 'is-program'],
    ['lesson.ppt', made.unknownCompoundFile, 'is-slides'],
    ['marks.ods', () => made.zip({ 'a.txt': 'x' }), 'not-a-document'],
  ])('of %s gets the reason of its refusal', async (name, make, code) => {
    const refused = await site.form('POST /api/notices', {
      title: 'ক',
      file: { name, bytes: make() },
    })
    expectProblem(refused, 415, ['file'])
    expect(refused.json()).toMatchObject({ code, errors: [{ code }] })
  })

  it('of exactly the size limit is accepted', async () => {
    const bytes = Buffer.concat([made.pdf(), Buffer.alloc(1024 * 1024)]).subarray(0, 1024 * 1024)
    const created = await expectStatus(201, post('notices', bytes))
    expect(created.json().fileSize).toBe(1024 * 1024)
    await remove('notices', created.json()._id)
    expectProblem(await post('notices', Buffer.concat([bytes, Buffer.from('x')])), 413, ['file'])
    await expectNoFiles(site)
  })

  it('of a picture format that gallery pages cannot show is refused there, and so is a PDF', async () => {
    expectProblem(await post('gallery', made.pdf()), 415, ['file'])
    expectProblem(await post('notices', await made.gif()), 415, ['file'])
    await expectNoFiles(site)
  })

  it('of a file in the wrong field is refused, also together with a valid file, and nothing is stored', async () => {
    const inWrongField = await site.form('POST /api/notices', {
      title: 'ক',
      upload: { name: 'x.pdf', bytes: made.pdf() },
    })
    expectProblem(inWrongField, 400, ['file'])
    const withTwo = await site.form('POST /api/notices', {
      title: 'ক',
      file: { name: 'x.pdf', bytes: made.pdf() },
      more: { name: 'y.pdf', bytes: made.pdf() },
    })
    expectProblem(withTwo, 400, ['file'])
    await expectNoFiles(site)
  })

  it.each([
    ['gallery', undefined],
    ['main-gallery', undefined],
    ['notices', 'jpeg'],
    ['notices', 'png'],
    ['notices', 'webp'],
  ] as const)(
    'to %s as %s contains no camera, date or location afterwards',
    async (path, format) => {
      const photo = await made.phonePhoto()
      expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SecretPhone')
      const bytes = format ? await sharp(photo).keepMetadata().toFormat(format).toBuffer() : photo
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const created = (await post(path, bytes)).json()
      const served = await site.request({ url: `/${created.filePath}` })
      const metadata = await sharp(served.rawPayload).metadata()
      expect(metadata.exif).toBeUndefined()
      expect(metadata.xmp).toBeUndefined()
      expect(served.rawPayload.includes('SecretPhone')).toBe(false)
      // Upright, according to the orientation tag.
      expect([metadata.width, metadata.height]).toEqual([40, 60])
      expect(metadata.orientation ?? 1).toBe(1)
      expect(served.rawPayload).toHaveLength(created.fileSize)
      await remove(path, created._id)
      await expectNoFiles(site)
    },
  )

  it('leaves no file if the database refuses to record it', async () => {
    const { services } = site
    await services.database.schema.alterTable('document').renameTo('elsewhere').execute()
    expectProblem(await post('notices', made.pdf()), 500)
    await services.database.schema.alterTable('elsewhere').renameTo('document').execute()
    await expectNoFiles(site)
    expect((await post('notices', made.pdf())).statusCode).toBe(201)
  })
})

describeOnBothDatabases('A file', (database) => {
  const site = signedInSite(database, { MAX_UPLOAD_MB: '1' })

  /** Also the rows, and the number of changes. */
  const listStored = async () => ({
    files: await site.listFiles(),
    rows: await site.services.database.selectFrom('storedFile').select('name').execute(),
    content: await site.services.stores.findContentVersion(),
  })

  it('is taken by these calls and by no other', async () => {
    const { paths } = (await site.request({ url: '/api/openapi.json' })).json<Description>()
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => requestBody?.content['multipart/form-data'])
        .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(new Set(calls)).toEqual(new Set(UPLOADS))
  })

  describeFor(UPLOADS, (call) => /notices|gallery|teacherInf/.test(call))('with %s', (call) => {
    /** A valid call, but for the changes. It must leave no file. */
    const upload = async (
      changes: { file?: Uint8Array; as?: string | undefined; id?: string; title?: string } = {},
    ) => {
      const write = await VALID_WRITES[call]!(site, { token: site.token, accountId: '' })
      const [method, path] = call.split(' ') as ['POST' | 'PUT', string]
      const before = await listStored()
      const { file = made.exe(), as = site.token, id = write.id ?? '', title } = changes
      const form = { name: 'ক', designation: 'শিক্ষক', title: title ?? 'ক' }
      const body = await multipart({ ...form, file: { name: 'notice.pdf', bytes: file } })
      const url = path.replace(':id', id)
      const answer = await site.request({ method, url, as: as || undefined, ...body })
      await expect.poll(listStored).toEqual(before)
      return answer
    }

    it('is refused if it is a program, and nothing is stored', async () => {
      expectProblem(await upload(), 415, ['file'])
    })

    it('stores nothing without a session', async () => {
      expectProblem(await upload({ file: made.pdf(), as: '' }), 401)
    })

    if (call.includes(':id'))
      it('stores nothing for an unknown record', async () => {
        const file = call.includes('officers') ? await made.jpeg() : made.pdf()
        expectProblem(await upload({ file, id: 'unknown' }), 404)
      })
    if (PATHS.some((path) => call === `POST /api/${path}`))
      it('stores nothing if its title is refused, or is longer than any accepted text', async () => {
        const file = await made.jpeg()
        expectProblem(await upload({ file, title: ' ' }), 400, ['title'])
        expectProblem(await upload({ file, title: 'ক'.repeat(150_000) }), 413, ['title'])
      })
    // One document and one picture, because all other kinds share their calls.
    if (call === 'POST /api/notices' || call === 'POST /api/gallery')
      it.each(REFUSED)(
        'is refused if it is %s, and nothing is stored',
        async (_what, make, status) => {
          expectProblem(await upload({ file: await make() }), status, ['file'])
        },
      )
  })
})

describeOnBothDatabases('An upload over a slow connection', (database) => {
  const site = signedInSite(database)
  let port: number
  beforeAll(async () => {
    port = await listen(site)
  })

  it('that breaks off halfway stores nothing, and the site keeps working', async () => {
    const { payload, headers } = await multipart({
      title: 'ক',
      file: { name: 'x.pdf', bytes: made.pdf(600_000) },
    })
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'POST /api/notices HTTP/1.1\r\nHost: localhost\r\n' +
        `Authorization: Bearer ${site.token}\r\nContent-Type: ${headers['content-type']}\r\n` +
        `Content-Length: ${payload.length}\r\n\r\n`,
    )
    socket.write(payload.subarray(0, 300_000))
    // Half of the file is stored under a temporary name before the connection breaks.
    await expect.poll(() => site.listFiles()).toHaveLength(1)
    socket.resetAndDestroy()
    await expectNoFiles(site)
    expect((await site.request({ url: '/api/notices' })).json()).toEqual([])

    const next = await site.form('POST /api/notices', {
      title: 'ক',
      file: { name: 'x.pdf', bytes: made.pdf() },
    })
    expect(next.statusCode).toBe(201)
  })
})
