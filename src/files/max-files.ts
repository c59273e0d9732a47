/** The most files that one call accepts. */
export const MAX_FILES = 20
