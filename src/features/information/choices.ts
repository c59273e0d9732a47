/** The choices of the forms. Not in the schema's file, so that browsers do not load the schema. */

export const RECOGNITION_LEVELS = [
  'primary',
  'juniorSecondary',
  'secondary',
  'group',
  'subject',
  'shift',
] as const

export const RECOGNITION_FORMS = ['permission', 'recognition'] as const

export const SERVICE_GROUPS = ['citizen', 'institutional', 'internal'] as const
