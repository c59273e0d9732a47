/** What can be wrong with a school, the most urgent first. Each is a filter of the list. */
export const TROUBLES = [
  'cannotOpen',
  'backupFailing',
  'diskNearlyFull',
  'boardIncomplete',
  'silent',
  'neverPublished',
  'sampleLeft',
] as const

export type Trouble = (typeof TROUBLES)[number]

export const COLUMNS = ['title', 'published', 'work', 'board', 'backup', 'size', 'state'] as const

export type Column = (typeof COLUMNS)[number]

export const SORTS = ['troubles', ...COLUMNS] as const

export type Sort = (typeof SORTS)[number]

export const ROWS_OF_PAGE = 50

export const MB = 1024 * 1024
