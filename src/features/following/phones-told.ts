import type { DocumentKind, Topic } from '../../content.ts'
import type { Shift } from '@pathshala/bengali/classes'
import type { FollowerCounts } from './followers-schema.ts'

/**
 * The phones that get the announcement of such a document. A notice without a topic is for all who
 * want notices.
 */
export function phonesForDocument(
  { kinds, topics }: Pick<FollowerCounts, 'kinds' | 'topics'>,
  kind: DocumentKind,
  topic: Topic | null,
): number {
  return kind === 'notices' && topic !== null ? topics[topic] : kinds[kind]
}

/** The phones that get the announcement of a closure of one shift, or of all shifts. */
export function phonesForClosure(
  { closures }: Pick<FollowerCounts, 'closures'>,
  shift: Shift | null,
): number {
  const { both, Morning, Day } = closures
  return shift === null ? both + Morning + Day : both + closures[shift]
}
