import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { contentKinds } from '../../../../content.ts'
import { writeInto } from '../../../../office/form/write-into.ts'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { useApi } from '../../../../office/connection/use-api.ts'
import type { DocumentSummary } from '../../schema.ts'
import { findNamed, type Named } from './find-named.ts'
import { writeWords } from './words.ts'

const MAX_SHOWN = 4

/**
 * Offers to link the pages and downloads that the text in the same `.editor` names. `documentId` is
 * the document of the text, which need not link itself.
 */
export function LinkOffer({ text, documentId }: { text: string; documentId?: string | undefined }) {
  const words = useScreenWords(writeWords).editor
  const isEmpty = text.trim() === ''
  const { data } = useApi<DocumentSummary[]>(
    isEmpty ? undefined : `${contentKinds.downloads.apiPath}?limit=100`,
  )
  const named = useMemo(() => {
    const others = (data ?? []).filter(({ _id }) => _id !== documentId)
    return findNamed(
      text,
      others.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }])),
    )
  }, [text, data, documentId])
  if (named.length === 0) return null
  return (
    <div className="offer stack" role="status">
      <p>{words.notLinked}</p>
      {named.slice(0, MAX_SHOWN).map((one) => (
        <p key={one.from}>
          <Button variant="default" onClick={({ currentTarget }) => putLink(currentTarget, one)}>
            {words.makeLink(one.words)}
          </Button>
        </p>
      ))}
    </div>
  )
}

function putLink(button: HTMLElement, { from, to, words, path }: Named): void {
  const area = button.closest('.editor')!.querySelector('textarea')!
  writeInto(area, { from, to, insert: `[${words}](${path})` })
}
