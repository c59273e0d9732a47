import { CONTACT_FIELDS } from '#src/features/profile/fields.ts'

/** Valid content for tests that do not depend on it. */
export const info = {
  morningShift: 'ক',
  dayShift: 'খ',
  withoutShift: 'গ',
  totalLand: 1.25,
  totalBuildings: 3,
  totalClasses: 24,
  multimediaClasses: 6,
  ictLabs: 1,
  scienceLabs: 2,
  librarySeats: 60,
  totalStudents: 1248,
  boundaryWall: 'Yes',
  auditorium: 'No',
}
export const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'ক']))
export const count = { className: 'Six', shift: 'Morning', section: 'A' }
