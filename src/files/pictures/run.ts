import sharp from 'sharp'
import type { PictureAnswer } from './process.ts'
import type { PictureTask } from './task.ts'
import { clean, render } from './work.ts'
import { open } from 'node:fs/promises'
import { MAX_PIXELS, readable, Refused } from './limits.ts'

/** Runs in the picture process. */
export async function run(task: PictureTask): Promise<PictureAnswer<unknown>> {
  const decode = () => resultOf(task)
  const isPhoto = task.task !== 'bindPages' && task.task !== 'checkLock'
  return { done: await (isPhoto ? withEnd(task.source, decode) : decode()) }
}

export function refusalOf(error: unknown): PictureAnswer<unknown> | undefined {
  if (!(error instanceof Refused)) return undefined
  return { refused: error.message, isCutOff: error instanceof CutOff }
}

async function resultOf(task: PictureTask): Promise<unknown> {
  const { source } = task
  if (task.task === 'render') return render(source, task.name)
  if (task.task === 'clean') return clean(source)
  if (task.task === 'checkLock') return (await import('../pdf-lock-work.ts')).needsPassword(source)
  const { bind, makePageOf } = await import('./page-work.ts')
  return task.task === 'makePage' ? makePageOf(source) : bind(task.pages, source)
}

/** The picture was cut off: a part of its pixels is missing. */
class CutOff extends Refused {}

const END = Buffer.from([0xff, 0xd9])
/** libvips (8.18) says this of a JPEG without its end mark. */
const NO_END = /premature end of JPEG/i

/**
 * Some programs lose the last two bytes of a JPEG, and browsers show it all the same. It gets its end
 * mark, and is decoded again. @throws CutOff if more is missing
 */
async function withEnd<T>(source: string, decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    if (!(error instanceof Refused) || !NO_END.test(error.message)) throw error
    await appendEnd(source)
    await checkWhole(source)
    return decode()
  }
}

/** The first byte of the mark may be there. */
async function appendEnd(source: string): Promise<void> {
  const file = await open(source, 'r+')
  try {
    const { size } = await file.stat()
    const last = await file.read(Buffer.alloc(1), 0, 1, size - 1)
    const missing = last.buffer[0] === END[0] ? END.subarray(1) : END
    await file.write(missing, 0, missing.length, size)
  } finally {
    await file.close()
  }
}

/** With an end mark, libvips only warns that pixels are missing. */
async function checkWhole(source: string): Promise<void> {
  try {
    await readable(() => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'warning' }).stats())
  } catch (error) {
    if (error instanceof Refused) throw new CutOff(error.message, { cause: error })
    throw error
  }
}
