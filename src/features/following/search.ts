import { type Listed, listedPage } from '../../search/listed.ts'
import type { Stores } from '../../school/school.ts'
import { bn, en, type Words } from '../../words/public-words.ts'
import { FOLLOW_PATH } from './address.ts'
import { channelsOf } from './channels.ts'

export async function listFollowing(stores: Stores): Promise<Listed[]> {
  const channels = channelsOf(await stores.site.find())
  const textsIn = ({ follow }: Words) => [
    follow.notifications,
    follow.ways.feed,
    ...channels.map(({ name }) => follow.ways[name]),
  ]
  return [
    listedPage({
      url: FOLLOW_PATH,
      titleIn: (words) => words.follow.title,
      texts: { bn: textsIn(bn), en: textsIn(en) },
    }),
  ]
}
