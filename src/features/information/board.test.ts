import { describe, expect, it } from 'vitest'
import type { InformationKey } from '../../content.ts'
import { type AnsweredEntry, mendingContentOf } from './board.ts'
import { screenOf } from './entries.ts'
import type { Reason } from './standing.ts'

describe('The screen that mends an entry', () => {
  it.each<[InformationKey, Reason[], string]>([
    ['posts', ['old'], 'information/posts'],
    ['contact', ['old'], 'contactus'],
    ['teaching', ['part-missing:routine'], 'routine'],
    ['teaching', ['part-missing:syllabus', 'part-missing:notices'], 'information/teaching'],
    ['teaching', ['part-missing:notices'], 'createNotice'],
    ['complaints', [], 'groups?purpose=complaints'],
    ['committees', [], 'groups?purpose=other'],
  ])('of %s, because of %j, is %s', (key, reasons, screen) => {
    const content = mendingContentOf({ stored: { key } } as AnsweredEntry, reasons)
    expect(screenOf(key, content)).toBe(screen)
  })
})
