import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { routine } from './schema.ts'

export const routineSubject = ({ routines }: Stores) => recordSubject('routines', routine, routines)

export const routineUndos: Undos<'routines'> = { routines: { subject: routineSubject } }
