import { expect, it } from 'vitest'
import { titleOfName } from './title-of-name.ts'

it.each([
  ['সময়সূচি-সংশোধিত.pdf', 'সময়সূচি সংশোধিত'],
  ['বার্ষিক_পরীক্ষার_রুটিন_২০২৬ (1).pdf', 'বার্ষিক পরীক্ষার রুটিন ২০২৬'],
  ['Annual-Exam-Routine 2026-11-23.xlsx', 'Annual Exam Routine 2026-11-23'],
  ['Class 6 admission form - Copy.docx', 'Class 6 admission form'],
  ['ভর্তি.pdf', 'ভর্তি'],
])('proposes the title of the file %s', (name, title) => {
  expect(titleOfName(name)).toBe(title.normalize('NFC'))
})

it.each([
  'IMG_20261123_104512.jpg',
  'scan0001.pdf',
  'Scanned Document 12.pdf',
  'CamScanner 11-23-2026 10.45.pdf',
  'DOC-20261123-WA0003.pdf',
  'WhatsApp Image 2026-11-23 at 10.45.12 AM.jpeg',
  'Screenshot_2026-11-23.png',
  'New Microsoft Word Document (2).docx',
  'f3a9c1d27b664e0f9c1d.pdf',
  '1732345678901.pdf',
  'notice.pdf',
  'bvwUk †bvwUk ‡m.docx',
  '.pdf',
])('proposes nothing for the name %s', (name) => {
  expect(titleOfName(name)).toBeUndefined()
})
