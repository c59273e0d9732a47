import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { contentKinds, type DocumentKind, type Topic } from '../../../../content.ts'
import { choicesOf } from '../../../../office/form/fields.tsx'
import { FormProblem } from '../../../../office/form/form-problem.tsx'
import { postOnce } from '../../../../office/form/post-once.ts'
import { useSending } from '../../../../office/form/use-sending.ts'
import { DoneNote } from '../../../../office/list/done-note.tsx'
import { PickFound } from '../../../../office/list/pick-found.tsx'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { restoreEntry, useEntryOf, useLeftSentence } from '../../../../office/list/history-entry.ts'
import { callApi } from '../../../../office/connection/api-client.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { useReload } from '../../../../office/connection/use-api.ts'
import { formatNumber } from '../../../../words/format.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import type { Correctable, DocumentSummary, ManyDocuments } from '../../schema.ts'
import { MAX_AT_ONCE } from '../../states.ts'
import { DayOf, StateMarks, TextMark } from '../list/document-entry.tsx'
import { LeaveDialog, type LeaveProps } from './leave-dialog.tsx'
import { manyWords } from './words.ts'
import './many.css'

/** The selected documents by their ids. They need not be in the shown part of the list. */
export type Picked = ReadonlyMap<string, DocumentSummary>

export interface ManyProps {
  kind: DocumentKind
  picked: Picked
  onPick: (picked: Picked) => void
}

/** A document of the list with its checkbox. The whole row can be pressed. */
export function PickRow({
  document,
  picked,
  onPick,
}: Omit<ManyProps, 'kind'> & { document: DocumentSummary }) {
  const { _id: id, title } = document
  const isPicked = picked.has(id)
  return (
    <label>
      <input
        type="checkbox"
        checked={isPicked}
        onChange={() => {
          const next = new Map(picked)
          if (!next.delete(id)) next.set(id, document)
          onPick(next)
        }}
      />
      <span className="t" lang="bn">
        {title}
      </span>
      <span className="meta">
        <DayOf document={document} />
        <StateMarks document={document} />
        <TextMark document={document} />
      </span>
    </label>
  )
}

export function PickAll({
  kind,
  search,
  picked,
  onPick,
}: ManyProps & { search: Record<string, string> }) {
  return (
    <PickFound<DocumentSummary>
      path={contentKinds[kind].apiPath}
      search={search}
      most={MAX_AT_ONCE}
      words={useScreenWords(manyWords)}
      picked={picked}
      onClear={() => onPick(new Map())}
      onPick={(found, isPicked) => {
        const next = new Map(picked)
        for (const document of found) {
          if (isPicked) next.set(document._id, document)
          else next.delete(document._id)
        }
        onPick(next)
      }}
    />
  )
}

type Act = ManyDocuments['act']

/** The documents that an act changes. */
const CHANGES: Record<Act, (document: DocumentSummary) => boolean> = {
  end: ({ state }) => state === 'published',
  hide: ({ state }) => state !== 'draft',
  topic: () => true,
  unpin: ({ pinnedUntil }) => pinnedUntil !== null,
  remove: () => true,
}

/** The result of one act. `entryId` is its entry in the history, for the undo. */
interface Done {
  message: string
  count: number
  entryId?: string | undefined
}

