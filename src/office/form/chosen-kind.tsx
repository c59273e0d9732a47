import { useEffect, useRef, useState } from 'react'
import { BEGINNING_BYTES, findUnfit, isCompoundFile, type Unfit } from '../../files/unfit.ts'
import { Of } from '../list/act.tsx'
import { useScreenWords } from '../frame/staff-context.tsx'
import { fileWords } from './file-words.ts'
import { isHeic } from './photo-canvas.ts'

/** The first bytes of the chosen files, as soon as they are read. */
export function useBeginnings(files: File[]): (file: File) => Uint8Array {
  const [read, setRead] = useState<ReadonlyMap<File, Uint8Array>>(new Map())
  const begun = useRef(new WeakSet<File>())
  useEffect(() => {
    for (const file of files.filter((one) => !begun.current.has(one))) {
      begun.current.add(file)
      void beginningOf(file).then((bytes) => setRead((old) => new Map(old).set(file, bytes)))
    }
  }, [files])
  return (file) => read.get(file) ?? NOTHING
}

const NOTHING = new Uint8Array()

async function beginningOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer())
  } catch {
    // The file was moved since. Sending it says so.
    return NOTHING
  }
}

/** Why a field that takes these endings does not take the file. */
export function unfitFor(accept: string, name: string, beginning: Uint8Array): Unfit | undefined {
  const unfit = findUnfit(name, beginning)
  // Where no PDF is taken, a PDF is not the way out.
  return unfit === 'is-slides' && !accept.includes('.pdf') ? undefined : unfit
}

/** What a clerk should know of a file that can be sent, and the choice of another one. */
export function KindNote({
  file,
  beginning,
  accept,
  isDisabled,
  onAnother,
}: {
  file: File
  beginning: Uint8Array
  accept: string
  isDisabled: boolean
  onAnother: (chosen: FileList | null) => void
}) {
  const words = useScreenWords(fileWords)
  if (isHeic(file)) return <p className="note s">{words.iPhone}</p>
  if (!isCompoundFile(beginning)) return null
  return (
    <>
      <p className="note" role="status">
        {/\.xl\w*$/i.test(file.name) ? words.oldExcel : words.oldWord}
      </p>
      <label className="file-button">
        <input
          type="file"
          className="vh"
          accept={accept}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onAnother(currentTarget.files)}
        />
        <span>
          {words.another}
          <Of name={file.name} />
        </span>
      </label>
    </>
  )
}
