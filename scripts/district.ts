import { parseArgs } from 'node:util'
import { forEachKey } from '#src/content.ts'
import { officeHost, publicUrl } from '#src/district/folders.ts'
import { makeDistrict } from '#src/district/make.ts'
import { openRegistry } from '#src/district/registry.ts'
import { BadSetting, readDistrictSettings } from '#src/base/settings.ts'
import { FLAGS, hasCommand, runCommand, showAccount, TEXTS } from './district-commands.ts'
import { describeRefusal, run } from './run.ts'

const USAGE = `Usage: npm run district -- COMMAND, with DISTRICT and DATA_DIR as for the server
  init OPERATOR                           make a district, and the account of its first operator
  add ID [--name NAME] [--name-en NAME] [--host HOST] [--from ARCHIVE]
  import FILE.csv                         add many schools: id,name,name_en,host
  adopt ID FOLDER [--host HOST]           take in the DATA_DIR of a school that ran alone
  list [--csv], show ID
  name ID HOST, unname HOST               HOST becomes the main name; it must lead to this server
  pause ID [REASON], resume ID
  limit ID MEGABYTES                      the space for the files of a school
  password ID NAME                        a new password for an account of a school
  move-out ID ARCHIVE [--to ADDRESS]      an archive of the school, which is elsewhere from then on
  detach ID, attach ID                    the school has its own server, or is in the district again
  remove ID                               remove a school; its archive stays for 90 days
  restore ID ARCHIVE                      replace the content of a school
  names [--unproven], acts [ID]
  word                                    what this server answers under a name, for certificates
  copies [--back]                         the databases from before an update
  check-update                            try the migrations of this version on copies`

await run(async () => {
  const { words: all, options } = readWords()
  const [command = '', ...words] = all
  const settings = readDistrictSettings(process.env)
  if (!settings) {
    throw new BadSetting('DISTRICT: set it as for the server, for example to schools.example.')
  }
  if (command === 'init' && words.length === 1) {
    const password = await makeDistrict(settings, words[0]!)
    console.log(`The district is in ${settings.dataDir}.`)
    return showAccount(publicUrl(officeHost(settings)), password, words[0])
  }
  if (!hasCommand(command, words)) throw new Error(USAGE)
  const registry = await openRegistry(settings)
  try {
    await runCommand(command, { registry, words, options })
  } finally {
    await registry.close()
  }
}, describeRefusal)

function readWords() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        ...forEachKey(TEXTS, () => ({ type: 'string' }) as const),
        ...forEachKey(FLAGS, () => ({ type: 'boolean' }) as const),
      },
    })
    return { words: positionals, options: values }
  } catch {
    throw new Error(USAGE)
  }
}
