import type { OfficerRecord } from '../schema.ts'

type Person = Pick<OfficerRecord, '_id' | 'name' | 'subject'>

/** The subjects of the people, each with its people, in the order of the list. */
export function peopleBySubject<P extends Person>(people: readonly P[]): [string, P[]][] {
  const subjects = new Map<string, P[]>()
  for (const person of people) {
    for (const subject of new Set(person.subject.split(/[,،;]/u).map((one) => one.trim()))) {
      if (subject) subjects.set(subject, [...(subjects.get(subject) ?? []), person])
    }
  }
  return [...subjects]
}
