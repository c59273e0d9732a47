import { setTimeout } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HISTORY_KINDS, type HistoryKind } from '#src/records/history/kinds.ts'
import { orderVersion } from '#src/records/history/order-version.ts'
import type { HistoryRecord } from '#src/records/history/schema.ts'
import { ALL_CALLS } from './access/all-calls.ts'
import { describeOnBothDatabases, multipart, openTestSite, type TestSite } from './build-app.ts'
import { jpeg } from './made-files.ts'
import { type Body, LIVES } from './record-life.ts'
import { expectProblem } from './scenarios.ts'

interface Versioned {
  _id?: string
  version: number
  updatedAt?: string
}

/** These cannot be set back: `canSetBack` is false in every entry. */
const NEVER_SET_BACK: HistoryKind[] = ['sample', 'account', 'redirect', 'webhook']
/**
 * Following has only two values, and a closed year never changes, but the tests here need three
 * values. Their own tests set them back.
 */
const WITH_FEW_VALUES: HistoryKind[] = ['following', 'studentYears']

it('every kind of history entry that can be set back is in the table', () => {
  const tried = LIVES.flatMap(({ kind, orders }) => [kind, ...(orders ? [orders.kind] : [])])
  expect(new Set([...tried, ...NEVER_SET_BACK, ...WITH_FEW_VALUES])).toEqual(new Set(HISTORY_KINDS))
})

type Header = [what: string, header: (version: number) => string | undefined]

const ALLOWED: Header[] = [
  ['with the current version', (version) => `"${version}"`],
  ['with the current version, marked weak by a proxy', (version) => `W/"${version}"`],
  ['with any version', () => '*'],
  ['without If-Match', () => undefined],
]
const REFUSED: Header[] = [
  ['with the previous version', (version) => `"${version - 1}"`],
  ['with the next version', (version) => `"${version + 1}"`],
  ['with version 0', () => '"0"'],
  ['with the version without quotation marks', (version) => `${version}`],
  ['with two versions', (version) => `"${version - 2}", "${version - 1}"`],
  ['with a negative version', () => '"-1"'],
  ['with text instead of a number', () => '"x"'],
  ['with a number too large for any database', () => '"99999999999999999999"'],
  ['with SQL', () => `"1" or 1=1`],
  ['with an empty value', () => ''],
]

let site: TestSite
let token: string
let username: string
let step = 0

async function open(database: 'SQLite' | 'PostgreSQL') {
  site = await openTestSite(database)
  token = await site.signIn()
  username = (await site.services.stores.accounts.findSession(token))!.account.username
}

async function send(call: string, { json, form }: Body = {}, id = '', ifMatch?: string) {
  const [method, path] = call.split(' ') as [InjectOptions['method'], string]
  const url = path
    .replace(':id', id)
    .replace(':key', 'nationalisation')
    .replace(':className/:shift/:section', 'Six/Morning/A')
  const body = form ? await multipart(form) : json ? { payload: json } : {}
  const headers = {
    ...('headers' in body ? body.headers : {}),
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
  }
  return site.request({ ...(method && { method }), url, as: token, ...body, headers })
}
const read = async <T>(url: string) => (await site.request({ url, as: token })).json<T>()
const contentVersion = async () => (await site.services.stores.findContentVersion()).version
const lastEntry = async (kind: HistoryKind) =>
  (await read<HistoryRecord[]>(`/api/admin/history?limit=1&kind=${kind}`))[0]!
const setBack = ({ _id }: HistoryRecord, ifMatch?: string) =>
  send('POST /api/admin/history/:id/restore', {}, _id, ifMatch)
/** Without the times of the change. */
const timeless = (record: object) => ({ ...record, updatedAt: '', changedAt: '' })
const isAbsent = ({ statusCode, payload }: { statusCode: number; payload: string }) =>
  statusCode === 404 || payload === 'null'
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

