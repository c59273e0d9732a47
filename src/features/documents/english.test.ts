import { beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { pdf } from '../../../tests/made-files.ts'
import { expectProblem } from '../../../tests/scenarios.ts'
import type { HistoryRecord } from '../../records/history/schema.ts'
import { en } from '../../words/public-words.ts'
import { documentAnnouncement } from './announcement.ts'
import type { DocumentRecord } from './schema.ts'

const TITLE = 'বার্ষিক পরীক্ষার সময়সূচি'
const TITLE_ENGLISH = 'Schedule of the annual examination'
const TEXT_ENGLISH = 'The **examination** begins with arithmetic.'

const file = (name: string) => ({ name, bytes: pdf() })

describeOnBothDatabases('A document in both languages', (database) => {
  const site = signedInSite(database)
  let notice: DocumentRecord
  let plain: DocumentRecord

  /** Without the styles, which hide the rest of a failure's report. */
  const open = async (url: string) =>
    (await site.request({ url })).payload.replaceAll(/<style>[^]*?<\/style>/g, '')
  const put = (id: string, body: object) => site.call(`PUT /api/notices/${id}`, body)
  const change = async (body: object, of = notice) =>
    (await expectStatus(200, put(of._id, body))).json<DocumentRecord>()
  const create = async (form: Record<string, string>, ...files: string[]) =>
    (
      await expectStatus(
        201,
        site.form('POST /api/notices', {
          ...form,
          ...(files.length > 0 && { file: files.map(file) }),
        }),
      )
    ).json<DocumentRecord>()
  const find = async () =>
    (await site.request({ url: `/api/notices/${notice._id}` })).json<DocumentRecord>()
  const setBack = async () => {
    const list = await site.call('GET /api/admin/history?limit=1')
    const [entry] = list.json<HistoryRecord[]>()
    await expectStatus(200, site.call(`POST /api/admin/history/${entry!._id}/restore`))
  }

  beforeAll(async () => {
    plain = await create({ title: 'শুধু বাংলা নোটিশ', text: 'পাটিগণিত' })
    notice = await create(
      { title: TITLE, text: 'পরীক্ষা শুরু', titleEnglish: ` ${TITLE_ENGLISH} ` },
      'bangla.pdf',
      'english.pdf',
    )
  })

  it('has its English in the API, cleaned and limited like the Bengali', async () => {
    expect(notice).toMatchObject({ titleEnglish: TITLE_ENGLISH, textEnglish: '' })
    expect(await change({ textEnglish: `${TEXT_ENGLISH}\n\n` })).toMatchObject({
      textEnglish: TEXT_ENGLISH,
      text: 'পরীক্ষা শুরু',
      textCorrectedAt: null,
    })
    const [summary] = (await site.request({ url: '/api/notices' })).json<DocumentRecord[]>()
    expect(summary).toMatchObject({ titleEnglish: TITLE_ENGLISH, fileEnglish: null })
    expectProblem(await put(notice._id, { titleEnglish: 'x'.repeat(301) }), 400, ['titleEnglish'])
    expectProblem(await put(notice._id, { textEnglish: 'x'.repeat(100_001) }), 400, ['textEnglish'])
    expectProblem(await put(notice._id, { titleEnglish: null }), 400, ['titleEnglish'])
  })

  it('is in English on its English page, without the note that it is in Bengali', async () => {
    const page = await open(`/en${notice.url}`)
    expect(page).toContain(`<h1 lang="en">${TITLE_ENGLISH}</h1>`)
    expect(page).toContain(`<meta property="og:title" content="${TITLE_ENGLISH}">`)
    expect(page).toContain('content="The examination begins with arithmetic."')
    expect(page).toContain('The <strong>examination</strong> begins')
    expect(page).toContain(`/en${notice.url}/card.png`)
    expect(page).not.toContain(en.textPage.inBengali)
    expect(page).not.toContain('পরীক্ষা শুরু')
    const bengali = await open(notice.url)
    expect(bengali).toContain(`<h1 lang="bn">${TITLE}</h1>`)
    expect(bengali).not.toContain('arithmetic')
  })

  it('says that it is in Bengali where only its title is in English', async () => {
    const only = await create({ title: 'ছুটির আবেদন', titleEnglish: 'Leave form', text: 'আবেদন' })
    const page = await open(`/en${only.url}`)
    expect(page).toContain('<h1 lang="en">Leave form</h1>')
    expect(page).toContain(en.textPage.inBengali)
    expect(page).toMatch(/<div class="card prose md" id="text" lang="bn">/)
    expect(await open(`/en${plain.url}`)).toContain(en.textPage.inBengali)
    await site.call(`DELETE /api/notices/${only._id}`)
  })

  it('has its English title at home, in its list and beside its neighbour', async () => {
    for (const url of ['/en', '/en/allNotices', `/en${plain.url}`]) {
      const page = await open(url)
      expect(page, url).toContain(TITLE_ENGLISH)
      expect(page, url).not.toContain(TITLE)
    }
    expect(await open('/en/allNotices')).toContain(en.someInBengali)
    for (const url of ['/', '/allNotices', '/rss.xml'])
      expect(await open(url), url).toContain(TITLE)
  })

  it('has its English title and text in the English feed', async () => {
    const feed = await open('/en/rss.xml')
    expect(feed).toContain(`<item>\n<title>${TITLE_ENGLISH}</title>\n<link>`)
    expect(feed).toContain(`/en${notice.url}</link>`)
    expect(feed).toContain('The examination begins with arithmetic.')
    expect(feed).toContain(`<item xml:lang="bn">\n<title>${plain.title}</title>`)
    expect(await open('/en')).toContain('type="application/rss+xml" href="/en/rss.xml"')
  })

  it('is found by the words of both languages, and shown in that of the page', async () => {
    for (const [url, title] of [
      ['/en/search?q=arithmetic', TITLE_ENGLISH],
      [`/en/search?q=${encodeURIComponent('বার্ষিক')}`, TITLE_ENGLISH],
      ['/search?q=arithmetic', TITLE],
      ['/allNotices?q=arithmetic', TITLE],
      ['/en/allNotices?q=annual', TITLE_ENGLISH],
    ] as const) {
      const page = (await open(url)).replaceAll(/<\/?mark>/g, '')
      const lang = title === TITLE ? 'bn' : 'en'
      expect(page, url).toMatch(new RegExp(`href="\\S*${notice.url}" lang="${lang}">${title}</a>`))
    }
    // The snippet shows the words that were found.
    expect(await open('/search?q=arithmetic')).toContain('<mark>arithmetic</mark>')
    await change({ draft: true })
    const list = await site.call('GET /api/notices?state=draft&q=arithmetic')
    expect(list.json()).toHaveLength(1)
    await change({ draft: false })
  })

  it('says to staff that the Bengali was changed after the English, until they send it again', async () => {
    const differs = async (body: object) => (await change(body)).englishDiffers
    expect(await differs({ topic: 'exam' })).toBe(false)
    expect(await differs({ text: 'পরীক্ষা পরে' })).toBe(true)
    expect(await differs({ topic: null })).toBe(true)
    expect(await find()).not.toHaveProperty('englishDiffers')
    expect(await differs({ textEnglish: TEXT_ENGLISH })).toBe(false)
    expect((await change({ text: 'অন্য' }, plain)).englishDiffers).toBe(false)
  })

  it('still differs from the Bengali after something else is set back', async () => {
    await change({ text: 'পরীক্ষা শুরু' })
    await change({ topic: 'exam' })
    await setBack()
    const as = site.token
    const seen = await site.request({ url: `/api/notices/${notice._id}?state=all`, as })
    expect(seen.json()).toMatchObject({ englishDiffers: true, topic: null })
  })

  it('differs if it was written beside an earlier Bengali', async () => {
    expect(await change({ titleEnglish: TITLE_ENGLISH })).toMatchObject({ englishDiffers: false })
    const body = { titleEnglish: TITLE_ENGLISH, englishDiffers: true }
    expect(await change(body)).toMatchObject({ englishDiffers: true })
    await change({ titleEnglish: TITLE_ENGLISH })
  })

  it('has a card of its own in English, and otherwise the same card in both languages', async () => {
    const etagOf = async (url: string) =>
      (await expectStatus(200, site.request({ url: `${url}/card.png` }))).headers.etag
    expect(await etagOf(`/en${notice.url}`)).not.toBe(await etagOf(notice.url))
    expect(await etagOf(`/en${plain.url}`)).toBe(await etagOf(plain.url))
  })

  it('is announced in the language of the phone', async () => {
    const found = await documentAnnouncement('notices')(site.services.stores, {
      recordId: notice._id,
    } as Parameters<ReturnType<typeof documentAnnouncement>>[1])
    expect(found!.words).toEqual({
      bn: { title: TITLE, text: 'পরীক্ষা শুরু' },
      en: { title: TITLE_ENGLISH, text: 'The examination begins with arithmetic.' },
    })
  })

  it('keeps its English when it is set back, and when it comes back from the bin', async () => {
    await change({ titleEnglish: '', textEnglish: '' })
    expect(await open(`/en${notice.url}`)).toContain(en.textPage.inBengali)
    await setBack()
    expect(await find()).toMatchObject({ titleEnglish: TITLE_ENGLISH, textEnglish: TEXT_ENGLISH })
    await expectStatus(204, site.call(`DELETE /api/notices/${notice._id}`))
    await expectStatus(200, site.call(`POST /api/admin/bin/${notice._id}/restore`))
    expect(await find()).toMatchObject({ titleEnglish: TITLE_ENGLISH, textEnglish: TEXT_ENGLISH })
    expect(await open('/en/search?q=arithmetic')).toContain(notice.url)
  })

  it('offers the attachment that is its English paper on English pages', async () => {
    const [attachment] = notice.attachments
    const { filePath } = attachment!
    expectProblem(await put(notice._id, { fileEnglish: 'uploads/x.pdf' }), 400, ['fileEnglish'])
    expect(await change({ fileEnglish: filePath })).toMatchObject({
      fileEnglish: filePath,
      fileNameEnglish: 'english.pdf',
      filePath: notice.filePath,
    })
    const nameIn = async (url: string) => / download="([^"]+)"/.exec(await open(url))?.[1]
    expect(await nameIn(`/en${notice.url}`)).toBe('english.pdf')
    expect(await nameIn('/en/allNotices')).toBe('english.pdf')
    expect(await nameIn(notice.url)).toBe('bangla.pdf')
    expect(await nameIn('/allNotices')).toBe('bangla.pdf')
    expect(await open(`/en${notice.url}`)).toContain('download="bangla.pdf"')

    const name = filePath.slice('uploads/'.length)
    await expectStatus(204, site.call(`DELETE /api/notices/${notice._id}/attachments/${name}`))
    expect(await find()).toMatchObject({ fileEnglish: null, attachments: [] })
    expect(await nameIn(`/en${notice.url}`)).toBe('bangla.pdf')
    await setBack()
    expect(await find()).toMatchObject({ fileEnglish: filePath, attachments: [attachment] })
    expect(await change({ fileEnglish: null })).toMatchObject({ fileEnglish: null })
  })

  it('shows no text that a machine read from the Bengali paper, beside an English paper', async () => {
    const form = await create({ title: 'আবেদন ফরম' }, 'bangla.pdf', 'english.pdf')
    const fileEnglish = form.attachments[0]!.filePath.slice('uploads/'.length)
    const readBy = (textSource: 'machine' | 'typed') =>
      site.services.write((stores) =>
        stores.notices.update(form._id, { text: 'পড়া লেখা', textSource, fileEnglish }),
      )
    await readBy('machine')
    expect(await open(form.url)).toContain('পড়া লেখা')
    expect(await open(`/en${form.url}`)).not.toContain('পড়া লেখা')
    await readBy('typed')
    expect(await open(`/en${form.url}`)).toContain('পড়া লেখা')
    await site.call(`DELETE /api/notices/${form._id}`)
  })

  it('finds the row of a roll number beside an English text', async () => {
    const table = '| রোল | গণিত |\n| --- | --- |\n| 7 | 91 |\n| 8 | 64 |'
    const made = await site.form('POST /api/results', {
      title: 'ফলাফল: ষষ্ঠ শ্রেণি',
      text: table,
      textEnglish: 'Marks of class six.',
    })
    const { url } = made.json<DocumentRecord>()
    const page = await open(`/en${url}?roll=7`)
    expect(page).toContain('Marks of class six.')
    expect(page).toContain('91')
    expect(await open(url)).not.toContain('Marks of class six.')
  })
})
