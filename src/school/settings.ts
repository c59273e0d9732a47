import path from 'node:path'
import { z } from 'zod'
import { isVisible } from '../base/clean-text.ts'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'must be on or off')
    .default(fallback)
    .transform((value) => value === 'on')

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`)
    .default(fallback)

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: wholeNumber(1, 64, 1),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+$/, 'must look like s3://bucket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://school.example' })
    .transform((value) => new URL(value))
    .refine((url) => url.pathname === '/' && !url.search, 'must have no path')
    .optional(),
  TRUST_PROXY: onOff('off'),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .max(64)
    .refine(isVisible, 'must have a character that can be seen')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  SAMPLE_CONTENT: onOff('on'),
  READING: onOff('on'),
  MAX_UPLOAD_MB: wholeNumber(1, 2000, 25),
  TZ_SCHOOL: z
    .string()
    .default('Asia/Dhaka')
    .refine(isTimeZone, 'must be a time zone such as Asia/Dhaka'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
})

export type Settings = ReturnType<typeof readSettings>

/** An invalid setting. The message is one line that names the variable. */
export class BadSetting extends Error {}

/**
 * Reads every setting once. An empty variable counts as unset.
 * @throws BadSetting that names the first invalid variable
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    throw new BadSetting(`${issue.path.join('.')}: ${issue.message}`)
  }
  const { data } = result
  return {
    port: data.PORT,
    host: data.HOST,
    workers: data.WORKERS,
    /** 0: no metrics. */
    metricsPort: data.METRICS_PORT,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    filesUrl: data.FILES_URL,
    s3Endpoint: data.S3_ENDPOINT,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    adminUsername: data.ADMIN_USERNAME,
    adminPassword: data.ADMIN_PASSWORD,
    startsWithSample: data.SAMPLE_CONTENT,
    readsDocuments: data.READING,
    maxUploadBytes: data.MAX_UPLOAD_MB * 1024 * 1024,
    timeZone: data.TZ_SCHOOL,
    logLevel: data.LOG_LEVEL,
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
