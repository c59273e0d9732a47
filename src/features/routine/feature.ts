import { contentKinds, teacherWeekUrl } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { routineReads, routineWrites } from './api.ts'
import type { Stores } from '../../request/school.ts'
import {
  answersTo,
  combine,
  joinFilled,
  type Listed,
  listedPage,
  listedThing,
} from '../../search/listed.ts'
import { type Day, SCHOOL_WEEK, shortWeekdayName, weekdayName } from '@pathshala/bengali/days'
import { bn, en, type Words } from '../../words/public-words.ts'
import { schoolWords } from '../../words/school-words.ts'
import { sectionUrl } from './addresses.ts'
import { sectionName } from './section-name.ts'
import { sampleRoutineSteps } from './sample.ts'
import { routineRecord, type RoutineRecord } from './schema.ts'
import { createRoutineStore } from './store.ts'
import { routineUndos } from './subject.ts'

const LANGUAGES = ['bn', 'en'] as const

const OF_DAYS = combine(
  SCHOOL_WEEK.flatMap((day) =>
    LANGUAGES.flatMap((language) => [weekdayName(day, language), shortWeekdayName(day, language)]),
  ),
  ['রুটিন', 'ক্লাস রুটিন', 'ক্লাস'],
)

/** The page has the times of every period. */
const OF_TIMES = combine(
  ['স্কুল', 'ক্লাস', 'শিফট', 'প্রভাতি শিফট', 'দিবা শিফট'],
  ['সময়', 'সময়সূচি', 'শুরু', 'শুরু সময়', 'শুরু শেষ'],
)

/** Leaves out names of teachers from the list of officers. `officerTexts` has them. */
const routineTexts = textsAtOnce(async ({ routines }) =>
  (await routines.listAll()).map(({ _id: id, periods, lessons }) => ({
    id,
    fields: {
      periods: periods.map(({ name }) => name),
      lessons: lessons.map(({ subject, teacherId, teacher }) =>
        teacherId === null ? [subject, teacher] : [subject],
      ),
    },
  })),
)

const routineExport: ExportedList = exportAtOnce(routineRecord, ({ routines }) =>
  routines.listAll(),
)

const prefix = contentKinds.routines.apiPath

export const routine = {
  stores: (database: Database, today: () => Day) => ({
    routines: createRoutineStore(database, today),
  }),
  undos: routineUndos,
  exports: { routines: routineExport },
  writtenTexts: { routines: routineTexts },
  searchEntries: listRoutines,
  officeEntries: undefined,
  sampleSteps: sampleRoutineSteps,
  sampleRemovals: { routine: (database) => removeSampleRows(database, 'routine') },
  openCalls: [[prefix, routineReads]],
  staffCalls: [[prefix, routineWrites]],
} satisfies Feature

/** The page, and the routine of each section and each teacher. */
async function listRoutines({ routines, officers }: Stores): Promise<Listed[]> {
  const all = await routines.list()
  const classes = all.flatMap(({ className }) =>
    LANGUAGES.map((language) => schoolWords[language].classes[className]),
  )
  const teaching = new Set(all.flatMap(({ lessons }) => lessons.map(({ teacherId }) => teacherId)))
  const teachers = (await officers.list()).filter(({ _id }) => teaching.has(_id))
  const titled = (name: string, { routine: { title } }: Words) => `${title}: ${name}`
  return [
    listedPage({
      url: contentKinds.routines.pages[0].path,
      titleIn: (words) => words.routine.title,
      texts: all.map(wordsOf),
      asked: answersTo(['hours'], ['টিফিন', 'বিরতি', 'tiffin', 'break']),
      answers: [...OF_DAYS, ...OF_TIMES, ...combine([...new Set(classes)], ['', 'রুটিন'])],
    }),
    ...all.map((record) =>
      listedThing({
        url: sectionUrl(record),
        titleIn: (words) => titled(sectionName(record, words), words),
        names: [bn, en].map((words) => sectionName(record, words)),
        kinds: ['routine'],
        text: wordsOf(record),
      }),
    ),
    ...teachers.map(({ _id, name, subject }) =>
      listedThing({
        url: teacherWeekUrl(_id),
        titleIn: (words) => titled(name, words),
        names: [name],
        kinds: ['routine'],
        text: subject,
      }),
    ),
  ]
}

/** The section, and each pair of subject and teacher once. */
function wordsOf(record: RoutineRecord): string {
  const taught = record.lessons.map(({ subject, teacher }) => joinFilled([subject, teacher]))
  return `${sectionName(record, bn)}: ${[...new Set(taught)].join('; ')}`
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof routine> {}
}
