import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, passwordProof, problems } from '../../errors/api-schema.ts'
import { CannotUndo, orNotFound } from '../../errors/classes.ts'
import { reportLists } from './report-lists.ts'
import {
  type LeftRecord,
  moveRecord,
  type MoveRecord,
  type MoveReport,
  moveWithReport,
  reportNumbers,
} from './schema.ts'
import type { MoveStore } from './store.ts'
import type { MoveTable } from './table.ts'

export const moveCalls: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'What was moved in with `npm run move-in`, newest first',
        response: { 200: z.array(moveRecord) },
      },
    },
    async ({ school: { stores } }) => {
      const records = await stores.moves.countRecords()
      const moves = await stores.moves.list()
      return moves.map((move) => ({ ...move, records: records.get(move.id) ?? {} }))
    },
  )

  app.get(
    '/:id',
    {
      schema: {
        summary: 'A move with its report',
        params: byId,
        response: { 200: moveWithReport },
      },
    },
    async ({ school: { stores }, params: { id } }) => {
      const move = orNotFound(await findMove(stores.moves, id))
      const report = move.report === null ? undefined : (JSON.parse(move.report) as MoveReport)
      const left = JSON.parse(move.leftRecords ?? '[]') as LeftRecord[]
      return {
        ...(await withRecords(stores.moves, move)),
        report: report ? reportNumbers.parse(report) : null,
        lists: reportLists(report, left),
      }
    },
  )
}

/** For admins only: a move imports the records of many people. */
export const moveUndo: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/:id/undo',
    {
      config: { needsPassword: true },
      schema: {
        summary: 'Take a move back',
        description:
          'The server does it after the answer: the state is `undoing` until it is `undone`. Documents, photos, people and counts go to the bin, old addresses are deleted, and texts of the site become empty again. Records that staff have changed since stay, and so do the school’s figures and contact.',
        params: byId,
        body: passwordProof,
        response: { 202: moveRecord, ...problems(409, 429) },
      },
    },
    async (request, reply) => {
      const undoing = await request.write(async ({ moves }) => {
        const move = orNotFound(await findMove(moves, request.params.id))
        if (move.state === 'undone') throw new CannotUndo('move-undone')
        if (move.state !== 'undoing')
          await moves.beginUndo(move.id, request.staff!.account.username)
        return withRecords(moves, (await moves.find(move.id))!)
      })
      return reply.code(202).send(undoing)
    },
  )
}

function findMove(moves: MoveStore, id: string): Promise<MoveTable | undefined> {
  return /^\d{1,9}$/.test(id) ? moves.find(Number(id)) : Promise.resolve(undefined)
}

/** Without its report, which can be long. */
async function withRecords(moves: MoveStore, move: MoveTable): Promise<MoveRecord> {
  const records = (await moves.countRecords(move.id)).get(move.id) ?? {}
  return moveRecord.parse({ ...move, records })
}
