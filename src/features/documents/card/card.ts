import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../../base/new-id.ts'
import { Overloaded } from '../../../errors/classes.ts'
import { makeFolder } from '../../../base/make-folder.ts'
import { createSemaphore } from '../../../base/semaphore.ts'
import { runProgram } from '../../../base/run-program.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { nameOfPicture } from '../../../files/stored-name.ts'

/** The content of a preview picture, which messengers show above a shared link. */
export interface Card {
  /** The path of the school's logo; undefined if it has none. */
  logo: string | undefined
  school: string
  /** Empty if it is not known. */
  place: string
  /** Kind and date. */
  about: string
  title: string
}

/** Part of every card's name. Increase it when the drawing changes, so that all cards are made again. */
const DRAWING = 1
const PROGRAM = `${import.meta.dirname}/card-program.ts`
const WITHIN_MS = 20_000
const MAX_WAIT_MS = 8000

/** A card takes 150 MB and 0.6 seconds. Uploads and cards do not wait for each other. */
const permits = createSemaphore(1)
/** The keys contain the school's folder, because two schools with the same content have the same names. */
const making = new Map<string, Promise<void>>()

/** Where a card is stored, and the folder in which it is made. */
interface Target {
  store: FileStore
  folder: string
}

/** The stored name of a document's card. It changes with the content of the card. */
export function nameOfCard(documentId: string, card: Card): string {
  const { logo = '', school, place, about, title } = card
  const content = JSON.stringify([DRAWING, logo, school, place, about, title])
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return `${documentId}-${hash}.png`
}

/**
 * Draws a card and puts it into the store. Requests for the same card share one drawing.
 * @throws Overloaded if many other cards wait
 */
export function makeCard(name: string, card: Card, target: Target): Promise<void> {
  const key = path.join(target.folder, name)
  const running = making.get(key)
  if (running) return running
  const drawing = drawAndStore(name, card, target).finally(() => making.delete(key))
  making.set(key, drawing)
  return drawing
}

async function drawAndStore(name: string, card: Card, { store, folder }: Target): Promise<void> {
  const release = await permits.acquire(MAX_WAIT_MS)
  if (!release) throw new Overloaded()
  const own = path.join(folder, newId())
  const target = path.join(own, 'card.png')
  try {
    makeFolder(folder)
    await mkdir(own)
    const logo = card.logo && (await fetchLogo(card.logo, store, own))
    const task = JSON.stringify({ card: { ...card, logo }, target })
    const end = await runProgram([process.execPath, PROGRAM, task], {
      withinMs: WITHIN_MS,
      temporaryFolder: own,
    })
    if ('signal' in end) throw new Error(`The card's process was ended by ${end.signal}.`)
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
