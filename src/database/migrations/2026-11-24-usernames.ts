import type { Kysely } from 'kysely'

/**
 * Changes usernames to the canonical form that sign-in uses since this version: no invisible
 * characters, full case folding. If two names become the same, the account whose name is already in
 * this form keeps it; otherwise the older account keeps it.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const accounts: { id: string; username: string }[] = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const taken = new Set(
    accounts.map(({ username }) => username).filter((username) => fold(username) === username),
  )
  for (const { id, username } of accounts) {
    if (fold(username) === username) continue
    const name = freeName(fold(username) || 'account', taken)
    taken.add(name)
    await db.updateTable('account').set({ username: name }).where('id', '=', id).execute()
    await db.deleteFrom('known_address').where('username', '=', name).execute()
    await db
      .updateTable('known_address')
      .set({ username: name })
      .where('username', '=', username)
      .execute()
  }
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
  return name
}

/** A copy of `foldUsername` from the time of this migration, for names that are already cleaned. */
function fold(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .trim()
}
