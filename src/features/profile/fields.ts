/**
 * In the order of a written address. Not in the schema's file, so that browsers do not load the
 * schema.
 */
export const CONTACT_FIELDS = [
  'schoolName',
  'address',
  'wardNumber',
  'corporation',
  'postOffice',
  'postCode',
  'policeStation',
  'upazila',
  'district',
  'division',
  'phone',
  'email',
  'website',
] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]
