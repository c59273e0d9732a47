import type { ExportedList, Feature, ReadTexts } from './features/feature.ts'
import { accounts } from './features/accounts/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import type { AnnouncedKind, FindAnnouncement } from './features/following/announcement.ts'
import { documents } from './features/documents/feature.ts'
import { following } from './features/following/feature.ts'
import { galleries } from './features/galleries/feature.ts'
import { groups } from './features/groups/feature.ts'
import { information } from './features/information/feature.ts'
import { moves } from './features/moves/feature.ts'
import { overview } from './features/overview/feature.ts'
import { people } from './features/people/feature.ts'
import { profile } from './features/profile/feature.ts'
import { questions } from './features/questions/feature.ts'
import { redirects } from './features/redirects/feature.ts'
import { routine } from './features/routine/feature.ts'
import { year } from './features/year/feature.ts'
import { studentCounts } from './features/student-counts/feature.ts'
import type { ContentKey, ExportKey, PartKind, Shape } from './content.ts'
import type { Undos } from './records/history/changes.ts'

/** Every feature. The type checker reports a feature type without a feature. */
export const features = {
  accounts,
  document: documents,
  // Its sample links the schedule of an exam.
  calendar,
  following,
  gallery: galleries,
  officers: people,
  group: groups,
  moves,
  overview,
  profile,
  questions,
  redirects,
  routine,
  studentCounts,
  year,
  // Its sample needs that of the others.
  information,
} satisfies Record<
  Shape | 'accounts' | 'following' | 'moves' | 'overview' | 'redirects' | 'year',
  Feature
>

export const FEATURES: Feature[] = Object.values(features)

/** Merges this part of all features into one object. */
export function ofAll<
  Part extends 'announcements' | 'exports' | 'sampleRemovals' | 'undos' | 'writtenTexts',
>(part: Part): OfAll<Part> {
  return Object.assign({}, ...FEATURES.map((feature) => feature[part])) as OfAll<Part>
}

/** How changes of each kind are set back. The type checker reports a missing kind. */
export const UNDOS: Undos = {
  ...ofAll('undos'),
  // Sample content is deleted as a whole.
  sample: undefined,
}

/** The files that staff can download. The type checker reports a kind without one. */
export const EXPORTS: Record<ExportKey, ExportedList> = ofAll('exports')

/** The texts that people wrote. The type checker reports a kind that is left out. */
export const WRITTEN_TEXTS: Record<ContentKey | PartKind, ReadTexts | undefined> =
  ofAll('writtenTexts')

/** What followers are told. The type checker reports a kind without an announcement. */
export const ANNOUNCEMENTS: Record<AnnouncedKind, FindAnnouncement> = ofAll('announcements')

type Features = typeof features

type OfAll<Part extends keyof Feature> = Intersection<PartOf<Features[keyof Features], Part>>

type PartOf<One, Part extends keyof Feature> = One extends { [Name in Part]: infer Value }
  ? Value
  : never

export type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
