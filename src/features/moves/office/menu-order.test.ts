import { expect, it } from 'vitest'
import { inMenuOrder } from './menu-order.ts'

it('shows the kinds of a move in the order of the menu, notices first', () => {
  const counts = inMenuOrder({ contact: 1, siteTexts: 2, photos: 6, notices: 112 })
  expect(Object.entries(counts)).toEqual([
    ['notices', 112],
    ['photos', 6],
    ['siteTexts', 2],
    ['contact', 1],
  ])
})
