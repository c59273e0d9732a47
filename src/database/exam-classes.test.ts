import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeSqlOnBothDatabases, openTestSite } from '../../tests/build-app.ts'
import { calendarEntry } from '../../tests/records.ts'
import { classesIn } from '@pathshala/tables/class-names'
import { up } from './migrations/0004-exam-classes.ts'

const TITLES = [
  'বার্ষিক পরীক্ষা',
  'তৃতীয় সাময়িক পরীক্ষা',
  'মডেল টেস্ট, ক্লাস ৮',
  'মডেল টেস্ট, ক্লাস এইট',
  'নির্বাচনি পরীক্ষা (দশম)',
  'বার্ষিক পরীক্ষা: ষষ্ঠ থেকে নবম শ্রেণি',
  'বার্ষিক পরীক্ষা, ৩য়, ৪র্থ ও ৫ম শ্রেণী',
  'Annual exam (classes 6-9)',
  'ষষ্ঠ শ্রেণি থেকে নবম শ্রেণির পরীক্ষা',
]

describeSqlOnBothDatabases('Entries of a calendar without fields for classes', (database) => {
  it('get the classes of their titles and their schedules, also in the bin', async () => {
    const site = await openTestSite(database)
    const { database: db } = site.services
    const exam = { ...calendarEntry, kind: 'exam' as const, isClosed: false }
    const days = { from: '2026-11-29', to: '2026-12-10' }
    const ids = await site.services.write(async ({ calendar, notices }) => {
      await notices.create({
        title: '২০২৬ সালের বার্ষিক পরীক্ষার সময়সূচি',
        topic: 'exam',
        text: 'ক',
        date: '2026-11-20T04:00:00.000Z',
      })
      const added = []
      for (const title of TITLES) added.push(await calendar.create({ ...exam, ...days, title }))
      await calendar.create({ ...calendarEntry, title: 'ছুটি, দশম শ্রেণি' })
      return added.map(({ _id }) => _id)
    })
    const binned = ids[2]!
    const token = await site.signIn()
    await site.request({
      method: 'DELETE',
      url: `/api/calendar/${binned}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const { content } = await db
      .selectFrom('binEntry')
      .select('content')
      .where('id', '=', binned)
      .executeTakeFirstOrThrow()
    const {
      classes: _,
      startsAt: __,
      document: ___,
      keepsExams: ____,
      ...old
    } = JSON.parse(content) as Record<string, unknown>
    await db
      .updateTable('binEntry')
      .set({ content: JSON.stringify(old) })
      .execute()
    for (const column of ['classes', 'starts_at', 'document', 'keeps_exams']) {
      await sql`alter table calendar_entry drop column ${sql.ref(column)}`.execute(db)
    }

    await up(db)
    const { calendar } = site.services.stores
    const entries = await calendar.list()
    for (const { title, kind, classes } of entries) {
      expect(classes, title).toEqual(kind === 'exam' ? classesIn(title) : [])
    }
    const schedules = entries.filter((one) => one.document !== null).map(({ title }) => title)
    expect(schedules).toEqual(expect.arrayContaining([TITLES[0], TITLES[5], TITLES[6]]))
    expect(schedules).toHaveLength(3)
    expect(await calendar.findInBin(binned)).toMatchObject({
      classes: ['Eight'],
      startsAt: null,
      document: null,
      keepsExams: false,
    })
    await site.close()
  })
})
