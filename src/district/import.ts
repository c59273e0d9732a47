import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { giveToOwner } from '../backup/owner.ts'
import { nowIso } from '../base/clock.ts'
import { formatCsv, formatLines } from '@pathshala/tables/csv'
import { decodeText } from '@pathshala/tables/decode-text'
import { readList } from '@pathshala/tables/list-columns'
import type { ColumnPatterns } from '@pathshala/tables/list-heading'
import { foldCell, patternOf } from '@pathshala/tables/read-cell'
import { rowsOfFile } from '@pathshala/tables/text-rows'
import { toLatinDigits } from '@pathshala/bengali/digits'
import { addSchool } from './make.ts'
import type { Registry } from './registry.ts'

type Column = 'id' | 'name' | 'nameEnglish' | 'host'
/** In the order of a list without headings. */
const IN_ORDER: readonly Column[] = ['id', 'name', 'nameEnglish', 'host']
/** Lists of the government call the id EIIN. They also name the upazila and the head. */
const COLUMNS: ColumnPatterns<Column> = [
  ['id', patternOf('eiin|ইআইআইএন|^(?:school[ _])?id$')],
  ['nameEnglish', patternOf('^name_en$|name.*english|english.*name|নাম.*ইংরেজি|ইংরেজি.*নাম')],
  [
    'name',
    patternOf(
      '^(?:(?:school|institut(?:e|ion)|ins|বিদ্যালয়ের|(?:শিক্ষা )?প্রতিষ্ঠানের)[ _])?(?:name|নাম)(?:$|[ _]?\\(?(?:bn|bangla|বাংলা))',
    ),
  ],
  ['name', patternOf('^(?:school|institut(?:e|ion)|বিদ্যালয়|(?:শিক্ষা )?প্রতিষ্ঠান)$')],
  ['host', patternOf('^(?:host|domain)')],
]

/**
 * Adds the schools of a CSV file with the columns `id,name,name_en,host`, in any order with headings.
 * Returns how many, the path of the file with their passwords, and the other rows.
 */
export async function importSchools(registry: Registry, file: string) {
  const { dataDir } = registry.settings
  const rows = rowsOfFile(decodeText(await readFile(file)))
  const passwords = path.join(dataDir, `passwords-${nowIso().slice(0, 10)}.csv`)
  const output = await open(passwords, 'a', 0o600)
  let added = 0
  const refused: [row: number, error: unknown][] = []
  try {
    await output.chmod(0o600)
    const { size } = await output.stat()
    if (size === 0) await output.appendFile(formatCsv(['id', 'address', 'user', 'password'], []))
    for (const { row, cells } of readRows(rows)) {
      const id = toLatinDigits(cells.id ?? '')
      if (id === '') continue
      try {
        const { name, nameEnglish, host } = cells
        const isEnglish = name !== undefined && !/\p{Script=Bengali}/u.test(name)
        const school = {
          id,
          name,
          nameEnglish: nameEnglish || (isEnglish ? name : undefined),
          host: host || undefined,
        }
        const { address, password = '' } = await addSchool(registry, school)
        await output.appendFile(formatLines([[id, address, 'admin', password]]))
        // No password is lost.
        await output.sync()
        added += 1
      } catch (error) {
        refused.push([row, error])
      }
    }
  } finally {
    await output.close()
    await giveToOwner(dataDir, passwords)
  }
  return { added, passwords, refused }
}

function readRows(rows: string[][]): { row: number; cells: Partial<Record<Column, string>> }[] {
  const list = readList(rows, COLUMNS)
  if (list?.columns.includes('id')) return list.rows
  const hasHeading = COLUMNS[0]![1].test(foldCell(rows[0]?.[0] ?? ''))
  return rows
    .map((texts, index) => ({
      row: index + 1,
      cells: Object.fromEntries(texts.map((text, at) => [IN_ORDER[at], text.trim()])),
    }))
    .slice(Number(hasHeading))
}
