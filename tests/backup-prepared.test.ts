// @module-tag rest

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '#src/backup/make-backup.ts'
import { restoreBackup } from '#src/backup/restore.ts'
import type { DocumentRecord } from '#src/features/documents/schema.ts'
import { cookieOf, describeOnBothDatabases, openTestSite, type TestSite } from './build-app.ts'
import { pdf } from './made-files.ts'

describeOnBothDatabases('A restore', (database) => {
  let folder: string
  let site: TestSite
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-prepared-'))
    site = await openTestSite(database)
    site.token = await site.signIn('admin')
  })
  afterEach(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Changes rows, makes an archive of them, and restores it on a new site. */
  const restoreAfter = async (statement: string) => {
    const archive = path.join(folder, 'backup.tar.gz')
    await sql.raw(statement).execute(site.services.database)
    await makeBackup(site.services.settings, site.services.fileStore, archive)
    await site.close()
    site = await openTestSite(database)
    await restoreBackup(archive, site.services.settings, site.services.fileStore, true)
    site.token = await site.signIn('admin')
  }
  const send = async (fields: Record<string, string> = {}) => {
    const answer = await site.form('POST /api/notices', {
      title: 'ক',
      file: { name: 'ক.pdf', bytes: pdf() },
      ...fields,
    })
    expect(answer.statusCode, answer.payload).toBe(201)
    return answer.json<DocumentRecord>()
  }

  it('cleans the page of teachers once more', async () => {
    const file = { name: 'x.html', bytes: Buffer.from('<p>ক</p>') }
    await site.form('PUT /api/teacherInformation', { file })
    await restoreAfter(`update singleton set value = '{"cleanHtml":"<p>খ<script>alert(1)</script></p>"}'
      where name = 'teacherPage'`)
    const { payload } = await site.request({ url: '/TeacherInformation.html' })
    expect(payload).toContain('<p>খ</p>')
    expect(payload).not.toContain('alert')
  })

  it('hides the files of drafts again', async () => {
    const { filePath } = await send({ draft: 'true' })
    await restoreAfter('delete from hidden_file')
    const statusOf = async (headers: Record<string, string> = {}) =>
      (await site.request({ url: `/${filePath}`, headers })).statusCode
    expect([await statusOf(), await statusOf(cookieOf(site.token))]).toEqual([404, 200])
  })

  it('shows the files of published documents again', async () => {
    const { _id, filePath } = await send()
    const name = path.basename(filePath!)
    await restoreAfter(`insert into hidden_file (name, document_id) values ('${name}', '${_id}')`)
    expect((await site.request({ url: `/${filePath}` })).statusCode).toBe(200)
  })
})
