import { createHash } from 'node:crypto'
import type { Drawing } from '../../../files/drawing.ts'
import type { Language } from '../../../words/language.ts'

/** The content of a preview picture, which messengers show above a shared link. */
export interface Card {
  language: Language
  /** The path of the school's logo; undefined if the school has no logo. */
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

/** The stored name of a document's card. It changes with the content of the card. */
export function nameOfCard(documentId: string, card: Card): string {
  const { logo = '', school, place, about, title } = card
  const content = JSON.stringify([DRAWING, logo, school, place, about, title])
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return `${documentId}-${hash}.png`
}

export function drawingOf({ logo, ...task }: Card): Drawing {
  return { module: `${import.meta.dirname}/card-work.ts`, task, logo }
}
