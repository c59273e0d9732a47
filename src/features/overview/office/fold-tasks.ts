import type { Task } from '../schema.ts'

/** The types of tasks that happen without staff, or have no day. */
const FOLDED_TYPES = ['appears', 'unpins', 'left'] as const

export type FoldedType = (typeof FOLDED_TYPES)[number]

/** The number of rows of one type that are shown at first. */
const SHOWN = 3

/** The tasks, with the rest of each long type as one entry. `isUrgent` tasks are always shown. */
export function foldTasks(
  tasks: Task[],
  { opened, isUrgent }: { opened: readonly FoldedType[]; isUrgent: (task: Task) => boolean },
): (Task | { type: 'rest'; of: FoldedType; count: number })[] {
  const rests = FOLDED_TYPES.filter((type) => !opened.includes(type))
    .map((of) => ({
      of,
      hidden: tasks.filter((task) => task.type === of && !isUrgent(task)).slice(SHOWN),
    }))
    // A single row takes no more place than the button.
    .filter(({ hidden }) => hidden.length > 1)
  return tasks.flatMap((task) => {
    const rest = rests.find(({ hidden }) => hidden.includes(task))
    if (!rest) return task
    const { of, hidden } = rest
    return task === hidden[0] ? { type: 'rest', of, count: hidden.length } : []
  })
}
