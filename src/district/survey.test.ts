import { afterEach, expect, it } from 'vitest'
import { storedFile } from '../../tests/build-app.ts'
import { newFollower } from '../../tests/made-follower.ts'
import { type MadeDistrict, madeDistrict } from '../../tests/made-district.ts'
import { turnOnTwoStep } from '../../tests/two-step.ts'
import { changeBackupState, type Proof } from '../backup/state/state.ts'
import { migrationNames } from '../database/migrate.ts'
import { dayAt } from '../words/format.ts'
import { surveySchool } from './survey.ts'

let made: MadeDistrict
afterEach(() => made.close())

const survey = async (id: string) => {
  await surveySchool(made.district, id)
  return made.registry.database
    .selectFrom('survey')
    .selectAll()
    .where('school', '=', id)
    .executeTakeFirstOrThrow()
}

it(
  'The survey of a new school has no documents, no followers and no sign-in',
  { tags: 'rest' },
  async () => {
    made = await madeDistrict(['a1'])
    const row = await survey('a1')
    expect(row).toMatchObject({
      title: 'বিদ্যালয় a1',
      titleEnglish: 'School a1',
      hasSample: 0,
      lastPublishedAt: null,
      lastSignInDay: null,
      accounts: 1,
      adminsWithTwoStep: 0,
      documents: 0,
      followers: 0,
      waitingToRead: 0,
      fileBytes: 0,
      provenAt: null,
      backupProblem: null,
      migration: migrationNames.at(-1),
    })
    expect(row.databaseBytes).toBeGreaterThan(100_000)
    const missing = JSON.parse(row.boardMissing) as string[]
    expect(missing).toContain('contact')
    expect(missing.length + (JSON.parse(row.boardLate) as string[]).length).toBe(11 - row.boardOk)
  },
)

it('A survey counts accounts, documents and followers, and has no name, text or telephone number', async () => {
  made = await madeDistrict(['a1'])
  await made.signIn('a1')
  await made.district.schools.use('a1', async (school) => {
    const [admin] = await school.stores.accounts.list()
    await turnOnTwoStep(school, admin!._id)
    await school.write(async ({ notices, history }) => {
      const file = storedFile({ fileSize: 1234 })
      await history.created('notices', await notices.create({ title: 'গোপন কথা', file }))
      await notices.create({ title: 'খসড়া', draft: true })
    }, 'salma')
    // Nobody's work.
    await school.write(({ history }) => history.sampleDestroyed())
    const id = await school.stores.following.add(newFollower())
    await school.database
      .updateTable('pushSubscription')
      .set({ reachedAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()
  })
  const lastProven = { createdAt: '2026-01-01T00:00:00.000Z', provenAt: '' } as Proof
  const lastFailure = { at: '2026-01-02T00:00:00.000Z', message: 'The disk is full.' }
  await changeBackupState(made.folderOf('a1'), { lastProven, lastFailure })

  const row = await survey('a1')
  expect(row).toMatchObject({
    accounts: 1,
    adminsWithTwoStep: 1,
    documents: 2,
    followers: 1,
    waitingToRead: 1,
    fileBytes: 1234,
    provenAt: lastProven.createdAt,
    backupProblem: 'The disk is full.',
    lastSignInDay: dayAt(new Date(), 'Asia/Dhaka'),
  })
  expect(row.lastPublishedAt).toMatch(/^20/)
  expect(row.lastWorkAt).toMatch(/^20/)
  expect(JSON.stringify(row)).not.toMatch(/salma|admin"|গোপন|খসড়া|fcm/)

  await made.district.schools.use('a1', ({ write }) =>
    write(({ history }) => history.sampleDestroyed()),
  )
  expect((await survey('a1')).lastWorkAt).toBe(row.lastWorkAt)
})

it(
  'A survey of a school that cannot be opened fails, and keeps the last one',
  { tags: 'rest' },
  async () => {
    made = await madeDistrict(['a1'])
    const row = await survey('a1')
    await expect(surveySchool(made.district, 'zz')).rejects.toThrow(/zz cannot be opened/)
    expect((await survey('a1')).title).toBe(row.title)
  },
)
