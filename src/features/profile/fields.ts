/** In the order of an address. Browsers do not load the schema's file. */
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
