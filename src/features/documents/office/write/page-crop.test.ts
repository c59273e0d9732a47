import { expect, it } from 'vitest'
import { cropAround } from './page-crop.ts'

const A4 = { width: 1000, height: 1400 }
const number = (value: string) => Number.parseFloat(value)

it.each<[where: string, box: [number, number, number, number]]>([
  ['in the middle', [450, 500, 100, 20]],
  ['at the top left corner', [0, 0, 80, 20]],
  ['at the bottom right corner', [920, 980, 80, 20]],
  ['as wide as the page', [0, 500, 1000, 20]],
  ['as high as the page', [500, 0, 20, 1000]],
  ['a dot', [500, 500, 1, 1]],
  ['without a size', [500, 500, 0, 0]],
])('a word %s is whole inside the strip, and the strip inside the page', (_, box) => {
  const { aspectRatio, page, word } = cropAround(box, A4)
  expect(number(word.left)).toBeGreaterThanOrEqual(0)
  expect(number(word.top)).toBeGreaterThanOrEqual(0)
  expect(number(word.left) + number(word.width)).toBeLessThanOrEqual(100.01)
  expect(number(word.top) + number(word.height)).toBeLessThanOrEqual(100.01)
  expect(number(page.left)).toBeLessThanOrEqual(0)
  expect(number(page.left) + number(page.width)).toBeGreaterThanOrEqual(99.9)
  expect(aspectRatio).toMatch(/^\d+ \/ \d+$/)
})

it('a word is shown with the words beside it', () => {
  expect(cropAround([450, 500, 100, 20], A4)).toEqual({
    aspectRatio: '300 / 75',
    page: { left: '-116.67%', top: '-902%', width: '333.33%' },
    word: { left: '33.33%', top: '31.33%', width: '33.33%', height: '37.33%' },
  })
})
