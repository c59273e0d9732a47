/** In the order in which an address is written; apart from the schema, which browsers need not load. */
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
