import type { NewPicture } from '../../files/replaced.ts'
import { pictureName } from '../../files/schema.ts'
import { recordSubject, type Subject, type Undos } from '../../records/history/changes.ts'
import { idsOfOrder, orderVersion } from '../../records/history/order.ts'
import { cleanPage } from './clean-page.ts'
import { type OfficerChange, officerChange, type OfficerRecord } from './schema.ts'
import type { OfficerStore } from './store.ts'
import { describePage, type TeacherPage } from './teacher-page-store.ts'

type OfficerInput = OfficerChange & { photo?: NewPicture | undefined }

const fields = officerChange.omit({ file: true }).extend({ photo: pictureName })

export const officerSubject = (store: OfficerStore) =>
  recordSubject<OfficerInput, OfficerRecord>('officers', fields, {
    find: (id) => store.find(id),
    update: async (id, input) => (await store.update(id, input))!,
  })

/** The list as a subject: its people stay the same, and their order changes. */
export const officerOrderSubject = (
  store: OfficerStore,
): Subject<string[], OfficerRecord[], OfficerRecord[]> => ({
  kind: 'officerOrder',
  find: () => store.list(),
  update: (_id, ids) => store.reorder(ids),
  // No limit on the length: the order of a change may contain only a part of today's list.
  parse: idsOfOrder,
  versionOf: orderVersion,
  fieldsOf: (officers) => ({ order: officers.map(({ _id, name }) => ({ _id, name })) }),
  answerOf: (officers) => officers,
})

/** The input is cleaned HTML, because cleaning takes too long for a transaction. */
export const teacherPageSubject = ({
  ownPage,
}: OfficerStore): Subject<string | null, TeacherPage, ReturnType<typeof describePage>> => ({
  kind: 'teacherPage',
  find: () => ownPage.find(),
  update: (_id, html) => ownPage.replace(html),
  parse: ({ html }) => html as string | null,
  versionOf: ({ version }) => version,
  fieldsOf: ({ html }) => ({ html }),
  answerOf: describePage,
})

export const peopleUndos: Undos<'officers' | 'officerOrder' | 'teacherPage'> = {
  officers: { subject: ({ officers }) => officerSubject(officers) },
  officerOrder: { subject: ({ officers }) => officerOrderSubject(officers) },
  teacherPage: {
    subject: ({ officers }) => teacherPageSubject(officers),
    // Older versions stored uploads unchanged.
    async prepare({ html }) {
      return { html: html ? await cleanPage(html as string) : html }
    },
    setsBackDeletion: true,
  },
}
