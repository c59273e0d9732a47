import { contentKinds } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
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
import { COUNT_FIELDS } from './fields.ts'
import { keptYear, studentCountRecord } from './schema.ts'
import { createStudentCountStore } from './store.ts'
import { studentCountUndos } from './subject.ts'
import { createStudentYearStore, removeSampleYears } from './years-store.ts'
import { studentYearReads, studentYearWrites } from './years-api.ts'
import type { Day } from '@pathshala/bengali/days'
import { answersTo, joinFilled, type Listed, listedPage, listedThing } from '../../search/listed.ts'
import { formatNumber } from '../../words/format.ts'
import { bn, en } from '../../words/public-words.ts'
import type { Language } from '../../words/language.ts'
import { classAnchor, sumAnchor } from './anchors.ts'

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

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof studentCounts> {}
}

/** The page with the total, a row for each sum, and each class. */
async function listStudentCounts({ studentCounts: store }: Stores): Promise<Listed[]> {
  const { groups, sums, total } = await store.listForVisitors()
  const path = contentKinds.studentCounts.pages[0].path
  const wordsIn = { bn: bn.studentCount, en: en.studentCount }
  const inBoth = (textIn: (language: Language) => string) => ({
    bn: textIn('bn'),
    en: textIn('en'),
  })
  const number = (value: number | 'few' | null, language: Language) =>
    value === 'few' ? wordsIn[language].few : value === null ? '' : formatNumber(value, language)
  const text = inBoth((language) => wordsIn[language].lead(formatNumber(total, language)))
  return [
    {
      ...listedPage({
        url: path,
        titleIn: (words) => words.studentCount.title,
        texts: [],
        asked: answersTo(['count']),
      }),
      textIn: (language) => text[language],
    },
    ...COUNT_FIELDS.filter((field) => field !== 'girls').map((field) =>
      listedThing({
        url: `${path}#${sumAnchor(field)}`,
        titleIn: ({ studentCount: { title, counts } }) => `${title}: ${counts[field]}`,
        names: [bn, en].map((words) => words.studentCount.counts[field]),
        kinds: ['count', 'pupils'],
        text: inBoth((language) =>
          joinFilled([wordsIn[language].counts[field], number(sums[field], language)], ': '),
        ),
      }),
    ),
    ...groups.map((group) => {
      const { className } = group
      const named = [bn, en].map((words) => words.studentCount.classes[className])
      const ofSections = group.sections.map(
        ({ shift, section }) =>
          `${bn.studentCount.shifts[shift]} ${bn.studentCount.sections[section]}`,
      )
      const sectionWords = [bn.studentCount.section, bn.studentCount.shift, ...ofSections]
      const ofClass = listedThing({
        url: `${path}#${classAnchor(className)}`,
        titleIn: ({ studentCount: { title, classes } }) => `${title}: ${classes[className]}`,
        names: named,
        kinds: ['count', 'pupils'],
        text: inBoth((language) => {
          const { classTotal, classes, sectionOf, shifts, sections: letters } = wordsIn[language]
          return [
            classTotal(classes[className], formatNumber(group.total, language)),
            ...group.sections.map(
              (one) =>
                `${sectionOf(shifts[one.shift], letters[one.section])}: ${number(one.total, language)}`,
            ),
          ].join('; ')
        }),
      })
      const more = answersTo(['count', 'pupils'], [...named, ...sectionWords], { isSecond: true })
      return { ...ofClass, asked: [...(ofClass.asked ?? []), ...more] }
    }),
  ]
}
