import { expect, it } from 'vitest'
import { categoryOfPost, cleanPerson, inUnicode } from './clean-person.ts'

it('converts the whole row if one cell is in Bijoy, and leaves the address as it is', () => {
  const row = { name: '‡gvQvt mvjgv Av³vi', qualification: 'Gg.G', email: 'a@b.example' }
  expect(inUnicode(row)).toEqual({
    name: 'মোছাঃ সালমা আক্তার',
    qualification: 'এম.এ',
    email: 'a@b.example',
  })
})

it.each([
  ['phone', '1711000002', '01711000002'],
  ['phone', '="01711000009"', '01711000009'],
  ['email', 'mailto:a@b.example', 'a@b.example'],
  ['category', 'কর্মচারী', 'officer'],
  ['category', 'শিক্ষক (teacher)', 'teacher'],
  ['category', 'officer', 'officer'],
  ['category', 'অফিস কর্মকর্তা', 'officer'],
  ['category', 'ছাত্রী', 'ছাত্রী'],
  ['phoneOf', 'ব্যক্তিগত (personal)', 'personal'],
  ['phoneConsentOn', '১৬ ডিসেম্বর ২০২৬', '2026-12-16'],
])('reads the %s %j as %j', (field, written, read) => {
  expect(cleanPerson({ [field]: written }, undefined)).toEqual({
    cells: { [field]: read },
    remarks: [],
  })
})

it('drops a wrong telephone number or e-mail address, and says so in a remark', () => {
  const { cells, remarks } = cleanPerson({ phone: 'abc', email: 'school', name: 'ক' }, undefined)
  expect(cells).toEqual({ name: 'ক' })
  expect(remarks).toMatchObject([
    { path: 'email', code: 'not-a-mail-address', params: { text: 'school' } },
    { path: 'phone', code: 'not-a-phone', params: { text: 'abc' } },
  ])
})

it('an empty category leaves the person in the part that the list or the post names', () => {
  expect(cleanPerson({ category: '' }, undefined).cells).toEqual({})
})

it.each([
  'অফিস সহকারী-কাম-কম্পিউটার মুদ্রাক্ষরিক',
  'হিসাব সহকারী',
  'সহকারী গ্রন্থাগারিক',
  'নিরাপত্তা প্রহরী',
  'নিরাপত্তাকর্মী',
  'আয়া',
  'MLSS',
])('%s is a post of staff', (post) => {
  expect(categoryOfPost(post)).toBe('officer')
})

it.each(['সহকারী শিক্ষক (হিসাববিজ্ঞান)', 'সহকারী শিক্ষক (গ্রন্থাগার ও তথ্যবিজ্ঞান)', 'ধর্মীয় শিক্ষক', 'প্রদর্শক'])(
  '%s is a post of a teacher',
  (post) => {
    expect(categoryOfPost(post)).toBe('teacher')
  },
)
