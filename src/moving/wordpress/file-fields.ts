import { isFileField, isOtherField } from './field-names.ts'
import { decodePath, type OldSite } from './old-site.ts'
import type { ExportItem } from './read-xml.ts'
import { FILE_ENDING, type FileMention, mentionOfId, targetOf } from './text/mentions.ts'

/** What a field says about a file. */
const ABOUT_A_FILE =
  /(?:^|[_-])(?:names?|sizes?|types?|version|status|position|order|limit|layout|style|colou?r|align|enabled?|disabled?|show|hide|time|date|format|title|text|label|alt|caption)(?:$|[_-])/i
/** WordPress Download Manager keeps the names of its files without this folder. */
const PLUGIN_FOLDERS = ['', 'download-manager-files/']

interface FieldFiles {
  files: FileMention[]
  /** Numbers, names and addresses of files that the export does not have. */
  lacking: string[]
  /** Addresses of files at other sites. */
  external: string[]
}

interface Known {
  site: OldSite
  hasId: (id: number) => boolean
  hasPath: (path: string) => boolean
}

/** Files in the fields of a theme or a plugin: by their number, their address or their name. */
export function filesInFields(item: ExportItem, { site, hasId, hasPath }: Known): FieldFiles {
  const found: FieldFiles = { files: [], lacking: [], external: [] }
  for (const [key, written] of item.meta) {
    if (isOtherField(key)) continue
    const isOfFile = isFileField(key)
    // Lists that PHP or JavaScript wrote.
    const value = written.replaceAll('\\/', '/')
    for (const id of isOfFile ? numbersIn(value) : []) {
      if (hasId(id)) found.files.push(mentionOfId(id))
      else if (id > 0 && !ABOUT_A_FILE.test(key)) found.lacking.push(`${key} ${id}`)
    }
    for (const address of addressesIn(value)) {
      const target = targetOf(address, site.origin, site)
      if (target?.kind === 'file') found.files.push(target.file)
      else if (!isOfFile || ABOUT_A_FILE.test(key)) continue
      else if (target?.kind === 'elsewhere') found.external.push(target.address)
      else if (target) found.lacking.push(address)
    }
    for (const name of isOfFile ? namesIn(value) : []) {
      const path = PLUGIN_FOLDERS.map((folder) => folder + decodePath(name)).find(hasPath)
      if (path === undefined && !ABOUT_A_FILE.test(key)) found.lacking.push(name)
      else if (path !== undefined)
        found.files.push({ path: site.originalOf(path), writtenPath: path, address: '' })
    }
  }
  return found
}

function numbersIn(value: string): number[] {
  if (/^\s*\d{1,9}\s*$/.test(value)) return [Number(value)]
  const inLists = value.matchAll(/s:\d+:"(\d{1,9})"|i:\d+;i:(\d{1,9})/g)
  return [...inLists].map(([, text, number]) => Number(text ?? number))
}

function addressesIn(value: string): string[] {
  return [...value.matchAll(/https?:\/\/[^\s"'<>\\]+|(?<=^\s*)\/[^\s"'<>]+$/g)].map(([one]) => one)
}

/** Names without an address: a whole value, or a text in a list. */
function namesIn(value: string): string[] {
  const texts = [value.trim(), ...[...value.matchAll(/"([^"]{1,300})"/g)].map(([, text]) => text!)]
  return texts
    .map((text) => text.replace(/^.*\/uploads\/(?=[^:]+$)/, ''))
    .filter((text) => /^[^\s"'<>:{}][^"'<>:{}]*$/.test(text) && !text.startsWith('/'))
    .filter((text) => FILE_ENDING.test(text))
}
