import type { Services } from '../../../services.ts'
import { bn } from '../../../words/bn.ts'
import { findTeacherHtml } from '../teacher-page.ts'

export const TEACHER_FILE_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** TeacherInformation.html: the page of teachers as a separate document. */
export async function teacherFile({ stores }: Pick<Services, 'stores'>): Promise<string> {
  const html = await findTeacherHtml(stores.officers, { ...bn.officers, language: 'bn' })
  // Write void elements as HTML does. In texts and attributes, `>` is `&gt;` after cleaning.
  const body = html.replaceAll(' />', '>')
  return `<!doctype html>\n<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${bn.officers.title}</title></head><body><main>\n<h1>${bn.officers.title}</h1>\n${body}\n</main></body></html>\n`
}