/** The acts with the selected documents. Each is one change with one undo. */
export function ManyActs({ kind, picked, onPick }: ManyProps) {
  const { language } = useStaff()
  const words = useScreenWords(manyWords)
  const { acts, sending, done, documentsFor, findCorrectable, send, undo } = useManyActs(
    kind,
    picked,
    onPick,
  )
  const [asking, setAsking] = useState<'topic' | Pick<LeaveProps, 'act' | 'left' | 'correctable'>>()
  const count = formatNumber(picked.size, language)
  const ask = (one: Act) => {
    if (one === 'topic') return setAsking(one)
    void sending.run(async () => {
      if (one !== 'hide' && one !== 'remove') return send(one)
      const correctable = await findCorrectable(one)
      // Hiding is set back with one press, so it asks only if phones keep the news.
      if (one === 'hide' && correctable.documents === 0) return send(one)
      setAsking({ act: one, left: documentsFor(one), correctable })
    })
  }
  return (
    <div className="stack">
      <FormProblem error={sending.error} />
      {done === undefined ? (
        <p role="status">
          <b>{picked.size === 0 ? words.none : words.picked(count)}</b>
        </p>
      ) : (
        <DoneNote
          message={done.message}
          undo={done.entryId && words.undo(formatNumber(done.count, language))}
          isSending={sending.isSending}
          onUndo={undo}
        />
      )}
      {picked.size > MAX_AT_ONCE ? (
        <p>{words.tooMany(formatNumber(MAX_AT_ONCE, language))}</p>
      ) : (
        <ActButtons acts={acts} isSending={sending.isSending} onAct={ask} />
      )}
      {asking && asking !== 'topic' && (
        <LeaveDialog
          {...asking}
          onConfirm={(isMistake) => send(asking.act, isMistake && { notifyOfMistake: true })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'topic' && (
        <TopicDialog
          kind={kind}
          count={count}
          onConfirm={(topic) => send('topic', { topic })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

/** Sends an act, and keeps its undo. */
function useManyActs(kind: DocumentKind, picked: Picked, onPick: ManyProps['onPick']) {
  const { language } = useStaff()
  const words = useScreenWords(manyWords)
  const path = contentKinds[kind].apiPath
  const reload = useReload(path)
  const entryOf = useEntryOf(kind)
  const leftSentence = useLeftSentence()
  const sending = useSending()
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    if (picked.size > 0) setDone(undefined)
  }, [picked])
  const documentsFor = (one: Act) => [...picked.values()].filter(CHANGES[one])
  const bodyOf = (one: Act) => ({ ids: documentsFor(one).map(({ _id }) => _id), act: one })
  const send = async (
    one: Act,
    more?: Pick<ManyDocuments, 'topic' | 'notifyOfMistake'> | false,
  ): Promise<void> => {
    const body = { ...bodyOf(one), ...more }
    let count = 0
    const entryId = await entryOf(async () => {
      const answer = await postOnce<{ changed: number }>({ path: `${path}/many`, body })
      count = answer.changed
    })
    setDone({ message: words.done[one](formatNumber(count, language)), count, entryId })
    onPick(new Map())
    await reload()
  }
  const setBack = async ({ entryId }: Done) => {
    const { changed, left } = await restoreEntry(entryId!)
    const message = `${words.undone(formatNumber(changed, language))} ${leftSentence(left)}`
    setDone({ message, count: changed })
    await reload()
  }
  /** Of how many of them phones can be told that they were wrong. */
  const findCorrectable = async (one: Act): Promise<Correctable> => {
    const body = { ...bodyOf(one), preview: true }
    const call = { method: 'POST', path: `${path}/many`, body } as const
    return (await callApi<{ correctable: Correctable }>(call)).correctable
  }
  return {
    acts: (Object.keys(CHANGES) as Act[]).filter((one) => documentsFor(one).length > 0),
    sending,
    done,
    documentsFor,
    findCorrectable,
    send,
    undo: () => void sending.run(() => setBack(done!)),
  }
}

function ActButtons({
  acts,
  isSending,
  onAct,
}: {
  acts: Act[]
  isSending: boolean
  onAct: (act: Act) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(manyWords)
  return (
    <div className="flow many-acts">
      {acts.map((one) => (
        <Button
          key={one}
          {...(one === 'remove' ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
          aria-disabled={isSending}
          onClick={() => onAct(one)}
        >
          {one === 'remove' ? staffWords.common.remove : words.acts[one]}
        </Button>
      ))}
    </div>
  )
}

function TopicDialog({
  kind,
  count,
  onConfirm,
  onClose,
}: {
  kind: DocumentKind
  count: string
  onConfirm: (topic: Topic | null) => Promise<void>
  onClose: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(manyWords)
  const { topics } = useScreenWords(schoolWords)
  const [topic, setTopic] = useState('')
  return (
    <ConfirmDialog
      title={words.acts.topic}
      question={words.setTopic(count)}
      subject=""
      action={staffWords.common.save}
      color="green"
      onConfirm={() => onConfirm((topic || null) as Topic | null)}
      onClose={onClose}
    >
      <NativeSelect
        mt="sm"
        aria-label={words.acts.topic}
        value={topic}
        onChange={(event) => setTopic(event.currentTarget.value)}
        data={[
          { value: '', label: words.noTopic },
          ...choicesOf(contentKinds[kind].topics, topics),
        ]}
      />
    </ConfirmDialog>
  )
}
