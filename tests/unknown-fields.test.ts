import { expect, it } from 'vitest'
import { expectStatus, signedInSite } from './build-app.ts'

const site = signedInSite('SQLite')

const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  site.call(`${method} ${url}`, payload)

const period = { name: '১', from: '07:30', to: '08:10' }
const lesson = { day: 0, period: 0, subject: 'বাংলা' }

it.each([
  ['/api/routines/Six/Morning/A', { periods: [{ ...period, break: true }], lessons: [] }, 'break'],
  [
    '/api/routines/Six/Morning/A',
    { periods: [period], lessons: [{ ...lesson, teacher_id: 'x' }] },
    'teacher_id',
  ],
  ['/api/site', { hotlines: [{ number: '৯৯৯', label: 'জরুরি', english: 'Help' }] }, 'english'],
  [
    '/api/site',
    { officialLinks: [{ url: 'https://moedu.gov.bd', label: 'ক', labelEn: 'b' }] },
    'labelEn',
  ],
])(
  'PUT %s refuses a part whose field has a wrong name, and names the right ones',
  async (...row) => {
    const [url, body, name] = row
    const response = await expectStatus(400, send('PUT', url, { validFrom: '2026-01-01', ...body }))
    const [error] = response.json<{ errors: { code: string; path: string; message: string }[] }>()
      .errors
    expect(error).toMatchObject({ code: 'unknown-field' })
    expect(error!.path.split('.').at(-1)).toBe(name)
    expect(error!.message).toMatch(/isBreak|teacherId|labelEnglish/)
  },
)

it('refuses a member of a group whose field has a wrong name, and takes back what it gave', async () => {
  const member = { role: 'officer', name: 'জেলা শিক্ষা অফিসার', designation: 'অফিসার' }
  const made = await send('POST', '/api/groups', {
    purpose: 'complaints',
    members: [{ ...member, phone: '০২-৪৭০০০০০০', phoneOf: 'office' }],
  })
  const { _id: id } = made.json<{ _id: string }>()
  const url = `/api/groups/${id}`
  const refused = await send('PUT', url, { members: [{ ...member, telephone: '০২-১' }] })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    errors: [{ path: 'members.0.telephone', code: 'unknown-field' }],
  })

  const read = await site.call(`GET ${url}?state=all`)
  const { members } = read.json<{ members: object[] }>()
  expect(members).toMatchObject([{ phone: '০২-৪৭০০০০০০', hasLeft: false }])
  expect((await send('PUT', url, { members })).statusCode).toBe(200)
})

it('describes the body of each entry of the information board in OpenAPI', async () => {
  const { paths } = (await site.request({ url: '/api/openapi.json' })).json<{
    paths: Record<string, { put: { requestBody: { content: Record<string, { schema: object }> } } }>
  }>()
  const { content } = paths['/api/information/{key}']!.put.requestBody
  const { anyOf } = content['application/json']!.schema as {
    anyOf: { title: string; properties: object; additionalProperties?: boolean }[]
  }
  const fieldsOf = (title: string) =>
    Object.keys(anyOf.find((form) => form.title === title)!.properties)
  expect(fieldsOf('charter')).toContain('services')
  expect(fieldsOf('ssc-results')).toContain('rows')
  expect(fieldsOf('nationalisation')).toContain('nationalisedOn')
  expect(fieldsOf('every other entry')).toEqual([
    'note',
    'noteEnglish',
    'documents',
    'notApplicable',
    'notApplicableEnglish',
  ])
  for (const form of anyOf) expect(form.additionalProperties).toBe(false)
})
