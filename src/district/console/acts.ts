import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nowIso } from '../../base/clock.ts'
import { byId, noContent } from '../../errors/api-schema.ts'
import { NotFound, orNotFound, Refused } from '../../errors/classes.ts'
import { generatePassword } from '../../features/accounts/password.ts'
import { changePassword, hashNewPassword } from '../../features/accounts/rules.ts'
import type { SchoolTable } from '../database.ts'
import type { District } from '../district.ts'
import { requireTwoStep } from './api.ts'
import { newSchoolPassword, passwordRequest, stateChange } from './schema.ts'

interface ActOptions {
  district: District
  /** Without it, there is no call for it. */
  survey?: (district: District, school: string) => Promise<void>
}

/** What admins of the office do to a school. The school's own history says so too. */
export const districtActs: FastifyPluginAsyncZod<ActOptions> = async (
  app,
  { district, survey },
) => {
  const { registry, schools } = district
  app.addHook('onRequest', requireTwoStep)

  app.post(
    '/schools/:id/state',
    { schema: { hide: true, params: byId, body: stateChange, response: { 204: noContent } } },
    async (request, reply) => {
      const { id } = request.params
      const { state } = request.body
      const reason = (state === 'paused' && request.body.reason) || null
      const operator = operatorOf(request)
      const before = await findServed(district, id)
      const isSame = before.state === state && before.reason === reason
      if (isSame) return reply.code(204).send(null)
      const action = state === 'paused' ? 'paused' : 'resumed'
      await registry.change({ operator, action, school: id, detail: reason ?? undefined }, (row) =>
        row
          .updateTable('school')
          .set({ state, reason, since: nowIso() })
          .where('id', '=', id)
          // Another process may have moved or removed it.
          .where('state', 'in', ['open', 'paused'])
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => {
            if (numUpdatedRows === 0n) throw new Refused(409, 'school-elsewhere')
          }),
      )
      await schools
        .use(id, ({ writePrivate }) =>
          writePrivate(
            ({ history }) =>
              history.changed(
                'account',
                { siteState: before.state, reason: before.reason },
                { siteState: state, reason },
              ),
            inHistory(operator),
          ),
        )
        // A school that cannot be opened must still be paused, and its history cannot say so.
        .catch((error: Error) => {
          request.log.warn(
            { school: id, error: error.message },
            'the act has no trace in the school',
          )
        })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/schools/:id/password',
    {
      schema: {
        hide: true,
        params: byId,
        body: passwordRequest,
        response: { 200: newSchoolPassword },
      },
    },
    async (request) => {
      const { id } = request.params
      const { username } = request.body
      const operator = operatorOf(request)
      await findServed(district, id)
      const password = generatePassword()
      await schools.use(id, async ({ stores, writePrivate }) => {
        const account = orNotFound(await stores.accounts.findByName(username), 'no-such-account')
        const passwordHash = await hashNewPassword(stores, password, 'password', username)
        await writePrivate(
          (transaction) => changePassword(transaction, account.id, { passwordHash, isGiven: true }),
          inHistory(operator),
        )
      })
      // Not the name of the account: the registry has no names of persons.
      await registry.change({ operator, action: 'passwordSet', school: id }, async () => {})
      return { password }
    },
  )

  if (!survey) return
  app.post(
    '/schools/:id/survey',
    { schema: { hide: true, params: byId, response: { 204: noContent } } },
    async ({ params: { id } }, reply) => {
      await findServed(district, id)
      await survey(district, id)
      return reply.code(204).send(null)
    },
  )
}

function operatorOf({ staff }: FastifyRequest): string {
  return staff!.account.username
}

/** No account of the school has this name, because names of accounts have no capital letters. */
function inHistory(operator: string): string {
  return `District: ${operator}`
}

/** @throws NotFound, and Refused if the district does not serve the school now */
async function findServed({ registry }: District, id: string): Promise<SchoolTable> {
  await registry.reload()
  const school = registry.schools.get(id)
  if (!school) throw new NotFound()
  if (school.state !== 'open' && school.state !== 'paused')
    throw new Refused(409, 'school-elsewhere')
  return school
}
