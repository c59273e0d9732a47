import type { Feature } from './features/feature.ts'
import { accounts } from './features/accounts/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { documents } from './features/documents/feature.ts'
import { galleries } from './features/galleries/feature.ts'
import { overview } from './features/overview/feature.ts'
import { people } from './features/people/feature.ts'
import { profile } from './features/profile/feature.ts'
import { routine } from './features/routine/feature.ts'
import { studentCounts } from './features/student-counts/feature.ts'
import type { Shape } from './content.ts'
import type { Undos } from './records/history/changes.ts'

/** Every feature. A shape of content without a feature does not compile. */
export const features = {
  accounts,
  calendar,
  document: documents,
  gallery: galleries,
  officers: people,
  overview,
  profile,
  routine,
  studentCounts,
} satisfies Record<Shape | 'accounts' | 'overview', Feature>

export const FEATURES: Feature[] = Object.values(features)

/** How changes of each kind are set back. A kind that is left out does not compile. */
export const UNDOS: Undos = {
  ...accounts.undos,
  ...calendar.undos,
  ...documents.undos,
  ...galleries.undos,
  ...overview.undos,
  ...people.undos,
  ...profile.undos,
  ...routine.undos,
  ...studentCounts.undos,
  // Sample content is deleted as a whole.
  sample: undefined,
}
