import { ADMIN, expect, fixtureFile, form } from '../e2e/site.ts'
import { all, only, textOf } from './html.ts'
import { browser, browserOnce, http, type Row } from './row.ts'
import { json, type School } from './school.ts'
import {
  addCount,
  CONTACT,
  control,
  COUNTS,
  type CountRecord,
  type DocumentRecord,
  freeSection,
  type GalleryRecord,
  INFO,
  newTitle,
  openOffice,
  publishFile,
  publishPhoto,
  publishVideo,
  somePhotos,
} from './school-content.ts'

const DELETED = 'DELETE | 204; again: 404. Its file is no longer served (404 or 410)'

async function expectDeleted(school: School, path: string, file?: string): Promise<void> {
  if (file) expect((await school.get(`/${file}`)).status).toBe(200)
  expect((await school.send('DELETE', path)).status).toBe(204)
  expect((await school.send('DELETE', path)).status).toBe(404)
  if (file) expect([404, 410]).toContain((await school.get(`/${file}`)).status)
}

const idsOf = async (school: School, api: string) =>
  (await school.api<GalleryRecord[]>(api)).map(({ _id }) => _id)

/** An array with all records, and the new one first; in an empty school an empty array. */
const list = (
  api: string,
  fields: string[],
  make: (school: School) => Promise<{ _id: string }>,
) => [
  http(async (school) => {
    const records = await school.api<object[]>(api)
    expect(Array.isArray(records)).toBe(true)
    expect(records.length > 0).toBe(school.content === 'sample')
  }),
  http(async (school) => {
    const { _id } = await make(school)
    const [first] = await school.api<Record<string, unknown>[]>(api)
    expect(first!['_id']).toBe(_id)
    expect(Object.keys(first!)).toEqual(expect.arrayContaining(fields))
  }, 'own'),
]

const listOfDocuments = (api: string) =>
  list(api, ['_id', 'title', 'date', 'filePath'], (school) => publishFile(school, api))

const createDocument = (api: string) =>
  http(async (school) => {
    const title = newTitle()
    const file = await fixtureFile('notice.pdf')
    const reply = await school.send('POST', api, form({ title, file }))
    expect(reply.status).toBe(201)
    const { _id, filePath } = reply.json<DocumentRecord>()
    expect(await school.api<DocumentRecord[]>(api)).toContainEqual(
      expect.objectContaining({ _id, title, filePath }),
    )
  }, 'own')

const renameDocument = (api: string) =>
  http(async (school) => {
    const { _id, filePath, date } = await publishFile(school, api)
    const title = newTitle()
    const reply = await school.send('PUT', `${api}/${_id}`, { title })
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({ _id, title, filePath, date })
    expect((await school.send('PUT', `${api}/unknown`, { title })).status).toBe(404)
  }, 'own')

const deleteDocument = (api: string) =>
  http(async (school) => {
    const { _id, filePath } = await publishFile(school, api)
    await expectDeleted(school, `${api}/${_id}`, filePath)
    expect(await idsOf(school, api)).not.toContain(_id)
  }, 'own')

const pathOf = ({
  className,
  shift,
  section,
}: {
  className: string
  shift: string
  section: string
}) => `studentCounts/${className}/${shift}/${section}`

