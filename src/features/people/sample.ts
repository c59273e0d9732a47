import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { addDays } from '@pathshala/bengali/days'
import { type SampleMoment, samplePhoto, type SampleStep } from '../feature.ts'
import type { OfficerDetails } from './schema.ts'
import type { PhoneOwner } from './table.ts'
import data from './sample.json' with { type: 'json' }

type SampleOfficer = OfficerDetails & {
  /** Absent without a written consent, so that the office has an example to show. */
  phoneOf?: PhoneOwner
  /** The board counts women for each post. */
  isWoman: boolean
  /** Name in `files/`. */
  photo?: string
}

export const sampleOfficers = data as SampleOfficer[]

/** Days between the consents of the sample's people and the first start. */
const CONSENT_DAYS_AGO = 300

export function sampleOfficerSteps({ today }: SampleMoment): SampleStep[] {
  const consentOn = addDays(today, -CONSENT_DAYS_AGO)
  return sampleOfficers.map(({ photo, isWoman: _isWoman, ...details }) => ({
    ...(photo && { file: samplePhoto(photo) }),
    write: (stores, stored) =>
      stores.officers.create(
        { ...details, phoneConsentOn: consentOn, photoConsentOn: consentOn },
        stored,
        true,
      ),
  }))
}

export async function removeSampleOfficers(database: Database): Promise<StoredFile[]> {
  const removed = await database
    .deleteFrom('officer')
    .where('isSample', '=', 1)
    .returning('photo')
    .execute()
  return removeFileRows(database, ...removed.map(({ photo }) => photo))
}
