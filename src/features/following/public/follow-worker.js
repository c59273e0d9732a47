// The worker of /follow. It has no `fetch` handler, and its scope leaves all other pages alone.

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
