/** How many files one call takes. */
export const MAX_FILES = 20
