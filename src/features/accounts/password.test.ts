import { expect, it } from 'vitest'
import { generatePassword, hashPassword, isPassword } from './password.ts'

it('verifies a password by its argon2id hash, in any Unicode normal form', async () => {
  const hash = await hashPassword('caf\u00e9 পাঠশালা \u09af\u09bc')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPassword('cafe\u0301 পাঠশালা \u09df', hash)).toBe(true)
  expect(await isPassword('cafe পাঠশালা', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

it('rejects every password if there is no account', async () => {
  expect(await isPassword('', undefined)).toBe(false)
  expect(await isPassword('anything', undefined)).toBe(false)
})

it('generates passwords without ambiguous characters, and never repeats a password', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  for (const password of passwords)
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(passwords).size).toBe(200)
})
