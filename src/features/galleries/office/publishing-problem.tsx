import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { isServersFault } from '../../../office/form/input-problem.ts'
import { describeProblem } from '../../../office/form/problem-words.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { albumWords } from './albums/words.ts'
import type { Publishing } from './publishing.ts'
import { galleryWords } from './words.ts'

/**
 * The error message after all photos were tried. Shown earlier, it would take the focus while
 * photos are still being sent.
 */
export function PublishingProblem({ publishing }: { publishing: Publishing }) {
  const { words: staffWords } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const { album, fields } = useScreenWords(albumWords)
  const { sending, failures, total } = publishing
  const [first] = failures
  if (sending.isSending) return null
  const labels = {
    title: words.title,
    file: staffWords.file.photo,
    album,
    albumTitle: fields.title,
  }
  if (sending.error) return <FormProblem error={sending.error} labels={labels} />
  if (!first) return null
  if (total > 1) return <SomeFailed publishing={publishing} />
  const quoted = isServersFault(first.error) ? words.failed : undefined
  return <FormProblem error={first.error} quoted={quoted} labels={labels} />
}

/** Each photo that failed, with the reason and a link to it. */
function SomeFailed({ publishing: { failures, total } }: { publishing: Publishing }) {
  const { words: staffWords, language } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const written = (count: number) => formatNumber(count, language)
  return (
    <Alert color="red" variant="light" role="alert" tabIndex={-1} ref={alert} className="problem">
      {failures.some(({ error }) => isServersFault(error)) && <p>{words.failed}</p>}
      <p>{words.someFailed(written(failures.length), written(total))}</p>
      <ul>
        {failures.map(({ id, fileName, error }) => (
          <li key={id}>
            <a href={`#photo-${id}`}>
              {fileName}: {describeProblem(error, staffWords, language)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
