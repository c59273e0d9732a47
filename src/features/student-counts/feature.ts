import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { schoolWords } from '../../words/school-words.ts'
import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
} from '../feature.ts'
import { studentCountReads, studentCountWrites } from './api.ts'
import { sampleCountSteps } from './sample.ts'
import { z } from 'zod'
import { keptYear, studentCountRecord } from './schema.ts'
import { createStudentCountStore } from './store.ts'
import { studentCountUndos } from './subject.ts'
import { createStudentYearStore, removeSampleYears } from './years-store.ts'
import { studentYearReads, studentYearWrites } from './years-api.ts'
import type { Day } from '../../words/days.ts'
import { combine, type Listed, listedPage } from '../../search/listed.ts'

/** Also those of a coming year. */
const studentCountExport: ExportedList = exportAtOnce(
  studentCountRecord,
  async ({ studentCounts }) => {
    const coming = await studentCounts.findComingYear()
    return [
      ...(await studentCounts.list()),
      ...(coming === undefined ? [] : await studentCounts.list(coming)),
    ]
  },
)

const { sections, ...yearFields } = keptYear.shape

/** A row for each section of each closed year. */
const studentYearExport: ExportedList = exportAtOnce(
  z.object({ year: yearFields.year, takenOn: yearFields.takenOn, ...sections.element.shape }),
  async ({ studentYears }) =>
    (await studentYears.list()).flatMap(({ year, takenOn, sections: own }) =>
      own.map((section) => ({ year, takenOn, ...section })),
    ),
)

const prefix = contentKinds.studentCounts.apiPath

export const studentCounts = {
  stores: (database: Database, today: () => Day) => {
    const store = createStudentCountStore(database, today)
    return { studentCounts: store, studentYears: createStudentYearStore(database, today, store) }
  },
  undos: studentCountUndos,
  exports: { studentCounts: studentCountExport, studentYears: studentYearExport },
  writtenTexts: { studentCounts: undefined },
  searchEntries: listStudentCounts,
  officeEntries: listCountEntries,
  sampleSteps: sampleCountSteps,
  sampleRemovals: {
    studentCount: async (database) => {
      await removeSampleYears(database)
      return removeSampleRows(database, 'studentCount')
    },
  },
  openCalls: [
    [prefix, studentCountReads],
    [prefix, studentYearReads],
  ],
  staffCalls: [
    [prefix, studentCountWrites],
    [prefix, studentYearWrites],
  ],
} satisfies Feature

async function listCountEntries({ studentCounts: store }: Stores): Promise<OfficeEntry[]> {
  return (await store.list()).map(({ className, shift, section }) => {
    const [title, english] = [schoolWords.bn, schoolWords.en].map((words) =>
      words.sectionOf(words.classes[className], words.sections[section], words.shifts[shift]),
    ) as [string, string]
    const choice = new URLSearchParams({ className, shift, section })
    const { screenPath } = contentKinds.studentCounts
    return {
      kind: 'studentCounts',
      title,
      note: '',
      text: english,
      address: `${screenPath}?${choice}`,
    }
  })
}

declare module '../../school/school.ts' {
  interface Stores extends StoresOf<typeof studentCounts> {}
}

const ANSWERS = [
  ...combine(
    ['', 'মোট'],
    ['ছাত্রী', 'শিক্ষার্থী'],
    ['সংখ্যা', 'কত', 'কতজন', 'কত জন', 'মোট', 'তথ্য', 'পরিসংখ্যান', 'statistics'],
  ),
  'how many students',
  'number of students',
  'student count',
  'total students',
]

async function listStudentCounts(): Promise<Listed[]> {
  return [
    listedPage({
      url: contentKinds.studentCounts.pages[0].path,
      titleIn: (words) => words.studentCount.title,
      texts: [],
      answers: ANSWERS,
    }),
  ]
}
