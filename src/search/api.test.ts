import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeSqlOnBothDatabases,
  expectStatus,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../tests/build-app.ts'
import { insertDocuments } from '../../tests/many-documents.ts'
import { storeReading } from '../../tests/read-document.ts'
import { officer, routine } from '../../tests/records.ts'
import { itAnswers } from '../../tests/scenarios.ts'
import type { NewDocument } from '../features/documents/store.ts'
import { indexDocuments, indexOutdated, reindex } from '../features/documents/search.ts'
import type { SearchAnswer } from './schema.ts'

/** One document for each day, newest first. The default kind is notices. */
const DOCUMENTS = {
  plan: { title: 'বার্ষিক পরিকল্পনা', text: 'পরীক্ষার আগে সব ক্লাস শেষ হবে। ৫ জন শিক্ষক থাকবেন।' },
  exam: { title: 'বার্ষিক পরীক্ষার সময়সূচি ২০২৬', text: 'প্রবেশপত্র বিদ্যালয়ের অফিসে।' },
  routine: { title: 'ক্লাস রুটিন ২০২৬', text: 'ষষ্ঠ শ্রেণি, খ শাখা' },
  undated: { title: 'ক্লাস রুটিন: প্রভাতি', text: 'দুর্গাপূজার পরে, কমিটিসভার' },
  results: { title: 'পরীক্ষা', text: 'ফলাফল টাঙানো হয়েছে: exam.office@shapla.example' },
  form: { title: 'ফরম পূরণ', text: 'বিকাশ (bKash) 01712-345678 নম্বরে বেতন ও ফি' },
  fee: { title: 'বেতন ও ফি', text: '' },
  festival: { title: 'পূজার উৎসব', text: 'ছাত্রীদের চিঠি' },
  holiday: { title: 'ছুটির বিজ্ঞপ্তি', text: 'র\u200d\u09cd\u09afাব ও বড\u09bc বাড়ি' },
  admission: { title: 'ভর্তি', text: 'শ্রেণী শিক্ষকের কাছে বই' },
  subjects: { title: 'বিষয়ক সুচীপত্র', text: 'দূর্ঘটনা এড়াতে, পূজার দিনে' },
} satisfies Record<string, { title: string; text: string }>
type Key = keyof typeof DOCUMENTS

const KEYS = Object.keys(DOCUMENTS) as Key[]
const DAY_MS = 86_400_000
const NEWEST = Date.UTC(2026, 10, 20)

async function fill({ services }: TestSite) {
  await services.write(async (stores) => {
    for (const [index, key] of KEYS.entries()) {
      const document: NewDocument = {
        ...DOCUMENTS[key],
        file: storedFile(),
        date: new Date(NEWEST - index * DAY_MS).toISOString(),
      }
      await stores.notices.create(document)
    }
  })
}

function ask(site: TestSite) {
  return async (query: Record<string, string>): Promise<SearchAnswer> => {
    const response = await expectStatus(200, site.request({ url: '/api/search', query }))
    return response.json()
  }
}

/** Pages of services, of the calendar and of lists are about many queries, and have tests of their own. */
const keysOf = ({ results }: SearchAnswer) =>
  results
    .filter(({ url }) => !/\.aspx$|^\/calendar$|^\/all/.test(url))
    .map(({ title }) => KEYS.find((key) => DOCUMENTS[key].title === title) ?? title)

