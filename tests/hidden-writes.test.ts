import { beforeAll, expect, it } from 'vitest'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { OPEN_PATHS } from './access/all-calls.ts'
import { describeOnBothDatabases, expectStatus, signedInSite, TEST_PASSWORD } from './build-app.ts'
import { pdf } from './made-files.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
const written = { title: 'গোপন খসড়া', text: 'কেউ দেখে না' }

/** Headers that differ from answer to answer. */
const OF_ONE_ANSWER = new Set(['date', 'x-request-id', 'content-length'])

/** What a reading found. */
const READ = { pageCount: 1, text: 'পড়া', source: null, layout: 'text' } as const

/** What visitors get must not tell that staff write. */
describeOnBothDatabases('A change that visitors do not see', (database) => {
  const site = signedInSite(database)
  let shown: DocumentRecord
  beforeAll(async () => {
    const file = { name: 'notice.pdf', bytes: pdf() }
    const made = await site.form('POST /api/notices', { ...written, title: 'প্রকাশিত', file })
    shown = made.json<DocumentRecord>()
  })

  /** Pages of the office are made anew for each request, from no content. */
  const addresses = () =>
    [
      ...OPEN_PATHS.map((path) =>
        path
          .replaceAll(':id', shown._id)
          .replaceAll(':number', String(shown.number))
          .replaceAll(':name', shown.filePath!.split('/').at(-1)!)
          .replaceAll(/:\w+|\*/g, 'unknown'),
      ),
      '/readyz',
      '/api/search?q=%E0%A6%97%E0%A7%8B%E0%A6%AA%E0%A6%A8',
      '/search?q=%E0%A6%97%E0%A7%8B%E0%A6%AA%E0%A6%A8',
      `/api/notices?limit=1`,
      `/notices/${shown.number}/card.png`,
    ].filter((address) => !/^\/(en\/)?admin/.test(address) && address.startsWith('/'))

  async function readAll(): Promise<Record<string, unknown>> {
    const answers: Record<string, unknown> = {}
    for (const url of addresses()) {
      const { statusCode, headers, payload } = await site.request({ url })
      // In their order, which differed in the first answer after a change.
      const kept = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name))
      const answer = JSON.stringify([statusCode, kept, payload])
      answers[url] = answer.replaceAll(/nonce[-=:\\"]+[\w+/=]+|requestId[\\":]+[\w-]+/g, '')
    }
    return answers
  }

  /** Returns a check that all answers are as they were at the check before. */
  async function watch() {
    // Times in headers count whole seconds.
    const pause = () => new Promise((resolve) => setTimeout(resolve, 1100))
    await readAll()
    let before = await readAll()
    return async (what: string) => {
      await pause()
      const after = await readAll()
      for (const [url, answer] of Object.entries(after)) {
        expect(answer, `${url} after ${what}`).toEqual(before[url])
      }
      before = after
    }
  }
  const create = async (fields: object) =>
    (await site.form('POST /api/notices', { ...written, ...fields })).json<DocumentRecord>()

  it('changes no answer and no header of any public address', async () => {
    const unchanged = await watch()
    await create({ draft: 'true', file: { name: 'secret.pdf', bytes: pdf() } })
    await create({ publishAt: inHours(3) })
    await unchanged('a draft and a scheduled document')
  })

  it(
    'changes none as its text is read, and it is changed and deleted',
    { tags: 'rest' },
    async () => {
      const unchanged = await watch()
      const file = { name: 'secret.pdf', bytes: pdf() }
      const draft = await create({ draft: 'true', file })
      await unchanged('a draft')
      const claim = { id: draft._id, file: { name: draft.filePath!.split('/').at(-1)! } }
      await site.services.write(({ reading }) =>
        reading.finish(claim, { ...READ, pages: [], doubts: [] }),
      )
      await unchanged('the reading of a draft’s file')
      await site.services.write(({ reading }) => reading.giveUp(claim, 'reading-damaged'))
      await unchanged('a failed reading of a draft’s file')
      const scheduled = await create({ publishAt: inHours(3) })
      await unchanged('a scheduled document')
      await expectStatus(200, site.call(`PUT /api/notices/${draft._id}`, { title: 'খ' }))
      await unchanged('a change of a draft')
      await site.form(`PUT /api/notices/${draft._id}/file`, { file })
      await unchanged('another file of a draft')
      await expectStatus(204, site.call(`DELETE /api/notices/${scheduled._id}`))
      await unchanged('a deletion of a scheduled document')
      await expectStatus(200, site.call(`POST /api/admin/bin/${scheduled._id}/restore`))
      await unchanged('a restored scheduled document')
      await site.call(`DELETE /api/notices/${scheduled._id}`)
      await site.call(`DELETE /api/admin/bin/${scheduled._id}`, { currentPassword: TEST_PASSWORD })
      await unchanged('a deletion for good')
    },
  )

  it('is not in the times of a document that becomes public', async () => {
    const made = await site.form('POST /api/notices', { ...written, draft: 'true' })
    const draft = made.json<DocumentRecord>()
    expect(draft.publishedAt).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await site.call(`PUT /api/notices/${draft._id}`, { draft: false })
    for (const url of ['/api/notices', `/api/notices/${draft._id}`]) {
      const answer = (await site.request({ url })).json<DocumentRecord | DocumentRecord[]>()
      const visible = [answer].flat().find(({ _id }) => _id === draft._id)!
      expect(visible.createdAt).toBe(visible.publishedAt)
      expect(visible.createdAt > draft.createdAt).toBe(true)
    }
    const kept = (await site.call(`GET /api/notices/${draft._id}?state=all`)).json<DocumentRecord>()
    expect(kept.createdAt).toBe(draft.createdAt)
  })
})
