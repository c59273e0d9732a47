import { expect, fixtureFile, form } from '../e2e/site.ts'
import { all, only, textOf } from './html.ts'
import { browser, browserOnce, http, inRest, restAfterFirst, type Row } from './row.ts'
import { json, type School } from './school.ts'
import {
  addCount,
  CONTACT,
  CONTACT_FIELDS,
  control,
  type CountRecord,
  type DocumentRecord,
  freeSection,
  type GalleryRecord,
  INFO,
  INFO_ANSWERS,
  INFO_NUMBERS,
  newTitle,
  openOffice,
  photoFile,
  publish,
  publishFile,
  publishVideo,
  somePhotos,
} from './school-content.ts'

/** The call refuses the body, and names the fields. */
async function expectRefused(
  school: School,
  [method, path]: [string, string],
  body: object | FormData,
  ...fields: string[]
): Promise<void> {
  const reply = await school.send(method, path, body)
  expect(reply.status, reply.text).toBe(400)
  const { errors = [] } = reply.json<{ errors?: { path: string }[] }>()
  expect(errors.map((error) => error.path)).toEqual(expect.arrayContaining(fields))
}

/** A document needs a title and a file; a text can stand for the file. */
const titleAndFile = (api: string) =>
  http(async (school) => {
    const file = await fixtureFile('notice.pdf')
    await expectRefused(school, ['POST', api], form({ file }), 'title')
    await expectRefused(school, ['POST', api], form({ file, title: ' \u00A0 ' }), 'title')
    await expectRefused(school, ['POST', api], form({ title: newTitle() }))
    await publishFile(school, api)
  }, 'own')

/** A blank new title changes nothing. */
const blankTitle = (api: string, screen: string, rename: string) =>
  browserOnce(async (page, school) => {
    const { _id, title } = await publish(school, api)
    await openOffice(page, school, screen)
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    for (const written of ['', '   ']) {
      await entry.getByRole('button', { name: rename }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('[name=title]')).toHaveValue(title)
      await dialog.locator('[name=title]').fill(written)
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toHaveCount(0)
    }
    const after = (await school.api<DocumentRecord[]>(api)).find((one) => one._id === _id)
    expect(after!.title).toBe(title)
  })

