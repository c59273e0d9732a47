// 500 people in a table saved by Word have about 10,000 elements, 12 deep.
export const MAX_ELEMENTS = 20_000
export const MAX_DEPTH = 100
/** Before and after cleaning. */
export const MAX_PAGE_BYTES = 1024 * 1024
