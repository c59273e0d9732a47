import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { describeSqlOnBothDatabases, openTestSite } from '../../tests/build-app.ts'
import { groupFields } from '../features/groups/table.ts'
import { emptyOf } from './fields.ts'
import { createStores } from '../school/stores.ts'

describeSqlOnBothDatabases('The order of a list', (database) => {
  it.each(['officers', 'groups', 'photos'] as const)('of %s is one statement', async (name) => {
    const site = await openTestSite(database)
    let updates = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode') updates += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { officers, groups, photos } = createStores(
      site.services.database.withPlugin(counting),
      'Asia/Dhaka',
    )
    const make = {
      officers: (title: string) =>
        officers.create({
          category: 'teacher',
          name: title,
          designation: 'শিক্ষক',
          subject: '',
          qualification: '',
          phone: '',
          email: '',
        }),
      groups: (title: string) =>
        groups.create({
          ...emptyOf(groupFields),
          purpose: 'other',
          title,
          titleEnglish: '',
          documents: [],
          members: [],
        }),
      photos: (title: string) => photos.create({ title }),
    }[name]
    const ids: string[] = []
    for (const title of ['ক', 'খ', 'গ', 'ঘ']) ids.push((await make(title))._id)
    const [a, b, c, d] = ids
    const store = { officers, groups, photos }[name]
    expect((await store.reorder([d!, b!, a!, c!])).map(({ _id }) => _id)).toEqual([d, b, a, c])
    expect(updates).toBe(1)
    await site.close()
  })
})
