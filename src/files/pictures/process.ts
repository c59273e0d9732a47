import { totalmem } from 'node:os'
import path from 'node:path'
import { createCounts } from '../../base/by-key.ts'
import { createSemaphore } from '../../base/semaphore.ts'
import { runProgram, taskCommand } from '../../base/run-program.ts'
import type { PictureTask } from './task.ts'

/** A phone’s photo takes one to two seconds, and thirty under heavy load on a result day. */
const WITHIN_MS = 120_000
/** Memory for libheif, in pages of 64 kB: a little more than a 48-megapixel photo needs. */
const WASM_PAGES = 10_000
/**
 * Node (26) reserves 600 MB at its start, and libheif 640 MB. The largest photo then takes 700 MB, of
 * which a part is in these.
 */
const MEMORY_BYTES = 2e9
const MODULE = `${import.meta.dirname}/run.ts`

/** Shared by all requests. A task takes 350 MB for an iPhone's photo, 700 MB for the largest. */
const AT_ONCE = availableBytes() < 3e9 ? 1 : 2
let tasks = createSemaphore(AT_ONCE)
let isShared = false
/** Running and waiting. */
const tasksOf = createCounts()
/** Of a school that has more tasks. Those of the others then run before it. */
const LOW_PRIORITY = 10

/** From now on, no school takes the last place. Call it at the start of a district. */
export function shareFileTasks(): void {
  tasks = createSemaphore(AT_ONCE, Math.max(1, AT_ONCE - 1))
  isShared = true
}

function availableBytes(): number {
  // The memory limit of the container; without one, the total memory or more.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

export type PictureAnswer<T> = { done: T } | { refused: string; isCutOff?: boolean }

/**
 * Decodes and encodes a picture, or opens a PDF, in a separate process when a slot is free
 * (docs/decisions/0011-pictures.md). `refused` is the reason why the file is not accepted.
 * @throws if the machine is the cause and not the file, for example a full disk
 */
export function runPictureTask<T>(
  task: PictureTask,
  { withinMs = WITHIN_MS, memoryBytes = MEMORY_BYTES } = {},
): Promise<PictureAnswer<T>> {
  return runFileTask<PictureAnswer<T>>(MODULE, task, { withinMs, memoryBytes })
}

/**
 * Runs another module that opens an upload, in the same queue, school by school in turn.
 * @throws if the machine is the cause and not the file, for example a full disk
 */
export function runFileTask<T extends object>(
  module: string,
  task: { source: string },
  { niceness, ...limits }: { withinMs: number; memoryBytes: number; niceness?: number },
): Promise<T | { refused: string }> {
  const temporaryFolder = path.dirname(task.source)
  // Each upload has a folder of its own in that of its school.
  const school = path.dirname(temporaryFolder)
  const runNow = async () => {
    const priority = niceness ?? (isShared && tasksOf.of(school) > 1 ? LOW_PRIORITY : undefined)
    const end = await runProgram<T>(
      taskCommand(module, task, {
        nodeOptions: [`--wasm-max-mem-pages=${WASM_PAGES}`],
        ...(priority !== undefined && { niceness: priority }),
      }),
      { ...limits, temporaryFolder },
    )
    return 'answer' in end ? end.answer : { refused: `The process was ended by ${end.signal}.` }
  }
  tasksOf.add(school, 1)
  return tasks.run(runNow, school).finally(() => tasksOf.add(school, -1))
}
