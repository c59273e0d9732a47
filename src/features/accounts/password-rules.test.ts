import { expect, it } from 'vitest'
import { generatePassword } from './password.ts'
import { refuseGuessable } from './password-rules.ts'

const KNOWN = {
  names: ['ভিকারুননিসা বালিকা উচ্চ বিদ্যালয়', 'Begum Rokeya Girls’ High School', 'rahima', 'ফাতেমা জোহরা'],
  numbers: JSON.stringify({ eiin: '১০৮৫৭৩', phone: '+৮৮০ ২ ৪৮১১-৫৫৬৬' }),
}

const check = (password: string) => refuseGuessable(password, 'password', KNOWN)

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
  '১২৩৪৫৬৭৮',
  '１２３４５６７８',
  '๑๒๓๔๕๖๗๘',
  'কককককককক',
  '৯৮৭৬৫৪৩২১',
  'পাসওয়ার্ড',
  'পাসওয়ার্ড১২৩',
  'পাসওয়ার্ড!',
  'আমার সোনার বাংলা',
  'amarsonarbangla',
  'AmarShonarBangla71',
  'amar sonar bangla',
  'Bangladesh',
  'bangladesh1971',
  'বাংলাদেশ৭১',
  'ami tomake valobasi',
  'Bismillah786',
  'alhamdulillah!',
  'কখগঘঙচছজ',
  '01712345678',
  '০১৭১২৩৪৫৬৭৮',
  '01712-345678',
  '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
  '008801712345678',
  '16121971',
  '১৬/১২/১৯৭১',
  '1990-08-15',
  'school108573',
  'abcdefghij',
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
  'EIIN108573',
  '১০৮৫৭৩১০৮৫৭৩',
  '48115566',
  '০২-৪৮১১৫৫৬৬',
  'viqarunnisa2026',
  'Fatema Johora',
  'fatemajohra90',
])('%s is too similar to a name', async (password) => {
  await expect(check(password)).rejects.toMatchObject({
    fields: [{ path: 'password', code: 'password-is-name' }],
  })
})

it.each([
  'correct horse battery',
  'rokeya-loves-mangoes',
  'পুকুরপাড়ে তিনটি হাঁস',
  'x7!kPq#m2z',
  'বাংলাদেশে বৃষ্টি নামে',
  '৮৩৯২০৫৫১৭৪৬',
  '8392055174',
  'আমার মায়ের লাল শাড়ি',
])('%s is allowed', async (password) => {
  await expect(check(password)).resolves.toBeUndefined()
})

it('every generated password is allowed', async () => {
  for (let round = 0; round < 50; round += 1) await check(generatePassword())
})
