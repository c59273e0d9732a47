import { plainSubject } from '../../../records/history/changes.ts'
import type { Stores } from '../../../school/school.ts'
import { webhookChange, type WebhookChange, type WebhookRecord } from './schema.ts'

export const webhookSubject = ({ webhooks }: Stores) => ({
  ...plainSubject<WebhookChange, WebhookRecord>('webhook', webhookChange, webhooks),
  fieldsOf,
})

/** The fields that people change. */
export function fieldsOf({ _id, url, isOn, version }: WebhookRecord) {
  return { _id, title: url, url, isOn, version }
}
