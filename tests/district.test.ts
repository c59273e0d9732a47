import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { copyDatabases, putCopiesBack } from '#src/district/copies.ts'
import { importSchools } from '#src/district/import.ts'
import { addSchool } from '#src/district/make.ts'
import {
  adoptSchool,
  attachSchool,
  detachSchool,
  moveSchoolOut,
  removeSchool,
  restoreSchool,
} from '#src/district/move.ts'
import { nameSchool, unnameSchool } from '#src/district/names.ts'
import { limitDisk, setState } from '#src/district/registry.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { refuseFolderOfDistrict } from '#src/server/data-folder-lock.ts'
import { cookieOf, multipart } from './build-app.ts'
import { type MadeDistrict, madeDistrict } from './made-district.ts'
import { png } from './made-files.ts'

/** No other process serves the schools here. */
const SOON_MS = 100
const html = { headers: { accept: 'text/html' } }

describe('A district', () => {
  let made: MadeDistrict
  beforeAll(async () => {
    made = await madeDistrict(['a1', 'a2'])
  })
  afterAll(() => made.close())

  const status = async (host: string, url = '/') => (await made.ask(host, url)).statusCode
  const pageOf = async (id: string) => (await made.ask(`${id}.schools.test`, '/en')).payload
  const write = async (id: string, title: string, more: Record<string, string> = {}) => {
    const token = await made.signIn(id)
    return made.ask(`${id}.schools.test`, '/api/notices', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...more },
      payload: { title, text: 'ক' },
    })
  }

  it('shows each school under its name in any form', async () => {
    for (const host of [
      'a1.schools.test',
      'A1.Schools.TEST',
      'a1.schools.test:80',
      'a1.schools.test.',
    ]) {
      expect((await made.ask(host, '/en')).payload, host).toContain('School a1')
    }
    expect(await pageOf('a2')).not.toContain('School a1')
  })

  it('answers 421 for an unknown name, without the name of a school, and opens nothing', async () => {
    const opened = made.district.schools.count()
    for (const host of ['zz.schools.test', 'schools.test', 'example.com', '']) {
      for (const url of ['/', '/api/notices', '/assets/x.js']) {
        const headers = { 'x-forwarded-host': 'a1.schools.test', ...html.headers }
        const answer = await made.ask(host, url, { headers })
        expect(answer.statusCode, `${host}${url}`).toBe(421)
        expect(answer.payload).toMatch(/<html[\s\S]*No site has this name/)
        expect(answer.payload).not.toContain('School a1')
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
    const answer = await made.ask('zz.schools.test', '/api/notices')
    expect(answer.json()).toMatchObject({ code: 'no-such-site' })
    expect(made.district.schools.count()).toBe(opened)
  })

  it('answers health checks under the address of the machine, and nothing else', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000']) {
      expect(await status(host, '/healthz')).toBe(200)
      const ready = await made.ask(host, '/readyz')
      expect(ready.json()).toMatchObject({ status: 'ok', registry: 'ok', schools: 'ok.' })
      expect(await status(host)).toBe(421)
    }
  })

  it('makes no school of a wrong id or name', async () => {
    const wrong = ['a1', 'A1', '../x', 'office', 'x', 'a-', `a${'b'.repeat(40)}`, 'ক খ', '']
    for (const id of wrong) {
      await expect(addSchool(made.registry, { id }), id).rejects.toThrow(/: /)
    }
    for (const host of [
      'বিদ্যালয়.example',
      'https://x.example',
      'x',
      'office.schools.test',
      'a1.schools.test',
    ]) {
      const school = { id: 'zz', host }
      await expect(addSchool(made.registry, school), host).rejects.toThrow(host)
    }
    const from = path.join(made.settings.dataDir, 'district.sqlite')
    await expect(addSchool(made.registry, { id: 'zz', from })).rejects.toThrow()
    expect(existsSync(made.folderOf('zz'))).toBe(false)
    expect(await status('zz.schools.test')).toBe(421)
  })

  it('finishes a school that was half made', async () => {
    await made.add('half')
    await made.registry.database.deleteFrom('name').where('school', '=', 'half').execute()
    await made.registry.database.deleteFrom('school').where('id', '=', 'half').execute()
    await made.registry.change({ operator: 'x', action: 'removed', school: 'half' }, async () => {})
    await made.seen()
    expect(await status('half.schools.test')).toBe(421)
    await expect(made.add('half')).rejects.toThrow('adopt half')
    await writeFile(path.join(made.folderOf('half'), 'UNFINISHED.txt'), '')
    await made.add('half')
    await made.seen()
    expect(await pageOf('half')).toContain('School half')
  })

  it('adds the schools of a list, and names the rows that are wrong', async () => {
    const rows = Array.from(
      { length: 8 },
      (_, index) => `i${index},"বিদ্যালয় ${index}",School ${index},`,
    )
    const list = path.join(made.settings.dataDir, 'list.csv')
    const eiin = "১০৮৪৫১,,BARGUNA GOVT GIRL'S HIGH SCHOOL,"
    const lines = ['EIIN,name,name_en,host', ...rows, eiin, 'i0,again,,', 'Bad Id,x,,']
    const text = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le')
    await writeFile(list, text)
    const { added, refused, passwords } = await importSchools(made.registry, list)
    expect(added).toBe(9)
    expect(refused.map(([row]) => row)).toEqual([11, 12])
    expect((await stat(passwords)).mode & 0o777).toBe(0o600)
    expect((await readFile(passwords, 'utf8')).trim().split('\r\n')).toHaveLength(10)
    await made.seen()
    expect(await pageOf('i7')).toContain('School 7')
    expect(await pageOf('108451')).toContain('BARGUNA GOVT GIRL')
  })

  it('finds the columns of a list by their headings, and needs none', async () => {
    const list = path.join(made.settings.dataDir, 'list.csv')
    const add = async (...lines: string[]) => {
      await writeFile(list, lines.join('\n'))
      return (await importSchools(made.registry, list)).refused
    }
    const headings = 'SL,Upazila Name,EIIN No.,Institute Name (English),প্রতিষ্ঠানের নাম'
    expect(await add(headings, '1,Sadar,100345,Kadam Girls,কদম বালিকা')).toEqual([])
    expect(await add('EIIN', '100347')).toEqual([])
    // As in the lists and forms of other programs.
    for (const [index, line] of [
      'EIIN No.,Head Name,Institute Name',
      'EIIN Number,School Type,School Name',
      'eiin,upazila_name,school_name',
      'institute_eiin_no,district,institution',
      'ইআইআইএন নাম্বার,উপজেলার নাম,বিদ্যালয়ের নাম',
      'ইআইআইএন (EIIN),প্রধান শিক্ষকের নাম,শিক্ষা প্রতিষ্ঠানের নাম',
      'প্রতিষ্ঠানের ইআইআইএন নম্বর,ধরন,প্রতিষ্ঠান',
    ].entries()) {
      const id = String(100350 + index)
      expect(await add(line, `${id},Sadar,Shimul School ${id}`), line).toEqual([])
      await made.seen()
      expect((await pageOf(id)).includes(`Shimul School ${id}`), line).toBe(true)
    }
    expect(await add('100346,বকুল বালিকা,Bakul Girls')).toEqual([])
    await made.seen()
    expect(await pageOf('100345')).toContain('Kadam Girls')
    expect(await pageOf('100346')).toContain('Bakul Girls')
    const home = await made.ask('100345.schools.test', '/')
    expect(home.payload.includes('কদম বালিকা')).toBe(true)
  })

  it('closes a paused school for everybody, and its sessions stay', async () => {
    const token = await made.signIn('a1')
    const office = () =>
      made.ask('a1.schools.test', '/api/admin/me', {
        headers: { authorization: `Bearer ${token}` },
      })
    await made.ask('a1.schools.test', '/')
    await setState(made.registry, 'a1', { state: 'paused', action: 'paused', reason: 'x' })
    await made.seen()
    const page = await made.ask('a1.schools.test', '/', html)
    expect(page.statusCode).toBe(503)
    expect(page.headers['retry-after']).toBe('3600')
    expect(page.payload).toContain('ওয়েবসাইটটি আপাতত বন্ধ আছে')
    expect((await office()).statusCode).toBe(503)
    expect(await status('a2.schools.test')).toBe(200)
    await setState(made.registry, 'a1', { state: 'open', action: 'resumed' })
    await made.seen()
    expect(await status('a1.schools.test')).toBe(200)
    expect((await office()).statusCode).toBe(200)
  })

  it(
    'answers 503 for a school that cannot be opened, and says why',
    { tags: 'rest', timeout: 30_000 },
    async () => {
      await made.add('lost')
      await made.seen()
      const [folder, away] = [made.folderOf('lost'), `${made.folderOf('lost')}.away`]
      await rename(folder, away)
      const answer = await made.ask('lost.schools.test', '/', html)
      expect(answer.statusCode).toBe(503)
      expect(answer.payload).toContain('cannot be shown at the moment')
      expect(existsSync(folder)).toBe(false)
      const problems = () => made.registry.database.selectFrom('problem').selectAll().execute()
      await expect.poll(problems).toMatchObject([{ school: 'lost', kind: 'missing' }])
      expect(made.logged.at(-1)).toContain('The school lost cannot be opened')
      expect(await status('a2.schools.test')).toBe(200)
      await rename(away, folder)
      const file = path.join(folder, 'pathshala.sqlite')
      const content = await readFile(file)
      await writeFile(file, 'no database'.repeat(1000))
      const askAgain = async () => {
        await status('lost.schools.test')
        return problems()
      }
      await expect.poll(askAgain).toMatchObject([{ kind: 'damaged' }])
      await writeFile(file, content)
      await expect.poll(() => status('lost.schools.test')).toBe(200)
      await expect.poll(problems).toEqual([])
    },
  )

  it('makes a name the main one only if it leads to this server', async () => {
    const host = 'www.a.test'
    const name = { id: 'a1', host }
    const elsewhere = async () => 'another word'
    await expect(nameSchool(made.registry, name, elsewhere)).rejects.toThrow(host)
    await made.seen()
    expect(await status(host)).toBe(421)
    const word = await made.ask(host, '/.well-known/pathshala-name')
    expect(word.payload).toBe(made.registry.word)
    const here = async () => word.payload
    await nameSchool(made.registry, name, here)
    await made.seen()
    expect(await status(host)).toBe(200)
    const old = await made.ask('a1.schools.test', '/notices?page=2')
    expect(old.statusCode).toBe(301)
    expect(old.headers['location']).toBe('http://www.a.test:3000/notices?page=2')
    const written = await made.ask('a1.schools.test', '/api/notices', {
      method: 'POST',
      payload: {},
    })
    expect(written.statusCode).toBe(421)
    await expect(unnameSchool(made.registry, host)).rejects.toThrow('main name')
    await nameSchool(made.registry, { id: 'a1', host: 'a1.schools.test' })
    await unnameSchool(made.registry, host)
    await made.seen()
    expect(await status(host)).toBe(421)
    expect(await status('a1.schools.test')).toBe(200)
  })

  it('accepts the session of a school only at this school', async () => {
    const token = await made.signIn('a1')
    const own = { headers: cookieOf(token) }
    expect((await made.ask('a1.schools.test', '/api/admin/me', own)).statusCode).toBe(200)
    for (const headers of [{ authorization: `Bearer ${token}` }, cookieOf(token)]) {
      for (const host of ['a2.schools.test', 'office.schools.test']) {
        expect((await made.ask(host, '/api/admin/me', { headers })).statusCode).toBe(401)
      }
    }
    const operator = { authorization: `Bearer ${await made.signIn('office')}` }
    const asOperator = await made.ask('a1.schools.test', '/api/admin/me', { headers: operator })
    expect(asOperator.statusCode).toBe(401)
  })

  it('accepts the ETag and the key of a call only at the school that has them', async () => {
    const { headers } = await made.ask('a1.schools.test', '/en')
    const known = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await made.ask('a1.schools.test', '/en', known)).statusCode).toBe(304)
    const other = await made.ask('a2.schools.test', '/en', known)
    expect(other.statusCode).toBe(200)
    expect(other.payload).toContain('School a2')
    for (const id of ['a1', 'a2']) {
      const added = await write(id, `Once at ${id}`, { 'idempotency-key': 'the same key' })
      expect(added.json()).toMatchObject({ title: `Once at ${id}` })
    }
  })

  it('refuses files above the space of a school, and takes those of another', async () => {
    expect(await status('a1.schools.test')).toBe(200)
    await limitDisk(made.registry, 'a1', 0)
    await made.seen()
    await expect.poll(() => made.district.schools.isOpen('a1')).toBe(false)
    const upload = async (id: string) => {
      const { payload, headers } = await multipart({
        title: 'A file',
        file: { name: 'a.png', bytes: await png() },
      })
      const authorization = `Bearer ${await made.signIn(id)}`
      return made.ask(`${id}.schools.test`, '/api/notices', {
        method: 'POST',
        headers: { ...headers, authorization },
        payload,
      })
    }
    const refused = await upload('a1')
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({ code: 'school-disk-full' })
    expect((await upload('a2')).statusCode).toBe(201)
  })

  it('takes in the folder of a school that ran alone, and gives it back', async () => {
    const folder = path.join(
      made.settings.dataDir,
      '..',
      `alone-${path.basename(made.settings.dataDir)}`,
    )
    const settings = readSchoolSettings({ DATA_DIR: folder })
    const alone = await openSchool(settings)
    await alone.write(
      async (stores) => void (await stores.site.update({ schoolNameEnglish: 'Alone' })),
    )
    await alone.close()
    await expect(adoptSchool(made.registry, { id: 'b1', folder: `${folder}-x` })).rejects.toThrow(
      'this is not the folder of a school',
    )
    await adoptSchool(made.registry, { id: 'b1', folder })
    await made.seen()
    expect(await pageOf('b1')).toContain('Alone')
    const inDistrict = readSchoolSettings({ DATA_DIR: made.folderOf('b1') })
    await expect(refuseFolderOfDistrict(inDistrict)).rejects.toThrow('detach b1')
    await detachSchool(made.registry, 'b1', SOON_MS)
    await made.seen()
    expect(await status('b1.schools.test')).toBe(421)
    await refuseFolderOfDistrict(inDistrict)
    await attachSchool(made.registry, 'b1')
    await made.seen()
    expect(await pageOf('b1')).toContain('Alone')
  }, 15_000)

  it('moves a school to another district, and leads its visitors there', async () => {
    await write('a2', 'A notice that moves')
    const file = path.join(made.settings.dataDir, 'a2.tar.gz')
    const target = 'https://x.example'
    await moveSchoolOut(made.registry, { id: 'a2', file, target }, SOON_MS)
    await made.seen()
    const moved = await made.ask('a2.schools.test', '/notices/1?x=1')
    expect(moved.statusCode).toBe(301)
    expect(moved.headers['location']).toBe('https://x.example/notices/1?x=1')
    await addSchool(made.registry, { id: 'c1', from: file })
    await made.seen()
    expect((await made.ask('c1.schools.test', '/api/notices')).payload).toContain(
      'A notice that moves',
    )
    expect(await pageOf('c1')).toContain('School a2')
  }, 30_000)

  it('restores one school, and no other one notices', async () => {
    const token = await made.signIn('a1')
    const file = path.join(made.settings.dataDir, 'a2.tar.gz')
    await made.add('c2')
    await made.seen()
    await restoreSchool(made.registry, { id: 'c2', file })
    expect((await made.ask('c2.schools.test', '/api/notices')).payload).toContain(
      'A notice that moves',
    )
    const headers = { authorization: `Bearer ${token}` }
    expect((await made.ask('a1.schools.test', '/api/admin/me', { headers })).statusCode).toBe(200)
  }, 30_000)

  it('takes in no folder that belongs to the district', async () => {
    for (const folder of [made.folderOf('a1'), path.join(made.settings.dataDir, 'office')]) {
      await expect(adoptSchool(made.registry, { id: 'b9', folder })).rejects.toThrow(
        'belongs to the district',
      )
    }
  })

  it(
    'puts the databases of before an update back, and keeps the newer ones',
    { tags: 'rest', timeout: 20_000 },
    async () => {
      expect((await copyDatabases(made.registry)).failed).toEqual([])
      await made.district.schools.close('a1')
      const file = path.join(made.folderOf('a1'), 'pathshala.sqlite')
      const school = await openSchool(readSchoolSettings({ DATA_DIR: made.folderOf('a1') }))
      await sql`insert into kysely_migration values ('9999-later', '')`.execute(school.database)
      await school.close()
      await made.ask('a1.schools.test', '/')
      expect(await status('a1.schools.test')).toBe(503)
      const { back, failed } = await putCopiesBack(made.registry)
      expect({ back, failed }).toEqual({ back: [{ id: 'a1', hasChanged: false }], failed: [] })
      expect(existsSync(`${file}.replaced`)).toBe(true)
      await expect.poll(() => status('a1.schools.test')).toBe(200)
    },
  )

  it('removes a school only after a verified archive of it', async () => {
    await made.add('gone')
    const folder = path.join(made.settings.dataDir, 'removed')
    await writeFile(folder, 'a file in the place of the folder')
    await expect(removeSchool(made.registry, 'gone', SOON_MS)).rejects.toThrow()
    await made.seen()
    expect(await status('gone.schools.test')).toBe(200)
    await rm(folder)
    const archive = await removeSchool(made.registry, 'gone', SOON_MS)
    expect((await stat(archive)).size).toBeGreaterThan(1000)
    expect(existsSync(made.folderOf('gone'))).toBe(false)
    await made.seen()
    expect(await status('gone.schools.test')).toBe(410)
    await expect(made.add('gone')).rejects.toThrow('a removed school had this id')
  }, 15_000)
})
