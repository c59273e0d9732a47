import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { teacherFileRoute } from '../features/officers/public-file.ts'
import { storedFileRoutes } from '../files/serve.ts'
import { languageOf, pathIn } from '../words/language.ts'
import { api } from './api.ts'
import { refuseConnection } from './client-errors.ts'
import { type LoadPages, pages } from './pages.ts'
import { closing } from './plugins/closing.ts'
import { compressedAnswers } from './plugins/compressed-answers.ts'
import { health } from './plugins/health.ts'
import { openapi } from './plugins/openapi.ts'
import { PATIENCE, type Patience, slowBodies, timeouts } from './plugins/patience.ts'
import { pressure } from './plugins/pressure.ts'
import { problems, sendProblem } from './plugins/problems.ts'
import { securityHeaders, strictHeaders } from './plugins/security-headers.ts'
import { sessions } from './plugins/session.ts'
import type { OpenServices } from './services.ts'
import { wellKnown } from './well-known.ts'

export interface AppOptions {
  services: OpenServices
  loadPages: LoadPages
  logger?: FastifyServerOptions['logger']
  patience?: Patience
}

/** Everything that answers HTTP, ready to listen or to be asked directly. */
export async function buildApp({
  services,
  loadPages,
  logger = false,
  patience = PATIENCE,
}: AppOptions): Promise<FastifyInstance> {
  const headers = strictHeaders(services.settings)
  const app: FastifyInstance = Fastify({
    logger,
    // One proxy: what stands before its own entry in X-Forwarded-For is the visitor's invention.
    trustProxy: services.settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    // What Fastify refuses before it has looked for a route: an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      // No hook has run.
      reply.headers(headers)
      if (request.url.startsWith('/api')) sendProblem(error, request, reply)
      // Who is told to end draws no page any more.
      else sendNotFoundPage(app, request.url, reply).catch(() => sendProblem(error, request, reply))
    },
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, { log: app.log, headers }),
    ...timeouts(patience),
    forceCloseConnections: 'idle',
    // Who is connected when the server is told to end is still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many programs call whatever they send JSON, a DELETE without a body too.
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
  app.setValidatorCompiler(validatorCompiler)
  // Stores return exactly what is described: there is nothing to strip or to encode.
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(closing)
  await app.register(securityHeaders, services)
  await app.register(slowBodies, patience)
  await app.register(compressedAnswers)
  await app.register(problems)
  await app.register(pressure)
  if (services.settings.metricsPort > 0) {
    // Loaded only where it is asked for.
    const { metrics } = await import('./plugins/metrics.ts')
    await app.register(metrics)
  }
  await app.register(sessions, services)
  await app.register(openapi)
  await app.register(health, services)
  await app.register(api(services), { prefix: '/api' })
  await app.register(storedFileRoutes(services.stores.findFile, services.fileStore))
  await app.register(teacherFileRoute(services))
  await app.register(wellKnown(services))
  await app.register(pages(services, loadPages))
  return app
}

/** The page that any unknown address gets, in the language that this one begins with. */
async function sendNotFoundPage(
  app: FastifyInstance,
  url: string,
  reply: FastifyReply,
): Promise<void> {
  const { statusCode, headers, payload } = await app.inject({
    url: pathIn(languageOf(url), '/not-found'),
  })
  await reply
    .code(statusCode)
    .header('content-type', headers['content-type'])
    .header('content-security-policy', headers['content-security-policy'])
    .send(payload)
}
