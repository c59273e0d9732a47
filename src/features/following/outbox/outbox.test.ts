import { type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  describeOnBothDatabases,
  openTestSite,
  type TestSite,
} from '../../../../tests/build-app.ts'
import { explain, recordQueries } from '../../../../tests/explain.ts'
import { createOutbox } from './outbox.ts'

const FOLLOWERS = 20_000
const timeZone = 'Asia/Dhaka'
/** Nine in the morning in Dhaka. All announcements of a night are due at one time, and none is joined. */
const NINE = Date.UTC(2026, 10, 25, 3)

describeOnBothDatabases('The outbox', (kind) => {
  let site: TestSite
  const recorded: RootOperationNode[] = []
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NINE })
    site = await openTestSite(kind)
    const numbers =
      kind === 'SQLite'
        ? sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers
            where n < ${sql.lit(FOLLOWERS)}) select n from numbers)`
        : sql`(select generate_series(1, ${sql.lit(FOLLOWERS)}) as n)`
    await sql`insert into push_subscription (id, endpoint, p256dh, auth, closures, shift, kinds,
        topics, language, created_at, sent_day, sent_count)
      select 'follower ' || n, 'https://fcm.googleapis.com/' || n, '', '', 1, null,
        case when n % 2 = 0 then '["notices"]' else '["news"]' end, '["exam","fee"]', 'bn', '',
        null, 0
      from ${numbers} as numbers`.execute(site.services.database)
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const announce = (recordId: string) => {
    vi.setSystemTime(Date.now() + 1000)
    recorded.length = 0
    const document = { kind: 'notices', recordId, topic: 'exam', reason: 'published' } as const
    return site.services.database.transaction().execute((transaction) => {
      const outbox = createOutbox(transaction.withPlugin(recordQueries(recorded)))
      return outbox.announceDocument(document, timeZone)
    })
  }

  const countWrites = () => {
    const kinds = recorded.map((query) => query.kind).filter((one) => one !== 'SelectQueryNode')
    const groups = Object.entries(Object.groupBy(kinds, (one) => one))
    return Object.fromEntries(groups.map(([name, all]) => [name, all.length]))
  }

  it('tells half of 20,000 followers with one insert, and joins with one update', async () => {
    expect(await announce('first')).toBe(FOLLOWERS / 2)
    expect(countWrites()).toEqual({ InsertQueryNode: 2 })
    expect(await announce('second')).toBe(FOLLOWERS / 2)
    expect(countWrites()).toEqual({ InsertQueryNode: 2, UpdateQueryNode: 1 })
    const due = await site.services.database
      .selectFrom('pushDelivery')
      .select(({ fn }) => ['dueAt', fn.countAll<number | string>().as('count')])
      .groupBy('dueAt')
      .execute()
    expect(due.map(({ count }) => Number(count))).toEqual([FOLLOWERS])
  })

  it('finds messages of a record, and waiting deliveries, by indexes', async () => {
    await announce('third')
    const queries = recorded.filter((query) => query.kind !== 'InsertQueryNode')
    const plans = await explain(kind, site.services.database, queries)
    const stepsOf = (start: RegExp) =>
      plans.find(({ query }) => start.test(query))!.steps.join('\n')
    const known = stepsOf(/^select.* from "push_message" where/)
    const waiting = stepsOf(/^select.* from "push_delivery" inner join/)
    const joining = stepsOf(/^update "push_delivery"/)
    expect(known).toMatch(/push_message_of_record/)
    expect(known).toMatch(/push_delivery_by_message_id/)
    expect(waiting).toMatch(/push_delivery_by_(due_at|message_id)/)
    expect(joining).toMatch(/push_delivery_by_(due_at|message_id)/)
    for (const steps of [known, waiting, joining]) {
      expect(steps).not.toMatch(/(SCAN|Seq Scan on) push_(delivery|subscription)/)
    }
  })

  it('reads the followers once for a message', async () => {
    await announce('fourth')
    const [, insert] = recorded.filter((query) => query.kind === 'InsertQueryNode')
    const [plan] = await explain(kind, site.services.database, [insert!])
    const scans = plan!.steps.filter((step) => /push_subscription/.test(step))
    expect(scans).toHaveLength(1)
  })
})
