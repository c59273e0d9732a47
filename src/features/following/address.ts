/** The page about following, in Bengali. */
export const FOLLOW_PATH = '/follow'
