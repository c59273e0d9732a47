import path from 'node:path'
import { z } from 'zod'
import { isVisible } from '@pathshala/bengali/clean-text'

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

/** A host name, an IPv4 address, or an IPv6 address in brackets, and its port. */
const HOST_AND_PORT = /^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/

const processEnvironment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: wholeNumber(1, 64, 1),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  TRUST_PROXY: onOff('off'),
  READING: onOff('on'),
  MAX_UPLOAD_MB: wholeNumber(1, 2000, 25),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
})

const schoolEnvironment = z.object({
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
    .refine(
      isDatabaseAddress,
      'must have the signs / ? # % @ : of a password as %2F %3F %23 %25 %40 %3A',
    )
    .optional(),
  FILES_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/,
      'must look like s3://bucket or s3://bucket/prefix',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://school.example' })
    .transform((value) => new URL(value))
    .refine((url) => url.pathname === '/' && !url.search, 'must have no path')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .max(64)
    .refine(isVisible, 'must have a visible character')
    .default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  SAMPLE_CONTENT: onOff('on'),
  TZ_SCHOOL: z
    .string()
    .default('Asia/Dhaka')
    .refine(isTimeZone, 'must be a time zone such as Asia/Dhaka'),
  PUSH_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => HOST_AND_PORT.test(host)),
      'must look like push.example:443, with a comma between several',
    )
    .optional(),
  MAX_FOLLOWERS: wholeNumber(0, 1_000_000, 20_000),
  KEEP_BACKUPS: z
    .string()
    .regex(
      /^[1-9]\d{0,2},\d{1,3},\d{1,3}$/,
      'must be days (1 or more), weeks and months, such as 7,4,12',
    )
    .default('7,4,12')
    .transform((value) => {
      const [days, weeks, months] = value.split(',').map(Number) as [number, number, number]
      return { days, weeks, months }
    }),
})

const districtEnvironment = z.object({
  DISTRICT: z
    .string()
    .regex(
      /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
      'must be the common part of the addresses, such as schools.example',
    )
    .optional(),
  MAX_OPEN_SCHOOLS: wholeNumber(1, 100_000, 1000),
})

export const SETTINGS = {
  ...processEnvironment.shape,
  ...schoolEnvironment.shape,
  ...districtEnvironment.shape,
}

/** The same for every school that the process serves. */
export type ProcessSettings = ReturnType<typeof readProcessSettings>

export type SchoolSettings = ReturnType<typeof readSchoolSettings> & {
  /** What the site is in a district; undefined for a school that runs alone. */
  placeInDistrict?: 'office' | 'school'
  /** The most that the files of a district's school may take. */
  diskLimitBytes?: number
}

export type DistrictSettings = NonNullable<ReturnType<typeof readDistrictSettings>>

/** The settings that a separate process needs for a chore of a school. */
export type StorageSettings = Pick<
  SchoolSettings,
  'dataDir' | 'databaseUrl' | 'filesUrl' | 's3Endpoint' | 'timeZone'
>

/** An invalid setting. The message is one line that names the variable. */
export class BadSetting extends Error {}

/** @throws BadSetting that names the first invalid variable */
export function readProcessSettings(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(processEnvironment, env)
  return {
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    /** 0 switches metrics off. */
    metricsPort: values.METRICS_PORT,
    trustProxy: values.TRUST_PROXY,
    readsDocuments: values.READING,
    maxUploadBytes: values.MAX_UPLOAD_MB * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
  }
}

/** @throws BadSetting that names the first invalid variable */
export function readSchoolSettings(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(schoolEnvironment, env)
  return {
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    s3Endpoint: values.S3_ENDPOINT,
    publicUrl: values.PUBLIC_URL,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    startsWithSample: values.SAMPLE_CONTENT,
    timeZone: values.TZ_SCHOOL,
    /** Push services besides the known ones, each with its port. */
    pushHosts: values.PUSH_HOSTS ?? [],
    maxFollowers: values.MAX_FOLLOWERS,
    keptBackups: values.KEEP_BACKUPS,
  }
}

/** These settings are those of one site. A district has its own for each school. */
const NOT_IN_DISTRICT = ['PUBLIC_URL', 'DATABASE_URL', 'FILES_URL', 'ADMIN_PASSWORD'] as const

/**
 * The settings of a district; undefined if one school runs alone.
 * @throws BadSetting that names the first invalid variable
 */
export function readDistrictSettings(env: NodeJS.ProcessEnv) {
  const { DISTRICT, MAX_OPEN_SCHOOLS } = readEnvironment(districtEnvironment, env)
  if (DISTRICT === undefined) return undefined
  const wrong = NOT_IN_DISTRICT.find((name) => env[name])
  if (wrong) throw new BadSetting(`${wrong}: a district (DISTRICT) has none. Remove it.`)
  if (env['SAMPLE_CONTENT'] === 'on') {
    throw new BadSetting(
      'SAMPLE_CONTENT: a district (DISTRICT) has none. Remove it, or set it to off.',
    )
  }
  const { dataDir } = readSchoolSettings(env)
  return {
    dataDir,
    /** The host names of the schools end with it. */
    domain: DISTRICT,
    /** More stay open while they are in use. */
    maxOpenSchools: MAX_OPEN_SCHOOLS,
  }
}

/** Ignores empty variables. */
function readEnvironment<Values>(schema: z.ZodType<Values>, env: NodeJS.ProcessEnv): Values {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new BadSetting(`${issue.path.join('.')}: ${issue.message}`)
}

/**
 * Whether the parts of the address are where pg looks for them. A password with `/`, `?` or `#` ends
 * the host too early, and pg would ask for a host that is a part of the password.
 */
function isDatabaseAddress(written: string): boolean {
  // pg allows a user without a host: `postgres://user@/name?host=/run/postgresql`.
  const url = URL.parse(written.replace('@/', '@localhost/'))
  if (!url || /@/.test(url.pathname + url.search + url.hash)) return false
  try {
    decodeURIComponent(url.username + url.password + url.pathname)
    return true
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
