import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ImportAnswer } from '../../records/import-rows.ts'
import { formatNumber } from '../../words/format.ts'
import type { Draft } from '../draft/use-draft.ts'
import { postOnce } from '../form/post-once.ts'
import { useSending } from '../form/use-sending.ts'
import { callApi } from '../connection/api-client.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import { answered, type ListDraft, type ListedRow } from './listed-rows.ts'
import { restoreEntry, useLeftSentence } from './history-entry.ts'
import { describeRowError } from './row-error.ts'
import { listWords } from './list-words.ts'
import { notifyUndo } from './removed-note.tsx'
import { notify } from '../frame/notify.ts'

/** The server is asked after the clerk has stopped typing. */
const WAIT_MS = 300

/** The values of a row as the server understands them. */
export type Cells = Record<string, unknown>

interface CheckedRow {
  listed: ListedRow
  /** The person or record of the row. */
  title: string
  /** The values of a new record. */
  about: ReactNode
}

export type ShowRow = (cells: Cells) => Pick<CheckedRow, 'title' | 'about'>

/** The server's answer about the rows of a list. */
export interface CheckedRows {
  changed: (CheckedRow & { change: ImportAnswer<KnownRecord>['changed'][number] })[]
  added: CheckedRow[]
  /** New rows that may repeat a record in other words. They are added only if they are ticked. */
  similar: (CheckedRow & { records: KnownRecord[] })[]
  refused: (CheckedRow & { reason: string; candidates?: KnownRecord[] | undefined })[]
  unchanged: number
  /** The rows that lack a value. */
  remarks: Map<ListedRow, string>
}

/** Every record that a list can name. */
export interface KnownRecord {
  _id: string
  [field: string]: unknown
}

interface Options {
  /** The list's own call. */
  path: string
  rows: ListedRow[]
  /** The labels of the fields. */
  labels: Record<string, string>
  show: ShowRow | undefined
  /** Whether every row of the list can be sent. */
  isWhole: boolean
  draft: Draft<ListDraft & object>
  isTicked: (listed: ListedRow) => boolean
  /** Loads the records again. */
  onAdded: () => Promise<unknown>
  onDone?: (() => void) | undefined
}

/** Asks the server what the rows would do, and writes them. */
export function useListImport({
  path,
  rows,
  labels,
  show,
  isWhole,
  draft,
  isTicked,
  onAdded,
  onDone,
}: Options) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const leftSentence = useLeftSentence()
  const sending = useSending()
  const [late, setLate] = useState<ReadonlyMap<string, string>>(new Map())
  const sent = rows.flatMap((listed) => {
    const body = answered(listed, draft.values.answers)
    return body ? [{ listed, body }] : []
  })
  const json = JSON.stringify(sent.map(({ body }) => body))
  const [settled] = useDebouncedValue(json, WAIT_MS)
  const query = useQuery({
    queryKey: [`${path}/import`, settled],
    queryFn: ({ signal }) =>
      callApi<ImportAnswer<KnownRecord>>({
        method: 'POST',
        path: `${path}/import`,
        body: { rows: JSON.parse(settled) as object[], known: 'change', preview: true },
        signal,
      }),
    enabled: settled !== '[]',
    staleTime: 0,
    gcTime: 0,
  })
  const answer = settled === json ? query.data : undefined
  const sentenceOf = (error: RowError, cells: Cells) =>
    describeRowError(error, { cells, labels, language })
  const checked = answer && describe(answer, { sent, show, sentenceOf })

  const number = (amount: number) => formatNumber(amount, language)
  const undo = (entryId: string, amount: number, message: string) =>
    notifyUndo(
      message,
      async () => {
        const stayed = leftSentence((await restoreEntry(entryId)).left)
        await onAdded()
        if (stayed) setLate(new Map([['', stayed]]))
      },
      words.undone,
      words.undo(number(amount)),
    )

  const bring = () =>
    void sending.run(async ({ onProgress }) => {
      if (!checked) return
      const { changed, added, similar } = checked
      const fresh = [...added, ...similar.filter(({ listed }) => isTicked(listed))]
      const chosen = [
        ...changed.map(({ listed, change: { _id, version } }) => ({
          listed,
          body: { ...listed.body, _id, version, as: 'change' },
        })),
        ...fresh.map(({ listed }) => ({
          listed,
          body: answered(listed, draft.values.answers) ?? listed.body,
        })),
      ].sort((a, b) => a.listed.row - b.listed.row)
      const result = await postOnce<ImportAnswer<KnownRecord>>({
        path: `${path}/import`,
        body: { rows: chosen.map(({ body }) => body) },
        onProgress,
      })
      const isDone =
        isWhole &&
        result.refused.length === 0 &&
        checked.refused.length === 0 &&
        similar.every(({ listed }) => isTicked(listed))
      setLate(
        new Map(
          result.refused.map(({ row, errors }) => [
            chosen[row]!.listed.key,
            errors.map((error) => sentenceOf(error, chosen[row]!.body)).join(' '),
          ]),
        ),
      )
      const [changes, additions] = [result.changed.length, result.created.length]
      const message = words.brought(number(changes), number(additions))
      if (result.entryId === null) notify(message)
      else undo(result.entryId, changes + additions, message)
      if (isDone) {
        draft.reset()
        onDone?.()
      }
      await onAdded()
      if (!isDone) await query.refetch()
    })

  return {
    checked,
    sending,
    /** Why rows were refused when they were sent, by their keys. */
    late,
    bring,
    problem: query.error,
    isWaiting: sent.length > 0 && !checked && !query.error,
    tryAgain: () => void query.refetch(),
  }
}

type RowError = ImportAnswer<KnownRecord>['refused'][number]['errors'][number]

function describe(
  answer: ImportAnswer<KnownRecord>,
  {
    sent,
    show,
    sentenceOf,
  }: {
    sent: { listed: ListedRow }[]
    show: ShowRow | undefined
    sentenceOf: (error: RowError, cells: Cells) => string
  },
): CheckedRows {
  const at = (row: number): CheckedRow => {
    const { listed } = sent[row]!
    const { title = '', about } = { ...show?.(answer.cleaned[row]!), ...listed }
    return { listed, title, about }
  }
  const sentences = (row: number, errors: RowError[]) =>
    errors.map((error) => sentenceOf(error, answer.cleaned[row]!)).join(' ')
  const isSimilar = new Set(answer.similar.map(({ row }) => row))
  return {
    changed: answer.changed.map((change) => ({ ...at(change.row), change })),
    added: answer.newRows.filter((row) => !isSimilar.has(row)).map(at),
    similar: answer.similar.map(({ row, records }) => ({ ...at(row), records })),
    refused: answer.refused.map(({ row, errors, candidates }) => ({
      ...at(row),
      reason: sentences(row, errors),
      candidates,
    })),
    unchanged: answer.unchanged.length,
    remarks: new Map(
      answer.remarks.map(({ row, errors }) => [
        at(row).listed,
        errors.map((error) => sentenceOf({ ...error, path: '' }, {})).join(' '),
      ]),
    ),
  }
}
