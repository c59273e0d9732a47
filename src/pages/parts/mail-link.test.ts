import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it('A mail goes to the address, as it is written', () => {
  expect(mailLink('head@school.example')).toBe('mailto:head@school.example')
})

it.each([
  'a@b.example?bcc=other@c.example',
  'a@b.example&subject=x',
  'a@b.example#x',
  'a%0a@b.example',
])('Nothing in %s is more than an address', (address) => {
  const { search, hash, pathname } = new URL(mailLink(address))
  expect([search, hash, decodeURIComponent(pathname)]).toEqual(['', '', address])
})

it('Any text is one address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(mailLink(text)).toMatch(/^mailto:[^?&#\s"<>]*$/)
    }),
  )
})
