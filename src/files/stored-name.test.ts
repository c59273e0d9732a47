import { expect, it } from 'vitest'
import { namesOfRows, parseStoredName } from './stored-name.ts'

it.each([
  ['019ac283-aa7b-7000-8a1b-0123456789ab', undefined],
  ['019ac283-aa7b-7000-8a1b-0123456789ab', '640'],
])('finds id and width in the name of a file with id %s and width %s', (id, width) => {
  const name = `${id}${width ? `-${width}` : ''}.avif`
  expect(parseStoredName(name)).toEqual({ id, width, extension: 'avif' })
  expect(namesOfRows(name)).toEqual([`${id}.avif`, `${id}.webp`])
})

it.each(['../secret.pdf', 'a.b.pdf', '19ac283a-a7b.-7000-8a1b-0123456789ab.pdf', 'x.pdf'])(
  'refuses %s',
  (name) => expect(parseStoredName(name)).toBeUndefined(),
)
