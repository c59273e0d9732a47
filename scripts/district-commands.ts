import { stdout } from 'node:process'
import { describeFailure } from '#src/backup/state/problem.ts'
import { formatCsv } from '@pathshala/tables/csv'
import { selectSchools } from '#src/district/console/school-rows.ts'
import { checkUpdate, copyDatabases, putCopiesBack } from '#src/district/copies.ts'
import { publicUrl, schoolFolder, settingsOf } from '#src/district/folders.ts'
import { importSchools } from '#src/district/import.ts'
import { addSchool } from '#src/district/make.ts'
import {
  adoptSchool,
  attachSchool,
  detachSchool,
  moveSchoolOut,
  removeSchool,
  restoreSchool,
} from '#src/district/move.ts'
import { nameSchool, unnameSchool } from '#src/district/names.ts'
import { giveNewPassword, pauseOrResume } from '#src/district/operator-acts.ts'
import { findSchoolRow, limitDisk, type Registry } from '#src/district/registry.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { ask, describeRefusal, fromCaller, withSchool } from './run.ts'

export const TEXTS = ['name', 'name-en', 'host', 'from', 'to'] as const
export const FLAGS = ['csv', 'unproven', 'back'] as const

/** The words of a command line after the command, and its options. */
interface CommandLine {
  registry: Registry
  words: string[]
  options: Partial<Record<(typeof TEXTS)[number], string>> &
    Partial<Record<(typeof FLAGS)[number], boolean>>
}

/** The commands, by the number of words that they need after their name. */
const WORDS = [
  ['acts', 'check-update', 'copies', 'list', 'names', 'word'],
  ['add', 'attach', 'detach', 'import', 'pause', 'remove', 'resume', 'show', 'unname'],
  ['adopt', 'limit', 'move-out', 'name', 'password', 'restore'],
]
const WITH_ONE_MORE = new Set(['acts', 'pause'])

/** Whether there is such a command, and whether it can have so many words. */
export function hasCommand(command: string, words: string[]): boolean {
  const needed = WORDS.findIndex((commands) => commands.includes(command))
  const most = WITH_ONE_MORE.has(command) ? needed + 1 : needed
  return needed >= 0 && words.length >= needed && words.length <= most
}

