import { moveIn } from '#src/moving/command.ts'
import { readProcessSettings } from '#src/school/settings.ts'
import { run, withSchool } from './run.ts'

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
