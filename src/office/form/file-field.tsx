import { Button, Progress } from '@mantine/core'
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { fileKindOf, formatNumber, formatSize } from '../../words/format.ts'
import { RequiredMark } from './form.tsx'
import { browserError } from '../../errors/browser-errors.ts'
import { fileWords } from './file-words.ts'
import { KindNote, unfitFor, useBeginnings } from './chosen-kind.tsx'
import { fieldErrorsOf } from './input-problem.ts'
import { isPicture } from './photo-canvas.ts'
import { describeCoded } from './problem-words.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import type { Sending } from './use-sending.ts'

export const DOCUMENT_ENDINGS = '.pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.webp,.heic,.heif'
export const PHOTO_ENDINGS = '.jpg,.jpeg,.png,.webp,.gif,.avif,.heic,.heif'

interface FileFieldProps {
  label: string
  accept: string
  hint: string
  chooseWords: string
  files: File[]
  onChange: (files: File[]) => void
  error?: string | undefined
  /** The file that the server has refused. The next chosen file replaces it. */
  refusedIndex?: number | undefined
  isRequired?: boolean
  isMultiple?: boolean
  isDisabled?: boolean
  /** Replaces the default view of the chosen files. */
  children?: ReactNode
}

/**
 * Takes files from the file dialog, by drag and drop or from the clipboard. Shows their kind and
 * size, and previews pictures.
 */
export function FileField({
  label,
  accept,
  hint,
  chooseWords,
  files,
  onChange,
  error,
  refusedIndex,
  isRequired = false,
  isMultiple = false,
  isDisabled = false,
  children,
}: FileFieldProps) {
  const { language, maxUploadBytes } = useStaff()
  const own = useScreenWords(fileWords)
  // Shown only while the number of chosen files is the same as at the refusal.
  const [refusal, setRefusal] = useState<{ reason: string; fileCount: number }>()
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const beginningOf = useBeginnings(files)
  const unfitReason = (file: File) => {
    const code = unfitFor(accept, file.name, beginningOf(file))
    return code && describeCoded(browserError('file', code), language)
  }
  /** A chosen file whose content is another than its name says. */
  const disguised = files.find(unfitReason)
  const problem =
    (refusal?.fileCount === files.length ? refusal.reason : error) ??
    (disguised && `${disguised.name}: ${unfitReason(disguised)}`)
  const badIndex = refusedIndex ?? (disguised && files.indexOf(disguised))

  const reasonAgainst = (file: File) => {
    const { name, size } = file
    const reason = unfitReason(file)
    if (reason) return reason
    const isAccepted = accept.split(',').some((ending) => name.toLowerCase().endsWith(ending))
    if (!isAccepted) return own.wrongKind
    if (size === 0) return own.empty(formatSize(size, language))
    if (size <= maxUploadBytes) return undefined
    return own.tooLarge(formatNumber(maxUploadBytes / 1024 / 1024, language))
  }

  /** Takes them in place of the file at `index`, or in addition. */
  const take = (chosen: FileList | null, index = badIndex) => {
    const list = Array.from(chosen ?? []).slice(0, isMultiple ? undefined : 1)
    if (list.length === 0) return
    const refused = list.filter((file) => reasonAgainst(file) !== undefined)
    const taken = list.filter((file) => !refused.includes(file))
    const kept =
      index === undefined || taken.length === 0
        ? [...files, ...taken]
        : [...files.slice(0, index), ...taken, ...files.slice(index + 1)]
    const next = isMultiple ? kept : taken
    const reasons = refused
      // With several files, the message must name the file.
      .map(
        (file) =>
          `${list.length > 1 || files.length > 0 ? `${file.name}: ` : ''}${reasonAgainst(file)}`,
      )
    const fileCount = taken.length > 0 ? next.length : files.length
    setRefusal(reasons.length > 0 ? { reason: reasons.join(' '), fileCount } : undefined)
    if (taken.length > 0) onChange(next)
    // Without this, the browser reports no change when the same file is chosen again.
    if (input.current) input.current.value = ''
  }
  // A browser can restore a chosen file after a reload, before the script of the page runs.
  const takeEarly = useEffectEvent(() => take(input.current!.files))
  useEffect(() => takeEarly(), [])

  return (
    <div className="file-field">
      <label htmlFor={id} className="field-label">
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event: DragEvent) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setIsOver(false)
          if (!isDisabled) take(event.dataTransfer.files)
        }}
        onPaste={(event: ClipboardEvent) => {
          if (!isDisabled) take(event.clipboardData.files)
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          required={isRequired}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => take(event.currentTarget.files)}
        />
        <p aria-hidden="true">
          <b>{chooseWords}</b> <span>{own.orDrop}</span>
        </p>
        <p id={`${id}-hint`} className="s">
          {hint}
        </p>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {children ??
        files.map((file, index) => (
          <ChosenFile
            // The same file can be chosen twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${file.name}-${file.size}-${file.lastModified}-${index}`}
            file={file}
            isRefused={index === badIndex}
            isDisabled={isDisabled}
            onRemove={() => {
              setRefusal(undefined)
              onChange(files.filter((_, at) => at !== index))
            }}
          >
            <KindNote
              file={file}
              beginning={beginningOf(file)}
              accept={accept}
              isDisabled={isDisabled}
              onAnother={(chosen) => take(chosen, index)}
            />
          </ChosenFile>
        ))}
    </div>
  )
}

