import type { PictureAnswer } from './process.ts'
import type { PictureTask } from './task.ts'
import { clean, render, Refused } from './work.ts'

/** Runs in the picture process. */
export async function run(task: PictureTask): Promise<PictureAnswer<unknown>> {
  return { done: await resultOf(task) }
}

export function refusalOf(error: unknown): PictureAnswer<unknown> | undefined {
  return error instanceof Refused ? { refused: error.message } : undefined
}

async function resultOf(task: PictureTask): Promise<unknown> {
  const { source } = task
  if (task.task === 'render') return render(source, task.name)
  if (task.task === 'clean') return clean(source)
  const { bind, makePageOf } = await import('./page-work.ts')
  return task.task === 'makePage' ? makePageOf(source) : bind(task.pages, source)
}
