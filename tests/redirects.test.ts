import { beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite, storedFile } from './build-app.ts'
import { expectProblem } from './scenarios.ts'

const BROWSER = { accept: 'text/html' }
const SLUG = '%e0%a6%b8%e0%a6%ad%e0%a6%be'

describeOnBothDatabases('An address of the old site', (database) => {
  const site = signedInSite(database, { PUBLIC_URL: 'https://school.example' })
  let notice: { _id: string; url: string }
  beforeEach(async () => {
    await site.services.database.deleteFrom('redirect').execute()
    notice = await site.services.write(({ notices }) =>
      notices.create({ title: 'ক', file: storedFile() }),
    )
  })

  const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', headers: object = BROWSER) =>
    site.request({ url, method, headers: { ...headers } })
  const add = (...paths: string[]) =>
    site.services.write(({ redirects }) =>
      redirects.add(paths.map((path) => ({ path, target: notice.url, moveId: 3 }))),
    )
  const post = (path: string, target: string) => site.call('POST /api/redirects', { path, target })
  const put = (path: string, payload: object, version?: number) =>
    site.request({
      method: 'PUT',
      url: '/api/redirects',
      query: { path },
      as: site.token,
      payload,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })
  const list = async () =>
    (await site.services.stores.redirects.list()).map(({ path, target }) => [path, target])
  const remove = (path: string) =>
    site.request({ method: 'DELETE', url: '/api/redirects', query: { path }, as: site.token })

  it('leads to its page in every form of the address', async () => {
    await add('/2025/11/18/সভা', '/?p=24', '/?page_id=57', '/feed', '/a b.php?id=3')
    for (const url of [
      `/2025/11/18/${SLUG}/`,
      `/2025/11/18/${SLUG.toUpperCase()}`,
      `/2025/11/18/${SLUG}?fbclid=x`,
      '/?p=24',
      '/?utm_source=x&p=24',
      '/?page_id=57',
      '/feed/',
      '/a%20b.php?id=3',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await ask(url, method)
        expect([url, statusCode, headers.location]).toEqual([url, 301, notice.url])
        expect(headers['cache-control']).toBe('public, max-age=3600')
      }
    }
  })

  it('leads to its page from a link that is cut in the middle of a letter', async () => {
    await add('/2025/সভ-%E0%A6')
    const { statusCode, headers } = await ask(`/2025/%e0%a6%b8%e0%a6%ad-%e0%a6/`)
    expect([statusCode, headers.location]).toEqual([301, notice.url])
  })

  it('leads to its page from the addresses of files, for browsers and programs', async () => {
    await add(
      '/wp-content/uploads/2025/11/ভর্তি.pdf',
      '/uploads/17-routine.pdf',
      '/gallery-uploads/1.jpg',
    )
    for (const url of [
      `/wp-content/uploads/2025/11/${encodeURIComponent('ভর্তি')}.pdf`,
      '/uploads/17-routine.pdf',
      '/gallery-uploads/1.jpg',
    ]) {
      for (const headers of [BROWSER, { accept: 'image/*' }]) {
        const answer = await ask(url, 'GET', headers)
        expect([answer.statusCode, answer.headers.location]).toEqual([301, notice.url])
      }
    }
  })

  it('of a smaller picture leads to its own page, else to that of the original', async () => {
    await add('/wp-content/uploads/a.jpg')
    await site.services.write(({ redirects }) =>
      redirects.add([{ path: '/wp-content/uploads/a-300x200.jpg', target: '/news/1', moveId: 3 }]),
    )
    for (const [name, location] of [
      ['a-1024x768.jpg', notice.url],
      ['a-scaled.jpg', notice.url],
      ['a-300x200.jpg', '/news/1'],
    ])
      expect((await ask(`/wp-content/uploads/${name}`)).headers.location).toBe(location)
  })

  it('stays unknown if no redirect has it', async () => {
    await add('/2025/11/18/সভা', '/wp-content/uploads/a.jpg')
    for (const url of [
      '/2025/11/18/other',
      '/2025/11/18',
      '/wp-login.php',
      '/uploads/a.jpg',
      `/en/2025/11/18/${SLUG}`,
      '/?p=25',
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
  })

  it('hides no page, no office and no call', async () => {
    await add('/', '/allNotices', '/allnotices', notice.url, '/admin', '/api/notices', '/rss.xml')
    for (const url of [
      '/',
      '/?p=',
      '/?fbclid=24',
      '/allNotices',
      notice.url,
      '/api/notices',
      '/rss.xml',
      '/healthz',
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 200])
    expect((await ask('/admin')).headers.location).toMatch(/^\/admin/)
    expect((await ask('/allnotices')).headers.location).toBe('/allNotices')
  })

  it('is unknown while its document is a draft, and 410 follows when the document is deleted', async () => {
    await add('/old', '/?p=24')
    const draft = (isDraft: boolean) =>
      site.services.write(({ notices }) => notices.update(notice._id, { draft: isDraft }))
    await draft(true)
    expect((await ask('/old')).statusCode).toBe(404)
    const hidden = await ask('/?p=24')
    expect([hidden.statusCode, hidden.headers.location]).toEqual([404, undefined])
    expect(hidden.payload).toBe((await ask('/?p=25')).payload)
    await draft(false)
    expect((await ask('/old')).statusCode).toBe(301)
    await site.call(`DELETE /api/notices/${notice._id}`)
    expect((await ask('/old')).headers.location).toBe(notice.url)
    expect((await ask(notice.url)).statusCode).toBe(410)
  })

  it('is shown to the next visitor after a change, although pages are cached', async () => {
    expect((await ask('/old')).statusCode).toBe(404)
    expect((await post('/old', notice.url)).statusCode).toBe(201)
    expect((await ask('/old')).statusCode).toBe(301)
    expect((await remove('/old')).statusCode).toBe(204)
    expect((await ask('/old')).statusCode).toBe(404)
    expectProblem(await remove('/old'), 404)
  })

  it('is taken from staff in every form', async () => {
    const sent = await post(
      ` http://old.example/notice/${SLUG}/?id=3&fbclid=x `,
      ' https://school.example/allNotices?topic=exam ',
    )
    expect(sent.statusCode, sent.payload).toBe(201)
    expect(sent.json()).toEqual({
      path: '/notice/সভা?id=3',
      target: '/allNotices?topic=exam',
      moveId: null,
      version: expect.any(Number),
    })
    const { headers } = await ask(`/notice/${SLUG}?id=3`)
    expect(headers.location).toBe('/allNotices?topic=exam')
    const [entry] = await site.services.stores.history.list({ kind: 'redirect', limit: 1 })
    expect(entry).toMatchObject({ action: 'created', title: '/notice/সভা?id=3' })
  })

  it.each([
    ['/', '/allNotices', 'path', 'old-address'],
    ['https://old.example', '/allNotices', 'path', 'old-address'],
    ['/api/notices/1', '/allNotices', 'path', 'old-address'],
    ['/admin/x', '/allNotices', 'path', 'old-address'],
    ['notice.php', '/allNotices', 'path', 'old-address'],
    ['javascript:alert(1)', '/allNotices', 'path', 'old-address'],
    [`/${'ক'.repeat(700)}`, '/allNotices', 'path', 'too-long'],
    ['/a', 'https://evil.example/', 'target', 'own-page'],
    ['/a', '//evil.example/', 'target', 'own-page'],
    ['/a', '/\\evil.example/', 'target', 'own-page'],
    ['/a', 'https://school.example.evil.example/', 'target', 'own-page'],
    ['/a', 'javascript:alert(1)', 'target', 'own-page'],
    ['/a', '/admin/dashboard', 'target', 'own-page'],
    ['/a', '/known', 'target', 'target-is-old'],
    ['/a', '/a', 'target', 'target-is-old'],
    ['/a', '/notices/99999', 'target', 'no-such-page'],
    ['/a', '/en/news/1', 'target', 'no-such-page'],
    ['/a', '/News/1', 'target', 'no-such-page'],
    ['/a', '/notices/007', 'target', 'no-such-page'],
    ['/a', '/allNotice', 'target', 'no-such-page'],
    ['/a', '/en/xyz', 'target', 'no-such-page'],
    ['/a', '/information/nothing', 'target', 'no-such-page'],
    ['/a', '/?p=24', 'target', 'no-such-page'],
    ['/a', '/uploads/0198c0de-0000-7000-8000-000000000000.pdf', 'target', 'no-such-page'],
    ['/a', '/gallery-uploads/x.jpg', 'target', 'no-such-page'],
  ])('%s to %s is refused', async (path, target, field, code) => {
    await add('/known')
    const answer = await post(path, target)
    expectProblem(answer, 400)
    expect(answer.json().errors).toMatchObject([{ path: field, code }])
  })

  it.each([
    '/',
    '/en',
    '/AllNotices/?topic=exam',
    '/en/allnews?page=2',
    '/schoolDescription',
    '/information/ssc-results',
    '/en/information.csv',
    '/internal-exam-result',
    '/search?q=%E0%A6%95',
    '/follow',
    '/calendar.ics',
    '/rss.xml',
    '/TeacherInformation.html',
  ])('leads to %s, which this site has', async (target) => {
    expect((await post('/a', target)).json()).toMatchObject({ target })
    const { headers } = await ask('/a')
    let answer = await ask(headers.location!)
    // Another letter case, or a service that another page of this site answers.
    if (answer.statusCode < 400 && answer.headers.location)
      answer = await ask(answer.headers.location)
    expect(answer.statusCode).toBe(200)
  })

  it('leads to a stored file, and not to one that is deleted', async () => {
    const file = storedFile()
    const { _id } = await site.services.write(({ notices }) => notices.create({ title: 'খ', file }))
    const address = `/uploads/${file.name}`
    expect((await post('/a', address)).json()).toMatchObject({ target: address })
    await site.services.write(({ notices }) => notices.remove(_id))
    expectProblem(await post('/b', address), 400)
  })

  it('is refused twice', async () => {
    await add('/known')
    const answer = await post('/known/', '/allNotices')
    expectProblem(answer, 409)
    expect(answer.json().code).toBe('redirect-exists')
  })

  it('is corrected, and visitors follow at once', async () => {
    await add('/old')
    expect((await ask('/wrong')).statusCode).toBe(404)
    const answer = await put('/old', {
      path: 'https://old.example/right/',
      target: 'https://school.example/allnews',
    })
    expect(answer.statusCode, answer.payload).toBe(200)
    // The move that brought it must not take the correction back.
    expect(answer.json()).toEqual({
      path: '/right',
      target: '/allnews',
      moveId: null,
      version: expect.any(Number),
    })
    expect((await ask('/right')).headers.location).toBe('/allnews')
    expect((await ask('/old')).statusCode).toBe(404)
    await put('/right', { target: notice.url })
    expect((await ask('/right')).headers.location).toBe(notice.url)
    await put('/right', { path: '/old' })
    expect(await list()).toEqual([['/old', notice.url]])
    expectProblem(await put('/right', { target: '/allnews' }), 404)
  })

  it('is not changed over a newer version, which the answer has', async () => {
    const { version } = (await post('/a', '/allnews')).json()
    expect((await put('/a', { target: '/allNotices' }, version)).statusCode).toBe(200)
    const refused = await put('/a', { target: '/allResults' }, version)
    expectProblem(refused, 412)
    const { current } = refused.json()
    expect(current).toMatchObject({ path: '/a', target: '/allNotices', moveId: null })
    expect((await put('/a', { target: '/allResults' }, current.version)).statusCode).toBe(200)
    expect(await list()).toEqual([['/a', '/allResults']])
  })

  it('keeps its own address if another redirect has the new one', async () => {
    await post('/a', '/allnews')
    await post('/b', '/allNotices')
    const answer = await put('/a', { path: '/b/' })
    expectProblem(answer, 409)
    expect(answer.json().code).toBe('redirect-exists')
    for (const [body, code] of [
      [{ target: '/notices/99999' }, 'no-such-page'],
      [{ target: '/b' }, 'target-is-old'],
      [{ path: '/admin/x' }, 'old-address'],
      [{ path: '/allnews' }, 'target-is-old'],
    ] as const)
      expect((await put('/a', body)).json().errors).toMatchObject([{ code }])
    expect(await list()).toEqual([
      ['/a', '/allnews'],
      ['/b', '/allNotices'],
    ])
  })

  it('stays as it is, without an entry, if nothing changes, also if its page is gone', async () => {
    await add('/a')
    await site.call(`DELETE /api/notices/${notice._id}`)
    const { length } = await site.services.stores.history.list()
    expect((await put('/a', { path: '/a/', target: notice.url })).json()).toMatchObject({
      moveId: 3,
    })
    expect(await site.services.stores.history.list()).toHaveLength(length)
  })

  it('is set back by the history, unless another redirect has its old address now', async () => {
    const setBack = async () => {
      const [entry] = await site.services.stores.history.list({ kind: 'redirect', limit: 1 })
      const url = `/api/admin/history/${entry!.id}/restore`
      return site.call(`POST ${url}`)
    }
    await add('/old')
    await put('/old', { path: '/new', target: '/allnews' })
    const back = await expectStatus(200, setBack())
    expect(back.json()).toMatchObject({ path: '/old', target: notice.url, moveId: 3 })
    expect(await list()).toEqual([['/old', notice.url]])
    expect((await setBack()).statusCode).toBe(200)
    expect(await list()).toEqual([['/new', '/allnews']])
    await put('/new', { path: '/newer' })
    await site.services.write(({ redirects }) =>
      redirects.add([{ path: '/new', target: '/allResults', moveId: null }]),
    )
    expectProblem(await setBack(), 409)
    expect(await list()).toEqual([
      ['/new', '/allResults'],
      ['/newer', '/allnews'],
    ])
  })

  it('is listed for staff, those added by hand first, and found by a part', async () => {
    await add('/b', '/a_1', '/axx')
    await post('/z', '/allnews')
    const listed = async (query: Record<string, string>) => {
      const { redirects, total } = (
        await site.request({ url: '/api/redirects', query, as: site.token })
      ).json<{ redirects: { path: string }[]; total: number }>()
      return [redirects.map(({ path }) => path), total]
    }
    expect(await listed({})).toEqual([['/z', '/a_1', '/axx', '/b'], 4])
    expect(await listed({ limit: '2', skip: '1' })).toEqual([['/a_1', '/axx'], 4])
    expect(await listed({ q: 'A_' })).toEqual([['/a_1'], 1])
    expect(await listed({ q: 'allNEWS' })).toEqual([['/z'], 1])
    expectProblem(await site.request({ url: '/api/redirects' }), 401)
  })
})
