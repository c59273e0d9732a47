import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  describeOnBothDatabases,
  emptyBin,
  expectStatus,
  openTestSite,
  storedFile,
  type TestSite,
} from '../../../tests/build-app.ts'
import { storeReading } from '../../../tests/read-document.ts'
import { wordsIn } from '../../words/public-words.ts'
import type { DocumentRecord } from './schema.ts'

describeOnBothDatabases('The page of a document', (database) => {
  let site: TestSite
  const notices: DocumentRecord[] = []

  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    site.token = await site.signIn()
    for (const title of ['প্রথম নোটিশ', 'দ্বিতীয় নোটিশ', 'তৃতীয় নোটিশ']) {
      notices.push(
        await site.services.write((transaction) =>
          transaction.notices.create({ title, file: storedFile() }),
        ),
      )
    }
  })
  afterAll(() => site.close())

  const open = (url: string) => site.request({ url })
  const remove = (url: string) => site.call(`DELETE ${url}`)

  it.each(['', '/en'])(
    'has its title, its file and its neighbours at %s/notices/2',
    async (start) => {
      const { statusCode, payload } = await open(`${start}/notices/2`)
      expect(statusCode).toBe(200)
      expect(payload).toMatch(/<h1 lang="bn">দ্বিতীয় নোটিশ<\/h1>/u)
      expect(payload).toContain(`href="/${notices[1]!.filePath}"`)
      expect(payload).toContain(`rel="prev" href="${start}/notices/1"`)
      expect(payload).toContain(`rel="next" href="${start}/notices/3"`)
      const address = `https://school.example${start}/notices/2`
      expect(payload).toContain(`<link rel="canonical" href="${address}"/>`.replace('/>', '>'))
      expect(payload).toContain(encodeURIComponent(address))
    },
  )

  it.each([
    ['/NOTICES/2', 301, '/notices/2'],
    ['/EN/Notices/2/', 301, '/en/notices/2'],
    ['/notices/02', 404],
    ['/notices/0', 404],
    ['/notices/-1', 404],
    ['/notices/two', 404],
    ['/notices/4', 404],
    ['/notices/1000000000000', 404],
    ['/news/1', 404],
  ])('at %s answers %i', async (url, status, location?: string) => {
    expect((await expectStatus(status, open(url))).headers.location).toBe(location)
  })

  it.each([
    ['/allNotices?q=x&year=2026&topic=exam&page=7', '/allNotices?q=x&year=2026&topic=exam'],
    ['/allNotices?before=2000-01-01T00:00:00.000Z_x&page=7', '/allNotices'],
    ['/en/search?q=%E0%A6%95&kind=news&page=7', '/en/search?q=%E0%A6%95&kind=news'],
  ])('redirects the empty page %s to the first page', async (url, first) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, first])
  })

  it('is linked from home, its list, the feed and the sitemap', async () => {
    for (const url of ['/', '/allNotices', '/rss.xml', '/sitemap.xml']) {
      expect((await open(url)).payload, url).toMatch(/[">]\S*\/notices\/3["<]/)
    }
  })

  it('says that the document was deleted, also after it has left the bin', async () => {
    expect((await remove(`/api/notices/${notices[2]!._id}`)).statusCode).toBe(204)
    for (const state of ['in the bin', 'deleted for good']) {
      const { statusCode, payload } = await open('/notices/3')
      expect(statusCode, state).toBe(410)
      expect(payload).toContain('নোটিশটি আর নেই')
      expect(payload).toContain('href="/allNotices"')
      expect(payload).not.toContain('তৃতীয় নোটিশ')
      await emptyBin(site)
    }
    const next = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'চতুর্থ', file: storedFile() }),
    )
    expect(next.number).toBe(4)
  })
})

const TEXT = 'স্মারক নং ১২\nতারিখ <১৯ নভেম্বর>\n\nবার্ষিক পরীক্ষা ২৬ নভেম্বর শুরু হবে।'

const pagePicture = () =>
  storedFile({
    name: `${randomUUID()}.webp`,
    area: 'gallery-uploads',
    mimeType: 'image/webp',
    width: 1240,
    height: 1754,
    color: '#fefefe',
  })

