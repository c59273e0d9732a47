import type { PictureAnswer } from './process.ts'
import { CutOff, withEnd } from './missing-end.ts'
import type { PictureTask } from './task.ts'
import { clean, render, Refused } from './work.ts'

/** Runs in the picture process. */
export async function run(task: PictureTask): Promise<PictureAnswer<unknown>> {
  // Only photos come from outside.
  const decode = () => resultOf(task)
  return { done: await (task.task === 'bindPages' ? decode() : withEnd(task.source, decode)) }
}

export function refusalOf(error: unknown): PictureAnswer<unknown> | undefined {
  if (!(error instanceof Refused)) return undefined
  return { refused: error.message, isCutOff: error instanceof CutOff }
}

async function resultOf(task: PictureTask): Promise<unknown> {
  const { source } = task
  if (task.task === 'render') return render(source, task.name)
  if (task.task === 'clean') return clean(source)
  const { bind, makePageOf } = await import('./page-work.ts')
  return task.task === 'makePage' ? makePageOf(source) : bind(task.pages, source)
}
