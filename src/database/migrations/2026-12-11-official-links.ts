import type { Kysely } from 'kysely'

const DHAKA = 'https://dhakaeducationboard.gov.bd/'

/**
 * New sites had a link to Dhaka's board with the label “শিক্ষা বোর্ড”. It goes, except at a school of
 * that board. A label that staff wrote stays.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const row = await db
    .selectFrom('singleton')
    .select('value')
    .where('name', '=', 'site')
    .executeTakeFirst()
  if (!row) return
  const site = JSON.parse(row.value) as Partial<{
    board: string
    boardEnglish: string
    officialLinks: { url: string; label: string }[]
  }>
  if (!site.officialLinks || /ঢাকা|dhaka/i.test(`${site.board} ${site.boardEnglish}`)) return
  const officialLinks = site.officialLinks.filter(
    ({ url, label }) => url !== DHAKA || label !== 'শিক্ষা বোর্ড',
  )
  await db
    .updateTable('singleton')
    .set({ value: JSON.stringify({ ...site, officialLinks }) })
    .where('name', '=', 'site')
    .execute()
}
