export const TOPICS = [
  'admission',
  'exam',
  'result',
  'holiday',
  'fee',
  'stipend',
  'event',
  'teachers',
  'other',
] as const

export type Topic = (typeof TOPICS)[number]
