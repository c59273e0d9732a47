import { afterEach, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectStatus,
  signedInSite,
} from '../../../tests/build-app.ts'
import type { ImportAnswer } from '../../records/import-rows.ts'
import type { QuestionRecord } from './schema.ts'

const QUESTIONS = '/api/questions'

describeOnBothDatabases('Questions and answers', (database) => {
  const site = signedInSite(database)
  afterEach(async () => {
    for (const { _id } of await listForStaff()) await site.call(`DELETE ${QUESTIONS}/${_id}`)
    await emptyBin(site)
  })

  const list = async () => (await site.request({ url: QUESTIONS })).json<QuestionRecord[]>()
  const listForStaff = async () =>
    (await site.call(`GET ${QUESTIONS}?state=all`)).json<QuestionRecord[]>()
  const create = async (question: object) =>
    (await expectStatus(201, site.call(`POST ${QUESTIONS}`, question))).json<QuestionRecord>()
  const change = async (id: string, body: object) =>
    (await expectStatus(200, site.call(`PUT ${QUESTIONS}/${id}`, body))).json<QuestionRecord>()
  const send = async (rows: object[], more = {}) =>
    (await expectStatus(200, site.call(`POST ${QUESTIONS}/import`, { rows, ...more }))).json<
      ImportAnswer<QuestionRecord>
    >()
  const page = async (url: string) => (await site.request({ url })).payload

  it('are public with an answer only, and without their state', async () => {
    const open = await create({ question: 'বাস আছে?' })
    expect(open).toMatchObject({ state: 'open', topic: 'other', checkedOn: null })
    const { _id: hidden } = await create({ question: 'হোস্টেল আছে?', state: 'notApplicable' })
    expect(await list()).toEqual([])
    for (const path of ['/', '/contact_us', '/no-such-page', '/search?q=xyzzy']) {
      expect(await page(path)).not.toContain('"/questions"')
    }

    expect(await change(open._id, { answer: 'হ্যাঁ।' })).toMatchObject({ state: 'answered' })
    expect(await change(hidden, { answer: 'না।' })).toMatchObject({ state: 'notApplicable' })
    const visible = await list()
    expect(visible).toMatchObject([{ _id: open._id, answer: 'হ্যাঁ।', version: 2 }])
    expect(visible[0]).not.toHaveProperty('state')
    expect(await page('/questions')).not.toContain('হোস্টেল')
    for (const path of ['/', '/contact_us', '/no-such-page', '/search?q=xyzzy']) {
      expect(await page(path)).toContain('href="/questions"')
    }

    expect(await change(hidden, { state: 'open' })).toMatchObject({ state: 'answered' })
    expect(await change(open._id, { answer: '' })).toMatchObject({ state: 'open' })
    expect((await list()).map(({ _id }) => _id)).toEqual([hidden])
  })

  it('do not show in the time of the last change what visitors do not see', async () => {
    const time = async () => (await site.services.stores.findContentVersion()).changedAt
    const { _id: id } = await create({ question: 'ফি?', answer: 'ক' })
    const before = await time()
    const { _id: open } = await create({ question: 'বাস আছে?' })
    await change(open, { question: 'স্কুলবাস আছে?', state: 'notApplicable' })
    await expectStatus(204, site.call(`DELETE ${QUESTIONS}/${open}`))
    await expectStatus(200, site.call(`POST /api/admin/bin/${open}/restore`))
    expect(await time()).toBe(before)
    await change(id, { answer: '' })
    expect(await time()).not.toBe(before)
  })

  it('stand on the page in both languages, each at its own address', async () => {
    const { _id: id } = await create({
      question: 'টিসি কীভাবে পাব?',
      answer: '**লিখিত** আবেদন: [ডাউনলোড](/allDownloads)',
      questionEnglish: 'How do I get a TC?',
      topic: 'papers',
      checkedOn: '2026-11-25',
    })
    const bengali = await page('/questions')
    expect(bengali).toContain(`<article id="${id}"><h3><a href="#${id}">টিসি কীভাবে পাব?</a></h3>`)
    expect(bengali).toContain('<strong>লিখিত</strong> আবেদন: <a href="/allDownloads">')
    expect(bengali).toContain('২৫ নভেম্বর, ২০২৬')
    const english = await page('/en/questions')
    expect(english).toContain('How do I get a TC?')
    expect(english).toMatch(/lang="bn"><p><strong>লিখিত/)
  })

  it('are found by their words and by those of the answer', async () => {
    const { _id: id } = await create({
      question: 'ছাতা কোথায় রাখা যায়?',
      answer: 'বারান্দার তাকে।',
      questionEnglish: 'Where do umbrellas go?',
    })
    await create({ question: 'ছাতা বিক্রি হয়?' })
    const found = async (query: string) => {
      const url = `/api/search?q=${encodeURIComponent(query)}`
      const { results } = (await site.request({ url })).json<{ results: { url: string }[] }>()
      return results.map((result) => result.url)
    }
    for (const query of ['ছাতা', 'umbrellas', 'বারান্দার তাক', 'ছাতা কোথায় রাখা যায়?']) {
      expect(await found(query), query).toEqual([`/questions#${id}`])
    }
    const office = (await site.call(`GET /api/admin/search?q=${encodeURIComponent('ছাতা')}`)).json<
      { kind: string; title: string }[]
    >()
    expect(office.map(({ kind, title }) => [kind, title])).toEqual([
      ['questions', 'ছাতা কোথায় রাখা যায়?'.normalize()],
      ['questions', 'ছাতা বিক্রি হয়?'.normalize()],
    ])
  })

  it('come from lists in the words of people, and are set back in one step', async () => {
    const { _id } = await create({ question: 'বাস আছে?', answer: 'না।' })
    const rows = [
      { question: ' বাস আছে ', answer: 'হ্যাঁ।', topic: 'প্রতিদিনের বিদ্যালয়', checkedOn: '' },
      { question: 'ফি কত?', topic: 'Fees', checkedOn: '২৫/১১/২০২৬', state: '' },
      { question: 'হোস্টেল?', topic: '', state: 'প্রযোজ্য নয় (notApplicable)' },
      { question: 'ফি কত?' },
      { question: 'পোশাক?', topic: 'রান্না' },
      { question: '', answer: 'ক' },
    ]
    const answer = await send(rows, { known: 'change' })
    expect(answer.changed).toMatchObject([
      { _id, title: 'বাস আছে?', after: { answer: 'হ্যাঁ।', topic: 'daily' } },
    ])
    expect(answer.created).toMatchObject([
      { question: 'ফি কত?', topic: 'fee', checkedOn: '2026-11-25', state: 'open' },
      { question: 'হোস্টেল?', topic: 'other', state: 'notApplicable' },
    ])
    expect(
      answer.refused.map(({ row, errors }) => [row, errors[0]!.path, errors[0]!.code]),
    ).toEqual([
      [3, '', 'row-twice'],
      [4, 'topic', 'choose-one-of'],
      [5, 'question', 'fill-in'],
    ])
    await expectStatus(200, site.call(`POST /api/admin/history/${answer.entryId}/restore`))
    expect(await listForStaff()).toMatchObject([{ _id, question: 'বাস আছে?', answer: 'না।' }])
  })

  it('refuses a text that no page can show', async () => {
    const answer = '> ক\n'.repeat(200)
    const refused = await expectStatus(
      400,
      site.call(`POST ${QUESTIONS}`, { question: 'ক', answer }),
    )
    expect(refused.json()).toMatchObject({ errors: [{ path: 'answer' }] })
  })
})
