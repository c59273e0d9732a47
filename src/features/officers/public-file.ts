import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { bn } from '../../words/bn.ts'
import { findTeacherHtml } from './teacher-page.ts'

const POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** GET /TeacherInformation.html: the cleaned page by itself. */
export function teacherFileRoute({ stores }: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/TeacherInformation.html', { schema: { hide: true } }, async (_request, reply) => {
      const body = await findTeacherHtml(stores.officers, { ...bn.officers, language: 'bn' })
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(
          `<!doctype html>\n<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${bn.officers.title}</title></head><body><main>\n<h1>${bn.officers.title}</h1>\n${body}\n</main></body></html>\n`,
        )
    })
  }
}
