import { expect, it } from 'vitest'
import { DOCUMENT_KINDS } from './content.ts'
import { earlierDocument } from './features/documents/schema.ts'
import { fieldLabels } from './office-features.ts'

it.each(DOCUMENT_KINDS)('the history shows every field of %s that can change', (kind) => {
  const shown = Object.keys(fieldLabels('en')[kind])
  // The pictures of its pages change only together with the file.
  const fields = Object.keys(earlierDocument.shape).filter((name) => name !== 'pages')
  expect(fields.filter((name) => !shown.includes(name))).toEqual([])
})