describeOnBothDatabases('A record', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  describe.each(LIVES)(
    'of $kind',
    ({ kind, at, creates, changes, deletes, orders, title = '' }) => {
      let id = ''
      const [path, query = ''] = at.split('?') as [string, string?]
      /** Where this record is read alone. */
      const own = ['/:id', '/:className/:shift/:section']
        .map((end) => `GET ${path}${end}`)
        .find((call) => ALL_CALLS.includes(call))
      const address = own && `${own}?${query}`
      const find = async () => {
        const found = [await read<Versioned | Versioned[]>(at)].flat()
        return found.find((one) => !id || !one._id || one._id === id)!
      }
      const change = (ifMatch?: string, to = ++step) =>
        send(changes.call, changes.body(to), id, ifMatch)
      const shown = (to: number) => changes.shows?.(to) ?? changes.body(to).json!
      /** All headers are tried with one kind, because one function reads them for all. */
      const some = (headers: Header[]) => (kind === 'notices' ? headers : headers.slice(0, 1))

      it('is created with every field, which its list, its address and the history have too', async () => {
        if (!creates) return expect(await find()).toMatchObject({ version: expect.any(Number) })
        const empty = await read(at)
        const answer = await send(creates.call, creates.body)
        expect(answer.statusCode, answer.payload).toBe(creates.call.startsWith('POST') ? 201 : 200)
        const { message, ...made } = answer.json<Versioned & { message?: string }>()
        expect(message).toBe(kind === 'contact' ? 'Data saved successfully!' : undefined)
        expect(made).toEqual({
          ...creates.shows,
          _id: expect.stringMatching(/^[\w-]{8,64}$/),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          version: 1,
          isSample: false,
        })
        id = made._id!
        expect(made).toMatchObject(await find())
        expect(empty).toEqual(Array.isArray(empty) ? [] : null)
        // Visitors do not get the fields for staff.
        if (address) expect(made).toMatchObject((await send(address, {}, id)).json())
        const entry = await lastEntry(kind)
        expect(entry).toMatchObject({ action: 'created', title: title.normalize(), username })
        expect(entry).toMatchObject({ before: null, canSetBack: false })
        expect(made).toMatchObject(entry.after!)
      })

      it('changes in the fields that are sent, and in no other', async () => {
        const before = await find()
        // So that the time of the change is a later one.
        await setTimeout(2)
        const answer = await change()
        expect(answer.statusCode, answer.payload).toBe(200)
        const after = await find()
        expect(answer.json()).toMatchObject(after)
        const changed = { ...before, ...shown(step), version: before.version + 1 }
        expect(timeless(after)).toEqual(timeless(changed))
        if (before.updatedAt) expect(after.updatedAt! > before.updatedAt).toBe(true)
        const entry = await lastEntry(kind)
        expect(entry).toMatchObject({ action: 'changed', username, canSetBack: true })
        expect(entry.before).not.toEqual(entry.after)
        // After three changes, version 1 is an older version.
        for (const _time of [2, 3]) await change()
        if (!creates) return
        expect(before).toMatchObject(entry.before!)
        expect(after).toMatchObject(entry.after!)
      })

      it.each(some(ALLOWED))('%s is changed', async (_what, header) => {
        const [before, content] = [await find(), await contentVersion()]
        const answer = await change(header(before.version))
        expect(answer.statusCode, answer.payload).toBe(200)
        expect(await find()).toMatchObject({ ...shown(step), version: before.version + 1 })
        expect(await contentVersion()).toBe(content + 1)
      })

      it.each(some(REFUSED))('%s is not changed, and the answer has it', async (_what, header) => {
        const [before, content] = [await find(), await contentVersion()]
        const refused = await change(header(before.version))
        expect(expectProblem(refused, 412)).toMatchObject({ type: '/api/docs#outdated' })
        expect(refused.json()).toMatchObject({ current: before })
        expect(await find()).toEqual(before)
        expect(await contentVersion()).toBe(content)
      })

      it('takes one of two concurrent changes', async () => {
        const [before, content] = [await find(), await contentVersion()]
        const [one, two] = [++step, ++step]
        const tag = `"${before.version}"`
        const answers = await Promise.all([change(tag, one), change(tag, two)])
        expect(statusesOf(answers)).toEqual([200, 412])
        const [won, lost] = answers[0].statusCode === 200 ? [one, answers[1]] : [two, answers[0]]
        const after = await find()
        expect(after).toMatchObject({ ...shown(won), version: before.version + 1 })
        expect(lost.json()).toMatchObject({ current: after })
        expect(await contentVersion()).toBe(content + 1)
      })

      if (changes.call.endsWith(':id'))
        it.each([undefined, '"1"', '*', 'x'])(
          'does not exist with an unknown id: If-Match %s',
          async (header) => {
            for (const unknown of ['unknown', '%00']) {
              expectProblem(await send(changes.call, changes.body(++step), unknown, header), 404)
              if (deletes) expectProblem(await send(deletes, {}, unknown), 404)
            }
          },
        )

      it('is set back from the current version', async () => {
        await change()
        const before = await find()
        await change()
        const [entry, { version }] = [await lastEntry(kind), await find()]
        const answer = await setBack(entry, `"${version}"`)
        expect(answer.statusCode, answer.payload).toBe(200)
        const back = { ...before, version: version + 1 }
        expect(timeless(await find())).toEqual(timeless(back))
        expect(await lastEntry(kind)).toMatchObject({ action: 'setBack', username })
      })

      it('is not set back from an older version, and takes one of two concurrent requests', async () => {
        await change()
        const { version: old } = await find()
        const first = await lastEntry(kind)
        await change()
        const [second, current] = [await lastEntry(kind), await find()]
        for (const header of [`"${old}"`, '"999999999"', 'x']) {
          const refused = await setBack(second, header)
          expectProblem(refused, 412)
          expect(refused.json()).toMatchObject({ current })
          expect(await find()).toEqual(current)
        }
        const tag = `"${current.version}"`
        expect(statusesOf(await Promise.all([setBack(first, tag), setBack(second, tag)]))).toEqual([
          200, 412,
        ])
      })

      if (orders)
        it('has a position in its list, which is set back and protected from an outdated order', async () => {
          for (const _time of [1, 2, 3]) await send(creates!.call, creates!.body)
          const listed = async () => (await read<{ _id: string }[]>(at)).map(({ _id }) => _id)
          const tagOf = (all: string[]) => `"${orderVersion(all)}"`
          const order = (ids: string[], ifMatch?: string) =>
            send(orders.call, { json: { ids } }, '', ifMatch)
          const ids = await listed()
          expect(ids).toHaveLength(4)
          const turned = [...ids.slice(1), ids[0]!]
          const ordered = await order(turned, tagOf(ids))
          expect(ordered.statusCode, ordered.payload).toBe(200)
          expect(ordered.json<{ _id: string }[]>().map(({ _id }) => _id)).toEqual(turned)
          expect(await listed()).toEqual(turned)
          expectProblem(await order(ids, tagOf(ids)), 412)
          await order(['unknown', ...turned])
          expect(await listed()).toEqual(turned)

          const entry = await lastEntry(orders.kind)
          const named = { order: expect.arrayContaining([{ _id: id, name: expect.any(String) }]) }
          expect(entry).toMatchObject({ action: 'changed', username, before: named, after: named })
          await order([...turned.slice(1), turned[0]!])
          const later = await lastEntry(orders.kind)
          const refused = await setBack(later, tagOf(turned))
          expectProblem(refused, 412)
          expect(refused.json().current.map(({ _id }: { _id: string }) => _id)).toEqual(
            await listed(),
          )
          const tag = tagOf(await listed())
          expect(statusesOf(await Promise.all([setBack(entry, tag), setBack(later, tag)]))).toEqual(
            [200, 412],
          )
        })

      if (deletes)
        it('is deleted once, and comes back from the bin as it was', async () => {
          const before = await read<Versioned[]>(at)
          const record = await find()
          expect(await send(deletes, {}, id)).toMatchObject({ statusCode: 204, payload: '' })
          expectProblem(await send(deletes, {}, id), 404)
          if (changes.call.endsWith(':id')) expectProblem(await change(), 404)
          expect(await read(at)).toEqual(before.filter((one) => one._id !== id))
          if (address) expect(await send(address, {}, id)).toSatisfy(isAbsent)
          const entry = await lastEntry(kind)
          expect(entry).toMatchObject({ action: 'deleted', username, after: null })
          expect({ ...record, ...entry.before }).toMatchObject(record)
          expect(entry.before).not.toEqual({})
          const back = await send('POST /api/admin/bin/:id/restore', {}, id)
          expect(back.statusCode, back.payload).toBe(200)
          expect(back.json()).toMatchObject({ ...record, version: record.version + 1 })
          expect((await read<Versioned[]>(at)).map(({ _id }) => _id)).toEqual(
            before.map(({ _id }) => _id),
          )
          expect(await lastEntry(kind)).toMatchObject({
            action: 'restored',
            username,
            before: null,
          })
        })
    },
  )

  it('with an old version stores no photo of an officer', async () => {
    const files = await site.listFiles()
    const people = await read<Versioned[]>('/api/officers?state=all')
    const person = people.find(({ version }) => version > 1)
    const form = { file: { name: 'x.jpg', bytes: await jpeg() } }
    const refused = await send('PUT /api/officers/:id', { form }, person!._id, '"1"')
    expectProblem(refused, 412)
    expect(refused.json()).toHaveProperty('current', person)
    await expect.poll(() => site.listFiles()).toEqual(files)
  })
})

describeOnBothDatabases('The texts of a site that was never written', (database) => {
  beforeAll(() => open(database))
  afterAll(() => site.close())

  it('have version 0, which one change may name', async () => {
    const put = (place: string, ifMatch: string) =>
      send('PUT /api/site', { json: { place } }, '', ifMatch)
    const before = await read('/api/site')
    expect(before).toMatchObject({ version: 0 })
    const refused = await put('ক', '"1"')
    expectProblem(refused, 412)
    expect(refused.json()).toHaveProperty('current', before)
    const answers = await Promise.all([put('ক', '"0"'), put('খ', '"0"')])
    expect(statusesOf(answers)).toEqual([200, 412])
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(won!.json()).toMatchObject({ version: 1 })
    expect(lost!.json()).toMatchObject({ current: { version: 1 } })
    expectProblem(await put('গ', '"0"'), 412)
  })
})
