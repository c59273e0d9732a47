/** The page about following, in Bengali. */
export const FOLLOW_PATH = '/follow'

/** Its manifest: an iPhone gets messages only as an app on the home screen. */
export const FOLLOW_MANIFEST = '/follow.webmanifest'

/** The worker of a phone that follows. No other page starts one. */
export const FOLLOW_WORKER = '/follow-worker.js'
