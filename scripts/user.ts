import { existsSync } from 'node:fs'
import path from 'node:path'
import { SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { generatePassword } from '#src/features/accounts/password.ts'
import {
  addAccount,
  changePassword,
  hashNewPassword,
  removeAccount,
  turnOffTwoStep,
} from '#src/features/accounts/rules.ts'
import { namedAccount, newAccount } from '#src/features/accounts/schema.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { ask, describeRefusal, run, withSchool } from './run.ts'

const USAGE = `Usage:
  npm run user -- add NAME [editor|admin]   add an account; the default is editor, the first account is an admin
  npm run user -- password NAME             set a new password; ends its sessions
  npm run user -- list                      list the accounts, and which have two-step sign-in
  npm run user -- two-step-off NAME         turn off two-step sign-in
  npm run user -- remove NAME               remove the account; ends its sessions`

const [command = '', name = '', role, ...more] = process.argv.slice(2)

await run(async () => {
  if (!isComplete()) throw new Error(USAGE)
  const settings = readSchoolSettings(process.env)
  const { dataDir, databaseUrl } = settings
  if (!databaseUrl && !existsSync(path.join(dataDir, SQLITE_FILE_NAME))) {
    // DATA_DIR is mistyped, or this is the first account of a site that was never started.
    if (command !== 'add') throw new Error(`${dataDir} contains no site. Set DATA_DIR.`)
    console.log(`${dataDir} contains no site yet: this command creates one.`)
  }
  await withSchool(runCommand, settings)
}, describeRefusal)

function isComplete(): boolean {
  if (command === 'list') return name === ''
  const isNamed = /^[^-]/.test(name) && more.length === 0
  if (command === 'add') return isNamed
  return isNamed && role === undefined && ['password', 'two-step-off', 'remove'].includes(command)
}

async function runCommand({ stores, writePrivate }: OpenSchool): Promise<void> {
  if (command === 'list') {
    for (const account of await stores.accounts.list()) {
      console.log(`${account.username}\t${account.role}${account.hasTwoStep ? '\ttwo steps' : ''}`)
    }
    return
  }
  const wanted = namedAccount.parse({ username: name, role })
  if (command === 'add') {
    const { generated, ...password } = await askPassword(stores, wanted.username)
    const added = await writePrivate((transaction) =>
      addAccount(transaction, { ...wanted, ...password }),
    )
    console.log(`${generated}Added ${added.username} (${added.role}).`)
    return
  }
  const account = await stores.accounts.findByName(wanted.username)
  if (!account) throw new Error(`There is no account ${name}.`)
  const { id, username } = account
  if (command === 'password') {
    const { generated, ...password } = await askPassword(stores, username)
    await writePrivate((transaction) => changePassword(transaction, id, password))
    console.log(`${generated}${username} has a new password; its sessions have ended.`)
  } else if (command === 'two-step-off') {
    if (!(await stores.twoStep.find(id))) {
      throw new Error(`${username} has no two-step sign-in: it was off already.`)
    }
    await writePrivate((transaction) => turnOffTwoStep(transaction, { _id: id, username }))
    console.log(`${username} now signs in with its password only.`)
  } else {
    await writePrivate((transaction) => removeAccount(transaction, id))
    console.log(`Removed ${username}; its sessions have ended.`)
  }
}

/**
 * Asks for the password, and generates one for an empty line. `generated` is the line that shows the
 * new password, to print after it is stored.
 */
async function askPassword(stores: OpenSchool['stores'], username: string) {
  const typed = await ask('Password (leave it empty to generate one): ')
  const isGenerated = typed === ''
  const password = newAccount.shape.password.parse(isGenerated ? generatePassword() : typed)
  return {
    isGiven: isGenerated,
    passwordHash: await hashNewPassword(stores, password, 'password', username),
    generated: isGenerated ? `Password: ${password}\n` : '',
  }
}
