// The worker of a phone that follows. It has two registrations: the one of /follow gets messages, the one of
// the whole site keeps some pages. `SCHOOL` stands before this text (well-known.ts).
/* global SCHOOL */

const CACHE = 'kept'
const KEPT_NOTICES = 20
const PAGES = /^(?:\/en)?(?:\/|\/calendar|\/notices\/\d+)?$/
const ROUTINE = /^(?:\/en)?\/routine$/
/** Marks a copy whose paper the machine had not read yet: `updatedAt` stays when the text comes. */
const UNREAD = 'kept-unread'
/** With two bars, a new connection answers within 5 seconds: four round trips of 1.2 seconds. */
const LATE_MS = 6000
/** A shared cache can send a page that is a little older than it says. */
const CLOSE_MS = 10_000
const MINUTE_MS = 60_000

/** For a message that cannot be read: browsers end a subscription if a push shows nothing. */
const UNKNOWN = { title: 'নতুন বিজ্ঞপ্তি', navigate: '/allNotices', lang: 'bn' }

addEventListener('push', (event) => {
  const { title, navigate, ...options } = read(event.data)
  event.waitUntil(
    registration.showNotification(title, { icon: '/icon-192.png', ...options, data: navigate }),
  )
})

function read(data) {
  try {
    const { notification } = data.json()
    return notification.title && notification.navigate ? notification : UNKNOWN
  } catch {
    return UNKNOWN
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data))
})

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(event)))

/** Most browsers end the old subscription and leave the new one to the worker. */
async function replace({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription || (await registration.pushManager.subscribe(oldSubscription.options))
  await fetch('/api/follow', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oldEndpoint: oldSubscription.endpoint, subscription }),
  })
}

addEventListener('message', (event) => event.waitUntil(refresh(event.data).catch(console.warn)))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode !== 'navigate' || request.method !== 'GET' || !isKept(url)) return
  const answers = ask(request).then((response) => [response, response.clone()])
  event.respondWith(answer(url, answers))
  event.waitUntil(answers.then(([, copy]) => keep(url, copy)).catch(console.warn))
})

/** Home may be some seconds old in the browser's own cache, and would pass for a page of the network. */
function ask(request) {
  return fetch(request, { cache: 'no-cache' })
}

function isKept({ pathname, search }) {
  return ROUTINE.test(pathname) || (PAGES.test(pathname) && search === '')
}

/** The page from the network; its kept copy only if no answer comes in time. */
async function answer(url, answers) {
  const network = answers.then(([response]) => response)
  const copy = await findCopy(url)
  if (!copy) return network
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS))
  return (await Promise.race([network.catch(() => {}), late])) || withNote(copy)
}

/** The address of a routine without a section leads to the kept routine. */
async function findCopy({ pathname, search }) {
  const cache = await caches.open(CACHE)
  const isAnyRoutine = ROUTINE.test(pathname) && search === ''
  return cache.match(pathname + search, { ignoreVary: true, ignoreSearch: isAnyRoutine })
}

/** Keeps the routine that was read last, and forgets a page that is gone. */
async function keep({ pathname, search }, response) {
  const cache = await caches.open(CACHE)
  if (!ROUTINE.test(pathname)) await put(cache, pathname, response)
  else if (isOneRoutine(new URLSearchParams(search))) {
    if (response.ok) await cache.delete(pathname, { ignoreSearch: true, ignoreVary: true })
    await put(cache, pathname + search, response)
  }
  await refresh(pathname.startsWith('/en') ? 'en' : 'bn')
}

/** All others are lists of routines. */
function isOneRoutine(query) {
  return query.get('teacher') || ['class', 'shift', 'section'].every((part) => query.get(part))
}

async function put(cache, path, page, isUnread = false) {
  if (page.status === 404 || page.status === 410) await cache.delete(path, { ignoreVary: true })
  if (!page.ok || page.redirected) return
  const headers = new Headers(page.headers)
  if (isUnread) headers.set(UNREAD, '')
  await cache.put(path, new Response(page.body, { headers }))
}

/** Fetches home, calendar and the last notices as far as they have changed, and forgets all others. */
async function refresh(language) {
  const cache = await caches.open(CACHE)
  const list = await ask(`/api/notices?limit=${KEPT_NOTICES}`)
  if (!list.ok) return
  const minuteAgo = timeOf(list) - MINUTE_MS
  const prefix = language === 'en' ? '/en' : ''
  const wanted = new Map([
    [prefix || '/', { changedAt: minuteAgo, isUnread: false }],
    [prefix + '/calendar', { changedAt: minuteAgo, isUnread: false }],
    ...(await list.json()).map(({ url, updatedAt, reading }) => [
      prefix + url,
      { changedAt: Date.parse(updatedAt), isUnread: reading === 'waiting' },
    ]),
  ])
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!wanted.has(pathname) && !ROUTINE.test(pathname)) await cache.delete(request)
  }
  for (const [path, { changedAt, isUnread }] of wanted) {
    const copy = await cache.match(path, { ignoreVary: true })
    const isNewer = copy && timeOf(copy) - CLOSE_MS > changedAt
    if (isNewer && copy.headers.has(UNREAD) === isUnread) continue
    await put(cache, path, await ask(path), isUnread)
  }
}

/** On the server's clock: that of a phone can be wrong. */
function timeOf({ headers }) {
  return Date.parse(headers.get('date'))
}

/** The copy says first when it was made. Its policy forbids a style element. */
async function withNote(copy) {
  const html = await copy.text()
  const language = html.includes('<html lang="en"') ? 'en' : 'bn'
  const note = `<p role="status" style="margin:0;padding:8px 16px;background:#ffe9a8;color:#241a00;font-weight:700">${SCHOOL.kept[language]}: ${momentOf(timeOf(copy), language)}</p>`
  const headers = new Headers(copy.headers)
  // The body is no longer compressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html.replace('<body>', '<body>' + note), { headers })
}

/** ২৮ নভেম্বর, ২০২৬, সকাল ৯টা · 28 November 2026, 09:00 */
function momentOf(time, language) {
  const { timeZone, dayParts } = SCHOOL
  const format = (locale, options) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(time)
  const date = { day: 'numeric', month: 'long', year: 'numeric' }
  const clock = format('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (language === 'en') return `${format('en-GB', date)}, ${clock}`
  const [hour, minutes] = clock.split(':').map(Number)
  const [, part] = dayParts.find(([from]) => hour >= from)
  const digits = (number, least = 1) =>
    number.toLocaleString('bn-BD', { minimumIntegerDigits: least })
  const rest = minutes === 0 ? 'টা' : `:${digits(minutes, 2)}`
  return `${format('bn-BD', date)}, ${part} ${digits(hour % 12 || 12)}${rest}`
}
