import { expect, it } from 'vitest'
import { signOf, withSigns } from './signs.ts'

it('knows the signs of a font by each of its names', () => {
  for (const font of ['Wingdings', 'ABCDEF+Wingdings-Regular', 'Wingdings,Bold']) {
    expect(
      [0xfc, 0xf0fc].map((code) => signOf(font, code)),
      font,
    ).toEqual(['✓', '✓'])
  }
  expect(signOf('ABCDEF+SymbolMT', 0xf0b7)).toBe('•')
  expect(signOf('Wingdings2', 0x50)).toBe('✓')
  expect(signOf('Arial', 0xf0b7)).toBeUndefined()
})

it('takes a sign without a font for a bullet or a tick', () => {
  expect(withSigns('\uF0B7 প্রথম \uF0A7 \uF0FC \uF0D8 \uF003')).toBe('• প্রথম ▪ ✓ ➢ •')
})

it('leaves the letters of a font that is not known', () => {
  expect(withSigns('\uF041\uF042 \uE001')).toBe('\uF041\uF042 \uE001')
})
