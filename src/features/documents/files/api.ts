import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../../errors/api-schema.ts'
import type { DocumentKind } from '../../../content.ts'
import { parseIfMatch } from '../../../database/version.ts'
import { NotFound, orNotFound } from '../../../errors/classes.ts'
import { hidesSomething, namesAuthors, parseHiddenParts } from '../../../files/hidden-part.ts'
import { MAX_FILES } from '../../../files/max-files.ts'
import type { NewFile } from '../../../files/replaced.ts'
import { saveAttachments, saveReplacement } from '../../../files/save-document.ts'
import type { StoredFile } from '../../../files/table.ts'
import { nameOfPath } from '../../../files/stored-name.ts'
import { change } from '../../../records/history/changes.ts'
import { changeRecord } from '../../../records/record-routes.ts'
import { documentRecord, fileReplacement, newFile } from '../schema.ts'
import { documentSubject } from '../subject.ts'
import { saveUnnamed } from './save-unnamed.ts'

/** Absent: as the file before. A file that hides nothing needs no answer. */
function offerOf({ offerFile, ifHidden }: z.infer<typeof fileReplacement>, file: StoredFile) {
  return offerFile ?? (ifHidden && !hidesSomething(file))
}

/** For staff: replacing the file of a document, and its attachments. */
export function documentFiles(kind: DocumentKind): FastifyPluginAsyncZod {
  const subject = documentSubject(kind)
  const changeAttachments = (request: FastifyRequest, edit: (present: string[]) => NewFile[]) => {
    const { id } = request.params as { id: string }
    const expected = parseIfMatch(request.headers['if-match'])
    return request.write(async (transaction) => {
      const { attachments } = orNotFound(await transaction[kind].find(id))
      const present = attachments.map(({ filePath }) => nameOfPath(filePath))
      const input = { attachments: edit(present) }
      return change(transaction.history, subject(transaction), { id, input, expected })
    })
  }
  return async (app) => {
    app.put(
      '/:id/file',
      {
        config: { maxFiles: MAX_FILES },
        schema: {
          summary: 'Replace the file. Several pictures become the pages of one PDF',
          consumes: ['multipart/form-data'],
          params: byId,
          querystring: fileReplacement,
          body: newFile,
          response: { 200: documentRecord, ...problems(412) },
        },
      },
      (request) =>
        saveReplacement(request.school.files, request.body.file, ({ file, pages }) =>
          changeRecord(request, subject, {
            file,
            pages,
            fileText: request.query.text,
            offerFile: offerOf(request.query, file!),
          }),
        ),
    )

    app.post(
      '/:id/without-names',
      {
        schema: {
          summary: 'Empty the names in the descriptions of its files',
          description:
            'The `author` parts of `hiddenParts`, in PDF, DOCX and XLSX. Everything else of the files stays, and the history can set them back. If a name cannot be emptied safely, nothing changes.',
          params: byId,
          response: { 200: documentRecord, ...problems(409, 412) },
        },
      },
      async (request) => {
        const { params, headers, school } = request
        const { [kind]: store } = school.stores
        const files = orNotFound(await store.findFiles(params.id))
        const named = files.filter((file) => namesAuthors(parseHiddenParts(file.hiddenParts)))
        if (named.length === 0) return orNotFound(await store.find(params.id))
        return saveUnnamed(school, named, (copies) =>
          request.write(async (transaction) => {
            const before = orNotFound(await transaction[kind].find(params.id))
            // Another clerk may have replaced a file meanwhile. It keeps its names.
            const copyOf = (path: string) => copies.get(nameOfPath(path))
            const { filePath } = before.keptFile ?? before
            const file = filePath === null ? undefined : copyOf(filePath)
            const english = before.fileEnglish
            const input = {
              ...(file && { file, hasSameContent: true as const }),
              attachments: before.attachments.map(
                (attachment) => copyOf(attachment.filePath) ?? nameOfPath(attachment.filePath),
              ),
              fileEnglish: english && (copyOf(english)?.name ?? nameOfPath(english)),
            }
            const expected = parseIfMatch(headers['if-match'])
            return change(transaction.history, subject(transaction), {
              id: params.id,
              input,
              expected,
            })
          }),
        )
      },
    )

    app.post(
      '/:id/attachments',
      {
        config: { maxFiles: MAX_FILES },
        schema: {
          summary: 'Add files',
          consumes: ['multipart/form-data'],
          params: byId,
          body: newFile,
          response: { 201: documentRecord, ...problems(412) },
        },
      },
      async (request, reply) => {
        const document = await saveAttachments(request.school.files, request.body.file, (added) =>
          changeAttachments(request, (present) => [...present, ...added]),
        )
        return reply.code(201).send(document)
      },
    )

    app.delete(
      '/:id/attachments/:name',
      {
        schema: {
          summary: 'Remove an attachment. The history can set it back',
          params: byId.extend({ name: z.string() }),
          response: { 204: noContent, ...problems(412) },
        },
      },
      async (request, reply) => {
        const { name } = request.params
        await changeAttachments(request, (present) => {
          if (!present.includes(name)) throw new NotFound()
          return present.filter((other) => other !== name)
        })
        return reply.code(204).send(null)
      },
    )
  }
}
