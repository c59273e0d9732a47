import { beforeAll, describe, expect, it } from 'vitest'
import {
  DOCUMENT_KINDS,
  GALLERY_KINDS,
  contentKinds,
  type DocumentKind,
  type GalleryKind,
} from '#src/content.ts'
import { describeSqlOnBothDatabases, expectStatus, sharedSite, storedFile } from './build-app.ts'
import { itAnswers } from './scenarios.ts'

/** Newest first. */
const TITLES = {
  routine: 'বার্ষিক পরীক্ষার রুটিন ২০২৬',
  sports: 'Cultural Sports 2026',
  subjects: 'ষষ্ঠ শ্রেণির বিষ\u09af\u09bc ও গণিত বই',
  puja: 'পূজার উৎসব',
  conjunct: 'র\u200d\u09cd\u09afালি',
  accent: 'Caf\u00e9',
  all: '১০০% বৃত্তি',
  hundred: '১০০ বৃত্তি',
  line: 'ফরম_ক',
  letter: 'ফরমxক',
  backslash: 'a\\b',
  quote: "প্রধান শিক্ষকের 'বাণী'",
} as const
type Title = keyof typeof TITLES

const LISTS: { path: string; kind: DocumentKind | GalleryKind }[] = [
  ...DOCUMENT_KINDS.map((kind) => ({ path: contentKinds[kind].apiPath.slice(1), kind })),
  ...GALLERY_KINDS.map((kind) => ({ path: contentKinds[kind].apiPath.slice(1), kind })),
]

describeSqlOnBothDatabases('?q=', (database) => {
  const site = sharedSite(database)
  beforeAll(async () => {
    await site.services.write(async (stores) => {
      for (const title of Object.values(TITLES).reverse()) {
        for (const kind of DOCUMENT_KINDS) await stores[kind].create({ title, file: storedFile() })
        for (const kind of GALLERY_KINDS) await stores[kind].create({ title })
      }
    })
  })

  const search = async (path: string, query: Record<string, string>) => {
    const response = await expectStatus(200, site.request({ url: `/api/${path}`, query }))
    return response.json<{ _id: string; title: string }[]>()
  }

  describe.each(LISTS)('of /api/$path', ({ path }) => {
    it.each<[string, string, Title[]]>([
      ['a short vowel for a long one', 'পরিক্ষা', ['routine']],
      ['a long vowel for a short one', 'রুটীন', ['routine']],
      ['a short u for a long one', 'পুজা', ['puja']],
      ['one s for another', 'সস্ঠ', ['subjects']],
      ['one s for another within a word', 'বিশয়', ['subjects']],
      ['one n for another', 'গনিত', ['subjects']],
      ['one n for another, the other way round', 'প্রধাণ বানী', ['quote']],
      ['a t with its vowel', 'উতসব', ['puja']],
      ['a letter with its dot in one character', 'বিষ\u09df', ['subjects']],
      ['a letter with a separate accent', 'cafe\u0301', ['accent']],
      ['Latin digits', '2026', ['routine', 'sports']],
      ['Bengali digits', '২০২৬', ['routine', 'sports']],
      ['no joiner', 'র\u09cd\u09afালি', ['conjunct']],
      ['another joiner', 'র\u200c\u09cd\u09afালি', ['conjunct']],
      ['small letters', 'cultural sports', ['sports']],
      ['capitals', 'CULTURAL', ['sports']],
      ['capitals with accents', 'CAF\u00c9', ['accent']],
      ['the beginning of a word', 'শিক্ষ', ['quote']],
      ['the middle of a word', 'ক্ষকে', []],
      ['Latin letters', 'rutin', ['routine']],
      ['a part of a number', '20', []],
      ['words in another order', 'রুটিন বার্ষিক', ['routine']],
      ['words with extra spaces', '  2026   বার্ষিক  ', ['routine']],
      ['a word twice', '2026 2026', ['routine', 'sports']],
      ['words of two different titles', 'বার্ষিক sports', []],
      ['a word of no title', 'অজানা', []],
      ['a percent sign', '%', []],
      ['a percent sign after digits', '100%', ['all', 'hundred']],
      ['a percent sign that would match as a pattern', 'পূ%২০২৬', []],
      ['an underscore', '_', []],
      ['an underscore between letters', 'ফরম_ক', ['line']],
      ['a backslash', '\\', []],
      ['a backslash between letters', 'b\\a', ['backslash']],
      ['a backslash before a sign', '\\%', []],
      ['a quotation mark', "'", []],
      ['the syntax of FTS5', '"রুটিন" OR NOT title: *', []],
      ['the syntax of a tsquery', 'রুটিন:* | !ক & <->', []],
      ['emoji', '😀', []],
      ['NUL', 'রুটিন\0', ['routine']],
      ['SQL', "' or 1=1 --", []],
      ['nothing', '', Object.keys(TITLES) as Title[]],
      ['blanks', '   ', Object.keys(TITLES) as Title[]],
    ])('finds by %s: %j', async (_what, q, found) => {
      const titles = (await search(path, { q })).map(({ title }) => title)
      expect(titles).toEqual(found.map((title) => TITLES[title]))
    })

    it('works together with limit and before', async () => {
      const [routine, sports] = await search(path, { q: '2026' })
      expect(await search(path, { q: '2026', limit: '1' })).toEqual([routine])
      expect(await search(path, { q: '2026', limit: '2' })).toEqual([routine, sports])
      expect(await search(path, { q: '2026', limit: '1', before: routine!._id })).toEqual([sports])
      expect(await search(path, { q: '2026', before: routine!._id })).toEqual([sports])
      expect(await search(path, { q: '2026', before: sports!._id })).toEqual([])
    })

    it('continues after an entry that does not match', async () => {
      const before = (await search(path, { q: 'cultural' }))[0]!._id
      const found = await search(path, { q: '১০০', limit: '1', before })
      expect(found.map(({ title }) => title)).toEqual([TITLES.all])
      expect(await search(path, { q: 'রুটিন', before })).toEqual([])
    })

    itAnswers(
      () => site,
      [
        { asks: `GET /api/${path}?q=${'x'.repeat(100)}`, gets: 200, holding: [] },
        { asks: `GET /api/${path}?q=${'x'.repeat(101)}`, gets: 400, naming: ['q'] },
        { asks: `GET /api/${path}?q=a&q=b`, gets: 400, naming: ['q'] },
        { asks: `GET /api/${path}?q=a&limit=0`, gets: 400, naming: ['limit'] },
        { asks: `GET /api/${path}?q=a&before=unknown`, gets: 404 },
      ],
    )
  })

  it('finds a document by its new title and not by the old title', async () => {
    const { _id } = (await search('notices', { q: 'রুটিন' }))[0]!
    await site.call(`PUT /api/notices/${_id}`, { title: 'ভূগোল' }, { as: await site.signIn() })
    expect((await search('notices', { q: 'ভুগোল' })).map((found) => found._id)).toEqual([_id])
    expect(await search('notices', { q: 'রুটিন' })).toEqual([])
    expect(await search('news', { q: 'ভূগোল' })).toEqual([])
  })
})
