/** The two lists of people, in the site's order. */
export const CATEGORIES = ['teacher', 'officer'] as const

export type OfficerCategory = (typeof CATEGORIES)[number]