function ChosenFile({
  file,
  isRefused,
  isDisabled,
  onRemove,
  children,
}: {
  file: File
  isRefused: boolean
  isDisabled: boolean
  onRemove: () => void
  children: ReactNode
}) {
  const { language } = useStaff()
  const own = useScreenWords(fileWords)
  return (
    <div className={isRefused ? 'chosen refused' : 'chosen'}>
      <Preview file={file} />
      <p>
        <b>{file.name}</b>{' '}
        <span className="s">
          <span lang="en">{fileKindOf(file.name)}</span>, {formatSize(file.size, language)}
        </span>
      </p>
      {children}
      <Button variant="default" onClick={onRemove} disabled={isDisabled}>
        {own.remove}
      </Button>
    </div>
  )
}

/** A preview of the picture, or its kind if the browser cannot show it (most cannot show HEIC). */
export function Preview({ file }: { file: File }) {
  const { words } = useStaff()
  const [url, setUrl] = useState<string>()
  const [isUnshown, setIsUnshown] = useState(false)
  useEffect(() => {
    if (!isPicture(file)) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    setIsUnshown(false)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return null
  if (!isUnshown) {
    return <img src={url} alt="" className="preview" onError={() => setIsUnshown(true)} />
  }
  return (
    <p className="preview unshown s">
      <b lang="en">{fileKindOf(file.name)}</b>
      {words.file.noPreview}
    </p>
  )
}

/** The index of the file that the server has refused. It names a file only among several. */
export function refusedIndexOf(error: unknown, files: File[]): number | undefined {
  const field = fieldErrorsOf(error).find(({ path }) => path === 'file')
  const index = field?.params['fileIndex'] ?? (field && files.length === 1 ? 0 : undefined)
  return index === undefined ? undefined : Number(index)
}

/** Shows how much has been sent, and a button that stops the upload. */
export function UploadProgress({ sending }: { sending: Sending }) {
  const { words, language } = useStaff()
  const own = useScreenWords(fileWords)
  const { isSending, progress, stop } = sending
  if (!isSending || progress === undefined) return null
  const percent = Math.round(progress * 100)
  return (
    <div className="chosen" role="status">
      <div className="grow">
        <Progress.Root size="lg">
          <Progress.Section value={percent} aria-label={own.uploading} />
        </Progress.Root>
        <p className="s">
          {percent === 100 ? own.processing : own.sent(formatNumber(percent, language))}
        </p>
      </div>
      <Button variant="default" onClick={stop}>
        {words.file.stop}
      </Button>
    </div>
  )
}
