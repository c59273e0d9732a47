import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { Overloaded } from '../errors/classes.ts'
import { onceForEach } from '../base/remember.ts'
import { errorsBn } from '../words/errors-bn.ts'
import { logFailure } from './log.ts'
import { asMachineFault } from './machine-fault.ts'
import { entryOf, pageRequest, type Pages } from './page-build.ts'
import { staffPolicy } from './page-policies.ts'
import { busyPage, PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts'

/** The office language of this browser. */
const STAFF_LANGUAGE_COOKIE = 'staffLanguage'

export function staffPages(load: () => Promise<Pages>) {
  const handlerOf = onceForEach((build: ServerBuild) => createRequestHandler(build))
  async function render(request: FastifyRequest, reply: FastifyReply) {
    const findSession = () => request.findCookieSession()
    const fault = await findSession().then(() => undefined, asMachineFault)
    if (fault) {
      logFailure(request, fault, 'page failed')
      const { code, message } = fault.forReading()
      const texts = { bn: errorsBn[code], en: message }
      return reply
        .code(fault.status)
        .headers({ ...fault.headers, ...PLAIN_PAGE_HEADERS })
        .send(plainPage(texts))
    }
    const nonce = randomBytes(16).toString('base64')
    const { build } = await load()
    const entry = entryOf(build)
    const page = pageRequest(request, entry, request.url)
    const { settings } = request.server
    page.context.set(entry.staffServices, {
      findSession,
      findPasswordChange: () => request.findPasswordChange(),
      language: request.cookies[STAFF_LANGUAGE_COOKIE] === 'en' ? 'en' : 'bn',
      nonce,
      maxUploadBytes: settings.maxUploadBytes,
      readsDocuments: settings.readsDocuments,
      isDistrict: request.school.settings.placeInDistrict === 'office',
    })
    const response = await handlerOf(build)(page.request, page.context)
    return reply
      .code(response.status)
      .headers({
        ...Object.fromEntries(response.headers),
        'content-security-policy': staffPolicy(nonce),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(await response.text())
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await request.runQueued(() => render(request, reply))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      const { bytes } = await busyPage.bodyIn('identity')
      return reply.code(busyPage.status).headers(busyPage.headers).send(bytes)
    }
  }
}