describeSqlOnBothDatabases('A search', (database) => {
  let site: TestSite
  let search: ReturnType<typeof ask>
  beforeAll(async () => {
    site = await openTestSite(database)
    search = ask(site)
    await fill(site)
  })
  afterAll(() => site.close())

  it.each<[string, string, string[]]>([
    ['titles before texts', 'পরীক্ষা', ['exam', 'results', 'plan']],
    ['words with an ending', 'পরীক্ষার', ['exam', 'results', 'plan']],
    ['a short vowel for a long one', 'পরিক্ষা', ['exam', 'results', 'plan']],
    ['Latin digits', '2026', ['exam', 'routine']],
    ['Bengali digits', '২০২৬', ['exam', 'routine']],
    ['the beginning of a telephone number', '01712', ['form']],
    ['one digit as a whole word', '৫', ['plan']],
    ['one letter as a whole word', 'খ', ['routine']],
    ['letters with dots in one coding', 'ব\u09dc', ['holiday']],
    ['letters with dots in the other coding', 'ব\u09a1\u09bc', ['holiday']],
    ['another letter with a dot in one coding', 'হ\u09dfেছে', ['results']],
    ['another letter with a dot in the other coding', 'হ\u09af\u09bcেছে', ['results']],
    ['another r', 'বাড়ি', ['holiday']],
    ['a word with the ending of a place', 'বিদ্যালয়ে', ['বিদ্যালয়ের ইতিহাস', 'এক নজরে বিদ্যালয়', 'exam']],
    ['a t without a vowel', 'উৎসব', ['festival']],
    ['the same t with a hasanta', 'উত্সব', ['festival']],
    ['the same t with a joiner', 'উত্\u200cসব', ['festival']],
    ['a joiner', 'র\u200d\u09cd\u09afাব', ['holiday']],
    ['no joiner', 'র\u09cd\u09afাব', ['holiday']],
    [
      'one spelling of class for both',
      'শ্রেণি',
      ['ক্লাস রুটিন', 'routine', 'undated', 'plan', 'admission'],
    ],
    [
      'the other spelling of class',
      'শ্রেণী',
      ['ক্লাস রুটিন', 'routine', 'undated', 'plan', 'admission'],
    ],
    ['one s for another', 'বিশয়ক', ['subjects']],
    ['vowels the other way round', 'সূচিপত্র', ['subjects']],
    ['a short u for a long one', 'দুর্ঘটনা', ['subjects']],
    ['two words of a title', 'ফরম পূরণ', ['form']],
    ['a word of the title and one of the text', 'পরীক্ষা ফলাফল', ['results']],
    ['three words, one of them a year', 'ক্লাস রুটিন ২০২৬', ['routine', 'ক্লাস রুটিন']],
    ['two words of a text', 'প্রবেশপত্র বিদ্যালয়', ['exam']],
    ['porikkha, not a plan', 'porikkha', ['exam', 'results', 'plan']],
    ['English spelling', 'routine', ['ক্লাস রুটিন', 'exam', 'routine', 'undated']],
    ['spelling by ear', 'rutin', ['ক্লাস রুটিন', 'exam', 'routine', 'undated']],
    ['chuti, no girl and no letter', 'chuti', ['holiday']],
    ['vorti', 'vorti', ['admission']],
    [
      'biggopti, the name of a kind',
      'biggopti',
      ['holiday', ...KEYS.filter((key) => key !== 'holiday')],
    ],
    ['two sounds only in titles', 'boro', []],
    ['beton fi', 'beton fi', ['fee']],
    ['two words typed in Latin letters', 'porikkhar somoysuchi', ['exam']],
    ['a Latin word of the text', 'bkash', ['form']],
    ['nonsense', 'ঝঝঝঝ', []],
    ['the half of a compound, after the word itself', 'পূজা', ['festival', 'subjects', 'undated']],
    ['halves of two compounds', 'পূজা সভা', ['undated']],
    ['the half of a compound and a word of the title', 'পূজা রুটিন', ['undated']],
    ['the syntax of FTS5', '"পরীক্ষা" NOT (words : *) OR', ['exam', 'results', 'plan']],
    ['the syntax of FTS5 around an unknown word', '"ঝঝঝঝ" NOT (words : *) OR', []],
    ['the syntax of a tsquery', "'পরীক্ষা':* & !(ফি | <->) \\", []],
    ['signs alone', '"*()&|!:<>-\'\\', []],
    ['emoji', '😀', []],
    ['NUL', 'ভর্তি\0', ['admission']],
    ['a synonym in the other script', 'result', ['results']],
    ['a synonym in the same script', 'রেজাল্ট', ['results']],
    ['no part of an e-mail address', 'shapla', []],
    ['an e-mail address', 'exam.office@shapla.example', ['results']],
    ['nothing', '', []],
    ['blanks', '  \u00a0 ', []],
    ['a page by its title', 'ইতিহাস', ['বিদ্যালয়ের ইতিহাস']],
    ['a page by its English title', 'contact', ['যোগাযোগ']],
  ])('finds by %s: %s', async (_what, q, found) => {
    expect(keysOf(await search({ q }))).toEqual(found)
  })

  it('describes documents with the hits in their text', async () => {
    const { results, ...rest } = await search({ q: 'পরীক্ষা', limit: '3', kind: 'notices' })
    expect(rest).toEqual({ next: null, total: 3, isMore: false, query: 'পরীক্ষা' })
    expect(results[0]).toEqual({
      kind: 'notices',
      number: 2,
      url: '/notices/2',
      title: DOCUMENTS.exam.title,
      date: '2026-11-19T00:00:00.000Z',
      topic: null,
      isTitleHit: true,
      snippet: [{ text: DOCUMENTS.exam.text, isHit: false }],
    })
    expect(results[2]).toMatchObject({
      isTitleHit: false,
      snippet: [{ text: 'পরীক্ষা', isHit: true }, { isHit: false }],
    })
  })

  it('finds the pages of the site by their texts before documents, and those of services after them', async () => {
    await site.services.write((stores) =>
      stores.officers.create({
        ...officer,
        name: 'রোকেয়া খাতুন',
        designation: 'ফলাফল শিক্ষক',
      }),
    )
    const { results } = await search({ q: 'ফলাফল' })
    expect(results).toMatchObject([
      { kind: 'page', url: '/allResults', isTitleHit: true },
      { kind: 'page', number: null, url: '/officers_teachers', date: null, isTitleHit: false },
      { kind: 'notices', title: DOCUMENTS.results.title },
      { kind: 'page', url: '/public-exam-result.aspx', isTitleHit: false },
    ])
    expect(await search({ q: 'রোকেয়া', kind: 'page' })).toMatchObject({
      results: [
        { url: expect.stringMatching(/^\/officers_teachers#/) },
        { url: '/officers_teachers' },
      ],
    })
    expect(await search({ q: 'রোকেয়া', kind: 'notices' })).toMatchObject({ total: 0 })
    expect(await search({ q: 'রোকেয়া', year: '2026' })).toMatchObject({ total: 0 })
  })

  it('finds subjects and teachers of routines', async () => {
    await site.services.write((stores) =>
      stores.routines.create({ className: 'Six', shift: 'Day', section: 'A' }, routine),
    )
    for (const q of ['গণিত', 'দিলরুবা বাংলা', 'ষষ্ঠ দিবা', 'class routine']) {
      expect(await search({ q, kind: 'page' }), q).toMatchObject({
        results: [{ url: '/routine', title: 'ক্লাস রুটিন' }],
      })
    }
  })

  it('is narrowed by kind, topic and year', async () => {
    const { _id } = await site.services.write((stores) =>
      stores.news.create({
        title: 'পরীক্ষার খবর',
        file: storedFile(),
        topic: 'exam',
        date: '2025-12-31T18:30:00.000Z',
      }),
    )
    expect(keysOf(await search({ q: 'পরীক্ষা', kind: 'news' }))).toEqual(['পরীক্ষার খবর'])
    expect(keysOf(await search({ q: 'পরীক্ষা', topic: 'exam' }))).toEqual(['পরীক্ষার খবর'])
    expect(keysOf(await search({ q: 'পরীক্ষা', topic: 'fee' }))).toEqual([])
    // The new year has begun in Dhaka.
    expect(keysOf(await search({ q: 'খবর', year: '2026' }))).toEqual(['পরীক্ষার খবর'])
    expect(keysOf(await search({ q: 'খবর', year: '2025' }))).toEqual([])
    await site.services.write((stores) => stores.news.remove(_id))
    expect(keysOf(await search({ q: 'খবর' }))).toEqual([])
  })

  it('finds documents by words for their topic and kind, after titles with the words', async () => {
    const made = await site.services.write(async (stores) => [
      await stores.news.create({ title: 'অমুক', file: storedFile(), topic: 'admission' }),
      await stores.results.create({ title: 'তমুক', file: storedFile() }),
      await stores.downloads.create({ title: 'শমুক', file: storedFile() }),
      await stores.downloads.create({
        title: 'গোপন',
        file: storedFile(),
        topic: 'fee',
        draft: true,
      }),
    ])
    const found = async (q: string) => keysOf(await search({ q }))
    for (const q of ['ভর্তি', 'ভর্তির', 'admissions', 'vorti']) {
      expect(await found(q), q).toEqual(['admission', 'অমুক'])
    }
    expect(await found('সংবাদ ভর্তি অমুক')).toEqual(['অমুক'])
    for (const q of ['result', 'ফলাফল তমুক']) expect(await found(q), q).toContain('তমুক')
    for (const q of ['form', 'ফর্ম', 'ডাউনলোড']) expect(await found(q), q).toContain('শমুক')
    expect(await found('বেতন ও ফি গোপন')).toEqual([])

    const as = await site.signIn('admin')
    const list = async (path: string, q: string, query = {}) => {
      const response = await site.request({ url: `/api/${path}`, as, query: { q, ...query } })
      return response.json<{ title: string }[]>().map(({ title }) => title)
    }
    expect(await list('news', 'ভর্তি')).toEqual(['অমুক'])
    expect(await list('downloads', 'ফরম')).toEqual(['শমুক'])
    expect(await list('downloads', 'বেতন ও ফি', { state: 'all' })).toEqual(['গোপন'])
    await site.services.write(async (stores) => {
      const kinds = [stores.news, stores.results, stores.downloads, stores.downloads]
      for (const [index, store] of kinds.entries()) await store.remove(made[index]!._id)
    })
  })

  it('continues after any answer, also if its last hit was deleted', async () => {
    const kind = 'notices'
    const pages: string[][] = []
    let next: string | null = null
    do {
      const answer = await search({ q: 'ক্লাস', kind, limit: '1', ...(next && { after: next }) })
      expect(answer.total).toBe(4)
      pages.push(keysOf(answer))
      next = answer.next
    } while (next)
    expect(pages).toEqual([['routine'], ['undated'], ['plan'], ['admission']])

    const { results, next: second } = await search({ q: 'ক্লাস রুটিন', kind, limit: '1' })
    const [found] = await site.services.stores.notices.list()
    expect(found).toBeDefined()
    const gone = (await site.services.stores.notices.findByNumber(results[0]!.number!))!
    const removed = await site.services.write((stores) => stores.notices.remove(gone._id))
    expect(keysOf(await search({ q: 'ক্লাস রুটিন', kind, after: second! }))).toEqual(['undated'])
    await site.services.write((stores) => stores.notices.putBack(removed!))
    expect(keysOf(await search({ q: 'ক্লাস রুটিন', kind }))).toEqual(['routine', 'undated'])
  })

  it('leaves out Markdown signs and link addresses', async () => {
    const { _id } = await site.services.write((stores) =>
      stores.news.create({ title: 'খবর', text: '## রজনীগন্ধা\n\n**ফুটেছে** [বাগানে](/gondhoraj)' }),
    )
    const { results } = await search({ q: 'রজনীগন্ধা' })
    expect(results[0]!.snippet.map(({ text }) => text).join('')).toBe('রজনীগন্ধা · ফুটেছে বাগানে')
    expect(await search({ q: 'gondhoraj' })).toMatchObject({ total: 0 })
    await site.services.write((stores) => stores.news.remove(_id))
  })

  it.each<[written: string, queries: string[], not?: string]>([
    ['এস.এস.সি. টেস্ট', ['এস.এস.সি.', 'এসএসসি', 'এস এস সি', 'এস. এস. সি.', 'ssc', 'S.S.C.'], 'সি'],
    ['এসএসসি টেস্ট', ['এস.এস.সি.', 'এস,এস,সি', 'S.S.C.', 'S. S. C.']],
    ['এস এস সি টেস্ট', ['এসএসসি', 'ssc']],
    ['S.S.C. test', ['ssc', 'S.S.C', 'এসএসসি']],
    ['জে.এস.সির ফল', ['জেএসসি', 'জে.এস.সি', 'jsc']],
    ['বি.এড কলেজ', ['বিএড', 'বি.এড.']],
    ['পুন:ভর্তি', ['পুনঃভর্তি', 'পুন:ভর্তি', 'ভর্তি']],
    ['পুনঃভর্তি', ['পুন:ভর্তি', 'পুনঃভর্তি']],
    ['বিষয়:সভা', ['সভা', 'বিষয়: সভা']],
    ['ষষ্ঠ শ্রেণি, ঘ-শাখা', ['ঘ-শাখা', 'ঘ শাখা', 'শাখা']],
    ['ষষ্ঠ শ্রেণি, ঘ শাখা', ['ঘ-শাখা', 'ঘ শাখা']],
    ['ই-মেইল, teacher’s day', ['ইমেইল', 'ই-মেইল', 'teachers', 'teacher']],
    ...['01933-445566', '০১৯৩৩৪৪৫৫৬৬', '+880 1933 445566', '৮৮০১৯৩৩-৪৪৫৫৬৬', '01933.445566'].map(
      (number): [string, string[]] => [
        `নম্বর ${number}`,
        ['01933445566', '০১৯৩৩-৪৪৫৫৬৬', '+8801933445566', '+৮৮০ ১৯৩৩ ৪৪৫৫৬৬', '019334', '01933-44'],
      ],
    ),
    ...['02-9551234', '(০২) ৯৫৫১২৩৪', '+880 2 9551234', '029551234'].map(
      (number): [string, string[]] => [
        `নম্বর ${number}`,
        ['02-9551234', '০২৯৫৫১২৩৪', '+880 2 9551234'],
      ],
    ),
  ])('finds %j, and marks it, by %j', async (written, queries, not) => {
    const { _id } = await site.services.write((stores) =>
      stores.news.create({ title: 'অন্যরকম', text: written }),
    )
    const find = async (q: string) =>
      (await search({ q })).results.filter(({ title }) => title === 'অন্যরকম')
    for (const q of queries) {
      const found = await find(q)
      expect(found, q).toHaveLength(1)
      expect(
        found[0]!.snippet.some(({ isHit }) => isHit),
        q,
      ).toBe(true)
    }
    if (not) expect(await find(not), not).toEqual([])
    await site.services.write((stores) => stores.news.remove(_id))
  })

  it('does not find the words that a document has struck', async () => {
    const { _id } = await site.services.write((stores) =>
      stores.news.create({ title: 'তারিখ', text: 'সভা ~~পদ্মফুল~~ শিউলিফুল' }),
    )
    expect(await search({ q: 'পদ্মফুল' })).toMatchObject({ total: 0 })
    const { results } = await search({ q: 'শিউলিফুল' })
    expect(results[0]!.snippet.map(({ text }) => text).join('')).toBe('সভা শিউলিফুল')
    await site.services.write((stores) => stores.news.remove(_id))
  })

  it('finds a paper by its memo number and its content, but not by its letterhead', async () => {
    const { _id } = await site.services.write((stores) =>
      stores.news.create({ title: 'খবর', file: storedFile() }),
    )
    const text = 'শাপলা বালিকা উচ্চ বিদ্যালয়\nস্মারক নং: শাবাউবি/ঝিনুক/১২\n\nবিষয়: নৌকাবাইচ\n\n'
    const content = 'আগামী রবিবার ঝিনুক নদীতে নৌকাবাইচ হবে। সকলে সকাল আটটায় ঘাটে আসবে।'
    await storeReading(site.services, _id, {
      text: text + content,
      textSource: 'machine',
      pages: [],
    })
    await indexDocuments(site.services.database, [_id])
    const snippetOf = async (q: string) =>
      (await search({ q })).results.map(({ snippet }) => snippet.map((part) => part.text).join(''))
    const shown = `বিষয়: নৌকাবাইচ · ${content}`
    expect(await snippetOf('ঝিনুক')).toEqual([shown])
    expect(await snippetOf('শাবাউবি')).toEqual([shown])

    const form = 'শাপলা উচ্চ বিদ্যালয়\nস্থাপিত ১৯৭৬ | ইআইআইএন ১৯৯৯৭৬\nঝিনুক কেনার ফরম'
    await storeReading(site.services, _id, { text: form, textSource: 'machine', pages: [] })
    await indexDocuments(site.services.database, [_id])
    expect(await snippetOf('কেনার')).toContain('ঝিনুক কেনার ফরম')
    for (const q of ['স্থাপিত', '১৯৯৯৭৬', 'EIIN', 'ইআইআইএন']) {
      expect(await snippetOf(q), q).not.toContain('ঝিনুক কেনার ফরম')
    }
    const sentence = 'আবেদনে বিদ্যালয়ের ইআইআইএন ১৯৯৯৭৬ লিখতে হবে।'
    await storeReading(site.services, _id, { text: sentence, textSource: 'machine', pages: [] })
    await indexDocuments(site.services.database, [_id])
    expect(await snippetOf('১৯৯৯৭৬')).toContain(sentence)
    await site.services.write((stores) => stores.news.remove(_id))
  })

  it('follows every change of a document', async () => {
    const token = await site.signIn('admin')
    const { _id } = await site.services.write((stores) =>
      stores.downloads.create({ title: 'অমুক', file: storedFile() }),
    )
    const found = async (q: string) => keysOf(await search({ q }))
    const put = async (payload: object) => {
      const url = `/api/downloads/${_id}`
      await expectStatus(200, site.request({ method: 'PUT', url, as: token, payload }))
    }
    await put({ title: 'তমুক' })
    expect([await found('অমুক'), await found('তমুক')]).toEqual([[], ['তমুক']])
    await put({ text: 'সূর্যমুখী ফুল' })
    expect(await found('সূর্যমুখী')).toEqual(['তমুক'])
    await put({ topic: 'event' })
    expect(keysOf(await search({ q: 'তমুক', topic: 'event' }))).toEqual(['তমুক'])

    const history = await site.request({ url: `/api/admin/history?id=${_id}`, as: token })
    const entries = history.json<{ _id: string; after: { text?: string } }[]>()
    const change = entries.find(({ after }) => after?.text !== undefined)!
    const url = `/api/admin/history/${change._id}/restore`
    await expectStatus(200, site.request({ method: 'POST', url, as: token }))
    expect(await found('সূর্যমুখী')).toEqual([])

    await site.request({ method: 'DELETE', url: `/api/downloads/${_id}`, as: token })
    expect(await found('তমুক')).toEqual([])
    await site.request({ method: 'POST', url: `/api/admin/bin/${_id}/restore`, as: token })
    expect(await found('তমুক')).toEqual(['তমুক'])
    await site.services.write((stores) => stores.downloads.remove(_id))
  })

  describe('whose index is lost', () => {
    const everything = () => search({ q: 'বার্ষিক' }).then(keysOf)

    it('finds everything again after the next start', async () => {
      const { database: db } = site.services
      await db.deleteFrom('searchEntry').execute()
      await site.services.write(async () => {})
      expect(await everything()).toEqual([])
      expect(await indexOutdated(db)).toBe(KEYS.length)
      expect(await indexOutdated(db)).toBe(0)
      expect(await everything()).toEqual(['plan', 'exam'])
    })

    it('finds everything again after `npm run reindex`', async () => {
      const { database: db } = site.services
      if (database === 'SQLite') await sql`delete from search_words where rowid > 0`.execute(db)
      else await db.updateTable('searchEntry').set({ words: '' }).execute()
      await site.services.write(async () => {})
      expect(await everything()).toEqual([])
      expect(await reindex(db)).toBe(KEYS.length)
      expect(await everything()).toEqual(['plan', 'exam'])
    })
  })

  itAnswers(
    () => site,
    [
      { asks: 'GET /api/search', gets: 200, holding: { results: [], next: null, total: 0 } },
      { asks: `GET /api/search?q=${'x'.repeat(300)}`, gets: 200, holding: { results: [] } },
      { asks: `GET /api/search?q=${'x'.repeat(10_000)}`, gets: 400, naming: ['q'] },
      { asks: 'GET /api/search?q=a&q=b', gets: 400, naming: ['q'] },
      { asks: 'GET /api/search?q=a&kind=photos', gets: 400, naming: ['kind'] },
      { asks: 'GET /api/search?q=a&topic=x', gets: 400, naming: ['topic'] },
      { asks: 'GET /api/search?q=a&year=26', gets: 400, naming: ['year'] },
      { asks: 'GET /api/search?q=a&limit=0', gets: 400, naming: ['limit'] },
      { asks: 'GET /api/search?q=a&limit=51', gets: 400, naming: ['limit'] },
      { asks: 'GET /api/search?q=a&after=x', gets: 400, naming: ['after'] },
    ],
  )
})

describeSqlOnBothDatabases('A search with many hits', (database) => {
  let site: TestSite
  const reported: string[] = []
  beforeAll(async () => {
    site = await openTestSite(database)
    const notices = Array.from({ length: 1001 }, (_, index) => ({
      title: 'নোটিশ',
      date: new Date(NEWEST - Math.floor(index / 3) * 1000).toISOString(),
    }))
    await insertDocuments(site, 'notices', notices)
    await indexOutdated(site.services.database, (line) => reported.push(line))
  })
  afterAll(() => site.close())

  it('reports how far its index is, for the start after an update', () => {
    expect(reported[0]).toBe('Indexing the documents: 0 of 1001 …')
    expect(reported.at(-1)).toBe('Indexing the documents: 1001 of 1001 …')
  })

  it('counts and lists at most 1000 hits', async () => {
    const search = ask(site)
    const numbers: (number | null)[] = []
    let next: string | null = null
    do {
      const answer = await search({
        q: 'নোটিশ',
        kind: 'notices',
        limit: '50',
        ...(next && { after: next }),
      })
      expect(answer).toMatchObject({ total: 1000, isMore: true })
      numbers.push(...answer.results.map(({ number }) => number))
      next = answer.next
    } while (next)
    expect(new Set(numbers).size).toBe(1000)
    // Three have the newest date. The last of them comes first.
    expect(numbers[0]).toBe(3)
  })
})
