import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashPassword } from '#src/features/accounts/password.ts'
import { buildApp } from '#src/server/app.ts'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { openSchool } from '#src/school/open.ts'
import { readProcessSettings, readSchoolSettings } from '#src/base/settings.ts'
import { type AccessRule, ACCESS_MATRIX, expectedStatus, ROLES } from './matrix.ts'
import { makeCallers } from './probe.ts'
import { listCalls, listPages, listRoutes } from './routes.ts'

/** Calls every route of a new site in a temporary folder, and prints the result for each role. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-rules-'))
const services = await openSchool(readSchoolSettings({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }))
const [app, routes] = await listRoutes(() =>
  buildApp({
    settings: readProcessSettings({}),
    schoolAt: () => services,
    loadPages: loadBuiltPages,
  }),
)
try {
  const { accounts } = services.stores
  const passwordHash = await hashPassword(randomUUID())
  const callers = await makeCallers({
    app,
    services,
    async signIn(role) {
      const { _id } = await accounts.create({ username: randomUUID(), passwordHash, role })
      return (await accounts.startSession(_id, { userAgent: 'rules', address: '::1' })).token
    },
  })

  const width = Math.max(...ACCESS_MATRIX.map(({ call }) => call.length)) + 2
  const line = (call: string, cells: string[]) =>
    console.log(`${call.padEnd(width)}${cells.map((cell) => cell.padEnd(14)).join('')}`.trimEnd())
  line('', [...ROLES])
  let different = 0
  for (const rule of ACCESS_MATRIX) {
    const cells: string[] = []
    for (const role of ROLES) {
      const got = await statusesOf(rule, role)
      const isRight = got === String(expectedStatus(rule, role))
      if (!isRight) different += 1
      cells.push(isRight ? got : `${got} (NOT ${expectedStatus(rule, role)})`)
    }
    line(rule.call, cells)
  }

  const known = new Set(ACCESS_MATRIX.map(({ call }) => call))
  const unknown = listCalls(routes, listPages((await loadBuiltPages()).build)).filter(
    (call) => !known.has(call),
  )
  for (const call of unknown) console.log(`${call}: NOT in the access matrix`)
  console.log(
    `\n${ACCESS_MATRIX.length} routes, ${ROLES.length} roles; ${different} answers differ from the access matrix, ${unknown.length} routes are not in it.`,
  )
  console.log(
    'All requests have no body and an unknown id. 400 and 404 mean that the caller was accepted; 302 redirects pages to /admin/login.',
  )
  if (different + unknown.length > 0) process.exitCode = 1

  async function statusesOf(rule: AccessRule, role: (typeof ROLES)[number]): Promise<string> {
    const answers = await callers.ask(rule, role)
    return [...new Set(answers.map(({ statusCode }) => statusCode))].join('/')
  }
} finally {
  await app.close()
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
}
