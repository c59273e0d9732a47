import { expect, it, vi } from 'vitest'
import { hash as hashArgon2 } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import { generatePassword, hashPassword, isPassword, logCostlyHash } from './password.ts'

it('verifies a password by its argon2id hash, in any Unicode normal form', async () => {
  const hash = await hashPassword('caf\u00e9 পাঠশালা \u09af\u09bc')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPassword('cafe\u0301 পাঠশালা \u09df', hash, vi.fn())).toBe(true)
  expect(await isPassword('cafe পাঠশালা', hash, vi.fn())).toBe(false)
  expect(await isPassword('', hash, vi.fn())).toBe(false)
})

it('rejects every password if there is no account', async () => {
  expect(await isPassword('', undefined, vi.fn())).toBe(false)
  expect(await isPassword('anything', undefined, vi.fn())).toBe(false)
})

it('accepts no password for a hash that costs more than its own, and does not compute it', async () => {
  const hash = await hashPassword('three ducks by the pond')
  for (const forged of [
    hash.replace(/m=\d+/, 'm=1048576'),
    hash.replace(/t=\d+/, 't=40'),
    hash.replace(/p=\d+/, 'p=16'),
    `${hash}${'A'.repeat(2000)}`,
    hash.replace('argon2id', 'argon2d'),
    'another',
    '',
  ]) {
    const onCostly = vi.fn()
    const start = performance.now()
    expect(await isPassword('three ducks by the pond', forged, onCostly), forged).toBe(false)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(onCostly).toHaveBeenCalledOnce()
  }
  const onCostly = vi.fn()
  const cheaper = await hashArgon2('three ducks by the pond', { memoryCost: 8192, timeCost: 2 })
  expect(await isPassword('three ducks by the pond', cheaper, onCostly)).toBe(true)
  expect(onCostly).not.toHaveBeenCalled()
})

it('logs the refused hash of an account once', () => {
  const error = vi.fn()
  const request = { school: { id: 'rights' }, log: { error } } as unknown as FastifyRequest
  logCostlyHash(request, 'salma')
  logCostlyHash(request, 'salma')
  expect(error).toHaveBeenCalledOnce()
})

it('generates passwords without ambiguous characters, and never repeats a password', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  for (const password of passwords)
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(passwords).size).toBe(200)
})
