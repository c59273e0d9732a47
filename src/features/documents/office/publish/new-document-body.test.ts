import { describe, expect, it } from 'vitest'
import { InputProblem } from '../../../../office/form/input-problem.ts'
import type { Beginning } from './begin-choice.tsx'
import { beginningOf, bodyOf, NEW_DOCUMENT, requireDocument } from './new-document-body.ts'
import { newPage } from '../photo-pages/page-edit.ts'

const DHAKA = 'Asia/Dhaka'
const pdf = new File(['%PDF'], 'notice.pdf', { type: 'application/pdf' })
const page = newPage(new Blob(['JPEG'], { type: 'image/jpeg' }))
const letter = { memoNumber: '37', signatory: 'N', designation: 'H', copies: 'One\n\n Two ' }
const ALL = { ...NEW_DOCUMENT, title: ' Holiday ', text: 'Closed.', files: [pdf], letter }

async function sent(values: typeof ALL, begin: Beginning, isDraft = false) {
  const body = await bodyOf(values, begin, { timeZone: DHAKA, isDraft })
  return [...body].map(([name, value]) => [name, value instanceof File ? value.name : value])
}

const missing = (values: typeof NEW_DOCUMENT, begin: Beginning) => {
  try {
    requireDocument(values, begin, DHAKA)
    return []
  } catch (error) {
    if (error instanceof InputProblem) return error.fields.map(({ path }) => path)
    throw error
  }
}

describe('the form sends', () => {
  it('at most twenty files', async () => {
    const files = Array.from({ length: 21 }, () => pdf)
    const refusal = { code: 'too-many-files', params: { max: 20 } }
    await expect(sent({ ...ALL, files }, 'file')).rejects.toMatchObject({ fields: [refusal] })
    expect(await sent({ ...ALL, files: files.slice(1) }, 'file')).toHaveLength(23)
  })

  it('a file without the text that another way to begin shows', async () => {
    expect(await sent(ALL, 'file')).toEqual([
      ['title', ' Holiday '],
      ['topic', ''],
      // A file can hide something.
      ['ifHidden', 'ask'],
      ['file', 'notice.pdf'],
    ])
  })

  it('that followers are not told, if the clerk does not want it', async () => {
    expect(await sent({ ...ALL, isNotified: false }, 'file')).toContainEqual([
      'notifyFollowers',
      'false',
    ])
  })

  it('photographed pages in their order, named by the title', async () => {
    const pages = [page, { ...page, id: '2' }]
    expect(await sent({ ...ALL, pages }, 'photo', true)).toEqual([
      ['title', ' Holiday '],
      ['topic', ''],
      ['draft', 'true'],
      ['file', 'Holiday.jpg'],
      ['file', 'Holiday 2.jpg'],
      ['photographed', 'true'],
    ])
  })

  it('a letter with its text, its file and the times that are chosen', async () => {
    const times = { isLater: true, publishDay: '2026-11-23', publishTime: '09:00' }
    expect(await sent({ ...ALL, ...times, isLetter: true }, 'text')).toEqual([
      ['title', ' Holiday '],
      ['topic', ''],
      ['text', 'Closed.'],
      ['letter', JSON.stringify({ ...letter, copies: ['One', 'Two'] })],
      ['publishAt', '2026-11-23T03:00:00.000Z'],
      ['ifHidden', 'ask'],
      ['file', 'notice.pdf'],
    ])
  })
})

describe('the form asks for missing fields', () => {
  it.each([
    ['file', {}, ['title', 'file']],
    ['photo', { files: [pdf] }, ['title', 'file']],
    ['text', { files: [pdf] }, ['title', 'text']],
    ['text', { text: 'Closed.', isLetter: true }, ['title', 'letter.memoNumber']],
    ['file', { files: [pdf], title: 'Holiday', isPinned: true }, ['pinnedUntil']],
    ['photo', { pages: [page], title: 'Holiday' }, []],
  ] as const)('to begin with a %s and %j: %j', (begin, values, fields) => {
    expect(missing({ ...NEW_DOCUMENT, ...values } as typeof NEW_DOCUMENT, begin)).toEqual(fields)
  })
})

it('a draft begins in the way that fits its content', () => {
  expect(beginningOf(NEW_DOCUMENT)).toBe('file')
  expect(beginningOf({ ...NEW_DOCUMENT, pages: [page], text: 'Closed.' })).toBe('photo')
  expect(beginningOf({ ...NEW_DOCUMENT, text: 'Closed.' })).toBe('text')
  expect(beginningOf(ALL)).toBe('text')
})
