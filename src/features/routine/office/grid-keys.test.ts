import { expect, it } from 'vitest'
import { nextOfDay, nextPosition, type Pressed } from './grid-keys.ts'

const SIZE = { lines: 10, columns: 7 }
const FREE = { shiftKey: false, isTaken: false, isAtStart: true, isAtEnd: true }

it.each<[what: string, from: string, pressed: Partial<Pressed>, to: string | undefined]>([
  ['down', '0/0', { key: 'ArrowDown' }, '1/0'],
  ['up', '3/2', { key: 'ArrowUp' }, '2/2'],
  ['up in the first line', '0/2', { key: 'ArrowUp' }, undefined],
  ['down in the last line', '9/2', { key: 'ArrowDown' }, undefined],
  ['right at the end of the text', '1/2', { key: 'ArrowRight', isAtStart: false }, '1/3'],
  ['right inside the text', '1/2', { key: 'ArrowRight', isAtEnd: false }, undefined],
  ['left at the start of the text', '1/2', { key: 'ArrowLeft', isAtEnd: false }, '1/1'],
  ['left inside the text', '1/2', { key: 'ArrowLeft', isAtStart: false }, undefined],
  ['left in the first column', '1/0', { key: 'ArrowLeft' }, undefined],
  ['right in the last column', '1/6', { key: 'ArrowRight' }, undefined],
  ['selecting with shift', '1/2', { key: 'ArrowRight', shiftKey: true }, undefined],
  ['Enter', '1/2', { key: 'Enter' }, '2/2'],
  ['Enter in the last line', '9/2', { key: 'Enter' }, '0/3'],
  ['Enter in the last field', '9/6', { key: 'Enter' }, undefined],
  ['shift and Enter', '2/2', { key: 'Enter', shiftKey: true }, '1/2'],
  ['shift and Enter in the first line', '0/2', { key: 'Enter', shiftKey: true }, '9/1'],
  ['shift and Enter in the first field', '0/0', { key: 'Enter', shiftKey: true }, undefined],
  ['a key of an input method', '1/2', { key: 'Enter', isTaken: true }, undefined],
  ['Tab', '1/2', { key: 'Tab' }, undefined],
  ['a letter', '1/2', { key: 'গ' }, undefined],
])('%s from %s', (_, from, pressed, to) => {
  const [line, column] = from.split('/').map(Number) as [number, number]
  const next = nextPosition({ line, column }, { ...FREE, key: '', ...pressed }, SIZE)
  expect(next && `${next.line}/${next.column}`).toBe(to)
})

it.each<[what: string, from: string, pressed: Partial<Pressed>, to: string | undefined]>([
  ['from the subject to its teacher', '4/2', { key: 'Enter' }, '5/2'],
  ['from the teacher to the next period', '5/2', { key: 'ArrowDown' }, '4/3'],
  ['up to the period before', '4/2', { key: 'ArrowUp' }, '5/1'],
  ['not into the next day', '5/6', { key: 'Enter' }, undefined],
  ['not sideways', '4/2', { key: 'ArrowRight' }, undefined],
])('where one day is shown, keys lead %s', (_, from, pressed, to) => {
  const [line, column] = from.split('/').map(Number) as [number, number]
  const next = nextOfDay({ line, column }, { ...FREE, key: '', ...pressed }, SIZE)
  expect(next && `${next.line}/${next.column}`).toBe(to)
})
