import { describe, expect, it } from 'vitest'
import { agesOf } from './years.ts'

describe('The years of a history', () => {
  it('are the first and the last year of each paragraph', () => {
    const ages = agesOf([
      '১৯৭৬ সালের জানুয়ারি মাসে ৪৮ জন ছাত্রী নিয়ে শুরু।',
      'এলাকার মানুষ ২০০০ টাকা দেন।',
      '১৯৭৯ সালে স্বীকৃতি, ১৯৮৭ সালে জাতীয়করণ।',
      'আজ সাড়ে বারো শ ছাত্রী পড়ে।',
    ])
    expect(ages?.map(({ years }) => years)).toEqual([[1976, 1976], null, [1979, 1987], 'now'])
  })

  it('are found in English too', () => {
    const ages = agesOf(['The school began in 1976 with 2000 books.', 'Since 1998 it has shifts.'])
    expect(ages?.map(({ years }) => years)).toEqual([
      [1976, 1976],
      [1998, 1998],
    ])
  })

  it.each([
    ['a single year', ['১৯৭৬ সালে শুরু।', 'তারপর অনেক কিছু হয়।']],
    ['years that are not in order', ['২০০৪ সালে বন্যা হয়।', '১৯৭৬ সালে শুরু হয়েছিল।']],
  ])('are not shown for %s', (_, paragraphs) => {
    expect(agesOf(paragraphs)).toBeUndefined()
  })
})
