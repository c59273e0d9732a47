import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FormFields, multipart, openTestSite, type TestSite } from './build-app.ts'
import * as made from './made-files.ts'

type Image = Record<string, string>

let site: TestSite
let photoId: string
beforeAll(async () => {
  site = await openTestSite()
  const token = await site.signIn()
  const bytes = await made.jpeg(700, 500)
  const send = async (method: 'POST' | 'PUT', path: string, fields: FormFields) => {
    const body = await multipart({ ...fields, file: { name: 'x', bytes } })
    const answer = await site.request({ method, url: `/api/${path}`, as: token, ...body })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer.json()
  }
  for (const title of ['ক', 'খ', 'গ']) {
    photoId = (await send('POST', 'gallery', { title }))._id
    await send('POST', 'main-gallery', { title })
  }
  await send('POST', 'officers', { name: 'ক', designation: 'খ', category: 'teacher' })
  await send('PUT', 'site/logo', {})
  await send('PUT', 'site/headTeacherPhoto', {})
  const now = (await site.request({ url: '/api/site' })).json<Record<string, unknown>>()
  const changed = await site.call('PUT /api/site', { ...now, headTeacherName: 'ক' }, { as: token })
  expect(changed.statusCode, changed.payload).toBe(200)
}, 120_000)
afterAll(() => site.close())

async function imagesOf(url: string): Promise<Image[]> {
  const { statusCode, payload } = await site.request({ url })
  expect(statusCode).toBe(200)
  return (payload.match(/<(?:img|source)\s[^>]*>/g) ?? []).map((tag) =>
    Object.fromEntries(
      Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [
        name!.toLowerCase(),
        value!,
      ]),
    ),
  )
}

const candidatesOf = (image: Image): string[] =>
  [image['src'], ...(image['srcset'] ?? '').split(', ').map((one) => one.split(' ')[0])].filter(
    (url): url is string => Boolean(url),
  )

it.each([
  ['/', 5],
  ['/photo-gallery', 7],
  ['/golden-jubilee-photo-gallery', 7],
  ['/photo-gallery?photo=', 2],
  ['/officers_teachers', 2],
  ['/TeacherInformation.html', 1],
])(
  '%s reserves the space of each picture, and every rendition it names exists',
  async (path, atLeast) => {
    const images = await imagesOf(path.endsWith('=') ? `${path}${photoId}` : path)
    const shown = images.filter(({ src }) => src)
    expect(shown.length).toBeGreaterThanOrEqual(atLeast)
    for (const image of shown) {
      expect(image).toMatchObject({
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
        alt: expect.any(String),
      })
    }
    for (const image of images) expect(Boolean(image['srcset'])).toBe(Boolean(image['sizes']))
    for (const url of new Set(images.flatMap(candidatesOf))) {
      expect((await site.request({ method: 'HEAD', url })).statusCode, url).toBe(200)
    }
  },
)

it('visible pictures load first, the rest when they scroll into view', async () => {
  const loadingOf = async (url: string) =>
    (await imagesOf(url))
      .filter((image) => image['srcset'] && image['src'])
      .map(({ loading, fetchpriority }) => fetchpriority ?? loading)
  // Three in the grid, then the same ones in their modals.
  const lazy = Array(4).fill('lazy')
  expect(await loadingOf('/photo-gallery')).toEqual(['high', 'eager', ...lazy])
  expect(await loadingOf(`/photo-gallery?photo=${photoId}`)).toContain('high')
  // The picture of the first window, then those further down.
  expect([...new Set(await loadingOf('/'))]).toEqual(['high', 'lazy'])
})

it('small pictures use the smallest rendition', async () => {
  const logo = (await imagesOf('/')).find(({ width }) => width === '104')
  expect(logo?.['src']).toMatch(/-320\.webp$/)
  const [officer] = await imagesOf('/TeacherInformation.html')
  expect(officer).toMatchObject({ src: expect.stringMatching(/-320\.webp$/), width: '72' })
})
