import { expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../tests/build-app.ts'
import { itAnswers } from '../../../tests/scenarios.ts'
import type { DocumentRecord } from './schema.ts'

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const [PAST, SOON, LATER] = [inHours(-1), inHours(1), inHours(2)]
const written = { title: 'নোটিশ', text: 'একটি **লেখা**' }

describeOnBothDatabases('The times of a document', (database) => {
  const site = signedInSite(database)

  const POST = 'POST /api/notices'
  itAnswers(
    () => site,
    [
      {
        asks: POST,
        form: written,
        gets: 201,
        holding: { filePath: null, state: 'published', textSource: 'typed', reading: 'none' },
      },
      { title: 'no file, no text', asks: POST, form: { title: 'ক' }, gets: 400, naming: ['file'] },
      {
        title: 'a blank text',
        asks: POST,
        form: { title: 'ক', text: ' \n' },
        gets: 400,
        naming: ['file'],
      },
      {
        title: 'later',
        asks: POST,
        form: { ...written, publishAt: SOON },
        gets: 201,
        holding: { state: 'scheduled', publishAt: SOON },
      },
      {
        title: 'a draft',
        asks: POST,
        form: { ...written, draft: 'true' },
        gets: 201,
        holding: { state: 'draft' },
      },
      {
        title: 'empty fields',
        asks: POST,
        form: {
          ...written,
          publishAt: '',
          endsAt: '',
          pinnedUntil: '',
          date: '',
          topic: '',
          letter: '',
        },
        gets: 201,
        holding: {
          state: 'published',
          publishAt: null,
          endsAt: null,
          pinnedUntil: null,
          letter: null,
        },
      },
      {
        title: 'the date of the paper',
        asks: POST,
        form: { ...written, date: '2020-02-29T12:00:00+06:00' },
        gets: 201,
        holding: { date: '2020-02-29T06:00:00.000Z' },
      },
      {
        title: 'a past start',
        asks: POST,
        form: { ...written, publishAt: PAST },
        gets: 400,
        naming: ['publishAt'],
      },
      {
        title: 'a past end',
        asks: POST,
        form: { ...written, endsAt: PAST },
        gets: 400,
        naming: ['endsAt'],
      },
      {
        title: 'a past pin',
        asks: POST,
        form: { ...written, pinnedUntil: PAST },
        gets: 400,
        naming: ['pinnedUntil'],
      },
      {
        title: 'an end before the start',
        asks: POST,
        form: { ...written, publishAt: LATER, endsAt: SOON },
        gets: 400,
        naming: ['endsAt'],
      },
      {
        title: 'words for a time',
        asks: POST,
        form: { ...written, publishAt: 'tomorrow' },
        gets: 400,
        naming: ['publishAt'],
      },
      {
        title: 'a day without a time',
        asks: POST,
        form: { ...written, date: '2026-11-22' },
        gets: 400,
        naming: ['date'],
      },
      {
        title: 'a day that does not exist',
        asks: POST,
        form: { ...written, date: '2026-02-30T00:00:00Z' },
        gets: 400,
        naming: ['date'],
      },
      {
        title: 'another word for true',
        asks: POST,
        form: { ...written, draft: 'yes' },
        gets: 400,
        naming: ['draft'],
      },
      {
        title: 'a letter that is not JSON',
        asks: POST,
        form: { ...written, letter: '{' },
        gets: 400,
        naming: ['letter'],
      },
    ],
    'editor',
  )

  const create = async (fields: Record<string, string> = {}) => {
    const made = await site.form('POST /api/notices', { ...written, ...fields })
    return made.json<DocumentRecord>()
  }
  const put = ({ _id }: DocumentRecord, payload: object) =>
    site.call(`PUT /api/notices/${_id}`, payload)

  it('change one by one, and the other times stay', async () => {
    const document = await create({ publishAt: SOON, endsAt: LATER })
    expect((await put(document, { title: 'খ' })).json()).toMatchObject({
      state: 'scheduled',
      publishAt: SOON,
      endsAt: LATER,
    })
    expect((await put(document, { draft: true })).json()).toMatchObject({
      state: 'draft',
      publishAt: SOON,
    })
    expect((await put(document, { draft: false, publishAt: null })).json()).toMatchObject({
      state: 'published',
      publishAt: null,
      endsAt: LATER,
    })
    expect((await put(document, { pinnedUntil: SOON })).json()).toMatchObject({ pinnedUntil: SOON })
    expect((await put(document, { endsAt: null, date: PAST })).json()).toMatchObject({
      endsAt: null,
      date: PAST,
      pinnedUntil: SOON,
    })
  })

  it('are refused if the end is before a start that is stored', async () => {
    const document = await create({ publishAt: LATER })
    const refused = await expectStatus(400, put(document, { endsAt: SOON }))
    expect(refused.json()).toMatchObject({ errors: [{ path: 'endsAt', code: 'end-before-start' }] })
    for (const payload of [{ publishAt: PAST }, { endsAt: 'x' }, { draft: 'true' }, {}])
      expect((await put(document, payload)).statusCode, JSON.stringify(payload)).toBe(400)
  })

  it('are set back from the history, also times that have come since', async () => {
    const document = await create({ topic: 'exam' })
    await put(document, { draft: true, pinnedUntil: SOON })
    const [entry] = (await site.call(`GET /api/admin/history?id=${document._id}`)).json<
      { _id: string; after: object }[]
    >()
    expect(entry!.after).toEqual({ draft: true, pinnedUntil: SOON })
    const back = await expectStatus(200, site.call(`POST /api/admin/history/${entry!._id}/restore`))
    expect(back.json()).toMatchObject({ state: 'published', pinnedUntil: null, topic: 'exam' })
  })

  it('are checked again when a document comes back from the bin', async () => {
    const publishAt = new Date(Date.now() + 300)
    const document = await create({ publishAt: publishAt.toISOString() })
    await site.call(`DELETE /api/notices/${document._id}`)
    await expect.poll(() => Date.now() > Number(publishAt)).toBe(true)
    await site.call(`POST /api/admin/bin/${document._id}/restore`)
    const found = await site.request({ url: `/api/notices/${document._id}` })
    expect(found.json()).toMatchObject({ state: 'published', publishAt: null })
  })
})
