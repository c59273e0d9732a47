import { randomBytes } from 'node:crypto'
import { nowIso } from '../../../base/clock.ts'
import { newId } from '../../../base/new-id.ts'
import type { Database } from '../../../database/database.ts'
import type { WebhookTable } from '../table.ts'
import { SECRET_PREFIX } from './request.ts'
import type { WebhookChange, WebhookRecord } from './schema.ts'

const SECRET_BYTES = 32

/** All SQL of webhooks. Only `create` returns the secret. */
export function createWebhookStore(database: Database) {
  const find = async (id: string): Promise<WebhookRecord | undefined> => {
    const row = await database
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toRecord(row)
  }

  const removeWaiting = async (webhookId: string): Promise<void> => {
    await database.deleteFrom('pushDelivery').where('webhookId', '=', webhookId).execute()
  }

  return {
    find,

    /** In the order in which they were added. */
    async list(): Promise<WebhookRecord[]> {
      const rows = await database.selectFrom('webhook').selectAll().orderBy('id').execute()
      return rows.map(toRecord)
    },

    /** @throws the database's unique violation if another webhook has this address */
    async create({ url, isOn }: { url: string; isOn: boolean }) {
      const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
      const row: WebhookTable = {
        id: newId(),
        url,
        secret,
        isOn: Number(isOn),
        createdAt: nowIso(),
        lastTriedAt: null,
        lastProblem: '',
        failures: 0,
        version: 1,
      }
      await database.insertInto('webhook').values(row).execute()
      return { ...toRecord(row), secret }
    },

    /** @throws as `create` */
    async update(id: string, { url, isOn }: WebhookChange): Promise<WebhookRecord | undefined> {
      await database
        .updateTable('webhook')
        .set((row) => ({
          version: row('version', '+', 1),
          // The problem was that of the old address.
          ...(url !== undefined && { url, lastProblem: '', failures: 0 }),
          ...(isOn !== undefined && { isOn: Number(isOn) }),
        }))
        .where('id', '=', id)
        .execute()
      if (isOn === false) await removeWaiting(id)
      return find(id)
    },

    /** Also deletes what waits for it. */
    async remove(id: string): Promise<void> {
      await database.deleteFrom('webhook').where('id', '=', id).execute()
    },
  }
}

function toRecord({ id, isOn, ...rest }: Omit<WebhookTable, 'secret'>): WebhookRecord {
  const { url, createdAt, lastTriedAt, lastProblem, failures, version } = rest
  return {
    _id: id,
    url,
    isOn: isOn === 1,
    createdAt,
    lastTriedAt,
    lastProblem,
    failures,
    version,
  }
}
