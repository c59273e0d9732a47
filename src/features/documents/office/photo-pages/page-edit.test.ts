import { describe, expect, it } from 'vitest'
import { moved } from '../../../../office/list/moved.ts'
import { cutSide, isWhole, cropRect, newPage, turnPage, WHOLE } from './page-edit.ts'

const page = newPage(new Blob())

describe('turning a page', () => {
  it('moves the crop of the left side to the top', () => {
    const turned = turnPage({ ...page, crop: { ...WHOLE, left: 0.2, bottom: 0.1 } })
    expect(turned).toMatchObject({ turns: 1, crop: { top: 0.2, left: 0.1, right: 0, bottom: 0 } })
  })

  it('four times gives the same page', () => {
    const crop = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 }
    const cropped = { ...page, crop }
    expect(turnPage(turnPage(turnPage(turnPage(cropped))))).toEqual(cropped)
  })
})

describe('cropping', () => {
  it.each([
    ['a part', 0.3, 0.3],
    ['less than nothing', -1, 0],
    ['more than there is', 2, 0.9],
  ])('cuts off %s', (_what, part, cut) => {
    expect(cutSide(WHOLE, 'left', part).left).toBeCloseTo(cut)
  })

  it('keeps a part between two sides', () => {
    const { left, right } = cutSide(cutSide(WHOLE, 'right', 0.5), 'left', 1)
    expect(1 - left - right).toBeCloseTo(0.1)
  })

  it('returns the rectangle that stays', () => {
    const crop = { top: 0.25, right: 0.5, bottom: 0.25, left: 0 }
    expect(cropRect(crop, { width: 200, height: 100 })).toEqual({
      x: 0,
      y: 25,
      width: 100,
      height: 50,
    })
    expect(isWhole(crop)).toBe(false)
    expect(isWhole(WHOLE)).toBe(true)
  })
})

it('a page moves to an earlier or later position', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => ({ ...page, id }))
  const pages = [first!, second!, third!]
  expect(moved(pages, 2, 1)).toEqual([first, third, second])
  expect(moved(pages, 0, 1)).toEqual([second, first, third])
})
