import { DOCUMENT_KINDS, forEachKey } from '../../../content.ts'
import { calendarFieldWords } from '../../../features/calendar/office/field-words.ts'
import { officerWords } from '../../../features/people/office/words.ts'
import { siteWords } from '../../../features/profile/office/site-words.ts'
import { profileWords } from '../../../features/profile/office/words.ts'
import { accountWords } from '../../../features/accounts/office/words.ts'
import { routineFieldWords } from '../../../features/routine/office/field-words.ts'
import { studentCountWords } from '../../../features/student-counts/office/words.ts'
import { sectionWords } from '../../../office/section-words.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { Language } from '../../../words/language.ts'
import type { HistoryKind } from '../kinds.ts'
import { historyWords } from './words.ts'

type Labels = Record<string, string>

/** The labels of the fields of each kind; fields without a label are not shown. */
export function fieldLabels(language: Language): Record<HistoryKind, Labels> {
  const { videoLink, photo, order, html, ...document } = historyWords[language].fields
  const { title } = document
  const counts = studentCountWords[language]
  const { className, shift, section } = sectionWords[language]
  const account = accountWords[language]
  const site = siteWords[language]
  return {
    ...forEachKey(DOCUMENT_KINDS, () => document),
    photos: { title },
    jubilee: { title, videoLink },
    calendar: calendarFieldWords[language].fields,
    routines: { className, shift, section, ...routineFieldWords[language] },
    officers: { ...officerWords[language].fields, photo },
    studentCounts: { className, shift, section, ...counts.fields },
    photoOrder: { order },
    jubileeOrder: { order },
    officerOrder: { order },
    teacherPage: { html },
    schoolInfo: profileWords[language].schoolInfo.fields,
    contact: profileWords[language].contact.fields,
    site: {
      ...site.fields,
      logo: site.sections.logo,
      headTeacherPhoto: site.sections.headTeacherPhoto,
    },
    sample: {},
    account: { username: account.username, role: account.role },
  }
}

/** The labels of the values that a field can have. */
export function valueNames(language: Language): Record<string, Labels> {
  const { classes, shifts, sections } = schoolWords[language]
  const { yesOrNo } = profileWords[language].schoolInfo
  return {
    className: classes,
    shift: shifts,
    section: sections,
    kind: calendarFieldWords[language].kinds,
    category: officerWords[language].categories,
    role: accountWords[language].roles,
    topic: schoolWords[language].topics,
    textSource: historyWords[language].textSources,
    boundaryWall: yesOrNo,
    auditorium: yesOrNo,
  }
}
