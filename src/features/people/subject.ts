import type { NewPicture } from '../../files/replaced.ts'
import { pictureName } from '../../files/schema.ts'
import { recordSubject, type Subject, type Undos } from '../../records/history/changes.ts'
import { orderSubject, undoOfOrder } from '../../records/history/order.ts'
import type { Stores } from '../../request/school.ts'
import { type OfficerChange, officerChange, type OfficerRecord } from './schema.ts'
import { describePage, type TeacherPage } from './teacher-page-store.ts'

type OfficerInput = OfficerChange & { photo?: NewPicture | undefined }

const fields = officerChange.omit({ file: true, forget: true }).extend({ photo: pictureName })

export const officerSubject = ({ officers }: Stores) => ({
  ...recordSubject<OfficerInput, OfficerRecord>('officers', fields, officers),
  // It follows from the number and its owner.
  fieldsOf: (record: OfficerRecord) => {
    const { isPhoneHidden: _, ...officer } = record
    return officer
  },
})

export const officerOrderSubject = ({ officers }: Stores, ids: string[]) =>
  orderSubject<OfficerRecord, OfficerRecord>('officerOrder', {
    find: () => officers.listByIds(ids),
    update: (sorted) => officers.reorder(sorted),
    nameOf: ({ name }) => name,
    answerOf: (officer) => officer,
  })

/** The input is cleaned HTML, because cleaning takes too long for a transaction. */
export const teacherPageSubject = ({
  officers: { ownPage },
}: Stores): Subject<string | null, TeacherPage, ReturnType<typeof describePage>> => ({
  kind: 'teacherPage',
  find: () => ownPage.find(),
  update: (_id, html) => ownPage.replace(html),
  parse: ({ html }) => html as string | null,
  versionOf: ({ version }) => version,
  fieldsOf: ({ html }) => ({ html }),
  answerOf: describePage,
})

export const peopleUndos: Undos<'officers' | 'officerOrder' | 'teacherPage'> = {
  officers: { subject: officerSubject },
  officerOrder: undoOfOrder(officerOrderSubject),
  teacherPage: { subject: teacherPageSubject, setsBackDeletion: true },
}
