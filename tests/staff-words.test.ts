import { expect, it } from 'vitest'
import { bijoyWords } from '#src/office/bijoy-words.ts'
import { sectionWords } from '#src/office/section-words.ts'
import { overviewWords } from '#src/features/overview/office/words.ts'
import { textFileWords } from '#src/office/text-file-words.ts'
import { calendarListWords } from '#src/features/calendar/office/list-words.ts'
import { calendarFieldWords } from '#src/features/calendar/office/field-words.ts'
import { calendarWords } from '#src/features/calendar/office/words.ts'
import { routineFieldWords } from '#src/features/routine/office/field-words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { documentWords } from '#src/features/documents/office/words.ts'
import { galleryWords } from '#src/features/galleries/office/words.ts'
import { officerWords } from '#src/features/people/office/words.ts'
import { siteWords } from '#src/features/profile/office/site-words.ts'
import { profileWords } from '#src/features/profile/office/words.ts'
import { accountWords } from '#src/features/accounts/office/words.ts'
import { twoStepWords } from '#src/features/accounts/office/two-step-words.ts'
import { routineWords } from '#src/features/routine/office/words.ts'
import { studentCountWords } from '#src/features/student-counts/office/words.ts'
import { binWords } from '#src/records/bin/office/words.ts'
import { historyWords } from '#src/records/history/office/words.ts'
import { ERROR_SENTENCES } from '#src/errors/sentences.ts'
import { errorsBn } from '#src/words/errors-bn.ts'
import { staffBn } from '#src/words/staff-bn.ts'
import { staffEn } from '#src/words/staff-en.ts'

const SCREENS = {
  staff: { bn: staffBn, en: staffEn },
  errors: { bn: errorsBn, en: ERROR_SENTENCES },
  bijoyWords,
  overviewWords,
  sectionWords,
  textFileWords,
  calendarWords,
  calendarFieldWords,
  calendarListWords,
  routineFieldWords,
  editorWords: { bn: writeWords.bn.editor, en: writeWords.en.editor },
  letterWords: { bn: publishWords.bn.letterFields, en: publishWords.en.letterFields },
  documentWords,
  galleryWords,
  officerWords,
  siteWords,
  profileWords,
  accountWords,
  twoStepWords,
  routineWords,
  studentCountWords,
  binWords,
  historyWords,
}

/** Every text of the office by its key; functions are called with empty values. */
function textsIn(language: 'bn' | 'en'): [string, string][] {
  return Object.entries(SCREENS).flatMap(([name, words]) => leaves(words[language], name))
}

function leaves(words: object, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}.${name}`
    if (typeof value === 'object') return leaves(value as object, path)
    return [[path, typeof value === 'function' ? String(value()) : (value as string)]]
  })
}

const holding = (language: 'bn' | 'en', pattern: RegExp) =>
  textsIn(language)
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path)

it('cancelling has one word, which is never the word for removing', () => {
  expect(holding('bn', /বাদ দিন/)).toEqual([])
  expect(holding('bn', /^না, থাক$/)).toEqual(['staff.common.cancel'])
  expect(holding('en', /^Cancel$/)).toEqual(['staff.common.cancel'])
})

it('storing is called saving, in both languages', () => {
  // Only buttons and results are checked; sentences may use the word for keeping.
  expect(holding('bn', /(^|\s)রাখুন ?(\(|$)/)).toEqual([])
  // “Put in place no. 3” is about the order.
  expect(holding('bn', /(?<!নম্বরে )রাখা (হয়েছে|হচ্ছে|গেল না)[।…. ]*(\(|$)/)).toEqual([])
  expect(holding('en', /^(Keep|Keeping)\b[^.]*$/)).toEqual(['staff.conflict.keepTheirs'])
})
