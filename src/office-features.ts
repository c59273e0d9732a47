import type { features, Intersection } from './features.ts'
import { accountsOffice } from './features/accounts/office/feature.ts'
import { calendarOffice } from './features/calendar/office/feature.ts'
import { documentsOffice } from './features/documents/office/feature.ts'
import { followingOffice } from './features/following/office/feature.ts'
import { galleriesOffice } from './features/galleries/office/feature.ts'
import { groupsOffice } from './features/groups/office/feature.ts'
import { informationOffice } from './features/information/office/feature.ts'
import { movesOffice } from './features/moves/office/feature.ts'
import type { Labels, OfficeFeature } from './features/office-feature.ts'
import { overviewOffice } from './features/overview/office/feature.ts'
import { peopleOffice } from './features/people/office/feature.ts'
import { profileOffice } from './features/profile/office/feature.ts'
import { questionsOffice } from './features/questions/office/feature.ts'
import { redirectsOffice } from './features/redirects/office/feature.ts'
import { routineOffice } from './features/routine/office/feature.ts'
import { studentCountsOffice } from './features/student-counts/office/feature.ts'
import { yearOffice } from './features/year/office/feature.ts'
import type { HistoryKind } from './records/history/kinds.ts'
import type { Language } from './words/language.ts'

const officeFeatures = {
  accounts: accountsOffice,
  calendar: calendarOffice,
  document: documentsOffice,
  following: followingOffice,
  gallery: galleriesOffice,
  group: groupsOffice,
  officers: peopleOffice,
  information: informationOffice,
  moves: movesOffice,
  overview: overviewOffice,
  profile: profileOffice,
  questions: questionsOffice,
  redirects: redirectsOffice,
  routine: routineOffice,
  studentCounts: studentCountsOffice,
  year: yearOffice,
} satisfies Record<keyof typeof features, OfficeFeature>

type Parts = (typeof officeFeatures)[keyof typeof officeFeatures]

/** The labels of the fields of each kind. The type checker reports a missing kind. */
export function fieldLabels(language: Language): Record<HistoryKind, Labels> {
  return { ...ofAll('fieldLabels', language), sample: {} }
}

/** By the field. Kinds can give the same field different values: the topics of two kinds. */
export function valueLabels(language: Language): Record<string, Labels> {
  const merged: Record<string, Labels> = {}
  for (const feature of Object.values<OfficeFeature>(officeFeatures)) {
    for (const [field, labels] of Object.entries(feature.valueLabels(language))) {
      merged[field] = { ...merged[field], ...labels }
    }
  }
  return merged
}

export function valueTexts(language: Language): Record<string, (value: unknown) => string> {
  return ofAll('valueTexts', language)
}

function ofAll<Part extends keyof OfficeFeature>(part: Part, language: Language) {
  const all = Object.values(officeFeatures).map((feature) => feature[part](language))
  return Object.assign({}, ...all) as Intersection<ReturnType<Parts[Part]>>
}
