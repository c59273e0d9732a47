import { useState } from 'react'
import { formatNumber } from '../../words/format.ts'
import { describeProblem } from '../form/problem-words.ts'
import { useScreenWords, useStaff } from '../shell/staff-context.tsx'
import { isTooLong } from './list-size.ts'
import type { TableFile } from './read-table.ts'
// oxlint-disable-next-line import/default -- Vite makes the address
import tableWorker from './table-worker.ts?worker&url'
import { tableFileWords } from './table-file-words.ts'
import { askWorker, Unread } from '../shell/ask-worker.ts'

/** Reads an Excel or CSV file and says which sheet it was, or says why it cannot. */
export function TableFileButton({
  isList,
  onText,
}: {
  /** Chooses among several sheets, because a cover can be before the list. */
  isList?: ((text: string) => Promise<boolean>) | undefined
  onText: (text: string) => void
}) {
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
      const table = await chooseTable(await readTableFile(file), isList)
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
          {problem instanceof Unread
            ? words.unreadable
            : describeProblem(problem, staffWords, language)}
        </p>
      )}
    </div>
  )
}

/** The first sheet that is such a list, otherwise the first. */
async function chooseTable(
  tables: TableFile[],
  isList: ((text: string) => Promise<boolean>) | undefined,
): Promise<TableFile> {
  const few = tables.filter(({ text }) => !isTooLong(text))
  if (isList && tables.length > 1) {
    for (const table of few) if (await isList(table.text)) return table
  }
  const [first] = few
  if (!first) throw new Unread(`${tables.length} sheets.`)
  return first
}

/** A list needs less. */
const MAX_BYTES = 10e6

/**
 * The rows of each sheet of a file, which a worker reads. The file itself is not sent.
 * @throws Unread, CodeReplaced
 */
async function readTableFile(file: File): Promise<TableFile[]> {
  if (file.size > MAX_BYTES) throw new Unread(`${file.size} bytes.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return askWorker<TableFile[]>(tableWorker, { bytes })
}