/** Runs a command that exists. @throws Error whose message is for the operator */
export async function runCommand(
  command: string,
  { registry, words, options }: CommandLine,
): Promise<void> {
  // `hasCommand` has counted them.
  const [id, second] = words as [string, string]
  const acting = actingIn(registry)
  switch (command) {
    case 'acts':
      return showActs(registry, id)
    case 'add': {
      const { password, address } = await addSchool(registry, {
        id,
        name: options.name,
        nameEnglish: options['name-en'],
        host: options.host,
        from: options.from === undefined ? undefined : fromCaller(options.from),
      })
      return showAccount(address, password)
    }
    case 'adopt':
      await adoptSchool(registry, { id, folder: fromCaller(second), host: options.host })
      say(`${publicUrl(registry.mainHostOf(id)!)}: the school and its accounts are as before.`)
      if (options.host) say(`To keep its address: npm run district -- name ${id} ${options.host}`)
      return
    case 'attach':
      await attachSchool(registry, id)
      return say(`${id} is in the district again.`)
    case 'check-update': {
      const { checked, outdated, failed } = await checkUpdate(registry)
      say(`${checked} sites; ${outdated} databases are of another version.`)
      refuse('These migrations fail:', failed)
      return say('All migrations succeed on copies.')
    }
    case 'copies':
      return options.back ? goBack(registry) : copy(registry)
    case 'detach':
      await detachSchool(registry, id)
      return say(describeOwnServer(registry, id))
    case 'import': {
      const { added, passwords, refused } = await importSchools(registry, fromCaller(id))
      say(`${added} schools were added. Their passwords are in ${passwords}`)
      return refuse(
        'These rows were left out:',
        refused.map(([row, error]) => `Row ${row}: ${describeRefusal(error)}`),
      )
    }
    case 'limit': {
      const megabytes = Number(second)
      if (!Number.isInteger(megabytes) || megabytes < 1) {
        throw new Error(`${second}: write a whole number of megabytes, such as 2000.`)
      }
      findSchoolRow(registry, id, 'open', 'paused')
      await limitDisk(registry, id, megabytes)
      return say(`${id} may store ${megabytes} MB of files.`)
    }
    case 'list':
      return listSchools(registry, options.csv === true)
    case 'move-out': {
      const target = options.to === undefined ? undefined : readAddress(options.to)
      await moveSchoolOut(registry, { id, file: fromCaller(second), target })
      return say(
        `${fromCaller(second)} has the whole school. Its folder stays; to delete it: remove ${id}`,
      )
    }
    case 'name':
      await nameSchool(registry, { id, host: second })
      return say(`${second} is the main name of ${id}. Its other names lead to it.`)
    case 'names':
      for (const { host, school, isMain, provenAt } of registry.names.values()) {
        if (options.unproven && provenAt !== null) continue
        sayRow([host, school, isMain ? 'main' : '', provenAt ?? 'not proven'])
      }
      return
    case 'password': {
      findSchoolRow(registry, id, 'open', 'paused')
      const password = await giveNewPassword(acting, { id, username: second })
      if (password === undefined) throw new Error(`${id}: there is no account ${second}.`)
      return showAccount(publicUrl(registry.mainHostOf(id)!), password, second)
    }
    case 'pause': {
      const school = findSchoolRow(registry, id, 'open')
      sayTrace(await pauseOrResume(acting, school, { state: 'paused', reason: second ?? null }))
      return say(`${id} is paused.`)
    }
    case 'remove': {
      findSchoolRow(registry, id)
      if ((await ask(`To remove ${id}, type its id again: `)).trim() !== id) {
        throw new Error('That is not the id. Nothing was removed.')
      }
      const archive = await removeSchool(registry, id)
      return say(`${id} is removed. Its archive is ${archive}, for 90 days.`)
    }
    case 'restore': {
      const restored = await restoreSchool(registry, { id, file: fromCaller(second) })
      if (restored.before) say(`The previous content is in ${restored.before}`)
      say(`Restored ${restored.rows} rows and ${restored.files} files of ${restored.createdAt}.`)
      return say('Everyone of this school must sign in again.')
    }
    case 'resume': {
      const school = findSchoolRow(registry, id, 'paused', 'moved')
      sayTrace(await pauseOrResume(acting, school, { state: 'open', reason: null }))
      return say(`${id} is open.`)
    }
    case 'show':
      return showSchool(registry, id)
    case 'unname':
      await unnameSchool(registry, id)
      return say(`${id} leads to no school.`)
    case 'word':
      return say(registry.word)
    default:
      throw new Error(`${command} is not a command.`)
  }
}

export function showAccount(address: string, password: string | undefined, username = 'admin') {
  say(`Address:   ${address}/admin/login`)
  if (!password) return
  say(`User name: ${username}`)
  say(`Password:  ${password}  (shown only now: write it down)`)
}

function say(line: string): void {
  console.log(line)
}

function sayRow(cells: (string | null)[]): void {
  say(cells.map((cell) => cell ?? '').join('\t'))
}

/** @throws Error with these lines, if there are any */
function refuse(heading: string, lines: string[]): void {
  if (lines.length > 0) throw new Error([heading, ...lines].join('\n'))
}

function sayTrace(failure: Error | undefined): void {
  if (!failure) return
  say(`Its history does not say so, because it cannot be opened: ${describeFailure(failure)}`)
}

/** If the school's database file is missing, this is an error: a command makes no new one. */
function actingIn(registry: Registry) {
  const use = <T>(id: string, work: (school: OpenSchool) => Promise<T>) =>
    withSchool(work, settingsOf(registry, id), { mustExist: true })
  return { registry, schools: { use } }
}

