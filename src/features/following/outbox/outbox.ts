import type { Database } from '../../../database/database.ts'
import { createAnswering } from './answer.ts'
import { createCorrecting } from './correct.ts'
import { createAnnouncing } from './tell.ts'

/**
 * The announcements that wait, written in the transaction that makes something public. A message has
 * no words: they are read from its record when it is sent.
 */
export function createOutbox(database: Database) {
  return {
    ...createAnnouncing(database),
    ...createCorrecting(database),
    ...createAnswering(database),
  }
}
