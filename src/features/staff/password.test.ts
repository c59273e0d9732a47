import { expect, it } from 'vitest'
import { generatePassword, hashPassword, isPassword } from './password.ts'
import { foldUsername } from './schema.ts'

it('knows a password by its argon2id hash, in whichever Unicode form it is typed', async () => {
  const hash = await hashPassword('caf\u00e9 পাঠশালা \u09af\u09bc')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPassword('cafe\u0301 পাঠশালা \u09df', hash)).toBe(true)
  expect(await isPassword('cafe পাঠশালা', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

it('finds no password right where there is no account', async () => {
  expect(await isPassword('', undefined)).toBe(false)
  expect(await isPassword('anything', undefined)).toBe(false)
})

it('makes up passwords that cannot be misread, never the same', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  for (const password of passwords)
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(passwords).size).toBe(200)
})

it.each([
  ['Admin', 'admin'],
  ['  ADMIN\u00a0', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['ad\u200bmin', 'admin'],
  ['রহিমা  বেগম', 'রহিমা বেগম'],
  ['e\u0301', '\u00e9'],
])('takes the name %j for %j', (typed, name) => {
  expect(foldUsername(typed)).toBe(name)
})
