import { contentKinds } from '../../content.ts'
import { combine, type Listed, listedPage } from '../../search/listed.ts'

const ANSWERS = [
  ...combine(['ছাত্রী', 'শিক্ষার্থী'], ['সংখ্যা', 'কত', 'কতজন', 'কত জন', 'মোট']),
  'how many students',
  'number of students',
  'student count',
  'total students',
]

export async function listStudentCounts(): Promise<Listed[]> {
  return [
    listedPage({
      url: contentKinds.studentCounts.pages[0].path,
      titleIn: (words) => words.studentCount.title,
      texts: [],
      answers: ANSWERS,
    }),
  ]
}
