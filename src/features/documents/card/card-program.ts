import type { Card } from './card.ts'
import { becomeBackground, NICENESS, printAnswer } from '../../../base/child-program.ts'

/** The program that draws a card. Its argument is the task; it prints an empty answer. */

becomeBackground(NICENESS.awaited)
const { draw } = await import('./card-work.ts')

const { target, ...card } = JSON.parse(process.argv[2]!) as Card & { target: string }
await printAnswer(
  async () => {
    await draw(card, target)
    return {}
  },
  () => undefined,
)
