import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { changeTimes, NO_TIMES, type Times, type TimesChange } from './times.ts'

const NOW = '2026-11-22T09:00:00.000Z'
const BEFORE = '2026-11-21T09:00:00.000Z'
const LATER = '2026-11-23T03:00:00.000Z'
const MUCH_LATER = '2026-12-01T18:00:00.000Z'

const published = { ...NO_TIMES, publishedAt: BEFORE }
const draft: Times = { ...NO_TIMES, state: 'draft' }
const scheduled: Times = { ...NO_TIMES, state: 'scheduled', publishAt: LATER }
const ended: Times = { ...published, state: 'ended', endsAt: BEFORE }

describe('A change of the times', () => {
  it.each<[string, Times, TimesChange, Partial<Times>]>([
    ['publishes a new document', NO_TIMES, {}, { state: 'published', publishedAt: NOW }],
    ['schedules it', NO_TIMES, { publishAt: LATER }, { state: 'scheduled', publishAt: LATER }],
    [
      'schedules it with an end',
      NO_TIMES,
      { publishAt: LATER, endsAt: MUCH_LATER },
      { state: 'scheduled', publishAt: LATER, endsAt: MUCH_LATER },
    ],
    [
      'publishes it at the moment of its time',
      NO_TIMES,
      { publishAt: NOW },
      { state: 'published', publishAt: null },
    ],
    ['makes a draft', NO_TIMES, { draft: true }, { state: 'draft', publishedAt: null }],
    [
      'keeps the time of a draft',
      draft,
      { publishAt: LATER },
      { state: 'draft', publishAt: LATER },
    ],
    ['publishes a draft', draft, { draft: false }, { state: 'published', publishedAt: NOW }],
    [
      'schedules a draft',
      { ...draft, publishAt: LATER },
      { draft: false },
      { state: 'scheduled', publishAt: LATER },
    ],
    [
      'publishes a draft whose time has come',
      { ...draft, publishAt: BEFORE },
      { draft: false },
      { state: 'published', publishAt: null },
    ],
    [
      'publishes a scheduled document now',
      scheduled,
      { publishAt: null },
      { state: 'published', publishedAt: NOW, publishAt: null },
    ],
    [
      'hides a published document until a later time',
      published,
      { publishAt: LATER },
      { state: 'scheduled', publishedAt: null },
    ],
    ['makes a draft again', published, { draft: true }, { state: 'draft', publishedAt: null }],
    ['changes nothing else', published, {}, published],
    ['ends a document later', published, { endsAt: LATER }, { state: 'published', endsAt: LATER }],
    ['ends it now', published, { endsAt: BEFORE }, { state: 'ended', publishedAt: BEFORE }],
    ['ends it at the moment of its end', published, { endsAt: NOW }, { state: 'ended' }],
    [
      'publishes an ended document again',
      ended,
      { endsAt: null },
      { state: 'published', publishedAt: BEFORE },
    ],
    ['pins', published, { pinnedUntil: LATER }, { state: 'published', pinnedUntil: LATER }],
    ['drops a pin that is over', published, { pinnedUntil: BEFORE }, { pinnedUntil: null }],
    [
      'drops a pin at the moment of its end',
      published,
      { pinnedUntil: NOW },
      { pinnedUntil: null },
    ],
  ])('%s', (_, before, change, after) => {
    expect(changeTimes(before, change, NOW)).toMatchObject(after)
  })

  it.each<[Times, TimesChange]>([
    [NO_TIMES, { publishAt: MUCH_LATER, endsAt: LATER }],
    [NO_TIMES, { publishAt: LATER, endsAt: LATER }],
    [scheduled, { endsAt: LATER }],
    [{ ...published, endsAt: LATER }, { publishAt: MUCH_LATER }],
    [draft, { publishAt: MUCH_LATER, endsAt: LATER }],
  ])('refuses an end before the start: %o, %o', (before, change) => {
    expect(() => changeTimes(before, change, NOW)).toThrow(
      new InvalidInput(fieldError('endsAt', 'end-before-start')),
    )
  })
})
