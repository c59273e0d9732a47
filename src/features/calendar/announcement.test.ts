import { expect, it } from 'vitest'
import { describeOnBothDatabases, sharedSite } from '../../../tests/build-app.ts'
import type { MessageReason } from '../following/table.ts'
import { closureAnnouncement } from './announcement.ts'
import { newCalendarEntry } from './schema.ts'

/** A Wednesday. Friday and Saturday are the weekly holidays. */
const today = '2026-11-25'

describeOnBothDatabases('The announcement of a closure', (database) => {
  const site = sharedSite(database)

  const add = (entry: object) => {
    const details = newCalendarEntry.parse({ title: 'ঝড়', kind: 'closure', ...entry })
    return site.services.write(({ calendar }) => calendar.create(details))
  }
  const announce = (recordId: string, reason: MessageReason = 'closure') =>
    closureAnnouncement(site.services.stores, { recordId, reason, today })
  const remove = (id: string) =>
    site.services.write(async ({ calendar, bin }) => {
      const entry = (await calendar.find(id))!
      await bin.add('calendar', entry, (await calendar.remove(id))!)
    })

  it.each([
    [{ from: '2026-11-26' }, 'আগামীকাল বিদ্যালয় বন্ধ', 'The school is closed tomorrow'],
    [{ from: '2026-11-25' }, 'আজ বিদ্যালয় বন্ধ', 'The school is closed today'],
    [
      { from: '2026-11-26', to: '2026-11-28', shift: 'Day' },
      'আগামীকাল থেকে দিবা শিফট বন্ধ',
      'The Day shift is closed from tomorrow',
    ],
    [
      { from: '2026-12-01', to: '2026-12-02' },
      '১–২ ডিসেম্বর বিদ্যালয় বন্ধ',
      'The school is closed on 1–2 December',
    ],
  ])('of %o has the words of the band', async (entry, bn, en) => {
    const { _id } = await add(entry)
    expect((await announce(_id))!.words).toMatchObject({ bn: { title: bn }, en: { title: en } })
    expect((await announce(_id, 'closureChanged'))!.words).toMatchObject({
      bn: { title: `সংশোধিত: ${bn}` },
      en: { title: `Corrected: ${en}` },
    })
    await remove(_id)
  })

  it('has the days, the reason, the note, the return, the address and the record', async () => {
    const entry = await add({ from: '2026-11-26', note: 'অফিস খোলা।' })
    expect(await announce(entry._id)).toEqual({
      words: {
        bn: {
          title: 'আগামীকাল বিদ্যালয় বন্ধ',
          text: '২৬ নভেম্বর: ঝড়। অফিস খোলা। ক্লাস আবার শুরু রবিবার, ২৯ নভেম্বর।'.normalize(),
        },
        en: {
          title: 'The school is closed tomorrow',
          text: '26 November: ঝড়। অফিস খোলা। Lessons resume on Sunday, 29 November.'.normalize(),
        },
      },
      path: `/calendar?year=2026#${entry._id}`,
      tag: `closure-${entry._id}`,
      lastDay: '2026-11-26',
      record: entry,
    })
    await remove(entry._id)
  })

  it('is not true any more for a closure that is deleted or over, or is a holiday now', async () => {
    const over = await add({ from: '2026-11-24' })
    const holiday = await add({ from: '2026-11-26', kind: 'holiday' })
    const deleted = await add({ from: '2026-11-26' })
    await remove(deleted._id)
    for (const { _id } of [over, holiday, deleted]) expect(await announce(_id)).toBeUndefined()
    expect(await announce('unknown', 'closureEnded')).toBeUndefined()
    for (const { _id } of [over, holiday]) await remove(_id)
  })

  it('says that a closure is withdrawn, if it is deleted or ended and the school is open', async () => {
    const end = async (id: string) => announce(id, 'closureEnded')
    const tomorrow = await add({ from: '2026-11-26', shift: 'Morning' })
    expect(await end(tomorrow._id)).toBeUndefined()
    await remove(tomorrow._id)
    expect(await end(tomorrow._id)).toMatchObject({
      words: {
        bn: { title: 'প্রভাতি শিফট বন্ধের ঘোষণা তুলে নেওয়া হয়েছে', text: '২৬ নভেম্বর: ঝড়'.normalize() },
        en: { title: 'Closure withdrawn: The Morning shift' },
      },
      path: '/calendar',
      lastDay: '2026-11-26',
    })
    const ended = await add({ from: '2026-11-23', to: '2026-11-24' })
    expect(await end(ended._id)).toMatchObject({
      words: { bn: { text: 'ক্লাস আবার শুরু বুধবার, ২৫ নভেম্বর।' } },
      lastDay: today,
    })
    await site.services.write(({ calendar }) =>
      calendar.update(ended._id, { kind: 'holiday', to: today }),
    )
    expect(await end(ended._id)).toBeUndefined()
    await remove(ended._id)
  })
})
