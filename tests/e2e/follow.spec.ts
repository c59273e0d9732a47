import { type AddressInfo, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { followingWords } from '#src/features/following/words.ts'
import { pathIn } from '#src/words/language.ts'
import { wordsIn } from '#src/words/public-words.ts'
import { type FakePush, startFakePush } from '../fake-push.ts'
import { LANGUAGES, onOneScreen, sample } from './pages.ts'
import { openReader } from './reading.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  fixtureFile,
  signIn,
  type Site,
  startSite,
  stopSite,
  test,
} from './site.ts'
import { hasJava, NEEDS_JAVA, validate } from './validator.ts'

// Each test replaces parts of the browser, and needs a browser that does not follow yet.
test.use({ ownContext: true })

const { push } = wordsIn('bn').follow
const WELCOME = followingWords.bn.welcome.title(sample.site.schoolName)

let service: FakePush
let site: Site
test.beforeAll(async () => {
  service = await startFakePush()
  const port = await findFreePort()
  const started = await startSite('sample', {
    PORT: String(port),
    PUBLIC_URL: 'https://school.example',
    PUSH_HOSTS: service.host,
    NODE_EXTRA_CA_CERTS: service.certificateFile,
  })
  site = { ...started, url: `http://localhost:${port}` }
})
test.afterAll(async () => {
  await stopSite(site)
  await service.close()
})

/** The site says that it is at PUBLIC_URL, so the test chooses the port. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Permission = 'granted' | 'denied' | 'default'

/**
 * Opens the page in a browser whose visitor answers the question with `answer`. A real subscription
 * would need the network of the browser's maker.
 */
