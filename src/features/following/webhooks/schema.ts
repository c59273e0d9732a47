import { z } from 'zod'

const MAX_URL = 1000

const url = z
  .string()
  .max(MAX_URL)
  .transform((written) => written.trim())
  .meta({
    description: 'An https address at a public host',
    example: 'https://district.example/in',
  })

const isOn = z.boolean().meta({ description: 'False sends nothing to it' })

export const newWebhook = z.object({ url, isOn: isOn.default(true) })

/** Absent fields stay unchanged. */
export const webhookChange = z.object({ url: url.optional(), isOn: isOn.optional() })

export type WebhookChange = z.infer<typeof webhookChange>

export const webhookRecord = z
  .object({
    _id: z.string(),
    url: z.string(),
    isOn: z.boolean(),
    createdAt: z.string().meta({ description: 'ISO 8601 UTC' }),
    lastTriedAt: z.string().nullable().meta({ description: 'ISO 8601 UTC' }),
    lastProblem: z.string().meta({
      description:
        'Empty if the last call succeeded. Otherwise its HTTP status, the code of a failed connection such as `ENOTFOUND`, `TimeoutError` without a connection in three seconds or an answer in ten, or `private-address`',
      example: '503',
    }),
    failures: z.number().meta({ description: 'Failed calls since the last success' }),
    version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
  })
  .meta({ id: 'Webhook' })

export type WebhookRecord = z.infer<typeof webhookRecord>

export const createdWebhook = webhookRecord.extend({
  secret: z.string().meta({ description: 'The key of the signatures. No other call returns it' }),
})

export type CreatedWebhook = z.infer<typeof createdWebhook>
