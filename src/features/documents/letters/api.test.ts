import { expect, it } from 'vitest'
import { describeOnBothDatabases, expectStatus, signedInSite } from '../../../../tests/build-app.ts'
import type { Problem } from '../../../../tests/scenarios.ts'
import type { DocumentRecord } from '../schema.ts'

const LETTER = {
  memoNumber: '৩৭.০২.৬৯৯০.০০১.২৫.০০৭.২৬.০২৯৮',
  signatory: 'শাহানা পারভীন',
  designation: 'প্রধান শিক্ষক',
  copies: ['জেলা শিক্ষা অফিসার', 'অফিস কপি'],
}
const STORED = { ...LETTER, memoNumber: '37.02.6990.001.25.007.26.0298' }

describeOnBothDatabases('Official letters', (database) => {
  const site = signedInSite(database)

  const post = async (fields: Record<string, string>, path = 'notices') =>
    site.form(`POST /api/${path}`, { title: 'পত্র', text: 'লেখা', ...fields })
  const put = (id: string, payload: object) => site.call(`PUT /api/notices/${id}`, payload)
  const last = async (as?: string) => site.request({ url: '/api/letters/last', as })

  it('need no file, and only a session can read the last letter of all kinds', async () => {
    expect((await last(site.token)).json()).toBeNull()
    const answer = await expectStatus(201, post({ letter: JSON.stringify(LETTER) }))
    const { letter, filePath, textSource } = answer.json<DocumentRecord>()
    expect({ letter, filePath, textSource }).toEqual({
      letter: STORED,
      filePath: null,
      textSource: 'typed',
    })
    expect((await last(site.token)).json()).toEqual(STORED)
    const next = { ...STORED, memoNumber: STORED.memoNumber.replace('0298', '0299') }
    await post({ letter: JSON.stringify(next), draft: 'true' }, 'news')
    await post({})
    expect((await last(site.token)).json()).toEqual(next)
    expect((await last()).statusCode).toBe(401)
  })

  it.each([
    ['সবাউবি/২০২৬/২১৪', 'সবাউবি/2026/214'],
    ['৩৭.০২.৬৯৯০', '37.02.6990'],
  ])('accept the memo number %j of a school', async (memoNumber, stored) => {
    const answer = await post({ letter: JSON.stringify({ ...LETTER, memoNumber }) })
    expect(answer.statusCode, answer.payload).toBe(201)
    expect(answer.json<DocumentRecord>().letter?.memoNumber).toBe(stored)
    expect((await last(site.token)).json()).toMatchObject({ memoNumber: stored })
  })

  it.each([
    ['', 'fill-in'],
    ['৩'.repeat(101), 'too-long'],
  ])('refuse the memo number %j', async (memoNumber, code) => {
    const answer = await post({ letter: JSON.stringify({ ...LETTER, memoNumber }) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual([
      expect.objectContaining({ path: 'letter.memoNumber', code }),
    ])
  })

  it('can be changed and set back', async () => {
    const { _id } = (await post({ letter: JSON.stringify(LETTER) })).json<DocumentRecord>()
    expect((await put(_id, { letter: null })).json()).toMatchObject({ letter: null })
    const history = await site.call(`GET /api/admin/history?id=${_id}`)
    const [change] = history.json<{ _id: string; before: object; after: object }[]>()
    expect(change).toMatchObject({ before: { letter: STORED }, after: { letter: null } })
    const url = `/api/admin/history/${change!._id}/restore`
    const answer = await site.call(`POST ${url}`)
    expect(answer.json(), answer.payload).toMatchObject({ letter: STORED })
  })

  it('are in the feed without a file', async () => {
    const { payload } = await site.request({ url: '/rss.xml' })
    expect(payload).toContain('<title>পত্র</title>')
    expect(payload).not.toMatch(/<enclosure|null/)
  })
})
