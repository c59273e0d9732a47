import { describe, expect, it } from 'vitest'
import { newPhotoOrVideo } from '#src/features/galleries/schema.ts'
import { contact as contactWords, site as siteWords } from '#src/features/profile/schema.ts'
import { internalResults, services } from '#src/content.ts'
import { expectStatus, signedInSite } from './build-app.ts'
import { contact } from './records.ts'
import { expectProblem } from './scenarios.ts'

const HOST = 'https://ফলাফল.বাংলা'
const WRITTEN = `${HOST}/ফল`
const SENT = 'https://xn--c6baub2d.xn--54b7fta0cc/%E0%A6%AB%E0%A6%B2'
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=গান'
const VIDEO_SENT = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=%E0%A6%97%E0%A6%BE%E0%A6%A8'

const SERVICES = Object.fromEntries(
  Object.values(services).map(({ url, path }) => [url, path] as const),
)

const CHANNELS = ['whatsappUrl', 'facebookUrl', 'telegramUrl', 'imoUrl']

const REFUSED = [
  'https:evil.example',
  'http:/evil.example',
  'https://user:secret@evil.example',
  'https://user@evil.example/',
  'javascript:alert(1)',
  'ftp://evil.example',
  'data:text/html,x',
]

/** Every call that takes a web address, and the field that an error names. */
const FIELDS: [
  field: string,
  method: 'POST' | 'PUT',
  url: string,
  body: (link: string) => object,
][] = [
  ...[...Object.keys(SERVICES), internalResults.url, ...CHANNELS].map(
    (name): (typeof FIELDS)[number] => [name, 'PUT', '/api/site', (link) => ({ [name]: link })],
  ),
  ['mapUrl', 'PUT', '/api/site', (mapUrl) => ({ mapUrl })],
  ['officialLinks.0.url', 'PUT', '/api/site', (url) => ({ officialLinks: [{ url, label: 'ক' }] })],
  ['website', 'POST', '/api/contactus', (website) => ({ ...contact, website })],
  ['videoLink', 'POST', '/api/main-gallery', (videoLink) => ({ title: 'ক', videoLink })],
]

describe('Web addresses from staff', () => {
  const site = signedInSite()

  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    site.call(`${method} ${url}`, payload)
  const page = async (url: string) => (await site.request({ url })).payload

  it('are all in this table', () => {
    const named = [siteWords, contactWords, newPhotoOrVideo]
      .flatMap(({ shape }) => Object.keys(shape))
      .filter((name) => /url|link|website|address$/i.test(name))
    // A postal address, not a web address.
    const known = [...FIELDS.map(([field]) => field.split('.')[0]!), 'address']
    expect(named.toSorted()).toEqual(known.toSorted())
  })

  describe.each(FIELDS)('as %s', (field, method, url, body) => {
    it.each(REFUSED)('are refused if they are %s', async (link) => {
      const problem = expectProblem(await send(method, url, body(link)), 400, [field])
      expect(problem.errors![0]!.code).toMatch(/^(link|video-link)$/)
    })
  })

  it.each(Object.entries(SERVICES))('are stored as %s, and are links on %s', async (name, path) => {
    expect((await send('PUT', '/api/site', { [name]: WRITTEN })).json()).toHaveProperty(name, SENT)
    for (const language of ['', '/en']) {
      expect(await page(language + path)).toContain(`href="${SENT}" rel="noopener"`)
    }
    await send('PUT', '/api/site', { [name]: '' })
    expect(await page(path)).not.toContain('rel="noopener"')
  })

  it('are stored for the school’s results, and sent in characters that fit into a header', async () => {
    await send('PUT', '/api/site', { [internalResults.url]: WRITTEN })
    for (const language of ['', '/en']) {
      const answer = await expectStatus(302, site.request({ url: language + internalResults.path }))
      expect(answer.headers['location']).toBe(SENT)
    }
  })

  it('are stored as official links and videos, and work as links', async () => {
    await send('PUT', '/api/site', { officialLinks: [{ url: WRITTEN, label: 'ফলাফল' }] })
    expect(await page('/')).toContain(`<a href="${SENT}">`)
    const made = await send('POST', '/api/main-gallery', { title: 'গান', videoLink: VIDEO })
    expect(made.json()).toHaveProperty('videoLink', VIDEO_SENT)
    expect(await page('/golden-jubilee-photo-gallery')).toContain(
      `href="${VIDEO_SENT.replace('&', '&amp;')}"`,
    )
  })

  it.each(CHANNELS)('are stored as %s, and are links on the page about following', async (name) => {
    await send('PUT', '/api/site', { [name]: `${WRITTEN}?${name}` })
    for (const url of ['/follow', '/en/follow'])
      expect(await page(url)).toContain(`<a href="${SENT}?${name}">`)
    await send('PUT', '/api/site', { [name]: '' })
    expect(await page('/follow')).not.toContain(name)
  })

  it('stay readable as the school’s own website, and work as links', async () => {
    const website = WRITTEN.normalize('NFC')
    expect((await send('POST', '/api/contactus', { ...contact, website })).json()).toMatchObject({
      website,
    })
    expect(await page('/contact_us')).toContain(
      `<a href="${SENT}" lang="en">${website.replace('https://', '')}</a>`,
    )
    await send('PUT', '/api/site', { mapUrl: WRITTEN })
    expect(await page('/contact_us')).toContain(`class="card map" href="${SENT}"`)
    await expectStatus(200, send('PUT', '/api/contactus', { ...contact, website: 'নেই' }))
    expect(await page('/contact_us')).not.toContain(`<a href="${SENT}" lang="en">`)
  })

  it('that an older version stored unparsed break no page', async () => {
    await site.services.write(async ({ site: words, jubilee }) => {
      await words.update({
        attendanceUrl: WRITTEN,
        paymentUrl: 'https:evil.example',
        officialLinks: [
          { url: WRITTEN, label: 'ক', labelEnglish: '' },
          { url: 'https:evil.example', label: 'খ', labelEnglish: '' },
        ],
      })
      await jubilee.create({ title: 'পুরোনো', videoLink: VIDEO })
    })
    expect(await page(services.attendance.path)).toContain(`href="${SENT}" rel="noopener"`)
    expect(await page(services.payment.path)).not.toContain('rel="noopener"')
    const home = await page('/')
    expect(home).toContain(`<a href="${SENT}">`)
    expect(home).not.toMatch(/href="[^"]*evil/)
    expect(await page('/golden-jubilee-photo-gallery')).not.toContain('গান"')
  })
})