/** Deleting asks in a dialog, and only its confirmation deletes. */
const confirmation = (
  screen: string,
  question: string,
  make: (school: School) => Promise<{ title: string }>,
) =>
  browserOnce(async (page, school) => {
    const { title } = await make(school)
    await openOffice(page, school, screen)
    const role = /gallary|gallery/.test(screen) ? 'article' : 'listitem'
    const entry = page.getByRole('main').getByRole(role).filter({ hasText: title })
    await entry.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Are you sure you want to delete ${question}?`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(entry).toBeVisible()
  })

export const validation: Row[] = [
  {
    says: 'Login: username and password required.',
    check: http(async (school) => {
      const page = await school.read('/admin/login')
      for (const name of ['username', 'password']) {
        expect(only(page, 'input', { name }).attribs).toHaveProperty('required')
      }
      for (const body of [
        { username: 'admin' },
        { password: 'x' },
        { username: '', password: '' },
      ]) {
        const reply = await school.get('/api/admin/login', json('POST', body))
        expect(reply.status, reply.text).toBe(400)
      }
    }),
  },
  {
    says: 'Notice and download creation: title and file required.',
    contract: 'A file or a text is required.',
    check: [titleAndFile('notices'), titleAndFile('downloads')],
  },
  {
    says: 'Title edit by prompt: ignored if empty or blank.',
    contract: 'renaming opens a dialog with the title prefilled',
    check: restAfterFirst([
      blankTitle('notices', 'createNotice', 'Rename'),
      blankTitle('downloads', 'createdownload', 'Rename'),
    ]),
  },
  {
    says: 'Gallery image upload: title and file required.',
    check: http(async (school) => {
      const file = await photoFile()
      await expectRefused(school, ['POST', 'gallery'], form({ file }), 'title')
      await expectRefused(school, ['POST', 'gallery'], form({ title: newTitle() }), 'file')
    }, 'own'),
  },
  {
    says: 'Main gallery photo: title required, file optional.',
    check: http(async (school) => {
      const file = await photoFile()
      await expectRefused(school, ['POST', 'main-gallery'], form({ file }), 'title')
      const title = newTitle()
      const reply = await school.send('POST', 'main-gallery', form({ title }))
      expect(reply.status, reply.text).toBe(201)
      expect(textOf(await school.read('/golden-jubilee-photo-gallery'))).toContain(title)
    }, 'own'),
  },
  {
    says: 'Video: title and link required.',
    contract: 'A JSON body for the main gallery is a video: without `videoLink` it is 400',
    check: http(async (school) => {
      const videoLink = 'https://youtu.be/aqz-KE-bpKQ'
      const post: [string, string] = ['POST', 'main-gallery']
      await expectRefused(school, post, { videoLink }, 'title')
      await expectRefused(school, post, { title: newTitle() }, 'videoLink')
      await expectRefused(
        school,
        post,
        { title: newTitle(), videoLink: 'aqz-KE-bpKQ' },
        'videoLink',
      )
    }, 'own'),
  },
  {
    says: "The video id is the 11 characters after 'v=' or '/'.",
    contract:
      'A video link is an http(s) link of the video host from which an 11-character id can be read.',
    check: http(async (school) => {
      for (const link of [
        'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://www.youtube.com/watch?list=x&v=M7lc1UVf-VE&t=3s',
        'https://youtu.be/M7lc1UVf-VE?si=x',
        'https://www.youtube.com/embed/M7lc1UVf-VE',
      ]) {
        const { title } = await publishVideo(school, link)
        const page = await school.read('/golden-jubilee-photo-gallery')
        const video = all(page, 'a').find((anchor) => textOf(anchor).includes(title))!
        expect(only(video, 'img').attribs['src'], link).toContain('/vi/M7lc1UVf-VE/')
      }
    }, 'own'),
  },
  {
    says: 'News creation: title and file required.',
    contract: 'A file or a text is required.',
    check: titleAndFile('news'),
  },
  {
    says: 'News title update ignored if empty or blank.',
    check: inRest(blankTitle('news', 'createnews', 'Update')),
  },
  {
    says: "School info: every field required; numeric fields are number inputs; the two yes/no fields are selects with a blank option 'Select'.",
    contract: 'Numbers may be written in Bengali digits',
    check: [
      http(async (school) => {
        for (const field of Object.keys(INFO)) {
          const { [field]: _, ...incomplete } = INFO
          await expectRefused(school, ['POST', 'schoolInfo'], incomplete, field)
        }
        const written = { ...INFO, totalClasses: '২৮' }
        const reply = await school.send('POST', 'schoolInfo', written)
        if (school.content === 'empty') expect(reply.json()).toMatchObject({ totalClasses: 28 })
        else expect(reply.status).toBe(409)
      }, 'own'),
      browser(async (page, school) => {
        await openOffice(page, school, 'schoolInfo')
        for (const field of INFO_NUMBERS) {
          await expect(control(page, field)).toHaveAttribute('inputmode', /numeric|decimal/)
        }
        for (const field of INFO_ANSWERS) {
          const blank = page.locator(`select[name=${field}] option[value=""]`)
          await expect(blank).toHaveText(/Select/)
        }
        for (const field of Object.keys(INFO)) {
          await expect(control(page, field)).toHaveAttribute('required')
        }
      }),
    ],
  },
  {
    says: 'Contact: all fields required text.',
    check: [
      http(async (school) => {
        for (const field of CONTACT_FIELDS) {
          const { [field]: _, ...incomplete } = CONTACT
          await expectRefused(school, ['PUT', 'contactus'], incomplete, field)
          await expectRefused(school, ['PUT', 'contactus'], { ...CONTACT, [field]: 5 }, field)
        }
      }, 'own'),
      browser(async (page, school) => {
        await openOffice(page, school, 'contactus')
        for (const field of CONTACT_FIELDS) {
          await expect(control(page, field)).toHaveAttribute('required')
        }
      }),
    ],
  },
  {
    says: 'Student count: class, shift, section required selects; counts converted to numbers.',
    check: [
      http(async (school) => {
        const page = await school.office('/admin/dashboard/studentcount')
        for (const name of ['className', 'shift', 'section']) {
          expect(only(page, 'select', { name }).attribs).toHaveProperty('required')
        }
        const key = await freeSection(school)
        for (const name of ['className', 'shift', 'section'] as const) {
          const { [name]: _, ...incomplete } = key
          await expectRefused(school, ['POST', 'studentCounts'], incomplete, name)
        }
        await addCount(school, { girls: '43', muslim: '৪০' })
        const counts = await school.api<CountRecord[]>('studentCounts')
        expect(counts).toContainEqual(expect.objectContaining({ girls: 43, muslim: 40 }))
      }, 'own'),
    ],
  },
  {
    says: "Delete confirmations: 'Are you sure you want to delete this notice?', 'Are you sure you want to delete this news item?'; download, image and item deletes are confirmed similarly.",
    contract: 'Deleting asks in a dialog whose confirming button contains `Delete`',
    check: restAfterFirst([
      confirmation('createNotice', 'this notice', (school) => publish(school, 'notices')),
      confirmation('createnews', 'this news item', (school) => publish(school, 'news')),
      confirmation('createdownload', 'this download', (school) => publish(school, 'downloads')),
      confirmation('photogallary', 'this image', async (school) => {
        const [photo] = await somePhotos(school, 'gallery')
        return photo!
      }),
      confirmation('createjoyontigallery', 'this item', publishVideo),
    ]),
  },
  {
    says: 'Pagination: not shown.',
    contract:
      '`?limit=N` gives the first N, `?limit=N&before=<_id>` the N after that record; without `limit` the list is whole',
    check: http(async (school) => {
      for (let made = 0; made < 3; made += 1) await publish(school, 'notices')
      const idsOf = async (query: string) =>
        (await school.api<GalleryRecord[]>(`notices${query}`)).map(({ _id }) => _id)
      const whole = await idsOf('')
      expect(await idsOf('?limit=2')).toEqual(whole.slice(0, 2))
      expect(await idsOf(`?limit=1&before=${whole[1]}`)).toEqual(whole.slice(2, 3))
    }, 'own'),
  },
  {
    says: 'Server-side rules: not shown.',
    contract: 'titles 1 to 300 characters after trimming (Unicode blanks too), stored in NFC',
    check: http(async (school) => {
      const file = await fixtureFile('notice.pdf')
      const post: [string, string] = ['POST', 'notices']
      await expectRefused(school, post, form({ file, title: 'ক'.repeat(301) }), 'title')
      const longest = 'ক'.repeat(300)
      expect((await publish(school, 'notices', `\u3000${longest} `)).title).toBe(longest)
      expect((await publish(school, 'notices', 'আ\u09C7\u09BE')).title).toBe('আ\u09CB')
      const page = new File(['<script>x</script>'], 'notice.pdf', { type: 'application/pdf' })
      const refused = await school.send('POST', 'notices', form({ title: newTitle(), file: page }))
      expect(refused.status).toBe(415)
    }, 'own'),
  },
]
