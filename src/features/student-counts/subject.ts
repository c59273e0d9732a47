import { recordSubject, type Undos } from '../../records/history/changes.ts'
import { studentCount } from './schema.ts'
import type { StudentCountStore } from './store.ts'

export const studentCountSubject = (store: StudentCountStore) =>
  recordSubject('studentCounts', studentCount, {
    find: (id) => store.find(id),
    update: async (id, input) => (await store.update(id, input))!,
  })

export const studentCountUndos: Undos<'studentCounts'> = {
  studentCounts: { subject: ({ studentCounts }) => studentCountSubject(studentCounts) },
}
