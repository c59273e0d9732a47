import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { DOCUMENT_KINDS } from '../../content.ts'
import { planPushes } from './plan-pushes.ts'
import type { MessageReason } from './table.ts'

const timeZone = 'Asia/Dhaka'
const TODAY = '2026-11-25'
const NINE = '2026-11-25T03:00:00.000Z'
const TEN_IN_THE_EVENING = '2026-11-25T16:00:00.000Z'
const THIS_EVENING_ENDS = '2026-11-26T01:00:00.000Z'
const FRESH: { sentDay: string | null; sentCount: number } = { sentDay: null, sentCount: 0 }

const delivery = (kind: string, minute: number, reason: MessageReason = 'published') => ({
  kind,
  reason,
  recordId: `${kind} ${minute}`,
  createdAt: `2026-11-25T02:${String(minute).padStart(2, '0')}:00.000Z`,
})
const closure = (minute: number) => delivery('calendar', minute, 'closure')
const plan = (due: ReturnType<typeof delivery>[], follower = FRESH, now = NINE) => {
  const { pushes, postponed } = planPushes(due, follower, { now, timeZone })
  return {
    pushes: pushes.map(({ deliveries }) => deliveries.map(({ recordId }) => recordId)),
    limited: pushes.filter(({ isLimited }) => isLimited).length,
    postponed: postponed?.deliveries.map(({ recordId }) => recordId),
    until: postponed?.dueAt,
  }
}

it('several documents of one kind are one push, in order of their announcement', () => {
  expect(plan([delivery('notices', 3), delivery('news', 2), delivery('notices', 1)])).toMatchObject(
    { pushes: [['notices 1', 'notices 3'], ['news 2']], limited: 2 },
  )
})

it('closures are sent alone, before documents, and do not use up the limit', () => {
  expect(
    plan([delivery('notices', 1), closure(2), closure(3)], { sentDay: TODAY, sentCount: 2 }),
  ).toEqual({
    pushes: [['calendar 2'], ['calendar 3'], ['notices 1']],
    limited: 1,
    postponed: undefined,
    until: undefined,
  })
})

it('corrections come alone, and are one push for each kind if they are more than a day has', () => {
  const corrections = (kind: string, ...minutes: number[]) =>
    minutes.map((minute) => delivery(kind, minute, 'correction'))
  const due = [...corrections('notices', 1, 2, 3, 4), ...corrections('news', 5, 6, 7)]
  expect(plan([...due, delivery('notices', 8)], { sentDay: TODAY, sentCount: 3 })).toEqual({
    pushes: [
      ['notices 1', 'notices 2', 'notices 3', 'notices 4'],
      ['news 5'],
      ['news 6'],
      ['news 7'],
    ],
    limited: 0,
    postponed: ['notices 8'],
    until: THIS_EVENING_ENDS,
  })
})

it('the fourth push of a day waits for the next morning', () => {
  const kinds = ['results', 'downloads', 'news', 'notices'].map((kind, index) =>
    delivery(kind, index),
  )
  expect(plan(kinds)).toEqual({
    pushes: [['results 0'], ['downloads 1'], ['news 2']],
    limited: 3,
    postponed: ['notices 3'],
    until: THIS_EVENING_ENDS,
  })
  const two = [delivery('news', 1), delivery('notices', 2)]
  expect(plan(two, { sentDay: TODAY, sentCount: 3 })).toMatchObject({
    pushes: [],
    postponed: ['news 1', 'notices 2'],
  })
  expect(plan(two, { sentDay: '2026-11-24', sentCount: 3 }).pushes).toHaveLength(2)
})

it('in the quiet hours only closures and messages about following are sent', () => {
  const welcome = delivery('following', 4, 'welcome')
  expect(plan([delivery('notices', 1), closure(2), welcome], FRESH, TEN_IN_THE_EVENING)).toEqual({
    pushes: [['calendar 2'], ['following 4']],
    limited: 0,
    postponed: ['notices 1'],
    until: THIS_EVENING_ENDS,
  })
})

it('each delivery is sent once or postponed, and no follower gets more than three a day', () => {
  const due = fc.array(
    fc.record({
      kind: fc.constantFrom(...DOCUMENT_KINDS, 'calendar', 'following'),
      minute: fc.integer({ min: 0, max: 59 }),
    }),
  )
  const follower = fc.record({
    sentDay: fc.constantFrom(null, '2026-11-24', TODAY),
    sentCount: fc.integer({ min: 0, max: 5 }),
  })
  const hours = fc.integer({ min: 0, max: 47 })
  fc.assert(
    fc.property(due, follower, hours, (all, { sentDay, sentCount }, hour) => {
      const now = new Date(Date.parse('2026-11-24T18:00:00Z') + hour * 3_600_000).toISOString()
      const deliveries = all.map(({ kind, minute }) => delivery(kind, minute))
      const planned = planPushes(deliveries, { sentDay, sentCount }, { now, timeZone })
      const late = planned.postponed?.deliveries ?? []
      const sent = planned.pushes.flatMap((one) => one.deliveries)
      expect(new Set([...sent, ...late])).toEqual(new Set(deliveries))
      expect(sent.length + late.length).toBe(deliveries.length)
      const limited = planned.pushes.filter(({ isLimited }) => isLimited)
      const isToday = sentDay === TODAY && hour < 24
      expect(limited.length).toBeLessThanOrEqual(Math.max(0, 3 - (isToday ? sentCount : 0)))
      if (planned.postponed) expect(planned.postponed.dueAt > now).toBe(true)
    }),
  )
})
