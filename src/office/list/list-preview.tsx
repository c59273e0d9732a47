import { Button, Group, NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDay, isDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../words/format.ts'
import { DraftNote } from '../draft/draft-note.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { Check } from '../form/fields.tsx'
import { UploadProgress } from '../form/file-field.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { LoadProblem } from '../connection/loaded.tsx'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import type { ListDraft, ListedRow, ListedRows } from './listed-rows.ts'
import { listWords } from './list-words.ts'
import {
  type CheckedRows,
  type KnownRecord,
  type ShowRow,
  useListImport,
} from './use-list-import.ts'
import { useWayBack } from './way-back.ts'

/** The rows of a part that are shown at first. */
const SHOWN = 30

interface ListPreviewProps<T extends ListDraft> {
  draft: Draft<T>
  /** Undefined if no row has the headings of such a list. */
  found: ListedRows | undefined
  /** `title` is the heading of the column with whom or what a row is about. */
  words: { noHeadings: string; title: string }
  /** The labels of the fields that the preview shows. */
  labels: Record<string, string>
  /** A value of a field in words; undefined if its text or its day says it. */
  textOf: (field: string, value: unknown) => string | undefined
  /** A record that a row can be about or repeat. */
  describe: (record: KnownRecord) => string
  /** Unless the rows have their own titles. */
  show?: ShowRow
  /** Whether a row without `_id` can be about another person of the same name. */
  asksWho?: boolean
  /** The list's own call. */
  path: string
  /** Loads the records again. */
  onAdded: () => Promise<unknown>
  /** A further effect of the button. */
  promise?: ReactNode
  /** Rows that need an answer before they can be sent. */
  children?: ReactNode
}

/** Shows what a pasted list would change and add. Nothing is written before the button is pressed. */
export function ListPreview<T extends ListDraft>({ found, ...rest }: ListPreviewProps<T>) {
  if (found) return <FoundList found={found} {...rest} />
  return (
    <div className="stack found-list">
      <p role="status" className="field-problem">
        {rest.words.noHeadings}
      </p>
    </div>
  )
}

function FoundList<T extends ListDraft>({
  draft,
  found,
  words: own,
  labels,
  textOf,
  describe,
  show,
  asksWho = false,
  path,
  onAdded,
  promise,
  children,
}: ListPreviewProps<T> & { found: ListedRows }) {
  const { language, words: staffWords } = useStaff()
  const words = useScreenWords(listWords)
  const number = (amount: number) => formatNumber(amount, language)
  const back = useWayBack()
  const navigate = useNavigate()
  const { answers } = draft.values
  const isTicked = ({ key }: ListedRow) => answers[key] === 'new'
  const list = useListImport({
    path,
    rows: found.rows,
    labels,
    show,
    isWhole: !found.open,
    draft: draft as unknown as Draft<ListDraft>,
    isTicked,
    onAdded,
    onDone: back && (() => void navigate(back.path)),
  })
  const answer = (key: string, value: string | undefined) =>
    draft.change((values) => {
      const { [key]: _, ...others } = values.answers
      return { answers: value === undefined ? others : { ...others, [key]: value } } as Partial<T>
    })
  const { checked, sending, late } = list
  const rows = checked ?? NOTHING
  const ticked = rows.similar.filter(({ listed }) => isTicked(listed)).length
  const fresh = rows.added.length + ticked
  const ready = rows.changed.length + fresh
  const left = found.rows.filter(({ key }) => answers[key] === 'leave')
  const refused = rows.refused.length
  const noteOf = (listed: ListedRow) =>
    [late.get(listed.key), rows.remarks.get(listed)].filter(Boolean).join(' ')
  const who = (listed: ListedRow, people: KnownRecord[], value: string, isOpen = false) => (
    <NativeSelect
      label={words.who}
      name="who"
      value={value}
      onChange={({ currentTarget }) => answer(listed.key, currentTarget.value || undefined)}
      data={[
        ...(isOpen ? [{ value: '', label: words.choose }] : []),
        ...people.map((record) => ({ value: record._id, label: describe(record) })),
        { value: 'new', label: words.another },
        { value: 'leave', label: words.leaveOut },
      ]}
    />
  )
  return (
    <div className="stack found-list">
      <h3 id="found">{words.found}</h3>
      <p role="status" className="s">
        {list.isWaiting
          ? words.checking
          : words.counts(
              number(rows.changed.length),
              number(fresh),
              number(refused),
              number(rows.unchanged),
              number(rows.similar.length - ticked),
              number(found.open ?? 0),
            )}
      </p>
      {checked && (
        <ul className="three" aria-hidden="true">
          <li>
            <b>{number(rows.changed.length)}</b>
            {words.changes}
          </li>
          <li>
            <b>{number(fresh)}</b>
            {words.fresh}
          </li>
          <li className="no">
            <b>{number(refused)}</b>
            {words.not}
          </li>
        </ul>
      )}
      {list.problem !== null && list.problem !== undefined && (
        <LoadProblem
          lead={staffWords.common.failedToLoad}
          error={list.problem}
          onTryAgain={list.tryAgain}
        />
      )}
      {children}
      <Part
        caption={words.changedRows(number(rows.changed.length))}
        headings={[own.title, words.what]}
        rows={rows.changed}
      >
        {({ listed, title: written, change: { _id, title, before: earlier, after } }) => ({
          key: listed.key,
          title: written || title,
          what: (
            <>
              <Differences before={earlier} after={after} labels={labels} textOf={textOf} />
              <Note>{noteOf(listed)}</Note>
              {asksWho &&
                listed.body['_id'] === undefined &&
                (answers[listed.key] !== undefined || isOtherNumber(earlier, after)) &&
                who(
                  listed,
                  [{ ...earlier, _id, name: title }],
                  _id,
                  answers[listed.key] !== undefined,
                )}
              {!asksWho && answers[listed.key] === _id && (
                <Button variant="subtle" onClick={() => answer(listed.key, undefined)}>
                  {words.notInPlace}
                  <span className="vh">: {written}</span>
                </Button>
              )}
            </>
          ),
        })}
      </Part>
      <Part
        caption={words.similarRows(number(rows.similar.length))}
        headings={[own.title, words.content]}
        rows={rows.similar}
      >
        {({ listed, title, about, records }) => ({
          key: listed.key,
          title,
          what: (
            <>
              {about}
              <Note>{noteOf(listed)}</Note>
              <p className="field-problem">{words.similar(records.map(describe).join('; '))}</p>
              {!isTicked(listed) &&
                records.map((record) => (
                  <Button
                    key={record._id}
                    variant="default"
                    onClick={() => answer(listed.key, record._id)}
                  >
                    {words.inPlaceOf(describe(record))}
                    <span className="vh">: {title}</span>
                  </Button>
                ))}
              <Check
                name="similar"
                isChecked={isTicked(listed)}
                onChange={(isChecked) => answer(listed.key, isChecked ? 'new' : undefined)}
              >
                <span>
                  {words.addAnyway}
                  <span className="vh">: {title}</span>
                </span>
              </Check>
            </>
          ),
        })}
      </Part>
      <Part
        caption={words.newRows(number(rows.added.length))}
        headings={[own.title, words.content]}
        rows={rows.added}
      >
        {({ listed, title, about }) => ({
          key: listed.key,
          title,
          what: (
            <>
              {about}
              <Note>{noteOf(listed)}</Note>
              {asksWho && answers[listed.key] === 'new' && (
                <Button variant="subtle" onClick={() => answer(listed.key, undefined)}>
                  {words.askAgain}
                  <span className="vh">: {title}</span>
                </Button>
              )}
            </>
          ),
        })}
      </Part>
      <Part
        isRefused
        caption={words.refusedRows(number(refused))}
        headings={[words.row, words.why]}
        rows={rows.refused}
      >
        {({ listed, title, about, reason, candidates }) => ({
          key: listed.key,
          title: (
            <>
              {words.row} {number(listed.row)}
              {(title || about) && ': '}
              {title || about}
            </>
          ),
          what: (
            <>
              <Note>{noteOf(listed)}</Note>
              {reason}
              {candidates && who(listed, candidates, '', true)}
            </>
          ),
        })}
      </Part>
      {refused > 0 && ready > 0 && <p className="s">{words.onlyThese}</p>}
      {left.length > 0 && (
        <p className="s">
          {words.leftOut(number(left.length))}{' '}
          <Button
            variant="subtle"
            onClick={() => left.forEach(({ key }) => answer(key, undefined))}
          >
            {words.takeBack}
          </Button>
        </p>
      )}
      {found.sums > 0 && <p className="s">{words.sums(number(found.sums))}</p>}
      {found.unknown.length > 0 && (
        <p>
          {words.unknown(number(found.unknown.length))}{' '}
          <span lang="bn">{found.unknown.map((name) => `“${name}”`).join(', ')}</span>
        </p>
      )}
      {found.notTaken.length > 0 && (
        <p className="s">
          {words.notTaken}{' '}
          <span lang="bn">{found.notTaken.map((name) => `“${name}”`).join(', ')}</span>
        </p>
      )}
      {late.get('') && <p role="status">{late.get('')}</p>}
      <FormProblem error={sending.error} />
      <UploadProgress sending={sending} />
      {(ready > 0 || back) && (
        <Group className="acts tray">
          {ready > 0 && (
            <>
              {promise && <p>{promise}</p>}
              <Button loading={sending.isSending} onClick={list.bring}>
                {words.bring(number(ready))}
              </Button>
            </>
          )}
          {back && (
            <Button component={Link} to={back.path} variant="default">
              {words.back}
            </Button>
          )}
        </Group>
      )}
      <Group className="acts">
        <DraftNote draft={draft} sending={sending} />
      </Group>
    </div>
  )
}

const NOTHING: CheckedRows = {
  changed: [],
  added: [],
  similar: [],
  refused: [],
  unchanged: 0,
  remarks: new Map(),
}

/** A row that changes a number can be about another person of the same name. */
function isOtherNumber(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return Boolean(before['phone'] && after['phone'])
}

function Note({ children }: { children: string }) {
  return children ? <p className="field-problem">{children}</p> : null
}

/** The fields that differ: before → after. */
function Differences({
  before,
  after,
  labels,
  textOf,
}: Pick<ListPreviewProps<ListDraft>, 'labels' | 'textOf'> &
  Record<'before' | 'after', Record<string, unknown>>) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const shown = (field: string, value: unknown) => {
    const written = String(value)
    if (value === '' || value === null || value === undefined) return words.empty
    return textOf(field, value) ?? (isDay(written) ? formatDay(written, language) : written)
  }
  const fields = Object.keys(after).filter((field) => field in labels)
  return (
    <ul className="differences">
      {fields.map((field) => (
        <li key={field} lang="bn">
          {labels[field]} <del>{shown(field, before[field])}</del>
          <span aria-hidden="true"> → </span>
          <span className="vh"> {words.becomes} </span>
          <ins>{shown(field, after[field])}</ins>
        </li>
      ))}
    </ul>
  )
}

/** A part of the list as a table. A long part is shown step by step. */
function Part<Row>({
  caption,
  headings,
  rows,
  children,
  isRefused = false,
}: {
  caption: string
  headings: [string, string]
  rows: Row[]
  children: (row: Row) => { key: string; title: ReactNode; what: ReactNode }
  isRefused?: boolean
}) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const [shown, setShown] = useState(SHOWN)
  if (rows.length === 0) return null
  return (
    <div className={isRefused ? 'bad' : undefined}>
      <table role="table" className="imp">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {headings.map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.slice(0, shown).map((row) => {
            const { key, title, what } = children(row)
            return (
              <tr key={key} role="row">
                <th role="rowheader" scope="row" lang="bn">
                  {title}
                </th>
                <td role="cell">{what}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + 5 * SHOWN)}>
          {words.more(formatNumber(rows.length - shown, language))}
        </Button>
      )}
    </div>
  )
}
