import { expect, it } from 'vitest'
import { isSamePerson } from '../features/people/import.ts'
import { findClashes } from '../features/routine/clashes.ts'
import { findByName, findByPart, listNamed, personName } from '@pathshala/bengali/person-name'

// `same`: one person in lists of people and in a move. `alike`: one person in a routine and on the contact page.
it.each([
  ['মো. রফিক', 'মোঃ রফিক', 'same'],
  ['মো.রফিক', 'মোঃ  রফিক', 'same'],
  ['মো রফিক', 'মো: রফিক', 'same'],
  ['Md. Rafiq', 'Md Rafiq', 'same'],
  ['Mohammad Rafiq', 'MD. Rafiq', 'same'],
  ['মোহাম্মদ রফিক', 'মোঃ রফিক', 'same'],
  ['মোহাঃ রফিক', 'মুহাম্মদ রফিক', 'same'],
  ['মোছাঃ সালমা আক্তার', 'মোসাঃ সালমা আক্তার', 'same'],
  ['মোছাঃ সালমা আক্তার', 'মোসাম্মৎ সালমা আক্তার', 'same'],
  ['Mst. Salma', 'Most. Salma', 'same'],
  ['জনাব মোঃ রফিক', 'মো. রফিক', 'same'],
  ['জনাব রফিক', 'রফিক', 'same'],
  ['মিসেস সালমা', 'সালমা', 'same'],
  ['Mrs. Salma', 'Salma', 'same'],
  ['সালমা ম্যাডাম', 'মিস সালমা', 'same'],
  ['ড. রফিক', 'ডঃ রফিক', 'same'],
  ['Dr. Rafiq', 'Dr Rafiq', 'same'],
  ['ড. মোঃ রফিক', 'ডঃ মো. রফিক', 'same'],
  ['আলহাজ্ব মোঃ রফিক', 'মোঃ রফিক', 'same'],
  ['রফিক (বিজ্ঞান)', 'রফিক(বিজ্ঞান)', 'same'],
  ['মোছাঃ সালমা আক্তার', 'সালমা আক্তার', 'alike'],
  ['Mst. Salma', 'Salma', 'alike'],
  ['মোহাঃ রফিক', 'রফিক', 'alike'],
  ['ড. রফিক', 'রফিক', 'alike'],
  ['Dr. Rafiq', 'rafiq', 'alike'],
  ['মোঃ রফিক', 'মোছাঃ রফিক', 'alike'],
  ['সেলিনা', 'সেলীনা', 'alike'],
  ['সালমা আক্তার', 'সালমা খাতুন', 'different'],
  ['মোস্তফা', 'ফা', 'different'],
  ['মোমেনা', 'মেনা', 'different'],
  ['ডলি', 'লি', 'different'],
  ['মিসবাহ', 'বাহ', 'different'],
  ['Mdrafiq', 'rafiq', 'different'],
])('%j and %j are %s', (one, other, relation) => {
  const [isSame, isAlike] = [relation === 'same', relation !== 'different']
  const post = { designation: 'শিক্ষক', phone: '' }
  const listed = [{ _id: '1', name: other }]
  const lesson = (teacher: string, subject: string) => ({
    lesson: { day: 0, teacherId: null, teacher, subject },
    from: '10:00',
    to: '10:40',
  })
  const slots = [lesson(other, 'গণিত')] as unknown as Parameters<typeof findClashes>[1]
  const slot = lesson(one, 'বাংলা') as unknown as Parameters<typeof findClashes>[0]
  expect({
    names: personName(one) === personName(other),
    lists: isSamePerson({ name: one, ...post }, { name: other, ...post }),
    movesAndCommittees: listNamed(one, listed).length === 1,
    routineAndContact: findByName(one, listed) !== undefined,
    pastedRoutine: findByPart(one, listed) !== undefined,
    clash: findClashes(slot, slots).length === 1,
  }).toEqual({
    names: isSame,
    lists: isSame,
    movesAndCommittees: isSame,
    routineAndContact: isAlike,
    pastedRoutine: isAlike,
    clash: isAlike,
  })
})

it('a name of titles only stays', () => {
  expect(personName('স্যার')).toBe('স্যার')
  expect(findByName('স্যার', [{ _id: '1', name: 'স্যার' }])?._id).toBe('1')
})
