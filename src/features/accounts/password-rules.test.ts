import { expect, it } from 'vitest'
import { generatePassword } from './password.ts'
import { refuseGuessable } from './password-rules.ts'

const NAMES = ['ভিকারুননিসা বালিকা উচ্চ বিদ্যালয়', 'Begum Rokeya Girls’ High School', 'rahima']

const check = (password: string) => refuseGuessable(password, 'password', NAMES)

it.each([
  '123456789',
  'Password',
  'password1!',
  '!!!sunshine99',
  'QWERTYUIOP',
  ' '.repeat(8),
  '\u3000\u00a0'.repeat(8),
  '\u200b'.repeat(9),
  '  a\t   1  ',
])('%s is too common', async (password) => {
  await expect(check(password)).rejects.toMatchObject({
    fields: [{ path: 'password', code: 'password-too-common' }],
  })
})

it.each([
  'BegumRokeya',
  'begum-rokeya-2026',
  'rokeyagirlshighschool',
  'Rahima!2026',
  'বালিকা বিদ্যালয়',
  'ভিকারুননিসা১২৩',
  'pathshala',
  'PathShala2026!',
  'পাঠশালা',
  '১২৩ পাঠশালা ৪৫৬',
  'pathshala-rokeya',
])('%s is too similar to a name', async (password) => {
  await expect(check(password)).rejects.toMatchObject({
    fields: [{ path: 'password', code: 'password-is-name' }],
  })
})

it.each(['correct horse battery', 'rokeya-loves-mangoes', 'পুকুরপাড়ে তিনটি হাঁস', 'x7!kPq#m2z'])(
  '%s is allowed',
  async (password) => {
    await expect(check(password)).resolves.toBeUndefined()
  },
)

it('every generated password is allowed', async () => {
  for (let round = 0; round < 50; round += 1) await check(generatePassword())
})
