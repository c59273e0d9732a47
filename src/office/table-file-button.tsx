import { useState } from 'react'
import { describeProblem } from './problem-words.ts'
import { useScreenWords, useStaff } from './staff-context.tsx'
import { readTableFile, UnreadableTable } from './table-file.ts'
import { tableFileWords } from './table-file-words.ts'

/** Reads an Excel or CSV file, or says why it cannot. */
export function TableFileButton({ onText }: { onText: (text: string) => void }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(tableFileWords)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsReading(true)
    setProblem(undefined)
    try {
      onText(await readTableFile(file))
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
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Without this, the browser reports no change when the same file is chosen again.
            currentTarget.value = ''
          }}
        />
        <span>{isReading ? words.reading : words.choose}</span>
      </label>
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