describeOnBothDatabases('The page of a document that was read', (database) => {
  let site: TestSite
  const ids: string[] = []

  beforeAll(async () => {
    site = await openTestSite(database, { PUBLIC_URL: 'https://school.example' })
    for (let number = 1; number <= 6; number += 1) {
      const { _id } = await site.services.write((transaction) =>
        transaction.notices.create({ title: `নোটিশ ${number}`, file: storedFile(), topic: 'exam' }),
      )
      ids.push(_id)
    }
  })
  afterAll(() => site.close())

  const read = async (
    number: number,
    reading: Partial<Parameters<typeof storeReading>[2]>,
    start = '',
  ) => {
    const result = { text: '', textSource: null, pages: [], ...reading }
    await storeReading(site.services, ids[number - 1]!, result)
    return (await site.request({ url: `${start}/notices/${number}` })).payload
  }

  it('shows the text in paragraphs before the paper, and says whether a machine read it', async () => {
    const pages = [pagePicture()]
    const html = await read(1, { text: TEXT, textSource: 'machine', pages })
    expect(html).toContain(
      '<p>স্মারক নং ১২<br>তারিখ &lt;১৯ নভেম্বর&gt;</p><p>বার্ষিক পরীক্ষা ২৬ নভেম্বর শুরু হবে।</p>',
    )
    expect(html).toContain('যন্ত্রে পড়া লেখা')
    expect(html.indexOf('id="text"')).toBeLessThan(html.indexOf('id="paper"'))
    const description = 'স্মারক নং ১২ তারিখ &lt;১৯ নভেম্বর&gt; বার্ষিক পরীক্ষা ২৬ নভেম্বর শুরু হবে।'
    expect(html).toContain(`<meta property="og:description" content="${description}">`)
    expect(await read(1, { text: TEXT, textSource: 'typed' })).not.toContain('যন্ত্রে পড়া লেখা')
    expect(await read(1, { text: TEXT, textSource: 'machine' }, '/en')).toContain(
      'Text read by a machine',
    )
  })

  it('begins with the content of a paper that was read, and shows a typed text whole', async () => {
    const text = `গণপ্রজাতন্ত্রী বাংলাদেশ সরকার\n\nবিষয়: বার্ষিক পরীক্ষা\n\n${TEXT}`
    const html = await read(1, { text, textSource: 'machine' })
    expect(html).toContain('id="text" lang="bn"><p>বিষয়: বার্ষিক পরীক্ষা</p><p>স্মারক নং ১২')
    expect(html).toContain('<meta property="og:description" content="বিষয়: বার্ষিক পরীক্ষা স্মারক')
    expect((await site.request({ url: '/rss.xml' })).payload).not.toContain('গণপ্রজাতন্ত্রী')
    expect(await read(1, { text, textSource: 'typed' })).toContain('<p>গণপ্রজাতন্ত্রী')
  })

  const TABLE = 'ফল\n\n| রোল | নাম & শাখা |\n| ---: | --- |\n| ১ | <মিতু> |\n| ২ | |'

  it('shows the tables of a text that was read, and no signs of Markdown elsewhere', async () => {
    const html = await read(1, { text: TABLE, textSource: 'machine', layout: 'table' })
    expect(html).toContain(
      '<p>ফল</p><div class="scroll slide" role="region" aria-label="ছক ১" tabindex="0"><table><caption class="vh">ছক ১</caption><thead><tr><th scope="col" class="n">রোল</th><th scope="col">নাম &amp; শাখা</th></tr></thead><tbody><tr><th scope="row" class="n">১</th><td>&lt;মিতু&gt;</td></tr><tr><th scope="row" class="n">২</th><td></td></tr></tbody></table></div>',
    )
    expect(html).toContain('<meta property="og:description" content="ফল রোল, নাম &amp; শাখা; ১, ')
  })

  it.each([
    ['paper', false],
    ['form', true],
  ] as const)(
    'folds the text of a %s below its picture, without tables whose numbers are not sure',
    async (layout, isForm) => {
      const pages = [pagePicture()]
      const text = `শুরু\n\n১. প্রথম নিয়ম\n২. দ্বিতীয় নিয়ম\n\n${TABLE}`
      const html = await read(1, { text, textSource: 'machine', layout, pages })
      const [paper, folded] = html.split('<details class="folded bare">')
      expect(paper).toContain('alt="নোটিশের ছবি, পাতা ১। এর লেখা নিচে আছে। চাপলে বড় হবে।"')
      expect(folded).toContain(
        '<summary>নোটিশের লেখা পড়ুন <small>১টি ছক ছাড়া</small></summary><p class="s">যন্ত্রে পড়া লেখা: ',
      )
      expect(folded).toContain('<p>শুরু</p><ol><li>প্রথম নিয়ম</li><li>দ্বিতীয় নিয়ম</li></ol>')
      expect(folded).toContain('<p class="held s">এখানে একটি ছক আছে: রোল, নাম &amp; শাখা।')
      expect(folded).not.toContain('&lt;মিতু&gt;')
      expect(html.includes('ফরম নামিয়ে নিন')).toBe(isForm)
      expect(await read(1, { text, textSource: 'machine', layout, pages: [] })).not.toContain(
        '<details class="folded bare">',
      )
      const typed = await read(1, {
        text: TABLE,
        textSource: 'typed',
        layout,
        pages: [pagePicture()],
      })
      expect(typed).toContain('&lt;মিতু&gt;')
      expect(typed).not.toContain('<details class="folded bare">')
    },
  )

  it('shows a photo without the words that a machine read on it, if it is not a photo of a paper', async () => {
    const text = 'বিজ্ঞান মেলা\nপ্রধান অতিথি: জেলা প্রশাসক'
    const photo = () => ({ text, layout: 'photo' as const, pages: [pagePicture()] })
    const html = await read(1, { ...photo(), textSource: 'machine' })
    expect(html).toMatch(/<figure class="shot dim"><a href="[^"]+"><picture>/u)
    expect(html).toMatch(/alt="ছবি: [^"]+। চাপলে বড় হবে।"/u)
    expect(html).not.toContain('জেলা প্রশাসক')
    expect(html).not.toMatch(/id="paper"|<figcaption|যন্ত্রে পড়া/u)
    expect((await site.request({ url: '/rss.xml' })).payload).not.toContain('জেলা প্রশাসক')
    const typed = await read(1, { ...photo(), textSource: 'typed' })
    expect(typed).toContain('<figcaption class="prose md" id="text" lang="bn"><p>বিজ্ঞান মেলা<br>')
  })

  it('leaves out borders and empty date lines that recognition read as signs', async () => {
    const text = `তারিখ: খ্রিষ্টাব্দ\n| নতুন বইয়ের তালিকা |\n[ (ক) নিয়ম\n\n${TEXT}`
    const html = await read(1, { text, textSource: 'machine' })
    expect(html).toContain('<p>নতুন বইয়ের তালিকা<br>(ক) নিয়ম</p>')
    expect(await read(1, { text, textSource: 'file' })).toContain('<p>তারিখ: খ্রিষ্টাব্দ<br>|')
  })

  it('shows roll, total and grade of a sheet of results before the subjects', async () => {
    const heads = ['রোল', 'বাংলা', 'গণিত', 'আইসিটি', 'ধর্ম', 'মোট', 'জিপিএ']
    const row = (cells: string[]) => `| ${cells.join(' | ')} |`
    const sheet = [heads, heads.map(() => '---:'), ['১', '৭১', '৭২', '৭৩', '৭৪', '২৯০', '৪.০০']]
    const text = sheet.map(row).join('\n')
    const { _id, url } = await site.services.write((transaction) =>
      transaction.results.create({ title: 'ফল', file: storedFile() }),
    )
    for (const textSource of ['machine', 'typed'] as const) {
      await storeReading(site.services, _id, { text, textSource, layout: 'table', pages: [] })
      const html = (await site.request({ url })).payload
      expect(html).toMatch(/<p class="pull s">বিষয়ের নম্বর দেখতে .*<div class="scroll slide"/u)
      const cells = [...html.matchAll(/<t[hd] scope="row"[^>]*>(.*?)<|<td[^>]*>(.*?)</gu)]
      expect(cells.map(([, head, cell]) => head ?? cell)).toEqual([
        '১',
        '২৯০',
        '৪.০০',
        '৭১',
        '৭২',
        '৭৩',
        '৭৪',
      ])
      // The order of a notice's table is its writer's.
      expect(await read(1, { text, textSource, layout: 'table' })).toMatch(/১<\/th><td[^>]*>৭১</u)
    }
  })

  it('shows a sheet of results above its table if a machine read it', async () => {
    const { _id, url } = await site.services.write((transaction) =>
      transaction.results.create({ title: 'ফল', file: storedFile() }),
    )
    const pages = [pagePicture()]
    await storeReading(site.services, _id, {
      text: TABLE,
      textSource: 'machine',
      layout: 'table',
      pages,
    })
    const html = (await site.request({ url })).payload
    expect(html.indexOf('id="paper"')).toBeLessThan(html.indexOf('<th scope="col"'))
    expect(html.indexOf('id="paper"')).toBeGreaterThan(0)
    await storeReading(site.services, _id, {
      text: TABLE,
      textSource: 'typed',
      layout: 'table',
      pages: [pagePicture()],
    })
    const typed = (await site.request({ url })).payload
    expect(typed.indexOf('<th scope="col"')).toBeLessThan(typed.indexOf('id="paper"'))
    expect(typed).not.toContain('id="paper" class="no-print"')
    expect(await read(1, { text: TABLE, textSource: 'typed', pages: [pagePicture()] })).toContain(
      'id="paper" class="no-print"',
    )
  })

  it('answers for a roll number in any digits', async () => {
    const { _id, url } = await site.services.write((transaction) =>
      transaction.results.create({ title: 'ফল', file: storedFile() }),
    )
    const text = '| রোল | বাংলা | মোট |\n| ---: | ---: | ---: |\n| ১২ | ৭১ | ২৯০ |\n| ১৩ | ৮১ | ৩০০ |'
    const ask = async (query: string) => (await site.request({ url: url + query })).payload
    await storeReading(site.services, _id, { text, textSource: 'file', layout: 'table', pages: [] })
    const found = await ask('?roll=12')
    expect(found).toMatch(/id="roll".*<dt>মোট<\/dt> <dd>২৯০<\/dd>.*<dt>বাংলা<\/dt> <dd>৭১<\/dd>/u)
    expect(found).toMatch(/<tr class="asked"><th[^>]*>১২</u)
    expect(found.match(/class="asked"/g)).toHaveLength(1)
    expect(found).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${url}">`))
    const answerIn = (html: string) => /<section id="roll".*?<\/section>/u.exec(html)?.[0]
    expect(answerIn(await ask('?roll=০১২&utm=1'))).toBe(answerIn(found))
    expect(await ask('?roll=14')).toContain(wordsIn('bn').document.roll.unknown)
    expect(await ask('')).not.toContain('id="roll"')
    expect(await ask('?roll=')).toBe(await ask(''))
    // Figures that a machine read can be wrong.
    await storeReading(site.services, _id, {
      text,
      textSource: 'machine',
      layout: 'table',
      pages: [],
    })
    expect(await ask('?roll=12')).not.toContain('id="roll"')
  })

  it('shows a typed text as Markdown, and a text from a file or a machine as it is', async () => {
    const text = '# ছুটি\n\n**শনিবার** <b>বন্ধ</b>\n[নোটিশ](/allNotices)'
    const typed = await read(1, { text, textSource: 'typed' })
    expect(typed).toContain(
      '<h2>ছুটি</h2><p><strong>শনিবার</strong> &lt;b&gt;বন্ধ&lt;/b&gt;<br><a href="/allNotices">নোটিশ</a></p>',
    )
    expect(typed).toContain(
      '<meta property="og:description" content="ছুটি শনিবার &lt;b&gt;বন্ধ&lt;/b&gt; নোটিশ">',
    )
    for (const textSource of ['file', 'machine'] as const) {
      expect(await read(1, { text, textSource })).toContain('<p># ছুটি</p><p>**শনিবার** &lt;b&gt;')
    }
  })

  it('shows the pages as pictures of a known size, which link to large pictures', async () => {
    const pages = [pagePicture(), pagePicture()]
    const html = await read(2, { text: TEXT, textSource: 'file', pages })
    for (const [index, { name }] of pages.entries()) {
      const src = `/gallery-uploads/${name}`
      const narrow = src.replace('.webp', '-320.avif')
      expect(html).toContain(`<li><a href="${src}">`)
      expect(html).toContain(`<source type="image/avif" srcSet="${narrow} 320w`)
      const [img] = new RegExp(`<img src="${src}"[^>]*>`).exec(html)!
      expect(img).toContain('width="1240" height="1754"')
      expect(img).toContain(`loading="${index === 0 ? 'eager' : 'lazy'}"`)
    }
    expect(html).toMatch(/PDF<\/span>, ২ পাতা, <\/span>১ বাইট/)
    const english = await read(2, { pages: [pagePicture()] }, '/en')
    expect(english).toMatch(/PDF<\/span>, 1 page, <\/span>1 bytes/)
  })

  it('shows four of more than ten pages, and the rest on request', async () => {
    const html = await read(3, { pages: Array.from({ length: 11 }, pagePicture) })
    const [shown, further] = html.split('<details class="fold no-print">')
    expect(shown!.match(/<img [^>]*gallery-uploads/g)).toHaveLength(4)
    expect(further!.match(/<img [^>]*gallery-uploads/g)).toHaveLength(7)
    expect(further).toContain('আরও ৭ পাতা দেখুন')
    expect(shown).toContain('<p class="paper-only">কাগজটি ১১ পাতার। এখানে প্রথম ৪ পাতা;')
    expect(await read(3, { pages: Array.from({ length: 10 }, pagePicture) })).not.toContain(
      '<details class="fold no-print">',
    )
  })

  it('shows only the file if there is neither a text nor a picture', async () => {
    const html = await read(4, {})
    expect(html).not.toMatch(/id="(paper|text)"/)
    expect(html).toContain('খুলুন')
    expect(html).toContain(`<meta property="og:description" content="নোটিশ, `)
  })

  it.each([
    ['', 'সংযুক্তি', 'PDF</span>, ৪১ কেবি'],
    ['/en', 'Attachments', 'PDF</span>, 41 kB'],
  ])('has its attachments at %s/notices, with kind and size', async (start, heading, about) => {
    const attachment = storedFile({ fileName: 'ছক.pdf', fileSize: 41_000 })
    const notice = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'ক', file: storedFile(), attachments: [attachment] }),
    )
    const { payload } = await site.request({ url: `${start}${notice.url}` })
    const [, section] = /<section class="files"[^>]*>(.*?)<\/section>/su.exec(payload)!
    expect(section).toContain(`<h2 id="files">${heading}</h2>`)
    expect(section).toContain(`href="/uploads/${attachment.name}" download="ছক.pdf"`)
    expect(section).toContain(about)
  })

  it('links to its topic and to the three newest other documents of the topic', async () => {
    const html = await read(5, {})
    expect(html).toContain('<li><a href="/allNotices?topic=exam">পরীক্ষা</a></li></ol>')
    const [, same] = html.split('<section aria-labelledby="same"')
    const links = Array.from(same!.split('</section>')[0]!.matchAll(/href="(\/notices\/\d)"/g))
    expect(links.map(([, url]) => url)).toEqual(['/notices/6', '/notices/4', '/notices/3'])
  })

  it('shows no topic for a document without a topic', async () => {
    const { url } = await site.services.write((transaction) =>
      transaction.notices.create({ title: 'সাধারণ', file: storedFile() }),
    )
    const { payload } = await site.request({ url })
    expect(payload).not.toMatch(/class="chip"|id="same"/)
  })
})
