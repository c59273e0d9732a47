import type { IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type onRequestHookHandler,
} from 'fastify'
import type { z } from 'zod'
import type { District } from '../district/open-district.ts'
import { invalidInput } from '../errors/zod-issues.ts'
import { storedFileRoutes } from './serve-files.ts'
import { languageOf, pathIn } from '../words/language.ts'
import { DistrictLog, nameSchool, pathOf } from './log.ts'
import { api } from './api.ts'
import { cachedFiles } from './cached-files.ts'
import { calendarFiles, informationFiles, routineFile } from './list-files.ts'
import { createAddressFailures } from '../features/accounts/sign-in/address-failures.ts'
import { cardRoutes } from './card-routes.ts'
import { refuseConnection } from './client-errors.ts'
import { answerMissingFile } from './missing-file.ts'
import type { LoadPages } from './page-build.ts'
import { pages } from './pages.ts'
import { closing } from './plugins/closing.ts'
import { compressedAnswers } from './plugins/compressed-answers.ts'
import { health } from './plugins/health.ts'
import { LIST_LIMITS, type ListLimits, lists } from './plugins/lists.ts'
import { officeHost } from './plugins/office-host.ts'
import { openapi } from './plugins/openapi.ts'
import {
  CLIENT_TIMEOUTS,
  type ClientTimeouts,
  slowBodies,
  timeouts,
} from './plugins/client-timeouts.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { problems, sendProblem } from './plugins/problems.ts'
import { hostOf, type SchoolAt, schools } from './plugins/schools.ts'
import { DISTRICT, ONE_SCHOOL, type Shares } from './shares.ts'
import { strictHeaders } from './strict-headers.ts'
import { sessions } from './plugins/session.ts'
import type { ProcessSettings } from '../base/settings.ts'
import { wellKnown } from './well-known.ts'

/** A percent-encoded `/` or `\` (also encoded several times), or a plain `\`. */
const HIDDEN_SEPARATOR = /%(?:25)*(?:2f|5c)|\\/i

export interface AppOptions {
  settings: ProcessSettings
  schoolAt: SchoolAt
  /** If the process serves the schools of a district. */
  district?: District
  loadPages: LoadPages
  logger?: FastifyServerOptions['logger']
  clientTimeouts?: ClientTimeouts
  listLimits?: ListLimits
  shares?: Shares
}

/** The complete HTTP application, ready to listen or for `inject`. */
export async function buildApp({
  settings,
  schoolAt,
  district,
  loadPages,
  logger = false,
  clientTimeouts = CLIENT_TIMEOUTS,
  listLimits = LIST_LIMITS,
  shares = district ? DISTRICT : ONE_SCHOOL,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    ...(shares.isDistrict && { logController: new DistrictLog() }),
    // Trusts one proxy, because a visitor can forge all X-Forwarded-For entries before the proxy's
    // own.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    rewriteUrl: (request) => routedAddress(pathFrom(request)),
    // Fastify refuses an unreadable address before it finds a route.
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for these errors, so they do not set the headers.
      const found = district ? undefined : schoolAt(hostOf(request), request.url)
      reply.headers(strictHeaders(found && 'stores' in found ? found : undefined))
      if (request.url.startsWith('/api')) sendProblem(error, request, reply)
      // Pages cannot render during shutdown, so the answer is JSON.
      else sendNotFoundPage(app, request, reply).catch(() => sendProblem(error, request, reply))
    },
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, { log: app.log, headers: strictHeaders() }),
    ...timeouts(clientTimeouts),
    // Without a limit: a slow disk or a busy machine only delays the start. Fastify would end it.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  })
  app.decorate('settings', settings)
  app.decorate('shares', shares)
  app.decorate('addressFailures', shares.isDistrict ? createAddressFailures() : undefined)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many programs send this content type with every request, even with a DELETE without a body.
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const { data, error } = schema.safeParse(input)
    return error ? { error: invalidInput(error) } : { value: data }
  })
  // Stores return exactly the fields of the schema, so the serializer does not filter them.
  app.setSerializerCompiler(() => JSON.stringify)

  if (settings.trustProxy) app.addHook('onRequest', takePortsOff)
  await app.register(closing)
  await app.register(schools, { schoolAt })
  if (shares.isDistrict) app.addHook('onRequest', nameSchool)
  if (district) await app.register(officeHost)
  await app.register(slowBodies, clientTimeouts)
  await app.register(compressedAnswers)
  await app.register(lists, listLimits)
  await app.register(problems)
  if (settings.metricsPort > 0) {
    // Loaded only if metrics are on.
    const { metrics } = await import('./plugins/metrics.ts')
    await app.register(metrics)
  }
  await app.register(sessions)
  await app.register(loadShedding)
  await app.register(openapi)
  await app.register(health, { ...(district && { district }) })
  await app.register(api, { prefix: '/api', district })
  await app.register(
    storedFileRoutes(answerMissingFile, async (request) =>
      Boolean(await request.findCookieSession()),
    ),
  )
  await app.register(wellKnown)
  await app.register(cachedFiles)
  await app.register(calendarFiles)
  await app.register(routineFile)
  await app.register(informationFiles)
  await app.register(cardRoutes)
  await app.register(pages, { loadPages })
  return app
}

/** The not-found page in the language of the address. */
async function sendNotFoundPage(
  app: FastifyInstance,
  { url, headers: { host } }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { statusCode, headers, payload } = await app.inject({
    url: pathIn(languageOf(url), '/not-found'),
    ...(host !== undefined && { headers: { host } }),
  })
  await reply
    .code(statusCode)
    .header('content-type', headers['content-type'])
    .header('content-security-policy', headers['content-security-policy'])
    .send(payload)
}

/** Azure and IIS write the port too: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
const WITH_PORT = /\[([^\],]*)\](?::\d+)?|((?:\d+\.){3}\d+):\d+/g

/** Limits and the log need the address alone. */
const takePortsOff: onRequestHookHandler = ({ headers }, _reply, done) => {
  const addresses = headers['x-forwarded-for']
  if (typeof addresses === 'string')
    headers['x-forwarded-for'] = addresses.replace(WITH_PORT, '$1$2')
  done()
}

/**
 * A client can send the whole address, as to a proxy: `GET http://school.example/allNotices`. An
 * address of another host stays as it is, and has no page.
 */
function pathFrom({ url = '', headers: { host } }: Pick<IncomingMessage, 'url' | 'headers'>) {
  if (url.startsWith('/')) return url
  const [whole, named] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? []
  if (whole === undefined || named?.toLowerCase() !== host?.toLowerCase()) return url
  const path = url.slice(whole.length)
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * The address for the router. nginx, Fastify and React Router decode a path differently. An encoded
 * separator could make them choose different pages, and a cache could store an office page under a
 * public address. No page or file has such an address, so it is replaced by one that does not
 * exist. So is a path that Fastify cannot decode, because an address of the old site can be cut in
 * the middle of a letter, and still leads to its page.
 */
function routedAddress(url: string): string {
  if (!/[%\\]/.test(url)) return url
  const path = pathOf(url)
  const isApi = path.startsWith('/api')
  if (HIDDEN_SEPARATOR.test(path)) return isApi ? '/api/not-found' : notFoundPath(path)
  return isApi || canDecode(path) ? url : notFoundPath(path)
}

function notFoundPath(path: string): string {
  return pathIn(languageOf(path), '/not-found')
}

function canDecode(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
