import { recordSubject, type Undos } from '../../records/history/changes.ts'
import { routine } from './schema.ts'
import type { RoutineStore } from './store.ts'

export const routineSubject = (store: RoutineStore) =>
  recordSubject('routines', routine, {
    find: (id) => store.find(id),
    update: async (id, input) => (await store.update(id, input))!,
  })

export const routineUndos: Undos<'routines'> = {
  routines: { subject: ({ routines }) => routineSubject(routines) },
}
