import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Announcement } from './announcement.ts'
import { cut, describePush } from './payload.ts'

const reader = {
  language: 'bn' as const,
  origin: 'https://school.example',
  timeZone: 'Asia/Dhaka',
  now: '2026-11-25T03:00:00.000Z',
}
/** RFC 8291: a record of 4,096 bytes has 86 of header, 16 of its tag and 1 of padding. */
const MAX_PLAIN_BYTES = 3993

function announce(title: string, text = '', more: Partial<Announcement> = {}): Announcement {
  const words = { title, text }
  return {
    words: { bn: words, en: words },
    path: '/notices/214',
    tag: 'notices-214',
    lastDay: null,
    record: {},
    ...more,
  }
}
const describe = (kind: string, announcements: Announcement[], language: 'bn' | 'en' = 'bn') => {
  const { payload, ...headers } = describePush(kind, announcements, { ...reader, language })
  return { ...headers, payload: JSON.parse(payload) }
}

it('a notice is a declarative message with its title, first words and address', () => {
  expect(describe('notices', [announce('ভর্তি পরীক্ষা', 'আগামী\n\nরবিবার')])).toEqual({
    ttlSeconds: 86_400,
    urgency: 'normal',
    topic: 'notices-214',
    payload: {
      web_push: 8030,
      notification: {
        title: 'ভর্তি পরীক্ষা',
        body: 'আগামী রবিবার',
        navigate: 'https://school.example/notices/214',
        lang: 'bn',
        tag: 'notices-214',
        icon: 'https://school.example/icon-192.png',
      },
    },
  })
})

it('a reader of English gets the English page, and the language of the title', () => {
  const inEnglish = (title: string) => describe('notices', [announce(title)], 'en').payload
  expect(inEnglish('ভর্তি').notification).toMatchObject({
    navigate: 'https://school.example/en/notices/214',
    lang: 'bn',
  })
  expect(inEnglish('Admission').notification).toMatchObject({ lang: 'en' })
})

it('several notices are one message with their titles, the last one first', () => {
  const three = ['১', '২', '৩'].map((title, index) =>
    announce(title, '', { path: `/notices/${index}`, tag: `notices-${index}` }),
  )
  expect(describe('notices', three)).toMatchObject({
    topic: 'notices-2',
    payload: {
      notification: {
        title: '৩টি নতুন নোটিশ',
        body: '৩ · ২ · ১',
        navigate: 'https://school.example/allNotices',
        tag: 'notices-2',
      },
    },
  })
  expect(describe('news', three, 'en').payload.notification).toMatchObject({
    title: '3 new news stories',
    navigate: 'https://school.example/en/allnews',
  })
})

it('a closure wakes the phone, and is kept until the end of its last day', () => {
  const tag = 'closure-01948f7a-5c1e-7000-8000-000000000000'
  const closure = announce('আজ বিদ্যালয় বন্ধ', '', { tag, lastDay: '2026-11-26' })
  const { topic, ...described } = describe('calendar', [closure])
  // It is nine in the morning of the 25th.
  expect(described).toMatchObject({ urgency: 'high', ttlSeconds: 39 * 3600 })
  expect(described.payload.notification.tag).toBe(tag)
  expect(topic).toMatch(/^[\w-]{32}$/)
  expect(describe('calendar', [closure]).topic).toBe(topic)
  const over = { ...closure, lastDay: '2026-11-24' }
  expect(describe('calendar', [over]).ttlSeconds).toBe(0)
})

it('a long closure is kept for four weeks, because push services may refuse more', () => {
  const closure = announce('বিদ্যালয় বন্ধ', '', { lastDay: '2027-01-31' })
  expect(describe('calendar', [closure]).ttlSeconds).toBe(2_419_200)
})

it('a long text ends in a sign of the cut, and no grapheme is broken', () => {
  const { title, body } = describe('notices', [announce('ক্ষ'.repeat(1700), 'ক্ষ'.repeat(1700))])
    .payload.notification
  expect(title).toBe(`${'ক্ষ'.repeat(39)}…`)
  expect(body).toBe(`${'ক্ষ'.repeat(79)}…`)
  expect(cut('কি'.repeat(120), 240)).toBe('কি'.repeat(120))
  expect(cut('শব্দ শব্দ', 6)).toBe('শব্দ…')
})

it('any words fit into one encrypted record, as whole graphemes of the text', () => {
  const characters = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom('ক্ষ', '👩‍👩‍👧‍👦', '"\\', '\u0001', '𝕬').map((one) => one.repeat(600)),
  )
  const kinds = fc.constantFrom('notices', 'calendar')
  fc.assert(
    fc.property(characters, characters, kinds, (title, text, kind) => {
      const made = [announce(title, text, { lastDay: '2026-11-26' })]
      const described = describePush(kind, made, reader)
      expect(Buffer.byteLength(described.payload)).toBeLessThanOrEqual(MAX_PLAIN_BYTES)
      const { body } = JSON.parse(described.payload).notification as { body: string }
      expect(Array.from(body).length).toBeLessThanOrEqual(240)
      if (!body.endsWith('…') || text.endsWith('…')) return
      const line = text.replace(/\s+/g, ' ').trim()
      const start = body.slice(0, -1)
      expect(line.startsWith(start)).toBe(true)
      const ends = Array.from(new Intl.Segmenter('bn').segment(line), ({ index }) => index)
      const rest = line.slice(start.length)
      expect(ends).toContain(start.length + rest.length - rest.trimStart().length)
    }),
  )
})
