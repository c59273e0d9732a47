import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSmsParts, MAX_SMS, smsText } from './sms-text.ts'

const school = 'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়'
const address = 'https://school.example/notices/214'
const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter('bn').segment(text), ({ segment }) => segment)

describe('The text of an SMS', () => {
  it('has title, school and address', () => {
    expect(smsText('  অভিভাবক সভা,\n৩০ নভেম্বর ', { school, address })).toBe(
      `অভিভাবক সভা, ৩০ নভেম্বর\n${school}\n${address}`,
    )
  })

  it('leaves the school out before it cuts the title', () => {
    const title = 'বার্ষিক পরীক্ষার সময়সূচি পরিবর্তন ও ফরম পূরণের শেষ তারিখ'.padEnd(99, 'ক')
    expect(smsText(title, { school, address })).toBe(`${title}\n${address}`)
    expect(smsText(title, { school, address })).toHaveLength(MAX_SMS)
  })

  it('cuts a long title before the letter that does not fit', () => {
    const text = smsText('ক্ষ'.repeat(60), { school, address })
    // 98 units remain for the title. A grapheme has three.
    expect(text).toBe(`${'ক্ষ'.repeat(32)}…\n${address}`)
    const longer = { school, address: address.padEnd(36, '1') }
    expect(smsText('সভা '.repeat(40), longer)).toBe(`${'সভা '.repeat(24).trim()}…\n${longer.address}`)
  })

  it('has at most 134 units, whole letters and the whole address, for every title', () => {
    const letters = fc.constantFrom(
      'ক',
      'ক্ষ',
      'ত্রী',
      'া',
      '্',
      ' ',
      '।',
      'a',
      '👩‍👩‍👧',
      '৳',
      '\u200d',
      '\n',
    )
    const titles = fc.array(letters, { maxLength: 200 }).map((parts) => parts.join(''))
    const addresses = fc
      .integer({ min: 20, max: MAX_SMS })
      .map((length) => 'https://school.example/notices/'.padEnd(length, '1'))
    fc.assert(
      fc.property(titles, addresses, (title, where) => {
        const text = smsText(title, { school, address: where })
        expect(text.length).toBeLessThanOrEqual(Math.max(MAX_SMS, where.length))
        const lines = text.split('\n')
        expect(lines.at(-1)).toBe(where)
        const line = title.replace(/\s+/g, ' ').trim()
        const shown = lines.length > 1 ? lines[0]! : ''
        if (!shown.endsWith('…')) return
        const whole = graphemesOf(line)
        const begin = graphemesOf(shown.slice(0, -1))
        expect(begin).toEqual(whole.slice(0, begin.length))
      }),
    )
  })

  it('is only the address, if the address fills it', () => {
    const long = `https://school.example/${'a'.repeat(MAX_SMS)}`
    expect(smsText('সভা', { school, address: long })).toBe(long)
  })

  it('counts the parts that a gateway charges', () => {
    expect(
      [70, 71, MAX_SMS, MAX_SMS + 1].map((length) => countSmsParts('ক'.repeat(length))),
    ).toEqual([1, 2, 2, 3])
  })
})
