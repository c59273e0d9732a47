import { expect, it } from 'vitest'
import { contentKinds, DOCUMENT_KINDS, type FileKind, GALLERY_KINDS } from '#src/content.ts'
import { bn, en } from '#src/words/public-words.ts'
import { describeOnBothDatabases, emptyBin, signedInSite } from './build-app.ts'
import { jpeg, pdf } from './made-files.ts'
import { expectProblem } from './scenarios.ts'
import { itFor } from './tiers.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const TITLE = 'গোপন শিরোনাম'
const FILE_NAME = 'গোপন-ফাইল'

/** Each kind whose deleted files have a page, its call, and the list that the page links to. */
const KINDS: Kind[] = [...DOCUMENT_KINDS, ...GALLERY_KINDS, 'officers' as const].map((kind) => ({
  kind,
  call: `/api${contentKinds[kind].apiPath}`,
  list: contentKinds[kind].pages[0].path,
}))
interface Kind {
  kind: FileKind
  call: string
  list: string
}

describeOnBothDatabases('The address of a deleted file', (database) => {
  const site = signedInSite(database)

  const ask = (url: string, headers: Record<string, string> = BROWSER) =>
    site.request({ url, headers })

  async function publish({ kind, call }: Kind): Promise<{ _id: string; addresses: string[] }> {
    const isPicture = kind === 'photos' || kind === 'jubilee' || kind === 'officers'
    const bytes = isPicture ? await jpeg(700, 20) : pdf()
    const words = { title: TITLE, name: TITLE, designation: 'শিক্ষক', category: 'teacher' }
    const file = { name: `${FILE_NAME}.${isPicture ? 'jpg' : 'pdf'}`, bytes }
    const sent = await site.form(
      `POST ${call}`,
      kind === 'officers' ? { ...words, file } : { title: TITLE, file },
    )
    expect(sent.statusCode, sent.payload).toBe(201)
    const { _id, filePath, photo } = sent.json<{
      _id: string
      filePath?: string
      photo?: { src: string }
    }>()
    const path = `/${filePath ?? photo!.src}`
    const smaller = path.replace('.webp', '-320.avif')
    return { _id, addresses: isPicture ? [path, smaller] : [path] }
  }

  const remove = async ({ call }: Kind, id: string) => {
    const { statusCode } = await site.call(`DELETE ${call}/${id}`)
    expect(statusCode).toBe(204)
  }

  async function expectGone({ kind, list }: Kind, address: string): Promise<void> {
    const inEnglish = { ...BROWSER, referer: `http://localhost:3000/en${list}?page=2` }
    for (const [words, page, answer] of [
      [bn, list, await ask(address)],
      [bn, list, await ask(address, { ...BROWSER, referer: `http://localhost:3000${list}` })],
      [en, `/en${list}`, await ask(address, inEnglish)],
      [en, `/en${list}`, await ask(`/en${address}`)],
    ] as const) {
      const { title, toList } = words[kind].deleted
      expect(answer.statusCode).toBe(410)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-disposition']).toBeUndefined()
      expect(answer.payload).toContain(`<h1>${title}</h1>`)
      expect(answer.payload).toMatch(new RegExp(`<a [^>]*href="${page}"[^>]*>${toList}</a>`))
      expect(answer.payload).toContain(words === bn ? '<html lang="bn"' : '<html lang="en"')
    }
    for (const accept of ['', '*/*', 'application/json', 'image/avif,image/webp,*/*;q=0.8']) {
      expectProblem(await ask(address, { accept }), 410)
    }
    for (const headers of [BROWSER, { accept: '*/*' }]) {
      const { payload, headers: sent } = await ask(address, headers)
      expect(payload + JSON.stringify(sent)).not.toMatch(/গোপন|%E0%A6%97%E0%A7%8B/)
    }
  }

  itFor(KINDS, ({ kind }) => kind === 'notices' || kind === 'photos')(
    'of $kind gives a browser a page with a link to its list, until the file is restored',
    async (kind) => {
      const { _id, addresses } = await publish(kind)
      await remove(kind, _id)
      for (const address of addresses) await expectGone(kind, address)
      const restore = {
        method: 'POST',
        url: `/api/admin/bin/${_id}/restore`,
        as: site.token,
      } as const
      expect((await site.request(restore)).statusCode).toBe(200)
      for (const address of addresses) expect((await ask(address)).statusCode).toBe(200)
      await remove(kind, _id)
      await emptyBin(site)
      for (const address of addresses) await expectGone(kind, address)
    },
  )

  it('that never existed gives a browser a not-found page, and a program a problem', async () => {
    const id = '01a1f7e0-0000-7000-8000-000000000000'
    const { addresses } = await publish(KINDS.find(({ kind }) => kind === 'photos')!)
    const elsewhere = addresses[0]!.replace('/gallery-uploads/', '/uploads/')
    for (const address of [`/uploads/${id}.pdf`, `/gallery-uploads/${id}.webp`, elsewhere]) {
      for (const [words, answer] of [
        [bn, await ask(address)],
        [en, await ask(`/en${address}`)],
      ] as const) {
        expect(answer.statusCode).toBe(404)
        expect(answer.payload).toContain(`<h1>${words.notFound.title}</h1>`)
      }
      expectProblem(await ask(address, { accept: '*/*' }), 404)
    }
  })
})
