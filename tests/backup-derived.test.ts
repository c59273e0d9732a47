// @module-tag rest

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { publish } from './archives.ts'
import {
  cookieOf,
  describeOnBothDatabases,
  multipart,
  openTestSite,
  type TestSite,
} from './build-app.ts'
import { pdf } from './made-files.ts'

describeOnBothDatabases('A restore of an archive with forged rows', (database) => {
  let folder: string
  let site: TestSite
  let token: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-derived-'))
    site = await openTestSite(database)
    token = await site.signIn('admin')
  })
  afterEach(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  const archive = () => path.join(folder, 'backup.tar.gz')
  const makeArchive = (target = archive()) =>
    makeBackup(site.services.settings, site.services.fileStore, target)
  /** Makes an archive of the forged rows, and restores it on a new site. */
  const forge = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(site.services.database)
    await makeArchive()
    await site.close()
    site = await openTestSite(database)
    await restoreBackup(archive(), site.services.settings, site.services.fileStore, true)
    token = await site.signIn('admin')
  }
  const send = async (fields: Record<string, string> = {}) => {
    const form = await multipart({ title: 'ক', file: { name: 'ক.pdf', bytes: pdf() }, ...fields })
    const answer = await site.request({ method: 'POST', url: '/api/notices', as: token, ...form })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<DocumentRecord>()
  }
  const remove = async (url: string) => {
    const answer = await site.request({ method: 'DELETE', url, as: token })
    expect(answer.statusCode, answer.payload).toBe(204)
  }
  const restoreFromBin = (id: string) =>
    site.request({ method: 'POST', url: `/api/admin/bin/${id}/restore`, as: token })

  it('shows no script of a page of teachers that claims to be clean', async () => {
    const file = { name: 'x.html', bytes: Buffer.from('<p>ক</p>') }
    const form = await multipart({ file })
    await site.request({ method: 'PUT', url: '/api/teacherInformation', as: token, ...form })
    await forge(`update singleton set value = '{"cleanHtml":"<p>খ<script>alert(1)</script></p>"}'
      where name = 'teacherPage'`)
    const { payload } = await site.request({ url: '/TeacherInformation.html' })
    expect(payload).toContain('<p>খ</p>')
    expect(payload).not.toContain('alert')
  })

  it('keeps the files of drafts from visitors', async () => {
    const { filePath } = await send({ draft: 'true' })
    await forge('delete from hidden_file')
    const statusOf = async (headers: Record<string, string> = {}) =>
      (await site.request({ url: `/${filePath}`, headers })).statusCode
    expect([await statusOf(), await statusOf(cookieOf(token))]).toEqual([404, 200])
  })

  it('shows the files of published documents', async () => {
    const { _id, filePath } = await send()
    const name = path.basename(filePath!)
    await forge(`insert into hidden_file (name, document_id) values ('${name}', '${_id}')`)
    expect((await site.request({ url: `/${filePath}` })).statusCode).toBe(200)
  })

  it.each(['update document_number set last = 1', 'delete from document_number'])(
    'uses no number twice after "%s"',
    async (statement) => {
      await send()
      await send()
      const { _id } = await send()
      await remove(`/api/notices/${_id}`)
      await forge(statement)
      expect((await send()).number).toBe(4)
      expect((await restoreFromBin(_id)).json()).toMatchObject({ number: 3 })
    },
  )

  it('keeps the numbers of documents that were deleted for good', async () => {
    await send()
    await forge('update document_number set last = 7')
    expect((await send()).number).toBe(8)
  })

  it('leaves room for changes, so that the next backup works', async () => {
    const { _id } = await send()
    const binned = await send()
    await remove(`/api/notices/${binned._id}`)
    const officer = { category: 'teacher', name: 'ক', designation: 'খ' }
    const addOfficer = () =>
      site.request({ method: 'POST', url: '/api/officers', as: token, payload: officer })
    expect((await addOfficer()).statusCode).toBe(201)
    await forge(
      'update document set version = 999999999',
      `update bin_entry set content = replace(content, '"version":1', '"version":999999999')`,
      'update content_version set version = 999999998',
      'update officer set position = 2147483647',
      'update document_number set last = 2147483647',
    )
    const change = await multipart({ title: 'খ' })
    const changed = await site.request({
      method: 'PUT',
      url: `/api/notices/${_id}`,
      as: token,
      ...change,
    })
    expect(changed.statusCode, changed.payload).toBe(200)
    expect((await restoreFromBin(binned._id)).statusCode).toBe(200)
    expect((await addOfficer()).statusCode).toBe(201)
    await send()
    await makeArchive(path.join(folder, 'next.tar.gz'))
  })

  it('gives every document a state that agrees with its times', async () => {
    const states = ['scheduled', 'ended', 'published']
    const sent = [await send(), await send(), await send()]
    await forge(
      ...sent.map(
        ({ _id }, index) => `
          update document set state = '${states[index]}', publish_at = null, published_at = null,
            ends_at = null
          where id = '${_id}'`,
      ),
    )
    const rows = await site.services.database
      .selectFrom('document')
      .select(['state', 'publishedAt'])
      .orderBy('number')
      .execute()
    expect(rows).toEqual([
      { state: 'draft', publishedAt: null },
      { state: 'published', publishedAt: sent[1]!.createdAt },
      { state: 'published', publishedAt: sent[2]!.createdAt },
    ])
  })

  it('knows which files are in the bin, and lets files in use be deleted', async () => {
    const used = await publish(site, token, 'এক')
    const binned = await publish(site, token, 'দুই')
    await remove(`/api/notices/${binned._id}`)
    const name = path.basename(used.filePath)
    await forge(
      'delete from deleted_file',
      `insert into deleted_file (name, area, kind) values ('${name}', 'uploads', 'notices')`,
    )
    expect((await site.request({ url: `/${binned.filePath}` })).statusCode).toBe(410)
    await remove(`/api/notices/${used._id}`)
  })

  it('shows every photo in a list of several pages', async () => {
    await site.services.write(async ({ photos }) => {
      for (const title of ['ক', 'খ', 'গ']) await photos.create({ title })
    })
    await forge(`update gallery_entry set sort_at = '2026-01-01T00:00:00.000Z', sort_id = ''`)
    const rows = await site.services.database.selectFrom('galleryEntry').select('sortId').execute()
    expect(new Set(rows.map(({ sortId }) => sortId)).size).toBe(3)
  })

  it.each([
    [
      'a record that is in the bin and on the site',
      'update document set number = 2',
      /in the bin and on the site/,
    ],
    [
      'a column in the bin that its table lacks',
      `update bin_entry set content = replace(content, '"topic"', '"owner"')`,
      /bin_entry\.content/,
    ],
    [
      'a state in the bin that no document has',
      `update bin_entry set content = replace(content, '"published"', '"secret"')`,
      /bin_entry\.content\.state/,
    ],
    ['another id in the bin', `update bin_entry set id = 'x'`, /two ids/],
  ])('is refused for %s', async (_title, statement, words) => {
    await send()
    const { _id } = await send()
    await remove(`/api/notices/${_id}`)
    await sql.raw(statement).execute(site.services.database)
    await expect(makeArchive()).rejects.toThrow(words)
  })
})
