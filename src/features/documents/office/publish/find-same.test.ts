import { expect, it } from 'vitest'
import { isSame } from './find-same.ts'

const file = (name: string) => new File(['x'], name)
const of = (fileName: string | null, text = '') =>
  ({ fileName, text, textSource: text === '' ? null : 'typed' }) as const

it('compares the name of the file, and not its ending', () => {
  const values = { title: 'ক', text: '', files: [file('রুটিন.pdf')] }
  expect(isSame(of('রুটিন.pdf'), values, 'file')).toBe(true)
  expect(isSame(of('সিলেবাস.pdf'), values, 'file')).toBe(false)
  expect(isSame(of(null, 'রুটিন'), values, 'file')).toBe(false)
  expect(isSame(of('রুটিন.pdf'), { ...values, files: [file('রুটিন.jpg')] }, 'file')).toBe(true)
})

it('compares a written text without its spaces, and a photographed paper by its title', () => {
  const values = { title: 'ছুটি', text: 'কাল  বন্ধ\n', files: [] }
  expect(isSame(of(null, 'কাল বন্ধ'), values, 'text')).toBe(true)
  expect(isSame(of(null, 'পরশু বন্ধ'), values, 'text')).toBe(false)
  expect(isSame(of('ছুটি.pdf'), values, 'photo')).toBe(true)
})