async function open(page: Page, permissions: { before?: Permission; answer?: Permission } = {}) {
  const { id, endpoint, keys } = service.subscribe()
  await page.addInitScript(
    ({ before = 'default', answer = 'granted', subscription }) => {
      const KEY = 'subscribed'
      const state = { asked: 0, permission: before }
      Object.assign(globalThis, { state })
      Object.defineProperty(Notification, 'permission', { get: () => state.permission })
      Notification.requestPermission = async () => {
        state.asked += 1
        return (state.permission = answer)
      }
      const known = {
        ...subscription,
        unsubscribe: async () => {
          localStorage.removeItem(KEY)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        async subscribe(options: PushSubscriptionOptionsInit) {
          if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error('options')
          localStorage.setItem(KEY, '1')
          return known
        },
        getSubscription: async () => (localStorage.getItem(KEY) === null ? null : known),
      })
    },
    { ...permissions, subscription: { endpoint, keys } },
  )
  await page.goto(`${site.url}/follow`)
  const find = async () => {
    const found = await fetch(`${site.url}/api/follow/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    })
    return found.ok ? ((await found.json()) as { wants: unknown }).wants : found.status
  }
  const asked = () =>
    page.evaluate(() => (globalThis as unknown as { state: { asked: number } }).state.asked)
  return { id, endpoint, find, asked, form: page.getByRole('form', { name: push.title }) }
}

test('asks only after the click, and follows what is ticked', async ({ page }) => {
  const { id, form, find, asked } = await open(page)
  await expect(form.getByRole('button')).toHaveAccessibleName(push.notify)
  expect(await asked()).toBe(0)
  await expectAccessible(page)
  await expectToFit(page)

  // The choices are few at first, so that the page of a phone is short.
  await expect(form.getByRole('checkbox')).toHaveCount(5)
  await form.getByText(push.finer).click()
  await form.getByLabel('পরীক্ষা', { exact: true }).uncheck()
  await form.getByLabel('দিবা').check()
  await form.getByLabel('সংবাদ').check()
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await form.getByRole('button', { name: push.notify }).click()
  expect((await sent).status()).toBe(201)
  await expect(form.getByText(push.on)).toBeInViewport()
  await expect
    .poll(() => service.received.filter((one) => one.id === id).map((one) => one.payload), {
      timeout: 15_000,
    })
    .toMatchObject([{ web_push: 8030, notification: { title: WELCOME, lang: 'bn' } }])
  expect(await asked()).toBe(1)
  expect(await find()).toEqual({
    closures: true,
    shift: 'Day',
    kinds: ['notices', 'news'],
    topics: ['admission', 'result', 'holiday', 'fee', 'stipend', 'event', 'teachers', 'other'],
  })
  await expectAccessible(page)
  await expectToFit(page)
})

test('knows a follower, changes the choice, and stops with one tap', async ({ page }) => {
  const { form, find } = await open(page, { before: 'granted' })
  await form.getByText(push.finer).click()
  await expect(form.getByLabel('দিবা')).toBeVisible()
  await form.getByLabel(push.closures).uncheck()
  await expect(form.getByLabel('দিবা')).toBeHidden()
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.on)).toBeVisible()

  await page.reload()
  await expect(form.getByText(push.on)).toBeVisible()
  await expect(form.getByLabel(push.closures)).not.toBeChecked()
  await expect(form.getByLabel('নোটিশ', { exact: true })).toBeChecked()
  await expect(form.getByLabel('সংবাদ')).not.toBeChecked()

  await form.getByLabel('ডাউনলোড').check()
  await form.getByText(push.finer).click()
  await expect(form.getByLabel('ভর্তি')).toBeVisible()
  await form.getByLabel('নোটিশ', { exact: true }).uncheck()
  await expect(form.getByText(push.finer)).toBeHidden()
  await form.getByRole('button', { name: push.save }).click()
  await expect(form.getByRole('status').getByText(push.saved)).toBeVisible()
  expect(await find()).toMatchObject({ closures: false, kinds: ['downloads'] })

  await form.getByRole('button', { name: push.stop }).click()
  await expect(form.getByText(push.stopped)).toBeFocused()
  await expect(form.getByRole('button')).toHaveAccessibleName(push.notify)
  expect(await find()).toBe(404)
  await page.reload()
  await expect(form.getByRole('button')).toHaveAccessibleName(push.notify)
})

test('stops in the browser even if the site does not answer @rest', async ({ page }) => {
  const { form } = await open(page)
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.on)).toBeVisible()
  await page.route(`${site.url}/api/follow`, (route) => route.fulfill({ status: 429, json: {} }))
  await form.getByRole('button', { name: push.stop }).click()
  await expect(form.getByText(push.stopped)).toBeVisible()
  await page.reload()
  await expect(form.getByRole('button')).toHaveAccessibleName(push.notify)
})

test('wants at least one choice before it asks @rest', async ({ page }) => {
  const { form, asked } = await open(page)
  await form.getByLabel(push.closures).uncheck()
  await form.getByLabel('নোটিশ', { exact: true }).uncheck()
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.nothing)).toBeVisible()
  expect(await asked()).toBe(0)
})

test('explains how to allow messages that were denied @rest', async ({ page }) => {
  const { form, asked } = await open(page, { answer: 'denied' })
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.denied)).toBeInViewport()
  await expect(form.locator(':focus')).toContainText(push.denied)
  await expect(form.getByRole('listitem')).toHaveText(push.deniedSteps)
  await expect(form.getByRole('button')).toHaveCount(0)
  expect(await asked()).toBe(1)
  await expectAccessible(page)
  await expectToFit(page)
})

test('does not ask again after a visitor who closes the question @rest', async ({ page }) => {
  const { form } = await open(page, { answer: 'default' })
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByRole('button')).toHaveAccessibleName(push.notify)
  await expect(form.getByText(push.on)).toBeHidden()
})

test('says that it failed, and works later @rest', async ({ page }) => {
  const { form } = await open(page)
  const calls = `${site.url}/api/follow`
  await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.failed)).toBeInViewport()
  await expectAccessible(page)
  await page.unroute(calls)
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.on)).toBeVisible()
  await expect(form.getByText(push.failed)).toBeHidden()
})

test('says that it failed if the browser cannot install the worker @rest', async ({ page }) => {
  await page.addInitScript(() => {
    const installing = { state: 'installing', onstatechange: () => {} }
    const register = async () => {
      setTimeout(() => {
        installing.state = 'redundant'
        installing.onstatechange()
      })
      return { installing }
    }
    Object.assign(ServiceWorkerContainer.prototype, { register })
  })
  const { form } = await open(page)
  await form.getByRole('button', { name: push.notify }).click()
  await expect(form.getByText(push.failed)).toBeVisible()
  await expect(form).not.toHaveAttribute('aria-busy')
})

for (const [browser, title, steps] of [
  ['another browser', push.unable, []],
  ['an iPhone', push.iphone, push.iphoneSteps],
] as const) {
  test(`says what ${browser} can do @rest`, async ({ page }) => {
    await page.addInitScript((isPhone) => {
      Reflect.deleteProperty(globalThis, 'PushManager')
      if (isPhone) Object.assign(navigator, { standalone: false })
    }, steps.length > 0)
    await page.goto(`${site.url}/follow`)
    const form = page.getByRole('form', { name: push.title })
    await expect(form.getByText(title)).toBeVisible()
    await expect(form.getByRole('listitem')).toHaveText([...steps])
    await expect(form.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await expectToFit(page)
  })
}

for (const language of LANGUAGES) {
  test(
    `without a script in ${language}, the page has the ways that need none`,
    onOneScreen(language),
    async ({ browser, viewport }) => {
      const page = await browser.newPage({ viewport, javaScriptEnabled: false })
      await page.goto(site.url + pathIn(language, '/follow'))
      await expect(page.locator('form.push')).toBeHidden()
      const main = page.getByRole('main')
      for (const href of [
        pathIn(language, '/rss.xml'),
        '/calendar.ics',
        'webcal://school.example/calendar.ics',
      ])
        await expect(main.locator(`a[href="${href}"]`)).toBeVisible()
      await page.close()
    },
  )
}

test('the Nu validator finds nothing on the page with its form @rest', async () => {
  test.skip(!hasJava, NEEDS_JAVA)
  expect(await validate(LANGUAGES.map((one) => site.url + pathIn(one, '/follow')))).toEqual([])
})

test.describe('The worker', () => {
  const MESSAGE = {
    web_push: 8030,
    notification: {
      title: 'আগামীকাল বিদ্যালয় বন্ধ',
      navigate: 'https://school.example/calendar',
      body: 'ঘূর্ণিঝড়',
      lang: 'bn',
      tag: 'closure-1',
    },
  }

  test('shows each message, also one that it cannot read', async ({ page }) => {
    await page.context().grantPermissions(['notifications'])
    await page.goto(`${site.url}/follow`)
    const devtools = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated')
        if (active) resolve(active.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const opened = page.context().waitForEvent('serviceworker')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/follow-worker.js', { scope: '/follow' })
    })
    const [worker, registrationId] = [await opened, await registered]
    // Chromium without a window never shows notifications.
    await worker.evaluate(() => {
      const shown: unknown[] = []
      Object.assign(globalThis, { shown })
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        shown.push({ title, ...options })
      }
    })
    const shownAfter = async (data: string) => {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: site.url,
        registrationId,
        data,
      })
      let shown: unknown
      await expect
        .poll(async () => {
          shown = await worker.evaluate(() =>
            (globalThis as unknown as { shown: unknown[] }).shown.shift(),
          )
          return shown
        })
        .toBeDefined()
      return shown
    }
    const { navigate, ...rest } = MESSAGE.notification
    expect(await shownAfter(JSON.stringify(MESSAGE))).toEqual({
      icon: '/icon-192.png',
      ...rest,
      data: navigate,
    })
    for (const unknown of ['not json', '', 'null', '{}', '{"notification":{"title":"ক"}}']) {
      expect(await shownAfter(unknown), unknown).toMatchObject({
        title: 'নতুন বিজ্ঞপ্তি',
        data: '/allNotices',
      })
    }
    await page.goto(`${site.url}/notices/1`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test.describe('A phone that follows', () => {
  const MOMENT = /^রাখা কপি: [০-৯]+ \S+ [০-৯]{4}, \S+ [০-৯]+(টা|:[০-৯]{2})$/

  const pathsKept = (page: Page) =>
    page.evaluate(async () => {
      const paths = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          paths.push(url.slice(location.origin.length))
      return paths.sort()
    })
  const follow = async (page: Page) => {
    const opened = await open(page, { before: 'granted' })
    await opened.form.getByRole('button', { name: push.notify }).click()
    await expect(opened.form.getByText(push.on)).toBeVisible()
    return opened
  }
  const listNotices = async () =>
    (await (await fetch(`${site.url}/api/notices?limit=20`)).json()) as {
      _id: string
      url: string
    }[]

  test('reads home, calendar, its routine and the last notices without a line, until it stops @rest', async ({
    page,
  }) => {
    const { url } = site
    const urls = (await listNotices()).map((one) => one.url)
    const [first, withdrawn] = (await listNotices()).slice(-2)
    const { form } = await follow(page)
    await expect.poll(() => pathsKept(page)).toEqual(['/', '/calendar', ...urls].sort())

    const note = page.getByText(/^রাখা কপি/)
    const routine = '/routine?class=Three&shift=Morning&section=A'
    for (const path of ['/', routine, '/contact_us', '/search?q=ছুটি']) {
      await page.goto(url + path)
      await expect(note).toBeHidden()
    }
    await expect.poll(() => pathsKept(page)).toEqual(['/', '/calendar', ...urls, routine].sort())

    await page.context().setOffline(true)
    for (const path of ['/', '/calendar', first!.url, '/routine', withdrawn!.url]) {
      await page.goto(url + path)
      await expect(note, path).toHaveText(MOMENT)
      await expect(page.getByRole('main'), path).toBeVisible()
    }
    await expectAccessible(page)
    await expectToFit(page)
    for (const path of ['/contact_us', '/search?q=ছুটি', '/admin/login', '/api/notices'])
      await expect(page.goto(url + path), path).rejects.toThrow('net::ERR')

    await page.context().setOffline(false)
    const write = await signIn(site)
    await write('DELETE', `notices/${withdrawn!._id}`, {})
    await page.goto(url)
    await expect(note).toBeHidden()
    await expect.poll(() => pathsKept(page)).not.toContain(withdrawn!.url)

    await page.goto(`${url}/follow`)
    await form.getByRole('button', { name: push.stop }).click()
    await expect(form.getByText(push.stopped)).toBeVisible()
    expect(await pathsKept(page)).toEqual([])
    await page.goto(`${url}/notices/1`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })

  test('gets the text of a kept notice when the machine has read its paper @rest', async ({
    page,
  }) => {
    const reader = await openReader(site)
    const write = await signIn(site)
    const fields = new FormData()
    fields.set('title', 'পরীক্ষার ফি')
    fields.set('file', await fixtureFile('notice.pdf'))
    const answer = await write('POST', 'notices', fields)
    const { _id, url } = (await answer.json()) as { _id: string; url: string }
    // Copies of pages that changed some seconds ago are fetched again anyway.
    await reader.database
      .updateTable('document')
      .set({ updatedAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', _id)
      .execute()
    await follow(page)
    await expect.poll(() => pathsKept(page)).toContain(url)
    const text = 'ফি ছয়শত টাকা।'
    const hasText = () =>
      page.evaluate(
        async ([path, words]) => (await (await caches.match(path!))!.text()).includes(words!),
        [url, text],
      )
    expect(await hasText()).toBe(false)
    await reader.finish({ text })
    await reader.close()
    await page.goto(site.url)
    await expect.poll(hasText).toBe(true)
  })

  test('keeps one routine until it is gone, and nothing if the site has forgotten the phone @rest', async ({
    page,
  }) => {
    const { endpoint } = await follow(page)
    // The worker of the whole site runs now.
    await expect.poll(() => pathsKept(page)).toContain('/calendar')
    const routine = '/routine?class=Three&shift=Morning&section=A'
    for (const path of [routine, '/routine?class=Three', '/routine?class=Three&shift=&section='])
      await page.goto(site.url + path)
    await page.goto(site.url)
    const routinesKept = async () =>
      (await pathsKept(page)).filter((path) => path.startsWith('/routine'))
    await expect.poll(routinesKept).toEqual([routine])

    const write = await signIn(site)
    await write('DELETE', 'routines/Three/Morning/A', {})
    await page.goto(site.url + routine)
    await expect.poll(routinesKept).toEqual([])

    await fetch(`${site.url}/api/follow`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    })
    await page.goto(`${site.url}/follow`)
    await expect.poll(() => pathsKept(page)).toEqual([])
  })

  test('shows the kept copy if the site does not answer in time @rest', async ({ page }) => {
    await follow(page)
    await expect.poll(() => pathsKept(page)).toContain('/calendar')
    await page.goto(site.url)
    for (const worker of page.context().serviceWorkers())
      await worker.evaluate(() => Object.assign(globalThis, { fetch: () => new Promise(() => {}) }))
    await page.goto(`${site.url}/calendar`)
    await expect(page.getByText(/^রাখা কপি/)).toHaveText(MOMENT)
  })
})
