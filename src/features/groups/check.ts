import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { missingConsent } from '../people/consent.ts'
import type { GroupDetails } from './schema.ts'
import { hasStudents, hasTimeLimits } from './table.ts'

/**
 * Checks the fields of a whole group against each other, because a change can send only some.
 * @throws InvalidInput
 */
export function refuseUnfit(group: GroupDetails): void {
  const { purpose, formedOn, validUntil, women, students, members } = group
  const seats = new Set<string>()
  const errors = [
    ...(formedOn !== null && validUntil !== null && validUntil < formedOn
      ? [fieldError('validUntil', 'end-before-start')]
      : []),
    ...(women !== null && women > members.length
      ? [fieldError('women', 'at-most', { max: members.length })]
      : []),
    ...(students !== null && !hasStudents(purpose)
      ? [fieldError('students', 'not-of-purpose')]
      : []),
    ...missingConsent(group, 'consentOn'),
    ...members.flatMap((member, index) => {
      const at = (field: string) => `members.${index}.${field}`
      const { role, roleTitle, officerId, days } = member
      const seat = `${officerId} ${role} ${roleTitle}`
      const isTwice = officerId !== null && seats.has(seat)
      seats.add(seat)
      return [
        ...(isTwice ? [fieldError(at('officerId'), 'same-person')] : []),
        ...(purpose === 'cabinet' && role !== 'teacherInCharge'
          ? [fieldError(at('role'), 'adults-only')]
          : []),
        ...(days !== null && !hasTimeLimits(purpose)
          ? [fieldError(at('days'), 'not-of-purpose')]
          : []),
        ...missingConsent(member, at('consentOn')),
      ]
    }),
  ]
  if (errors.length > 0) throw new InvalidInput(...errors)
}
