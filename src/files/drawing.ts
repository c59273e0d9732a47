import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../base/make-folder.ts'
import { newId } from '../base/new-id.ts'
import { runProgram, taskCommand } from '../base/run-program.ts'
import { createSemaphore } from '../base/semaphore.ts'
import { NotDrawn, Overloaded, Problem } from '../errors/classes.ts'
import type { FileStore } from './file-store.ts'
import { nameOfPicture } from './stored-name.ts'

/** A picture that its own process draws when it is first requested. */
export interface Drawing {
  /** The path of the module that draws. Its task is `{ ...task, logo, target }`. */
  module: string
  task: object
  /** The path of the school's logo, of which the program gets a copy. */
  logo: string | undefined
}

const WITHIN_MS = 20_000
/** Node (26) reserves 600 MB at its start. */
const MEMORY_BYTES = 1e9
const MAX_WAIT_MS = 8000

/** A card takes 150 MB and 0.6 seconds. Uploads and drawings do not wait for each other. */
const permits = createSemaphore(1)
/** Otherwise a crowd on cards would occupy the threads that uploads need. */
const reads = createSemaphore(4)
/** The keys contain the school's folder, because two schools with the same content have the same names. */
const making = new Map<string, Promise<void>>()

/** Where a drawing is stored, and the school's folder in which it is made. */
interface Target {
  store: FileStore
  folder: string
}

/**
 * The bytes of a drawing. It is made if the store does not have it yet.
 * @throws Overloaded if many other drawings wait, NotDrawn if the drawing fails
 */
export async function fetchDrawing(
  name: string,
  drawing: Drawing,
  target: Target,
): Promise<Buffer> {
  const read = () => reads.run(() => readDrawing(name, target), target.folder)
  const drawn = await read()
  if (drawn) return drawn
  await makeDrawing(name, drawing, target).catch((error: unknown) => {
    throw error instanceof Problem ? error : new NotDrawn(error)
  })
  return (await read())!
}

async function readDrawing(name: string, { store }: Target): Promise<Buffer | undefined> {
  const content = await store.open('cards', name)
  return content && buffer(await content.read())
}

/** Draws a picture and puts it into the store. Requests for the same picture share one drawing. */
export function makeDrawing(name: string, drawing: Drawing, target: Target): Promise<void> {
  const key = path.join(target.folder, name)
  const running = making.get(key)
  if (running) return running
  const work = drawAndStore(name, drawing, target).finally(() => making.delete(key))
  making.set(key, work)
  return work
}

async function drawAndStore(
  name: string,
  { module, task, logo: src }: Drawing,
  { store, folder }: Target,
): Promise<void> {
  const release = await permits.acquire({ key: folder, maxWaitMs: MAX_WAIT_MS })
  if (!release) throw new Overloaded()
  const own = path.join(folder, newId())
  const target = path.join(own, 'drawing.png')
  try {
    makeFolder(folder)
    await mkdir(own)
    const logo = src && (await fetchLogo(src, store, own))
    const end = await runProgram(taskCommand(module, { ...task, logo, target }), {
      withinMs: WITHIN_MS,
      memoryBytes: MEMORY_BYTES,
      temporaryFolder: own,
    })
    if ('signal' in end) throw new Error(`The drawing's process was ended by ${end.signal}.`)
    await store.keep(target, 'cards', name)
  } finally {
    await rm(own, { recursive: true, force: true }).finally(release)
  }
}

/** Copies the logo out of the store; undefined if it was replaced at this moment. */
async function fetchLogo(src: string, store: FileStore, folder: string) {
  const content = await store.open('gallery-uploads', nameOfPicture({ src }))
  if (!content) return undefined
  const copy = path.join(folder, 'logo')
  await pipeline(await content.read(), createWriteStream(copy))
  return copy
}
