import { useState } from 'react'
import { formatNumber } from '../../words/format.ts'
import { browserError } from '../../errors/browser-errors.ts'
import { hasLostLetters } from '@pathshala/tables/lost-letters'
import { InputProblem } from '../form/input-problem.ts'
import { describeProblem } from '../form/problem-words.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import { isTooLong } from './list-size.ts'
import type { TableFile } from './read-table.ts'
// oxlint-disable-next-line import/default -- Vite makes the address
import tableWorker from './table-worker.ts?worker&url'
import type { TableTask } from './table-worker.ts'
import { tableFileWords } from './table-file-words.ts'
import { askWorker, Unread } from '../connection/ask-worker.ts'

/** Reads an Excel or CSV file and says which sheet it was, or says why it cannot. */
export function TableFileButton({
  isList,
  onText,
}: {
  /** Chooses among several sheets, because a cover can be before the list. */
  isList?: IsList | undefined
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
      const table = await readTableFile(file, isList)
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

/** A list needs less. */
const MAX_BYTES = 10e6
/** Sheets after these are not looked at. */
const MAX_SHEETS = 20

type IsList = (text: string) => Promise<boolean>

/**
 * The rows of a file, which a worker reads: of the first sheet that is such a list, otherwise of the
 * first. The file itself is not sent.
 * @throws Unread, CodeReplaced, InputProblem if the letters were lost
 */
async function readTableFile(file: File, isList: IsList | undefined): Promise<TableFile> {
  if (file.size > MAX_BYTES) throw new Unread(`${file.size} bytes.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = (at: number) =>
    askWorker<TableFile | undefined>(tableWorker, { bytes, at } satisfies TableTask)
  const first = (await read(0))!
  const table = (isList && (await findList(first, read, isList))) ?? first
  if (isTooLong(table.text)) throw new Unread(`${table.text.length} letters.`)
  if (table.text.split(/[\t\n,;"]/).some(hasLostLetters)) {
    throw new InputProblem([browserError('list', 'lost-letters')])
  }
  return table
}

async function findList(
  first: TableFile,
  read: (at: number) => Promise<TableFile | undefined>,
  isList: IsList,
): Promise<TableFile | undefined> {
  const count = Math.min(first.sheet?.count ?? 1, MAX_SHEETS)
  if (count === 1) return first
  for (let at = 0; at < count; at += 1) {
    // A further sheet that cannot be read is not the list.
    const table = at === 0 ? first : await read(at).catch(ignoreUnread)
    if (table && !isTooLong(table.text) && (await isList(table.text))) return table
  }
  return undefined
}

function ignoreUnread(error: unknown): undefined {
  if (!(error instanceof Unread)) throw error
}
