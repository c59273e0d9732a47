import { expect, it, test } from 'vitest'
import { priceInEnglish, serviceIn, timeInEnglish } from './english-service.ts'
import data from './sample.json' with { type: 'json' }

test.each([
  ['বিনামূল্যে', 'Free of charge'],
  ['বিনা মূল্যে।', 'Free of charge'],
  ['৫০ টাকা; রসিদে', '50 taka, with a receipt'],
  ['১০০ টাকা', '100 taka'],
  ['১ কার্যদিবস', '1 working day'],
  ['২০ কার্য দিবসের মধ্যে', '20 working days'],
  ['একই দিনে', 'The same day'],
  ['সরকারী বিধি অনুযায়ী', 'By the government’s rules'],
  ['৳ ৫০', '50 taka'],
  ['৫০/- টাকা', '50 taka'],
])('%s is %s', (bengali, english) =>
  expect(priceInEnglish(bengali) || timeInEnglish(bengali)).toBe(english),
)

test.each([
  '',
  '৩–৫ কার্যদিবস',
  '১,০০০ টাকা',
  '৫০.৫০ টাকা',
  'আবেদন ফি ১০০ টাকা',
  'টাকা',
  'ভর্তির ফি বিনামূল্যে নয়',
  '৫% টাকা',
  '-৫ দিন',
  '৫+ দিন',
  '০০৫ দিন',
  '৩',
])('“%s” has no English of its own', (text) =>
  expect([priceInEnglish(text), timeInEnglish(text)]).toEqual(['', '']),
)

it('a number alone is no price, and a price no time', () => {
  expect(timeInEnglish('৫০ টাকা')).toBe('')
  expect(priceInEnglish('৩ দিন')).toBe('')
})

const [admission] = data.services

it('a service has what the school writes before the usual words, and Bengali where neither is', () => {
  const bengali = { time: '৩ কার্যদিবস', timeEnglish: '', papers: 'ক', papersEnglish: '' }
  const service = { ...admission, ...bengali } as never
  expect(serviceIn('en', service)).toMatchObject({ time: '3 working days', papers: 'ক' })
  expect(serviceIn('en', Object.assign({}, service, { timeEnglish: 'Soon' })).time).toBe('Soon')
  expect(serviceIn('bn', service)).toBe(service)
})

it('every service of the sample is in English', () => {
  const shown = data.services.map((service) => serviceIn('en', service as never))
  const bengali = shown.flatMap(({ name, method, papers, price, time }) =>
    [name, method, papers, price, time].filter((text) => /[\u0980-\u09FF]/.test(text)),
  )
  expect(bengali).toEqual([])
})
