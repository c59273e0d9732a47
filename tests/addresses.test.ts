import { beforeAll, expect, it } from 'vitest'
import type { GroupRecord } from '#src/features/groups/schema.ts'
import type { OfficerRecord } from '#src/features/people/schema.ts'
import { describeOnBothDatabases, signedInSite } from './build-app.ts'
import { contact, group, officer } from './records.ts'

const BAD = {
  email: ['mailto:school', 'school', 'a@b', 'a b@school.example', 'a@b.example, c@d.example', '@'],
  phone: ['mailto:school', 'নেই', '-', '12', '1.7E+09', 'javascript:alert()'],
}
const GOOD = {
  email: ['', 'office@school.example', 'o.f+1@mail.school.edu.bd', 'অফিস@স্কুল.বাংলা'],
  phone: ['', '01711-000001', '০১৭১১ ০০০০০১', '+880 421 68025', '999', '01711000001 (অফিস)'],
}
const CASES = (['email', 'phone'] as const).flatMap((field) => [
  ...BAD[field].map((text) => [field, text, false] as const),
  ...GOOD[field].map((text) => [field, text, true] as const),
])
const CODES = { email: 'mail-address', phone: 'telephone' }
const REMARKS = { email: 'not-a-mail-address', phone: 'not-a-phone' }

describeOnBothDatabases('A telephone number and an e-mail address', (database) => {
  const site = signedInSite(database)
  let person: OfficerRecord
  let committee: GroupRecord
  beforeAll(async () => {
    person = await site.services.stores.officers.create(officer)
    committee = await site.services.write((stores) => stores.groups.create(group))
  })

  const service = {
    group: 'citizen',
    name: 'প্রত্যয়নপত্র',
    method: 'ক',
    papers: 'খ',
    price: 'গ',
    time: 'ঘ',
    officer: 'ফরিদা',
  }
  const writes: Record<string, (values: object) => [call: string, payload: object, path: string]> =
    {
      'a new person': (values) => ['POST /api/officers', { ...officer, ...values }, ''],
      'a change of a person': (values) => [`PUT /api/officers/${person._id}`, values, ''],
      'a committee': (values) => [`PUT /api/groups/${committee._id}`, { ...group, ...values }, ''],
      'a member of a committee': (values) => [
        `PUT /api/groups/${committee._id}`,
        { ...group, members: [{ ...group.members[0], ...values }] },
        'members.0.',
      ],
      'a service of the charter': (values) => [
        'PUT /api/information/charter',
        { services: [{ ...service, ...values }] },
        'services.0.',
      ],
    }

  it.each(CASES)('%s %j is taken everywhere: %s', async (field, text, isTaken) => {
    for (const [name, write] of Object.entries(writes)) {
      const [call, payload, path] = write({ [field]: text })
      const response = await site.call(call, payload)
      const errors = response.json<{ errors?: { path: string; code: string }[] }>().errors ?? []
      expect([name, errors.map((error) => [error.path, error.code])]).toEqual([
        name,
        isTaken ? [] : [[`${path}${field}`, CODES[field]]],
      ])
    }
    // A list keeps the row and leaves the text out. A dash is an empty cell there.
    const rows = [{ name: `নাম ${field} ${text}`, designation: 'শিক্ষক', [field]: text }]
    const answer = (await site.call('POST /api/officers/import', { rows })).json()
    const isEmptyCell = !/[\p{L}\p{N}]/u.test(text)
    const isRepaired = field === 'email' && text === 'mailto:school'
    expect(answer.refused).toEqual([])
    expect(answer.created).toMatchObject([{ [field]: isTaken ? text : '' }])
    expect(answer.remarks).toMatchObject(
      isTaken || isEmptyCell
        ? []
        : [{ errors: [{ path: field, params: { text: isRepaired ? 'school' : text } }] }],
    )
    for (const { errors } of answer.remarks) expect(errors[0].code).toBe(REMARKS[field])
  })

  it('the school’s contact keeps any text, and pages link only addresses', async () => {
    const show = async (values: object) => {
      await site.call('PUT /api/contactus', { ...contact, ...values })
      const { payload } = await site.request({ url: '/contact_us' })
      return payload
    }
    await site.call('POST /api/contactus', contact)
    for (const email of BAD.email) {
      const page = await show({ email })
      expect(page).toContain(email)
      expect(page).not.toContain('href="mailto:')
    }
    expect(await show({ email: 'office@school.example' })).toContain(
      'href="mailto:office@school.example"',
    )
    for (const phone of ['mailto:school', 'নেই']) {
      // The emergency numbers of the frame stay.
      expect(await show({ phone })).not.toMatch(/href="tel:\+?\D/)
    }
    expect(await show({ phone: '01711-000001' })).toContain('href="tel:+8801711000001"')
  })
})
