import { Button, Group } from '@mantine/core'
import type { ImportAnswer } from '../../records/import-rows.ts'
import { formatNumber } from '../../words/format.ts'
import { DraftNote } from '../draft/draft-note.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import {
  type FoundList,
  type FoundRow,
  type ListDraft,
  NO_LIST,
  resolveRows,
} from './found-rows.ts'
import { listWords } from './list-words.ts'
import { notify } from '../shell/notify.ts'
import { postOnce } from '../form/post-once.ts'
import { describeCoded } from '../form/problem-words.ts'
import { useScreenWords, useStaff } from '../shell/staff-context.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { useSending } from '../form/use-sending.ts'

interface ListPreviewProps {
  draft: Draft<ListDraft>
  /** Undefined if no row has the headings of such a list. */
  found: FoundList | undefined
  columns: string[]
  words: { noHeadings: string; added: (count: string) => string }
  /** The list's own call. */
  path: string
  /** Loads the records again. */
  onAdded: () => Promise<unknown>
}

/** The rows of a pasted list of records. Only rows that are right can be added. */
export function ListPreview({ found, ...rest }: ListPreviewProps) {
  if (found) return <FoundList found={found} {...rest} />
  return (
    <div className="found-list">
      <p role="status" className="field-problem">
        {rest.words.noHeadings}
      </p>
    </div>
  )
}

function FoundList({
  draft,
  found,
  columns,
  words: own,
  ...list
}: ListPreviewProps & { found: FoundList }) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const rows = resolveRows(found.rows, draft.values)
  const { sending, add } = useAdding({ draft, rows, words: own, ...list })
  const numberOf = (state: FoundRow['state']) =>
    formatNumber(rows.filter((row) => row.state === state).length, language)
  const all = formatNumber(rows.length, language)
  const addedBefore = found.rows.length - rows.length
  return (
    <div className="found-list">
      <h3 id="found">{addedBefore > 0 ? words.notAdded : words.found}</h3>
      <p role="status" className="s">
        {addedBefore > 0 && `${own.added(formatNumber(addedBefore, language))} `}
        {words.counts(all, numberOf('ready'), numberOf('wrong'), numberOf('there'))}
      </p>
      {found.unknown.length > 0 && (
        <p className="s">
          {words.unknown} <span lang="bn">{found.unknown.join(', ')}</span>
        </p>
      )}
      {rows.length > 0 && (
        <table role="table" className="found records" aria-labelledby="found">
          <thead role="rowgroup">
            <tr role="row">
              {[words.row, ...columns, words.state].map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <PreviewRow key={row.row} found={row} width={columns.length} />
            ))}
          </tbody>
        </table>
      )}
      <FormProblem error={sending.error} />
      <Group className="acts">
        {rows.some(({ state }) => state === 'ready') && (
          <Button loading={sending.isSending} onClick={add}>
            {words.add(numberOf('ready'))}
          </Button>
        )}
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </div>
  )
}

function describeState(
  { state, reason }: FoundRow,
  words: { ready: string; sum: string },
): string | undefined {
  if (state === 'ready') return reason ? `${words.ready}: ${reason}` : words.ready
  return state === 'sum' ? words.sum : reason
}

function PreviewRow({ found, width }: { found: FoundRow; width: number }) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const { row, state, cells } = found
  const [first, ...others] = cells
  return (
    <tr role="row" className={state === 'wrong' ? 'bad' : undefined}>
      <td role="cell" className="s">
        <span className="row-word">{words.row} </span>
        {formatNumber(row, language)}
      </td>
      <th
        role="rowheader"
        scope="row"
        lang="bn"
        colSpan={others.length === 0 ? width : undefined}
        className={others.length === 0 ? undefined : 'first'}
      >
        {first}
      </th>
      {others.map((cell, index) => (
        // The columns have no names of their own, and never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} role="cell" lang="bn">
          {cell}
        </td>
      ))}
      <td
        role="cell"
        className={state === 'wrong' ? 'field-problem' : state === 'ready' ? 's is-ready' : 's'}
      >
        {describeState(found, words)}
      </td>
    </tr>
  )
}

/** `add` sends the rows that are ready, and notes which of them came. */
function useAdding({
  draft,
  rows,
  words,
  path,
  onAdded,
}: Pick<ListPreviewProps, 'draft' | 'words' | 'path' | 'onAdded'> & { rows: FoundRow[] }) {
  const { language } = useStaff()
  const sending = useSending()
  const add = () =>
    void sending.run(async () => {
      const bodies = rows.filter(({ state }) => state === 'ready').map(({ body }) => body)
      const { created, refused } = await postOnce<ImportAnswer<unknown>>({
        path: `${path}/import`,
        body: { rows: bodies },
      })
      await onAdded()
      const left = rows.filter(({ state }) => state === 'wrong' || state === 'there')
      if (refused.length + left.length === 0) draft.reset(NO_LIST)
      else {
        const reasons = refused.map(({ row, errors }) => [
          JSON.stringify(bodies[row]),
          errors.map((error) => describeCoded(error, language)).join(' '),
        ])
        const refusals = Object.fromEntries(reasons) as ListDraft['refusals']
        const keys = bodies.map((body) => JSON.stringify(body))
        draft.change((before) => ({
          added: [...before.added, ...keys.filter((key) => !(key in refusals))],
          refusals: { ...before.refusals, ...refusals },
        }))
      }
      notify(words.added(formatNumber(created.length, language)))
    })
  return { sending, add }
}
