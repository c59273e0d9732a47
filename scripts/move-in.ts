import { constants, setPriority } from 'node:os'
import { moveIn } from '#src/moving/command.ts'
import { readProcessSettings } from '#src/base/settings.ts'
import { run, withSchool } from './run.ts'

// Visitors have priority.
setPriority(constants.priority.PRIORITY_LOW)

await run(() =>
  withSchool(async (school) => {
    process.exitCode = await moveIn(school, process.argv.slice(2), {
      // npm runs scripts in the package's folder; INIT_CWD is the folder where npm was called.
      folder: process.env['INIT_CWD'] ?? '',
      maxFileBytes: readProcessSettings(process.env).maxUploadBytes,
      print: (line) => console.log(line),
      progress: (line) => console.error(line),
    })
  }),
)
