import { useState } from 'react'
import { formatNumber } from '../../words/format.ts'
import { describeProblem } from '../form/problem-words.ts'
import { useScreenWords, useStaff } from '../shell/staff-context.tsx'
import type { TableFile } from './read-workbook.ts'
import { tableFileWords } from './table-file-words.ts'
import { decodeText } from '../../tables/decode-text.ts'
import { fetchPart } from '../shell/screen-code.ts'

/** Reads an Excel or CSV file and says which sheet it was, or says why it cannot. */
export function TableFileButton({ onText }: { onText: (text: string) => void }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(tableFileWords)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [sheet, setSheet] = useState<TableFile['sheet']>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsReading(true)
    setProblem(undefined)
    setSheet(undefined)
    try {
      const table = await readTableFile(file)
      setSheet(table.sheet)
      onText(table.text)
    } catch (error) {
      setProblem(error)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <div>
      <label className="file-button">
        <input
          type="file"
          name="file"
          className="vh"
          accept=".xlsx,.csv,.tsv,.txt,.json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Without this, the browser reports no change when the same file is chosen again.
            currentTarget.value = ''
          }}
        />
        <span>{isReading ? words.reading : words.choose}</span>
      </label>
      {sheet && (
        <p className="s" role="status">
          {words.sheet(sheet.name, formatNumber(sheet.count, language))}
        </p>
      )}
      {problem !== undefined && (
        <p className="field-problem" role="alert">
          {problem instanceof UnreadableTable
            ? words.unreadable
            : describeProblem(problem, staffWords, language)}
        </p>
      )}
    </div>
  )
}

/** A list needs less, and a larger file would stop the page for a long time. */
const MAX_BYTES = 10e6

/** The file is not a table, or is damaged. */
class UnreadableTable extends Error {}

/**
 * The rows of a CSV file, of a list that was exported as JSON, or of the first sheet with text that
 * Excel shows of a workbook. The file itself is not sent.
 * @throws UnreadableTable, CodeReplaced
 */
async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new UnreadableTable(`${file.size} bytes.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A workbook is a ZIP archive.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b
  const table = isWorkbook ? await readSheet(bytes) : await readText(decodeText(bytes))
  if (table.text.trim() === '' || /[\0\uFFFD]/.test(table.text)) {
    throw new UnreadableTable('No text.')
  }
  return table
}

/** The records of an exported list in JSON become rows. */
async function readText(text: string): Promise<TableFile> {
  if (!/^\uFEFF?\s*\[/.test(text)) return { text }
  const { readRecords } = await fetchPart(() => import('./read-workbook.ts'))
  return readRecords(text)
}

async function readSheet(bytes: Uint8Array): Promise<TableFile> {
  // Loaded later, because it contains the parsers.
  const { readWorkbook } = await fetchPart(() => import('./read-workbook.ts'))
  try {
    return readWorkbook(bytes)
  } catch (error) {
    throw new UnreadableTable('The workbook cannot be read.', { cause: error })
  }
}
