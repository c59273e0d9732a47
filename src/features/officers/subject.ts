import type { StoredFile } from '../../files/table.ts'
import { recordSubject, type Subject } from '../../history/changes.ts'
import { orderOf, orderVersion } from './order.ts'
import { type OfficerChange, officerChange, type OfficerRecord } from './schema.ts'
import type { OfficerStore } from './store.ts'
import { describePage, type TeacherPage } from './teacher-page-store.ts'

type OfficerInput = OfficerChange & { photo?: StoredFile | undefined }

/** A photo that a change replaces is added to `replaced`; its file is no longer used. */
export const officerSubject = (store: OfficerStore, replaced: StoredFile[] = []) =>
  recordSubject<OfficerInput, OfficerRecord>('officers', officerChange.omit({ file: true }), {
    find: (id) => store.find(id),
    async update(id, { photo, ...words }) {
      const changed = (await store.update(id, words, photo))!
      if (changed.replaced) replaced.push(changed.replaced)
      return changed.officer
    },
  })

/** The list as a subject: its people stay the same, and their order changes. */
export const officerOrderSubject = (
  store: OfficerStore,
): Subject<string[], OfficerRecord[], OfficerRecord[]> => ({
  kind: 'officerOrder',
  find: () => store.list(),
  update: (_id, ids) => store.reorder(ids),
  // No limit on the length: the order of a change may contain only a part of today's list.
  parse: ({ order }) => (order as { _id: string }[]).map(({ _id }) => _id),
  versionOf: orderVersion,
  fieldsOf: orderOf,
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
