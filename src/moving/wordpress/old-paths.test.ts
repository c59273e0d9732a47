import { expect, it } from 'vitest'
import { oldPath } from '../../features/redirects/old-path.ts'
import { oldPathsOf } from './old-paths.ts'
import type { ExportItem } from './read-xml.ts'

it('an address that WordPress has cut in the middle of a letter is found by a visit', () => {
  const slug = '%e0%a6%b8%e0%a6%ad%e0%a6'
  const item = {
    id: 7,
    type: 'post',
    link: `https://old.example/2025/${slug}/`,
    meta: [['_wp_old_slug', `x-${slug}`]],
  } as unknown as ExportItem
  const visits = [`/2025/${slug}/`, `/2025/x-${slug.toUpperCase()}`, '/?p=7']
  expect(oldPathsOf(item)).toEqual(visits.map(oldPath))
})
