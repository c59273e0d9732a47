import { expect, it } from 'vitest'
import { signatureOf, webhookRequest } from './request.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('signs the example of Standard Webhooks as its libraries do', () => {
  expect(signatureOf(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}')).toBe(
    'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

it('sends the record as JSON, signed with its id and time', () => {
  const message = {
    id: 'message-1',
    type: 'notices.published',
    timestamp: '2026-11-25T06:00:00.000Z',
    data: { title: 'নোটিশ' },
  }
  const sentAt = new Date('2026-11-25T06:02:00.900Z')
  const webhook = { url: 'https://district.example/school?id=7', secret: SECRET }
  const { url, headers, body } = webhookRequest(webhook, message, sentAt)
  expect(url.href).toBe(webhook.url)
  const { id, ...content } = message
  expect(JSON.parse(body.toString())).toEqual(content)
  const seconds = Date.UTC(2026, 10, 25, 6, 2) / 1000
  expect(headers).toEqual({
    'content-type': 'application/json',
    'user-agent': 'Pathshala',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signatureOf(SECRET, `${id}.${seconds}.${body.toString()}`)}`,
  })
})
