import type { Stores } from '../request/school.ts'

/**
 * The newest time that the site has stored (ISO 8601 UTC); null on a site that was never filled. The
 * history also knows changes that visitors do not see.
 */
export async function findLastChange({
  findContentVersion,
  history,
}: Pick<Stores, 'findContentVersion' | 'history'>): Promise<string | null> {
  const [{ changedAt }, [entry]] = await Promise.all([
    findContentVersion(),
    history.list({ limit: 1 }),
  ])
  const times = [changedAt, entry?.at].filter((time) => typeof time === 'string')
  return times.sort((a, b) => (a < b ? -1 : 1)).at(-1) ?? null
}