async function showActs({ database }: Registry, id: string | undefined): Promise<void> {
  const acts = database.selectFrom('act').selectAll().orderBy('id')
  const wanted = id === undefined ? acts : acts.where('school', '=', id)
  for (const { at, operator, school, action, detail } of await wanted.execute()) {
    sayRow([at, operator, school, action, detail])
  }
}

async function listSchools({ database }: Registry, isCsv: boolean): Promise<void> {
  const schools = await selectSchools(database).select('school.since').execute()
  const rows = schools.map(({ id, host, title, ...school }) => {
    return [id, school.state, school.since, host ?? '', title ?? '']
  })
  if (isCsv) stdout.write(formatCsv(['id', 'state', 'since', 'host', 'name'], rows))
  else for (const row of rows) sayRow(row)
}

async function showSchool(registry: Registry, id: string): Promise<void> {
  const { database, names, settings } = registry
  const find = (table: 'problem' | 'survey') =>
    database.selectFrom(table).selectAll().where('school', '=', id).executeTakeFirst()
  const found = {
    ...findSchoolRow(registry, id),
    names: [...names.values()].filter(({ school }) => school === id).map(({ host }) => host),
    folder: schoolFolder(settings.dataDir, id),
    problem: await find('problem'),
    survey: await find('survey'),
  }
  say(JSON.stringify(found, undefined, 2))
}

function readAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new Error(`${text}: --to needs an address such as https://school.example`)
  }
  return url.origin
}

/** Commands that root can paste, because tests/deploy/district-check.ts runs them. */
function describeOwnServer(registry: Registry, id: string): string {
  const { dataDir, domain } = registry.settings
  const host = registry.mainHostOf(id)!
  const unit = `pathshala-${id}`
  const nginx = `/etc/nginx/${unit}.conf`
  const [chain, key] = host.endsWith(`.${domain}`)
    ? ['fullchain', 'privkey'].map((file) => `/etc/letsencrypt/live/${domain}/${file}.pem`)
    : [`/etc/pathshala-names/${host}.pem`, `/etc/pathshala-names/${host}.pem`]
  return `${id} is detached, and answers nowhere. To serve its folder alone, at a free port:

cp /opt/pathshala/current/deploy/pathshala.service /etc/systemd/system/${unit}.service
systemctl edit --stdin ${unit} <<'END'
[Service]
# The owner of the files.
User=pathshala
EnvironmentFile=
Environment=PORT=3001 DATA_DIR=${schoolFolder(dataDir, id)} PUBLIC_URL=${publicUrl(host)}
CacheDirectory=
CacheDirectory=${unit}
END
systemctl enable --now ${unit}
sed 's|http://pathshala;|http://127.0.0.1:3001;|' /opt/pathshala/current/deploy/nginx/server.conf > ${nginx}
cat > /etc/nginx/conf.d/${unit}.conf <<'END'
server {
  listen 443 ssl;
  listen [::]:443 ssl;
  server_name ${host};
  ssl_certificate ${chain};
  ssl_certificate_key ${key};
  include ${nginx};
}
END
nginx -t && systemctl reload nginx

To take it back:

systemctl disable --now ${unit}
rm -r /etc/systemd/system/${unit}.service* ${nginx} /etc/nginx/conf.d/${unit}.conf
systemctl daemon-reload
nginx -t && systemctl reload nginx
/opt/pathshala/current/deploy/district.sh attach ${id}`
}

async function copy(registry: Registry): Promise<void> {
  const { copied, failed } = await copyDatabases(registry)
  say(`${copied} databases were copied.`)
  // A damaged school must not stop the update of all others.
  for (const line of failed) say(`Not copied, because it cannot be read: ${line}`)
}

async function goBack(registry: Registry): Promise<void> {
  const { back, failed } = await putCopiesBack(registry)
  say(`${back.length} sites have the database of before the update.`)
  const changed = back.filter(({ hasChanged }) => hasChanged).map(({ id }) => id)
  if (changed.length > 0) {
    say(`What these changed since then is in the file .replaced beside it: ${changed.join(', ')}`)
  }
  refuse('These could not be put back:', failed)
}
