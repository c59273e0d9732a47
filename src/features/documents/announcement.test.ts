import { expect, it } from 'vitest'
import { describeOnBothDatabases, sharedSite } from '../../../tests/build-app.ts'
import { documentAnnouncement } from './announcement.ts'

const announced = { reason: 'published', today: '2026-11-25' } as const

describeOnBothDatabases('The announcement of a document', (database) => {
  const site = sharedSite(database)

  const announce = (recordId: string) =>
    documentAnnouncement('notices')(site.services.stores, { ...announced, recordId })

  it('has its title, its words without signs, its address and its record', async () => {
    const record = await site.services.write(({ notices }) =>
      notices.create({ title: 'ভর্তি', text: '## ফরম\n\n**রবিবার** থেকে' }),
    )
    const words = { title: 'ভর্তি', text: 'ফরম\n\nরবিবার থেকে' }
    expect(await announce(record._id)).toEqual({
      words: { bn: words, en: words },
      path: record.url,
      tag: `notices-${record.number}`,
      lastDay: null,
      record,
    })
  })

  it('names the kind, if it has no text', async () => {
    const { _id } = await site.services.write(({ notices }) => notices.create({ title: 'ভর্তি' }))
    expect((await announce(_id))!.words).toMatchObject({
      bn: { text: 'নতুন নোটিশ' },
      en: { text: 'New notice' },
    })
  })

  it('is not true for a draft, an ended or a deleted document', async () => {
    const { notices } = site.services.stores
    const draft = await site.services.write((stores) =>
      stores.notices.create({ title: 'ক', draft: true }),
    )
    expect(await announce(draft._id)).toBeUndefined()
    await site.services.write((stores) => stores.notices.update(draft._id, { draft: false }))
    expect(await announce(draft._id)).toBeDefined()
    const endsAt = new Date(Date.now() - 1000).toISOString()
    await site.services.write((stores) => stores.notices.update(draft._id, { endsAt }))
    expect((await notices.find(draft._id))!.state).toBe('ended')
    expect(await announce(draft._id)).toBeUndefined()
    await site.services.write((stores) => stores.notices.remove(draft._id))
    expect(await announce(draft._id)).toBeUndefined()
  })
})
