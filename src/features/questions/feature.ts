import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { subjectOf } from '../../search/subject.ts'
import type { Day } from '@pathshala/bengali/days'
import { bn, en } from '../../words/public-words.ts'
import { toPlainText } from '../documents/markdown/plain-text.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { questionReads, questionWrites } from './api.ts'
import { questionRecord } from './schema.ts'
import { sampleQuestionSteps } from './sample.ts'
import { createQuestionStore } from './store.ts'
import { questionUndos } from './subject.ts'
import { createUnansweredStore } from './unanswered/store.ts'

const {
  apiPath,
  screenPath,
  pages: [{ path: PATH }],
} = contentKinds.questions

const questionExport: ExportedList = exportAtOnce(questionRecord, (stores) =>
  stores.questions.list(),
)

const questionTexts = textsAtOnce(async (stores) =>
  (await stores.questions.list()).map(({ _id: id, question, answer }) => ({
    id,
    fields: { question, answer },
  })),
)

export const questions = {
  stores: (database: Database, today: () => Day) => ({
    questions: createQuestionStore(database),
    unanswered: createUnansweredStore(database, today),
  }),
  undos: questionUndos,
  exports: { questions: questionExport },
  writtenTexts: { questions: questionTexts },
  searchEntries: listQuestions,
  officeEntries: listQuestionEntries,
  sampleSteps: sampleQuestionSteps,
  sampleRemovals: { question: (database) => removeSampleRows(database, 'question') },
  openCalls: [[apiPath, questionReads]],
  staffCalls: [[apiPath, questionWrites]],
} satisfies Feature

/** The page, and each answered question, which is the first result for its own words. */
async function listQuestions({ questions: store }: Stores): Promise<Listed[]> {
  const answered = await store.listVisible()
  if (answered.length === 0) return []
  const page = listedPage({
    url: PATH,
    titleIn: (words) => words.questions.title,
    texts: [],
    answers: ['প্রশ্ন উত্তর', 'জিজ্ঞাসা', 'faq', 'questions'],
  })
  const each = answered.map(({ _id, question, answer, questionEnglish, answerEnglish, topic }) =>
    listedPage({
      url: `${PATH}#${_id}`,
      titleIn: (words) => (words === en && questionEnglish) || question,
      texts: { bn: [toPlainText(answer)], en: [toPlainText(answerEnglish || answer)] },
      tags: [bn, en].map((words) => words.questions.topics[topic]),
      answers: [question, questionEnglish].filter(Boolean),
      subjects: [question, questionEnglish].flatMap((text) => subjectOf(text)?.subject ?? []),
      isByText: true,
    }),
  )
  return [page, ...each]
}

async function listQuestionEntries({ questions: store }: Stores): Promise<OfficeEntry[]> {
  return (await store.list()).map(({ _id, question, answer, questionEnglish, answerEnglish }) => ({
    kind: 'questions',
    title: question,
    note: '',
    text: joinFilled([questionEnglish, toPlainText(answer), toPlainText(answerEnglish)], '\n'),
    address: `${screenPath}?${new URLSearchParams({ q: question })}`,
    row: _id,
  }))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof questions> {}
}
