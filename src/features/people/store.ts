import type { Database } from '../../database/database.ts'
import { withoutUndefined } from '../../base/without-undefined.ts'
import { InvalidInput } from '../../errors/classes.ts'
import {
  addPicture,
  keepReplaced,
  type NewPicture,
  removeReplacedOf,
} from '../../files/replaced.ts'
import { addFileRow } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { orderedTable } from '../../records/record-table.ts'
import { isSameNumber, missingConsent, onlyNeededConsent } from './consent.ts'
import type { OfficerChange, OfficerConsents, OfficerDetails, OfficerRecord } from './schema.ts'
import type { OfficerTable } from './table.ts'
import { createTeacherPageStore } from './teacher-page-store.ts'

export type OfficerStore = ReturnType<typeof createOfficerStore>

export function createOfficerStore(database: Database) {
  const records = () =>
    database
      .selectFrom('officer')
      .leftJoin('storedFile', 'storedFile.name', 'officer.photo')
      .selectAll('officer')
      .select(['storedFile.width', 'storedFile.height', 'storedFile.color'])

  const find = async (id: string) => {
    const row = await records().where('officer.id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  const list = async (): Promise<OfficerRecord[]> => {
    const rows = await records().orderBy('officer.position').orderBy('officer.id').execute()
    return rows.map(toRecord)
  }

  const table = orderedTable(database, 'officer', {
    find,
    list,
    filesOf: ({ photo }) => [photo],
  })

  return {
    ...table,

    ownPage: createTeacherPageStore(database),

    /** As visitors see them. */
    async listVisible(): Promise<OfficerRecord[]> {
      return (await list()).map(visibleOfficer)
    },

    /**
     * Adds the person at the end of the list, and so at the end of the category.
     * @throws InvalidInput if a personal number has no day of consent
     */
    async create(
      details: OfficerDetails & Partial<OfficerConsents>,
      photo?: StoredFile,
      isSample = false,
    ): Promise<OfficerRecord> {
      const consents = newConsents({ ...details, photo: photo?.name ?? null })
      if (photo) await addFileRow(database, photo)
      const columns = {
        ...details,
        ...consents,
        position: await table.nextPosition(),
      }
      const { id } = await table.insert(columns, isSample)
      return (await find(id))!
    },

    /**
     * A person whose category changes goes to the end of the new category. Undefined for an unknown
     * id.
     * @throws InvalidInput if a personal number has no day of consent
     */
    async update(
      id: string,
      { photo, ...change }: OfficerChange & { photo?: NewPicture | undefined },
    ): Promise<OfficerRecord | undefined> {
      const before = await database
        .selectFrom('officer')
        .select(['photo', 'category', 'phone', 'phoneOf', 'phoneConsentOn', 'photoConsentOn'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!before) return undefined
      const isNewPhoto = photo !== undefined && photo !== before.photo
      const consents = changedConsents(
        // Nobody has agreed to a new photo yet.
        isNewPhoto ? { ...before, photoConsentOn: null, photo: photo && nameOf(photo) } : before,
        change,
      )
      if (isNewPhoto) await addPicture(database, photo)
      const isNewCategory = change.category !== undefined && change.category !== before.category
      const position = isNewCategory ? await table.nextPosition() : undefined
      const after = await table.update(id, {
        ...change,
        ...consents,
        ...(position !== undefined && { position }),
      })
      if (isNewPhoto) await keepReplaced(database, id, before.photo)
      return after
    },

    /** Deletes the rows of earlier photos; returns their files, which are no longer used. */
    forgetPhotos: (id: string) => removeReplacedOf(database, id),
  }
}

const NO_CONSENT: OfficerConsents = { phoneOf: null, phoneConsentOn: null, photoConsentOn: null }

/**
 * The columns of phone and photo of a new person.
 * @throws InvalidInput if a personal number has no day of consent
 */
export function newConsents(
  officer: Pick<OfficerDetails, 'phone'> & Partial<OfficerConsents> & { photo: string | null },
) {
  return fitConsents({ ...NO_CONSENT, ...officer })
}

/**
 * The columns of phone and photo after a change.
 * @throws InvalidInput if a personal number has no day of consent
 */
export function changedConsents(
  before: Pick<OfficerDetails, 'phone'> & OfficerConsents & { photo: string | null },
  change: OfficerChange,
) {
  const isNewPhone = change.phone !== undefined && !isSameNumber(change.phone, before.phone)
  return fitConsents({
    ...before,
    // Nobody has said whose the new number is.
    ...(isNewPhone && { phoneOf: null, phoneConsentOn: null }),
    ...withoutUndefined(change),
  })
}

/**
 * The columns of phone and photo, without consents that nothing needs.
 * @throws InvalidInput
 */
function fitConsents(
  officer: Pick<OfficerDetails, 'phone'> & OfficerConsents & { photo: string | null },
) {
  const { phone, phoneConsentOn, photo, photoConsentOn } = officer
  const { phoneOf, consentOn } = onlyNeededConsent({ ...officer, consentOn: phoneConsentOn })
  const errors = missingConsent({ phone, phoneOf, consentOn }, 'phoneConsentOn')
  if (errors.length > 0) throw new InvalidInput(...errors)
  return {
    phoneOf,
    phoneConsentOn: consentOn,
    photo,
    photoConsentOn: photo === null ? null : photoConsentOn,
  }
}

function nameOf(photo: Exclude<NewPicture, null>): string {
  return typeof photo === 'string' ? photo : photo.name
}

function toRecord(
  row: OfficerTable & Pick<StoredFile, 'width' | 'height' | 'color'>,
): OfficerRecord {
  const { id, photo, width, height, color, isSample, position: _, ...details } = row
  const { phone, phoneOf } = details
  return {
    _id: id,
    ...details,
    ...(phone !== '' && phoneOf === null && { isPhoneHidden: true as const }),
    photo:
      photo === null
        ? null
        : { src: `gallery-uploads/${photo}`, width: width!, height: height!, color: color! },
    isSample: isSample === 1,
  }
}

/** The person as visitors see her: without days of consent, and without a number that waits. */
function visibleOfficer(record: OfficerRecord): OfficerRecord {
  const { phoneConsentOn: _, photoConsentOn: __, isPhoneHidden, ...officer } = record
  return isPhoneHidden ? { ...officer, phone: '' } : officer
}
