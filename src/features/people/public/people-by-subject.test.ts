import { expect, it } from 'vitest'
import { peopleBySubject } from './people-by-subject.ts'

const person = (name: string, subject: string) => ({ _id: name, name, subject })

it('lists a person under each of her subjects, and keeps the order of the list', () => {
  const people = [
    person('শাহানা', 'বাংলা'),
    person('সুভাষ', 'পদার্থবিজ্ঞান, রসায়ন'),
    person('মিতা', ''),
    person('রুবিনা', ' বাংলা ,, গণিত, বাংলা'),
    person('রফিকুল', 'তথ্য ও যোগাযোগ প্রযুক্তি'),
  ]
  const names = peopleBySubject(people).map(([subject, teachers]) => [
    subject,
    ...teachers.map(({ name }) => name),
  ])
  expect(names).toEqual([
    ['বাংলা', 'শাহানা', 'রুবিনা'],
    ['পদার্থবিজ্ঞান', 'সুভাষ'],
    ['রসায়ন', 'সুভাষ'],
    ['গণিত', 'রুবিনা'],
    ['তথ্য ও যোগাযোগ প্রযুক্তি', 'রফিকুল'],
  ])
})
