import { expect, test } from 'vitest'
import type { Task } from '../schema.ts'
import { foldTasks } from './fold-tasks.ts'

const document = { kind: 'notices', title: 'নোটিশ', at: '2026-11-28T03:00:00.000Z' } as const
const appears = (id: number): Task => ({ type: 'appears', id: `${id}`, phones: null, ...document })
const unpins = (id: number): Task => ({ type: 'unpins', id: `${id}`, ...document })
const ends = (id: number): Task => ({ type: 'ends', id: `${id}`, ...document })

const none = { opened: [], isUrgent: () => false }

const shapeOf = (entries: ReturnType<typeof foldTasks>) =>
  entries.map((entry) => (entry.type === 'rest' ? `${entry.count} ${entry.of}` : entry.type))

test('folds what happens without staff after three rows, each type in its place', () => {
  const tasks = [1, 2, 3, 4, 5].flatMap((id) => [appears(id), unpins(id)])
  expect(shapeOf(foldTasks(tasks, none))).toEqual([
    'appears',
    'unpins',
    'appears',
    'unpins',
    'appears',
    'unpins',
    '2 appears',
    '2 unpins',
  ])
  expect(shapeOf(foldTasks(tasks, { ...none, opened: ['appears'] }))).toHaveLength(9)
})

test('never folds a task that needs a person today, or a single row', () => {
  const many = Array.from({ length: 9 }, (_, id) => ends(id))
  expect(foldTasks(many, none)).toEqual(many)
  const pins = Array.from({ length: 9 }, (_, id) => unpins(id))
  expect(foldTasks(pins, { ...none, isUrgent: () => true })).toEqual(pins)
  expect(foldTasks(pins.slice(0, 4), none)).toEqual(pins.slice(0, 4))
})
