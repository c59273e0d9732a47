import { nowIso } from '#src/base/clock.ts'
import { readProcessSettings, readSchoolSettings } from '#src/base/settings.ts'
import { copySite } from '#src/server/static-copy/copy-site.ts'
import { formatNumber, formatSize } from '#src/words/format.ts'
import { fromCaller, run, withSchool } from './run.ts'

// A web server reads the copy with another account.
process.umask(0o022)

await run(async () => {
  const [name, ...more] = process.argv.slice(2)
  if (!name || name.startsWith('-') || more.length > 0) {
    throw new Error('Usage: npm run static-copy -- FOLDER')
  }
  const settings = readSchoolSettings(process.env)
  const folder = fromCaller(name)
  const { pages, files, bytes, broken } = await withSchool((school) =>
    copySite(
      folder,
      school,
      readProcessSettings({ ...process.env, METRICS_PORT: '0' }),
      nowIso(),
      (addresses) => console.log(`${formatNumber(addresses, 'en')} pages and files so far …`),
    ),
  )
  const [pageCount, fileCount] = [pages, files].map((count) => formatNumber(count, 'en'))
  console.log(`${folder}: ${pageCount} pages and ${fileCount} files (${formatSize(bytes, 'en')}).`)
  if (!settings.publicUrl) {
    console.log('Without PUBLIC_URL, the copy has no sitemap, and its feed has no whole addresses.')
  }
  for (const address of broken)
    console.error(`A link leads nowhere, so it is only text now: ${address}`)
})
