import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { officerRecord, type OfficerRecord } from './schema.ts'
import { cleanRestoredPage } from './clean-page.ts'
import { officerReads, officerWrites } from './api.ts'
import { removeSampleOfficers, sampleOfficerSteps } from './sample.ts'
import { createOfficerStore } from './store.ts'
import { peopleUndos } from './subject.ts'
import { answersTo, joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../words/format.ts'
import { bn, en } from '../../words/public-words.ts'
import { schoolWords } from '../../words/school-words.ts'
import { findHead, isVacant } from '../../words/head-teacher.ts'

const officerTexts = textsAtOnce(async ({ officers }) =>
  (await officers.list()).map((officer) => ({ id: officer._id, fields: { ...officer } })),
)

const officerExport: ExportedList = exportAtOnce(
  officerRecord.omit({ isPhoneHidden: true }),
  ({ officers }) => officers.list(),
)

export const people = {
  stores: (database: Database) => ({ officers: createOfficerStore(database) }),
  undos: peopleUndos,
  exports: { officers: officerExport },
  writtenTexts: { officers: officerTexts },
  prepareRestored: cleanRestoredPage,
  searchEntries: listPeople,
  officeEntries: listOfficerEntries,
  sampleSteps: sampleOfficerSteps,
  sampleRemovals: { officer: removeSampleOfficers },
  openCalls: [['', officerReads]],
  staffCalls: [['', officerWrites]],
} satisfies Feature

/** Telephone numbers find their owners too, also those that visitors do not see. */
async function listOfficerEntries({ officers }: Stores): Promise<OfficeEntry[]> {
  return (await officers.list()).map(({ _id, name, designation, subject, phone, email }) => ({
    kind: 'officers',
    title: name,
    note: [designation, subject].filter(Boolean).join(', '),
    text: [designation, subject, phone, email].join('\n'),
    address: `${contentKinds.officers.screenPath}?${new URLSearchParams({ q: name })}`,
    row: _id,
  }))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof people> {}
}

const PATH = contentKinds.officers.pages[0].path
const NUMBER = ['ফোন', 'নম্বর', 'ফোন নম্বর']

type Timetables = Awaited<ReturnType<Stores['routines']['list']>>

/** The page, and the card of each person on it, that of the head first. */
async function listPeople({ officers, routines }: Stores): Promise<Listed[]> {
  const listed = await officers.listVisible()
  const timetables = await routines.list()
  const { html } = await officers.ownPage.find()
  const head = findHead(listed)
  // A school's own page has no cards.
  const cards =
    html === null
      ? listed
          .filter((officer) => !isVacant(officer))
          .toSorted((a, b) => Number(b === head) - Number(a === head))
      : []
  // A qualification can be the name of a class: অষ্টম শ্রেণি.
  const described = listed.map(({ name, designation, subject }) =>
    joinFilled([name, designation, subject]),
  )
  const text = [`${formatNumber(listed.length, 'bn')} জন`, described.join('; ')].join(': ')
  return [
    {
      ...listedPage({
        url: PATH,
        titleIn: (words) => words.officers.title,
        texts: [described.join('; '), ...NUMBER],
        asked: [
          ...answersTo(['staff']),
          ...(head ? [] : answersTo(['teacher'], ['প্রধান head'])),
          ...(html === null ? [] : answersTo(['person', 'teacher'], described)),
        ],
      }),
      textIn: () => text,
    },
    ...cards.map((officer) => ({
      ...card(officer, timetables),
      ...(officer === head && { subjects: ['head' as const] }),
    })),
  ]
}

function card(
  { _id, category, name, designation, subject, phone }: OfficerRecord,
  timetables: Timetables,
): Listed {
  const taught = timetables.flatMap(({ className, lessons }) =>
    lessons
      .filter(({ teacherId }) => teacherId === _id)
      .map((lesson) => ({ className, subject: lesson.subject })),
  )
  const inClasses = Array.from(
    Map.groupBy(taught, ({ className }) => className),
    ([className, lessons]) => [
      name,
      schoolWords.bn.classes[className],
      schoolWords.en.classes[className],
      ...new Set(lessons.map((lesson) => lesson.subject)),
    ],
  )
  const subjects = [...new Set(taught.map((lesson) => lesson.subject))]
  const textsIn = ({ officers }: typeof bn) => [
    joinFilled([designation, subject]),
    officers.columns.contact,
  ]
  return {
    ...listedPage({
      url: `${PATH}#${_id}`,
      titleIn: () => name,
      texts: { bn: [...textsIn(bn), ...NUMBER], en: textsIn(en) },
      asked: [
        ...answersTo(category === 'teacher' ? ['person', 'teacher'] : ['person'], [
          name,
          designation,
          subject,
        ]),
        ...[[name, ...subjects], ...inClasses].flatMap((names) =>
          answersTo(['teacher'], names, { isSecond: true }),
        ),
      ],
    }),
    textIn: (language) => joinFilled([designation, subject, inDigits(phone, language)]),
    isFoundByTitle: true,
  }
}
