import { contentKinds, DOCUMENT_KINDS } from '../../content.ts'

/** The kinds of documents that followers choose from. Those of the feed come first. */
export const FOLLOWED_KINDS = [...DOCUMENT_KINDS].sort(
  (a, b) => Number(contentKinds[b].isInFeed) - Number(contentKinds[a].isInFeed),
)
