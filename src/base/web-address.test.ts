import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['https://school.example', 'https://school.example/'],
  ['https://school.example/a?b=1#c', 'https://school.example/a?b=1#c'],
  ['HTTPS://School.Example/A', 'https://school.example/A'],
  [
    'https://ফলাফল.বাংলা/ফল?শ্রেণি=৬'.normalize('NFC'),
    'https://xn--c6baub2d.xn--54b7fta0cc/%E0%A6%AB%E0%A6%B2?%E0%A6%B6%E0%A7%8D%E0%A6%B0%E0%A7%87%E0%A6%A3%E0%A6%BF=%E0%A7%AC',
  ],
  ['https://school.example/a b', 'https://school.example/a%20b'],
  ['http://192.168.0.1:8080/', 'http://192.168.0.1:8080/'],
])('%j is stored and sent as %j', (written, address) => {
  expect(webAddress(written)).toBe(address)
})

it.each([
  '',
  'school.example',
  '//school.example',
  '/allNotices',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https:///evil.example',
  'https://\\evil.example',
  'https://',
  'https://?',
  'https://a b.example',
  'https://school.example:99999',
  'https://user@evil.example',
  'https://school.example:secret@evil.example/',
  ' https://school.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://school.example',
  'blob:https://school.example/x',
  'mailto:a@school.example',
])('%j is not a web address', (written) => {
  expect(webAddress(written)).toBeUndefined()
})

it('an address fits into a header and does not change when it is parsed again, for any input', () => {
  const piece = fc.oneof(
    fc.constantFrom('https://', 'http:', '/', '\\', '@', ':', '?', '#', '.', '%', 'বাংলা', 'a.b'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = webAddress(`https://a${pieces.join('')}`)
      if (address === undefined) return
      expect(address).toMatch(/^https?:\/\/[!-~]+$/)
      expect(address).not.toMatch(/^https?:\/\/[^/?#]*@/)
      expect(webAddress(address)).toBe(address)
      expect(new Headers({ location: address }).get('location')).toBe(address)
    }),
  )
})
