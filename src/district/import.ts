import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { giveToOwner } from '../backup/owner.ts'
import { nowIso } from '../base/clock.ts'
import { formatCsv } from '../base/csv.ts'
import type { DistrictSettings } from '../school/settings.ts'
import { decodeText } from '../tables/decode-text.ts'
import { rowsOfFile } from '../tables/text-rows.ts'
import { toLatinDigits } from '../words/digits.ts'
import { addSchool } from './make.ts'
import type { Registry } from './registry.ts'

/** Of the first column. Lists of the government call the id EIIN. */
const HEADINGS = new Set(['id', 'eiin'])
/** `formatCsv` begins a file. */
const BOM = '\uFEFF'

interface Imported {
  added: number
  /** The path of the file with the passwords. It grows after each school, so that none is lost. */
  passwords: string
  /** The number of a row in the file, and its error. */
  refused: [row: number, error: unknown][]
}

/** Adds the schools of a CSV file with the columns `id,name,name_en,host`, with or without headings. */
export async function importSchools(
  settings: DistrictSettings,
  registry: Registry,
  file: string,
): Promise<Imported> {
  const rows = rowsOfFile(decodeText(await readFile(file)))
  const passwords = path.join(settings.dataDir, `passwords-${nowIso().slice(0, 10)}.csv`)
  const output = await open(passwords, 'a', 0o600)
  const imported: Imported = { added: 0, passwords, refused: [] }
  try {
    await output.chmod(0o600)
    const { size } = await output.stat()
    if (size === 0) await output.appendFile(formatCsv(['id', 'address', 'user', 'password'], []))
    for (const [index, cells] of rows.entries()) {
      const [first = '', name, nameEnglish, host] = cells.map((cell) => cell.trim())
      const id = toLatinDigits(first)
      if (id === '' || (index === 0 && HEADINGS.has(id.toLowerCase()))) continue
      try {
        const school = { id, name, nameEnglish, host: host || undefined }
        const { address, password = '' } = await addSchool(settings, registry, school)
        await output.appendFile(formatCsv([id, address, 'admin', password], []).slice(BOM.length))
        await output.sync()
        imported.added += 1
      } catch (error) {
        imported.refused.push([index + 1, error])
      }
    }
  } finally {
    await output.close()
    await giveToOwner(settings.dataDir, passwords)
  }
  return imported
}
