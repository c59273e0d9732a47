/** The page about following, in Bengali. */
export const FOLLOW_PATH = '/follow'

/** Its manifest: an iPhone gets messages only as an app on the home screen. */
export const FOLLOW_MANIFEST = '/follow.webmanifest'

/** Its worker, which shows the messages. No other page has one. */
export const FOLLOW_WORKER = '/follow-worker.js'
