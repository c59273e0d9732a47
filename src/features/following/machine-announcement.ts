import { nowIso } from '../../base/clock.ts'
import { newId } from '../../base/new-id.ts'
import type { Database } from '../../database/database.ts'
import type { FindAnnouncement } from './announcement.ts'
import { followingWords, type MachinePart } from './words.ts'
import { addMessage } from './outbox/messages.ts'

interface MachineReport {
  part: MachinePart
  /** The name of the machine if there are several, because each has its own disk and backups. */
  machine: string | undefined
  isFailing: boolean
}

/**
 * Tells programs once that a part of the machine fails, and once that it works again. The last
 * message about a part is the state that the programs know.
 */
export function createMachineReports(database: Database) {
  return {
    async isNews({ isFailing, ...of }: MachineReport): Promise<boolean> {
      const last = await database
        .selectFrom('pushMessage')
        .select('reason')
        .where('recordId', '=', recordIdOf(of))
        .where('kind', '=', 'machine')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return (last?.reason === 'failed') !== isFailing
    },

    /** Without a program that is switched on, nothing is stored. */
    async send({ isFailing, ...of }: MachineReport): Promise<void> {
      const programs = await database
        .selectFrom('webhook')
        .select('id')
        .where('isOn', '=', 1)
        .execute()
      if (programs.length === 0) return
      const messageId = await addMessage(database, {
        kind: 'machine',
        recordId: recordIdOf(of),
        reason: isFailing ? 'failed' : 'recovered',
      })
      const dueAt = nowIso()
      const deliveries = programs.map(({ id: webhookId }) => ({
        id: newId(),
        messageId,
        subscriptionId: null,
        webhookId,
        dueAt,
        attempts: 0,
      }))
      await database.insertInto('pushDelivery').values(deliveries).execute()
    },
  }
}

/** Only programs get it. */
export const findMachineAnnouncement: FindAnnouncement = async (_stores, { recordId, reason }) => {
  const [part, machine = null] = recordId.split('@') as [MachinePart, string?]
  const is = reason === 'failed' ? 'failed' : 'recovered'
  const { bn, en } = followingWords
  const message = { bn: bn.machine[is][part], en: en.machine[is][part] }
  return {
    words: { bn: { title: message.bn, text: '' }, en: { title: message.en, text: '' } },
    path: '/',
    tag: `machine-${part}`,
    lastDay: null,
    record: { part, machine, message },
  }
}

function recordIdOf({ part, machine }: Omit<MachineReport, 'isFailing'>): string {
  return machine === undefined ? part : `${part}@${machine}`
}
