import type { OpenSchool } from '../../school/open.ts'
import type { ProcessSettings } from '../../base/settings.ts'
import { dayAt, formatDate } from '../../words/format.ts'
import { buildApp } from '../app.ts'
import { loadBuiltPages } from '../load-pages.ts'
import { type CopyResult, makeCopy } from './make-copy.ts'

/** An address that no site has. It shows every place where an address was written. */
const NO_ADDRESS = new URL('https://static-copy.invalid')

/** Copies a site into a folder. The pages are rendered in this process, without the network. */
export async function copySite(
  folder: string,
  school: OpenSchool,
  settings: ProcessSettings,
  now: string,
  report: (addresses: number) => void,
): Promise<CopyResult> {
  const { publicUrl = NO_ADDRESS, timeZone } = school.settings
  const copied = { ...school, settings: { ...school.settings, publicUrl } }
  const app = await buildApp({ settings, schoolAt: () => copied, loadPages: loadBuiltPages })
  try {
    const day = `<time dateTime="${dayAt(new Date(now), timeZone)}">`
    return await makeCopy(folder, {
      app,
      school: copied,
      origin: publicUrl.origin,
      hasOrigin: publicUrl !== NO_ADDRESS,
      report,
      copiedLine: (language) =>
        language === 'bn'
          ? `কপি করা হয়েছে ${day}${formatDate(now, language, timeZone)}</time>`
          : `Copied on ${day}${formatDate(now, language, timeZone)}</time>`,
    })
  } finally {
    await app.close()
  }
}
