import { expect, it } from 'vitest'
import { z } from 'zod'
import { emptyOf, fromForm, type RecordFields, toForm } from './fields.ts'
import { formInputsOf, inputsOf, outputsOf, recordOf, withEmpty } from './fields-schema.ts'

const fields = {
  kind: { type: 'choice', values: ['exam', 'holiday'], empty: 'exam' },
  title: { type: 'line', max: 5 },
  note: { type: 'text', max: 5, empty: '' },
  days: { type: 'number', min: 1, max: 9, empty: null },
  from: { type: 'day', example: '2026-11-22' },
  until: { type: 'dayOrYear', empty: null },
  agreedOn: { type: 'day', empty: null, description: 'The day of consent', isPrivate: true },
  isClosed: { type: 'flag', empty: false },
  officerId: { type: 'id', empty: null },
} as const satisfies RecordFields

const filled = {
  kind: 'holiday',
  title: 'ঈদ',
  note: 'ক',
  days: 3,
  from: '2026-11-22',
  until: '2027',
  agreedOn: '2026-11-20',
  isClosed: true,
  officerId: 'x',
} as const

const EMPTY = {
  kind: 'exam',
  note: '',
  days: null,
  until: null,
  agreedOn: null,
  isClosed: false,
  officerId: null,
}

it('a new record has the empty value of each field that it does not name', () => {
  expect(emptyOf(fields)).toEqual(EMPTY)
  const created = z.object(withEmpty(fields, inputsOf(fields)))
  expect(created.parse({ title: 'ঈদ', from: '২০২৬-১১-২২' })).toEqual({
    ...EMPTY,
    title: 'ঈদ',
    from: '2026-11-22',
  })
  expect(created.safeParse({ title: 'ঈদ' }).error?.issues.map(({ path }) => path)).toEqual([
    ['from'],
  ])
})

it('a change has only the fields that it names', () => {
  const change = z.object(inputsOf(fields)).partial()
  expect(change.parse({ days: '৩' })).toEqual({ days: 3 })
  expect(change.parse(filled)).toEqual(filled)
})

it.each([
  { kind: 'other' },
  { title: '' },
  { title: '123456' },
  { note: '123456' },
  { days: 0 },
  { days: 10 },
  { days: '' },
  { from: null },
  { until: 'x' },
  { isClosed: 'true' },
])('refuses %j', (input) => {
  expect(z.object(inputsOf(fields)).partial().safeParse(input).success).toBe(false)
})

it('an empty text of a multipart form is null', () => {
  const change = z.object(formInputsOf(fields)).partial()
  expect(change.parse({ until: '', agreedOn: '' })).toEqual({ until: null, agreedOn: null })
  expect(change.safeParse({ title: '' }).success).toBe(false)
})

it('a form shows null as an empty text, and sends an empty text as null', () => {
  const form = toForm(fields, { ...filled, days: null, until: null })
  expect(form).toEqual({ ...filled, days: '', until: '' })
  expect(fromForm(fields, form)).toEqual({ ...filled, days: null, until: null })
  expect(fromForm(fields, toForm(fields, filled))).toEqual({ ...filled, days: '3' })
})

it('a form shows numbers in the digits of the office, and other texts as they are', () => {
  const form = toForm(fields, { ...filled, title: 'শ্রেণি 9' }, 'bn')
  expect(form).toMatchObject({ title: 'শ্রেণি 9', days: '৩', until: filled.until })
})

it('a form sends only the fields', () => {
  const form = { ...toForm(fields, filled), typed: 'ক' }
  expect(fromForm(fields, form)).not.toHaveProperty('typed')
})

it('the form of a new record is blank, without a chosen record', () => {
  expect(toForm(fields, {})).toEqual({
    ...EMPTY,
    title: '',
    days: '',
    from: '',
    until: '',
    agreedOn: '',
    officerId: '',
  })
})

it('an answer has every field but the private ones', () => {
  const record = recordOf('Made', outputsOf(fields))
  const { agreedOn, ...visible } = filled
  const bookkeeping = { _id: 'x', updatedAt: '', version: 1, isSample: false }
  expect(record.parse({ ...bookkeeping, ...visible })).toEqual({ ...bookkeeping, ...visible })
  expect(record.parse({ ...bookkeeping, ...visible, agreedOn })).toHaveProperty('agreedOn')
  const { title: _, ...rest } = visible
  expect(record.safeParse({ ...bookkeeping, ...rest }).success).toBe(false)
})
