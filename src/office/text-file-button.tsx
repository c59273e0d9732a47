import { useState } from 'react'
import { useScreenWords } from './staff-context.tsx'
import { textFileWords } from './text-file-words.ts'

/** Reads a CSV file, or says that it contains no text. The file itself is not sent. */
export function TextFileButton({ onText }: { onText: (text: string) => void }) {
  const words = useScreenWords(textFileWords)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const text = await readText(file)
    setIsUnreadable(text === undefined)
    if (text !== undefined) onText(text)
  }
  return (
    <div>
      <label className="file-button">
        <input
          type="file"
          name="file"
          className="vh"
          accept=".csv,.tsv,.txt"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Without this, the browser reports no change when the same file is chosen again.
            currentTarget.value = ''
          }}
        />
        <span>{words.choose}</span>
      </label>
      {isUnreadable && (
        <p className="field-problem" role="alert">
          {words.unreadable}
        </p>
      )}
    </div>
  )
}

/** Undefined if the file is not text, such as an Excel workbook. */
async function readText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Excel's “Unicode text” is UTF-16.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return /[\0\uFFFD]/.test(text) ? undefined : text
}
