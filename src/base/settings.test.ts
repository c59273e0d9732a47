import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BadSetting, readProcessSettings, readSchoolSettings, SETTINGS } from './settings.ts'

const readSettings = (env: NodeJS.ProcessEnv) => ({
  ...readProcessSettings(env),
  ...readSchoolSettings(env),
})

describe('Settings', () => {
  it('have working defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      metricsPort: 0,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      filesUrl: undefined,
      s3Endpoint: undefined,
      publicUrl: undefined,
      trustProxy: expect.anything(),
      adminUsername: 'admin',
      adminPassword: undefined,
      startsWithSample: true,
      readsDocuments: true,
      maxUploadBytes: 25 * 1024 * 1024,
      timeZone: 'Asia/Dhaka',
      pushHosts: [],
      maxFollowers: 20_000,
      keptBackups: { days: 7, weeks: 4, months: 12 },
      logLevel: 'info',
    })
    expect(readSettings({}).trustProxy).toBe(false)
  })

  it('are unset if they are empty', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'ADMIN_PASSWORD']
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
      readSettings({}),
    )
  })

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ DATA_DIR: '/var/school' }, { dataDir: '/var/school' }],
    [{ DATABASE_URL: 'postgres://u:p@h/n' }, { databaseUrl: 'postgres://u:p@h/n' }],
    [{ DATABASE_URL: 'postgresql://h/n' }, { databaseUrl: 'postgresql://h/n' }],
    ...[
      'postgres:///n?host=/run/postgresql',
      'postgres://u@/n?host=/run/postgresql',
      'postgres://u:p%2F1%23@[::1]:5432/n?sslmode=require',
      'postgres://u:p@ss:word@h/n',
    ].map((databaseUrl): [NodeJS.ProcessEnv, object] => [
      { DATABASE_URL: databaseUrl },
      { databaseUrl },
    ]),
    [{ FILES_URL: 's3://bucket' }, { filesUrl: 's3://bucket' }],
    [{ FILES_URL: 's3://bucket/a/b-1' }, { filesUrl: 's3://bucket/a/b-1' }],
    [{ PUBLIC_URL: 'https://a.example' }, { publicUrl: new URL('https://a.example') }],
    [{ PUBLIC_URL: 'https://a.example/' }, { publicUrl: new URL('https://a.example') }],
    [{ SAMPLE_CONTENT: 'off' }, { startsWithSample: false }],
    [{ READING: 'off' }, { readsDocuments: false }],
    [{ MAX_UPLOAD_MB: '1' }, { maxUploadBytes: 1024 * 1024 }],
    [{ TZ_SCHOOL: 'UTC' }, { timeZone: 'UTC' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ PUSH_HOSTS: 'Push.example:443' }, { pushHosts: ['push.example:443'] }],
    [{ PUSH_HOSTS: '127.0.0.1:4471, [::1]:4471' }, { pushHosts: ['127.0.0.1:4471', '[::1]:4471'] }],
    [{ MAX_FOLLOWERS: '0' }, { maxFollowers: 0 }],
    [{ KEEP_BACKUPS: '2,0,1' }, { keptBackups: { days: 2, weeks: 0, months: 1 } }],
    [{ ADMIN_PASSWORD: '8 signs!' }, { adminPassword: '8 signs!' }],
  ])('are read from %j', (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected)
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['DATABASE_URL', 'mysql://h/n'],
    ['DATABASE_URL', 'school.sqlite'],
    ['DATABASE_URL', 'postgres://u:secret/1@h/n'],
    ['DATABASE_URL', 'postgres://u:1234/secret@h/n'],
    ['DATABASE_URL', 'postgres://u:1234#secret@h/n'],
    ['DATABASE_URL', 'postgres://u:1234?secret@h/n'],
    ['DATABASE_URL', 'postgres://u:50%secret@h/n'],
    ['FILES_URL', 'https://bucket'],
    ['FILES_URL', 's3://'],
    ['FILES_URL', 's3://bucket/a b'],
    ['FILES_URL', 's3://bucket/a?b'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['PUBLIC_URL', 'school.example'],
    ['PUBLIC_URL', 'ftp://school.example'],
    ['PUBLIC_URL', 'https://school.example/site'],
    ['PUBLIC_URL', 'https://school.example/?a=1'],
    ['TRUST_PROXY', 'yes'],
    ['ADMIN_USERNAME', ' '],
    ['ADMIN_USERNAME', 'x'.repeat(65)],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['SAMPLE_CONTENT', 'true'],
    ['READING', 'yes'],
    ['MAX_UPLOAD_MB', '0'],
    ['MAX_UPLOAD_MB', '25MB'],
    ['MAX_UPLOAD_MB', '-5'],
    ['TZ_SCHOOL', 'Dhaka'],
    ['LOG_LEVEL', 'verbose'],
    ['PUSH_HOSTS', 'push.example'],
    ['PUSH_HOSTS', 'https://push.example:443'],
    ['PUSH_HOSTS', 'push.example:443,'],
    ['PUSH_HOSTS', 'push.example:443/path'],
    ['MAX_FOLLOWERS', 'many'],
    ['KEEP_BACKUPS', '0,4,12'],
    ['KEEP_BACKUPS', '7'],
    ['KEEP_BACKUPS', '7,4,-1'],
  ])('stop the start with one line that names %s if the value is %j', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(BadSetting)
    expect(read).toThrow(new RegExp(`^${name}: \\S[^\\n]*$`))
  })

  it('never show a password in the error', () => {
    expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).not.toThrow(/short"/)
  })
})

describe('.env.example', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8')
  const lines = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => ({
    name: name!,
    value: value!,
  }))

  it('has every setting once, and nothing else', () => {
    expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(SETTINGS).sort())
  })

  it.each(lines)('has the default of $name', ({ name, value }) => {
    const setting = SETTINGS[name as keyof typeof SETTINGS]
    expect(setting.parse(value || undefined)).toEqual(setting.parse(undefined))
    if (!value) expect(setting.parse(undefined)).toBeUndefined()
  })
})
