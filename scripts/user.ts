import { existsSync } from 'node:fs'
import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { describeFailure } from '#src/backup/problem.ts'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { InvalidInput } from '#src/errors.ts'
import { generatePassword, hashPassword } from '#src/features/accounts/password.ts'
import { refuseGuessable } from '#src/features/accounts/password-rules.ts'
import { newAccount } from '#src/features/accounts/schema.ts'
import { type OpenServices, openServices } from '#src/server/services.ts'
import { readSettings } from '#src/settings.ts'

const USAGE = `Usage:
  npm run user -- add NAME [editor|admin]   make an account (admin where nothing is said)
  npm run user -- password NAME             give it a new password; ends its sessions
  npm run user -- list                      every account, and whether it signs in in two steps
  npm run user -- two-step-off NAME         its password alone is enough from then on
  npm run user -- remove NAME               remove it; ends its sessions`

const [command, name = '', role = 'admin', ...more] = process.argv.slice(2)

try {
  const isKnown = ['add', 'password', 'two-step-off', 'remove'].includes(command ?? '')
  const isWhole = command === 'list' ? !name : isKnown && /^[^-]/.test(name) && more.length === 0
  if (!isWhole) throw new Error(USAGE)
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl } = settings
  if (!databaseUrl && !existsSync(path.join(dataDir, SQLITE_FILE_NAME))) {
    // DATA_DIR is mistyped, or this is the first account of a site that was never started.
    if (command !== 'add') throw new Error(`${dataDir} holds no site: set DATA_DIR.`)
    console.log(`${dataDir} holds no site yet: this begins one.`)
  }
  const services = await openServices(settings)
  try {
    await runCommand(services)
  } finally {
    await services.close()
  }
} catch (error) {
  const [wrong] = error instanceof InvalidInput ? error.fields : []
  console.error(wrong?.message ?? describeFailure(error))
  process.exitCode = 1
}

async function runCommand({
  stores: { accounts, site },
  writePrivate,
}: OpenServices): Promise<void> {
  const { schoolName, schoolNameEnglish } = await site.find()
  const schoolNames = [schoolName, schoolNameEnglish]
  if (command === 'list') {
    for (const account of await accounts.list()) {
      console.log(`${account.username}\t${account.role}${account.hasTwoStep ? '\ttwo steps' : ''}`)
    }
    return
  }
  const named = newAccount.shape.username.safeParse(name)
  if (!named.success) throw new Error(named.error.issues[0]!.message)
  const account = await accounts.findByName(named.data)
  if (command === 'add') {
    if (account) throw new Error(`There is an account ${account.username} already.`)
    if (!newAccount.shape.role.safeParse(role).success) throw new Error(USAGE)
    const password = await askPassword()
    const input = newAccount.safeParse({ username: name, password, role })
    if (!input.success) throw new Error(input.error.issues[0]!.message)
    const { username } = input.data
    await refuseGuessable(password, 'password', [...schoolNames, username])
    const passwordHash = await hashPassword(password)
    await writePrivate(async (to) =>
      to.history.created(
        'account',
        await to.accounts.create({ username, role: input.data.role, passwordHash }),
      ),
    )
    console.log(`Added ${username} (${input.data.role}).`)
    return
  }
  if (!account) throw new Error(`There is no account ${name}.`)
  if (command === 'password') {
    const password = newAccount.shape.password.safeParse(await askPassword())
    if (!password.success) throw new Error(password.error.issues[0]!.message)
    await refuseGuessable(password.data, 'password', [...schoolNames, account.username])
    const passwordHash = await hashPassword(password.data)
    await writePrivate(async (to) => {
      await to.accounts.update(account.id, { passwordHash })
      await to.history.passwordChanged({ _id: account.id, username: account.username })
    })
    console.log(`${account.username} has a new password; its sessions have ended.`)
  } else if (command === 'two-step-off') {
    await writePrivate(async (to) => {
      if (!(await to.twoStep.remove(account.id))) {
        throw new Error(`${account.username} signs in with its password alone already.`)
      }
      await to.history.twoStep('twoStepOff', { _id: account.id, username: account.username })
    })
    console.log(`${account.username} signs in with its password alone.`)
  } else if (account.role === 'admin' && (await accounts.countAdmins()) === 1) {
    throw new Error('This is the last admin: add another one first.')
  } else {
    await writePrivate(async (to) => {
      const { passwordHash: _, id, ...known } = account
      await to.accounts.remove(id)
      await to.history.deleted('account', { _id: id, ...known })
    })
    console.log(`Removed ${account.username}; its sessions have ended.`)
  }
}

/** Reads the password from the terminal or a pipe's first line. Generates one for an empty line. */
async function askPassword(): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined })
  const typed = stdin.isTTY
    ? await lines.question('Password (leave empty and one is made up): ')
    : ((await lines[Symbol.asyncIterator]().next()).value ?? '')
  lines.close()
  if (typed !== '') return typed
  const password = generatePassword()
  console.log(`Password: ${password}`)
  return password
}