export const calls: Row[] = [
  {
    says: 'All calls go to the API host {host}.',
    contract: "`default-src 'none'` with what it needs, `connect-src 'self'` among it",
    check: browser(async (page, school) => {
      const hosts = new Set<string>()
      page.on('request', (request) => {
        if (request.url().includes('/api/')) hosts.add(new URL(request.url()).origin)
      })
      await openOffice(page, school, 'createnews')
      await expect(page.getByRole('main').getByRole('heading', { name: 'All News' })).toBeVisible()
      await expect.poll(() => [...hosts]).toEqual([school.url])
      for (const path of ['/', '/admin/login']) {
        const policy = (await school.get(path)).headers.get('content-security-policy')
        expect(policy).toMatch(/connect-src 'self'( ?;|$)/)
      }
    }),
  },
  {
    says: '| POST /api/admin/login | JSON username, password | field token |',
    contract: 'POST /api/admin/login | 200 `{token, expiresAt}` and `Set-Cookie: adminToken=…',
    check: http(async (school) => {
      const reply = await school.get('/api/admin/login', json('POST', ADMIN))
      expect(reply.status).toBe(200)
      const { token } = reply.json<{ token: string }>()
      expect(token).toMatch(/\S{20}/)
      expect(reply.headers.get('set-cookie')).toContain(`adminToken=${token}`)
    }),
  },
  { says: '| GET /api/notices | none | array of notices |', check: listOfDocuments('notices') },
  {
    says: '| POST /api/notices | multipart title, file | not shown |',
    contract: 'POST | 201 with the record.',
    check: createDocument('notices'),
  },
  {
    says: '| PUT /api/notices/{id} | JSON title | not shown |',
    contract: 'PUT | 200 with the record.',
    check: renameDocument('notices'),
  },
  {
    says: '| DELETE /api/notices/{id} | none | not shown |',
    contract: DELETED,
    check: deleteDocument('notices'),
  },
  {
    says: '| GET /api/news | none | list of title, date, filePath, _id |',
    check: listOfDocuments('news'),
  },
  {
    says: '| POST /api/news | multipart title, file | not shown |',
    contract: 'POST | 201 with the record.',
    check: createDocument('news'),
  },
  {
    says: '| PUT /api/news/{id} | JSON title | not shown |',
    contract: 'PUT | 200 with the record.',
    check: renameDocument('news'),
  },
  {
    says: '| DELETE /api/news/{id} | none | not shown |',
    contract: DELETED,
    check: deleteDocument('news'),
  },
  { says: '| GET /api/downloads | none | array |', check: listOfDocuments('downloads') },
  {
    says: '| POST /api/downloads | multipart title, file | not shown |',
    contract: 'POST | 201 with the record.',
    check: createDocument('downloads'),
  },
  {
    says: '| PUT /api/downloads/{id} | JSON title | not shown |',
    contract: 'PUT | 200 with the record.',
    check: renameDocument('downloads'),
  },
  {
    says: '| DELETE /api/downloads/{id} | none | not shown |',
    contract: DELETED,
    check: deleteDocument('downloads'),
  },
  {
    says: '| GET /api/gallery | none | array |',
    check: list('gallery', ['_id', 'title', 'filePath'], (school) =>
      publishPhoto(school, 'gallery'),
    ),
  },
  {
    says: '| POST /api/gallery | multipart title, file | not shown |',
    contract: 'POST | 201 with the record.',
    check: http(async (school) => {
      const title = newTitle()
      const { _id, filePath } = await publishPhoto(school, 'gallery', title)
      expect(await school.api<GalleryRecord[]>('gallery')).toContainEqual(
        expect.objectContaining({ _id, title, filePath }),
      )
    }, 'own'),
  },
  {
    says: '| DELETE /api/gallery/{id} | none | not shown |',
    contract: DELETED,
    check: http(async (school) => {
      const { _id, filePath } = await publishPhoto(school, 'gallery')
      await expectDeleted(school, `gallery/${_id}`, filePath)
    }, 'own'),
  },
  {
    says: '| GET /api/main-gallery | none | array |',
    check: list('main-gallery', ['_id', 'title', 'videoLink'], (school) => publishVideo(school)),
  },
  {
    says: '| POST /api/main-gallery | multipart title and optional file, or JSON title and videoLink | not shown |',
    contract: 'POST | 201 with the record.',
    check: http(async (school) => {
      const photo = await publishPhoto(school, 'main-gallery')
      const video = await publishVideo(school, 'https://youtu.be/aqz-KE-bpKQ')
      const titleAlone = await school.send('POST', 'main-gallery', form({ title: newTitle() }))
      expect(titleAlone.status).toBe(201)
      const entries = await school.api<GalleryRecord[]>('main-gallery')
      expect(entries).toContainEqual(
        expect.objectContaining({ _id: photo._id, filePath: photo.filePath }),
      )
      expect(entries).toContainEqual(
        expect.objectContaining({ _id: video._id, videoLink: 'https://youtu.be/aqz-KE-bpKQ' }),
      )
    }, 'own'),
  },
  {
    says: '| DELETE /api/main-gallery/{id} | none | not shown |',
    contract: DELETED,
    check: http(async (school) => {
      const { _id, filePath } = await publishPhoto(school, 'main-gallery')
      await expectDeleted(school, `main-gallery/${_id}`, filePath)
      await expectDeleted(school, `main-gallery/${(await publishVideo(school))._id}`)
    }, 'own'),
  },
  {
    says: '| GET /api/schoolInfo | none | school info object |',
    contract: 'GET singletons, GET one student count | 200 with the record, or 200 with `null`',
    check: http(async (school) => {
      const { status, json: read } = await school.get('/api/schoolInfo')
      expect(status).toBe(200)
      const expected = expect.objectContaining({ totalStudents: 1248 })
      expect(read()).toEqual(school.content === 'empty' ? null : expected)
    }),
  },
  {
    says: '| GET /api/schoolInfo/{id} | none | implied; result not shown |',
    contract: 'Ids are opaque strings; an unknown or malformed one is 404.',
    check: http(async (school) => {
      if (school.content === 'empty') await school.send('POST', 'schoolInfo', INFO)
      const info = await school.api<{ _id: string }>('schoolInfo')
      expect(await school.api(`schoolInfo/${info._id}`)).toEqual(info)
      expect((await school.get('/api/schoolInfo/unknown')).status).toBe(404)
    }, 'own'),
  },
  {
    says: '| POST /api/schoolInfo | school info fields | may carry an error field on failure |',
    contract:
      'a second school info or contact, a second record for one class, shift and section | 409',
    check: http(async (school) => {
      if (school.content === 'empty') {
        const refused = await school.send('POST', 'schoolInfo', { ...INFO, totalClasses: 'x' })
        expect(refused.status).toBe(400)
        expect(refused.json()).toMatchObject({ error: expect.stringMatching(/\S/) })
        const made = await school.send('POST', 'schoolInfo', INFO)
        expect(made.status).toBe(201)
        expect(made.json()).toMatchObject(INFO)
      }
      const second = await school.send('POST', 'schoolInfo', INFO)
      expect(second.status).toBe(409)
      expect(second.json()).toMatchObject({ error: expect.stringMatching(/\S/) })
    }, 'own'),
  },
  {
    says: '| PUT /api/schoolInfo/{id} | school info fields | may carry an error field on failure |',
    check: http(async (school) => {
      if (school.content === 'empty') await school.send('POST', 'schoolInfo', INFO)
      const { _id } = await school.api<{ _id: string }>('schoolInfo')
      const changed = { ...INFO, librarySeats: 77 }
      expect((await school.send('PUT', `schoolInfo/${_id}`, changed)).status).toBe(200)
      expect(await school.api('schoolInfo')).toMatchObject(changed)
      const failed = await school.send('PUT', `schoolInfo/${_id}`, { ...INFO, librarySeats: -1 })
      expect(failed.status).toBe(400)
      expect(failed.json()).toMatchObject({ error: expect.stringMatching(/\S/) })
    }, 'own'),
  },
  {
    says: '| GET /api/contactus | none | a single contact record |',
    contract: 'GET singletons, GET one student count | 200 with the record, or 200 with `null`',
    check: http(async (school) => {
      const contact = await school.api('contactus')
      if (school.content === 'empty') expect(contact).toBeNull()
      else expect(contact).toMatchObject({ upazila: expect.stringMatching(/\S/) })
    }),
  },
  {
    says: '| POST /api/contactus | contact fields | field message |',
    contract: 'Contact: the record plus `message`.',
    check: http(async (school) => {
      const reply = await school.send('POST', 'contactus', CONTACT)
      expect(reply.status).toBe(school.content === 'empty' ? 201 : 409)
      expect(reply.json()).toMatchObject({ message: expect.stringMatching(/\S/) })
      if (school.content === 'empty') expect(reply.json()).toMatchObject(CONTACT)
    }, 'own'),
  },
  {
    says: '| PUT /api/contactus | contact fields | field message |',
    contract: 'Contact: plus `message`; 404 where there is none yet',
    check: http(async (school) => {
      if (school.content === 'empty') {
        expect((await school.send('PUT', 'contactus', CONTACT)).status).toBe(404)
        await school.send('POST', 'contactus', CONTACT)
      }
      const reply = await school.send('PUT', 'contactus', { ...CONTACT, division: 'খুলনা' })
      expect(reply.status).toBe(200)
      expect(reply.json()).toMatchObject({
        division: 'খুলনা',
        message: expect.stringMatching(/\S/),
      })
      expect(await school.api('contactus')).toMatchObject({ division: 'খুলনা' })
    }, 'own'),
  },
  {
    says: '| GET /api/studentCounts | none | list |',
    contract:
      '`GET /api/studentCounts` and `/api/studentCounts/{className}/{shift}/{section}` answer numbers to everybody',
    check: [
      http(async (school) => {
        const counts = await school.api<CountRecord[]>('studentCounts')
        expect(counts.length > 0).toBe(school.content === 'sample')
        for (const count of counts)
          for (const field of COUNTS) expect(count[field], field).toEqual(expect.any(Number))
      }),
      http(async (school) => {
        const { _id } = await addCount(school, { girls: 2, autistic: 1 })
        const counts = await school.api<CountRecord[]>('studentCounts')
        const made = counts.find((count) => count._id === _id)
        expect(made).toMatchObject({ girls: 2, autistic: 1, hindu: 0 })
      }, 'own'),
    ],
  },
  {
    says: '| GET /api/studentCounts/{className}/{shift}/{section} | none | one record or nothing |',
    contract: 'GET singletons, GET one student count | 200 with the record, or 200 with `null`',
    check: http(async (school) => {
      const made = await addCount(school, { girls: 3, hindu: 1 })
      expect(await school.api(pathOf(made))).toMatchObject({ girls: 3, hindu: 1, muslim: 0 })
      const nothing = await school.get(`/api/${pathOf(await freeSection(school))}`)
      expect([nothing.status, nothing.json()]).toEqual([200, null])
    }, 'own'),
  },
  {
    says: '| POST /api/studentCounts | the record | not shown |',
    contract: 'POST | 201 with the record.',
    check: http(async (school) => {
      const counts = Object.fromEntries(COUNTS.map((field, index) => [field, index + 10]))
      const made = await addCount(school, counts)
      expect(made).toMatchObject(counts)
      expect(await school.api(pathOf(made))).toMatchObject(counts)
    }, 'own'),
  },
  {
    says: '| PUT /api/studentCounts/{id} | the record | not shown |',
    contract: 'PUT | 200 with the record.',
    check: http(async (school) => {
      const { _id, className, shift, section } = await addCount(school, { girls: 30 })
      const counts = Object.fromEntries(COUNTS.map((field, index) => [field, index + 20]))
      const body = { className, shift, section, ...counts }
      const reply = await school.send('PUT', `studentCounts/${_id}`, body)
      expect(reply.status).toBe(200)
      expect(reply.json()).toMatchObject({ _id, ...body })
    }, 'own'),
  },
  {
    says: '| DELETE /api/studentCounts/{id} | none | not shown |',
    contract: DELETED,
    check: http(async (school) => {
      const made = await addCount(school)
      await expectDeleted(school, `studentCounts/${made._id}`)
      expect(await school.api(pathOf(made))).toBeNull()
    }, 'own'),
  },
  {
    says: '| GET /TeacherInformation.html | none | static HTML page |',
    contract: 'TeacherInformation.html answers with a page that says nobody is listed yet',
    check: http(async (school) => {
      const reply = await school.get('/TeacherInformation.html')
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
      const names = all(await school.read('/TeacherInformation.html'), 'tr')
      expect(names.length > 10).toBe(school.content === 'sample')
      expect(textOf(only(await school.read('/TeacherInformation.html'), 'body'))).not.toBe('')
    }),
  },
  {
    says: 'Files: notices, news and downloads are served from /uploads/{filename}; gallery images from /gallery-uploads/{filename}.',
    check: http(async (school) => {
      for (const api of ['notices', 'news', 'downloads']) {
        const { filePath } = await publishFile(school, api)
        const reply = await school.get(`/uploads/${filePath.split('/').pop()}`)
        expect(reply.headers.get('content-type')).toBe('application/pdf')
        expect(reply.text.slice(0, 5)).toBe('%PDF-')
      }
      for (const api of ['gallery', 'main-gallery'] as const) {
        const [photo] = await somePhotos(school, api)
        const reply = await school.get(`/gallery-uploads/${photo!.filePath!.split('/').pop()}`)
        expect(reply.status).toBe(200)
        expect(reply.headers.get('content-type')).toMatch(/^image\//)
      }
    }, 'own'),
  },
  {
    says: 'The file name is the last path segment of filePath, with backslashes normalised.',
    contract: '`filePath` is `uploads/<stored name>` or `gallery-uploads/<stored name>`',
    check: http(async (school) => {
      const title = newTitle()
      const { filePath } = await publishFile(school, 'downloads', title)
      expect(filePath).toMatch(/^uploads\/[^/\\]+$/)
      const links = all(await school.read('/allDownloads'), 'a', { href: `/${filePath}` })
      expect(textOf(links[0]!)).toContain(title)
    }, 'own'),
  },
  {
    says: 'A video thumbnail is loaded from a video-hosting image service by video id.',
    contract: "A video's thumbnail is an `img` whose `src` is the video host's picture of that id",
    check: [
      http(async (school) => {
        const entries = await school.api<GalleryRecord[]>('main-gallery')
        const videos = entries.filter(({ videoLink }) => videoLink)
        const page = await school.read('/golden-jubilee-photo-gallery')
        const sources = all(page, 'img').map(({ attribs }) => attribs['src']!)
        const expected = videos.map(({ videoLink }) => /[\w-]{11}$/.exec(videoLink!)![0])
        expect(sources.filter((src) => src.startsWith('https://'))).toEqual(
          expected.map((id) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`),
        )
      }),
      browserOnce(async (page, school) => {
        await publishVideo(school, 'https://youtu.be/YE7VzlLtp-4')
        const loaded = page.waitForRequest('https://i.ytimg.com/vi/YE7VzlLtp-4/*')
        await page.goto(`${school.url}/golden-jubilee-photo-gallery`)
        await page.locator('img[src*="ytimg.com/vi/YE7VzlLtp-4"]').first().scrollIntoViewIfNeeded()
        expect((await (await loaded).allHeaders())['referer'] ?? '').toBe('')
        await openOffice(page, school, 'createjoyontigallery')
        await expect(control(page, 'videoLink')).toBeVisible()
      }),
    ],
  },
]
