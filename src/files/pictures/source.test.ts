import { expect, it } from 'vitest'
import { renditionName, renditionWidths, sourceSet } from './source.ts'

it.each([
  [100, []],
  [320, []],
  [321, [320]],
  [640, [320]],
  [1280, [320, 640]],
])('makes only narrower renditions of a picture that is %i pixels wide', (width, widths) => {
  expect(renditionWidths(width)).toEqual(widths)
})

it('names renditions after the picture', () => {
  expect(renditionName('a-b.webp', 320, 'avif')).toBe('a-b-320.avif')
  expect(renditionName('a-b.webp', undefined, 'avif')).toBe('a-b.avif')
})

it('offers a browser every rendition, narrowest first', () => {
  const picture = { src: 'gallery-uploads/a.webp', width: 700, height: 1, color: '#000000' }
  expect(sourceSet(picture, 'avif')).toBe(
    '/gallery-uploads/a-320.avif 320w, /gallery-uploads/a-640.avif 640w, /gallery-uploads/a.avif 700w',
  )
})
