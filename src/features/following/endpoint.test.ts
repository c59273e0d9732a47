import { describe, expect, it } from 'vitest'
import { isAdded, pushEndpoint, serviceOf } from './endpoint.ts'

const ADDED = ['127.0.0.1:4471', '[::1]:4471', 'push.example:443']

describe('An endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:APA91b-_',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-by3p.notify.windows.com/w/?token=BQY%3d',
    'https://127.0.0.1:4471/push/1',
    'https://[::1]:4471/push/1',
    'https://push.example/1',
    `https://fcm.googleapis.com/${'x'.repeat(1000 - 'https://fcm.googleapis.com/'.length)}`,
  ])('of a known or an added push service is accepted: %s', (written) => {
    expect(pushEndpoint(written, ADDED)?.href).toBe(written)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://fcm.googleapis.com/1',
    'https://127.0.0.1/',
    'https://127.0.0.1:4472/',
    'https://2130706433:4471/',
    'https://169.254.169.254/',
    'https://10.0.0.1:4471/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/?fcm.googleapis.com',
    'https://evilpush.apple.com/',
    // Anybody could invent thousands of names, and none of them answers.
    'https://invented.push.apple.com/1',
    'https://invented.push.services.mozilla.com/wpush/v2/1',
    'https://invented.invented.notify.windows.com/w/?token=1',
    'https://notify.windows.com/w/?token=1',
    'https://push.apple.com/',
    'https://push.apple.com.evil.example/',
    'https://fcm.googleapis.com:8443/',
    'https://fcm.googleapis.com./',
    'https://u:p@fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.example/',
    String.raw`https://evil.example\@fcm.googleapis.com/`,
    'https://push.example:444/1',
    `https://fcm.googleapis.com/${'x'.repeat(1001 - 'https://fcm.googleapis.com/'.length)}`,
    // Other spellings of an accepted address.
    'https://fcm.googleapis.com:443/1',
    'HTTPS://fcm.googleapis.com/1',
    'https://fcm.googleapis.com/a/../1',
    'https://fcm.googleapis.com/1#2',
    ' https://fcm.googleapis.com/1',
  ])('of another address is refused: %s', (written) => {
    expect(pushEndpoint(written, ADDED)).toBeUndefined()
  })

  it('may have a private address only if PUSH_HOSTS has its host and port', () => {
    expect(isAdded(new URL('https://127.0.0.1:4471/push'), ADDED)).toBe(true)
    expect(isAdded(new URL('https://push.example/'), ADDED)).toBe(true)
    expect(isAdded(new URL('https://127.0.0.1/push'), ADDED)).toBe(false)
    expect(isAdded(new URL('https://fcm.googleapis.com/1'), ADDED)).toBe(false)
  })
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/1', 'fcm.googleapis.com'],
  ['https://wns2-by3p.notify.windows.com/w/?token=1', '*.notify.windows.com'],
  ['https://invented.notify.windows.com/w/?token=1', '*.notify.windows.com'],
  ['https://127.0.0.1:4471/push/1', '127.0.0.1:4471'],
])('%s belongs to the service %s', (endpoint, service) => {
  expect(serviceOf(new URL(endpoint))).toBe(service)
})
