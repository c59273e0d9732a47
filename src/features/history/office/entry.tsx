import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { HISTORY, useLeftSentence } from '../../../office/list/history-entry.ts'
import { ConflictDialog } from '../../../office/form/conflict-dialog.tsx'
import { useDifferingTexts } from '../../../office/form/differing-text.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useMoment } from '../../../office/frame/use-moment.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { formatNumber, formatTime } from '../../../words/format.ts'
import { screenOf, ScreenLink } from '../../../office/frame/screen-link.tsx'
import type { Fields } from '../../../records/history/difference.ts'
import { fieldLabels } from '../../../office-features.ts'
import type { ManySetBack } from '../../../records/history/change-many.ts'
import type { ManyRecord } from '../../../records/history/many-records.ts'
import './changes.css'
import { BIN_KINDS } from '../../../content.ts'
import type { HistoryRecord } from '../../../records/history/schema.ts'
import { binWords } from '../../bin/office/words.ts'
import { useValueText } from './value-text.ts'
import { historyWords } from './words.ts'

/** Longer texts, such as the page about the school's history, would fill the screen. */
const SHOWN_LETTERS = 160

/** The row shows one line of a value. */
const SUMMARY_LETTERS = 80

/** A change: what, when, by whom, and setting it back. `withTitle` names its record, below its day. */
export function Entry({ entry, withTitle = false }: { entry: HistoryRecord; withTitle?: boolean }) {
  const {
    words: { kinds, common },
    language,
    timeZone,
  } = useStaff()
  const momentOf = useMoment()
  const own = useScreenWords(historyWords)
  const bin = useScreenWords(binWords)
  const { action, kind, title, username, at } = entry
  return (
    <>
      <div className="change">
        {withTitle && (
          <p className="t">
            <ScreenLink screen={screenOf(kind)}>{kinds[kind]}</ScreenLink>
            {title && <span lang="bn">: {title}</span>}
          </p>
        )}
        <p className="meta whole">
          <b className="mark">{own.actions[action]}</b>
          <span>{username || common.software}</span>
          <time dateTime={at}>{withTitle ? formatTime(at, language, timeZone) : momentOf(at)}</time>
        </p>
        {action === 'sent' ? <SentNumbers entry={entry} /> : <EntryFields entry={entry} />}
      </div>
      {entry.canSetBack && <SetBack entry={entry} />}
      {action === 'deleted' &&
        entry.before &&
        !entry.canSetBack &&
        BIN_KINDS.some((one) => one === kind) && (
          <p className="acts">
            <ScreenLink screen="bin">{bin.listTitle}</ScreenLink>
          </p>
        )}
    </>
  )
}

function SentNumbers({ entry: { after } }: { entry: HistoryRecord }) {
  const { language } = useStaff()
  const { sentTo } = useScreenWords(historyWords)
  const number = (name: string) => formatNumber(Number(after?.[name] ?? 0), language)
  return <p className="s">{sentTo(number('sent'), number('failed'), number('gone'))}</p>
}

function SetBack({ entry }: { entry: HistoryRecord }) {
  const { _id, kind, title } = entry
  const { kinds } = useStaff().words
  const own = useScreenWords(historyWords)
  const reload = useReload()
  const sending = useSending()
  const leftSentence = useLeftSentence()
  const newer = sending.conflict as (Fields & { version: number }) | undefined
  /** With the version that the clerk has seen, it replaces later changes too. */
  const setBack = async (version?: number) => {
    const path = `${HISTORY}/${_id}/restore`
    const call = version === undefined ? { path: `${path}?newer=refuse` } : { path, version }
    let left: ManySetBack['left'] = []
    const isDone = await sending.run(async () => {
      left = (await postOnce<Partial<ManySetBack>>(call)).left ?? []
    })
    if (!isDone) return
    notify(
      <>
        <ScreenLink screen={screenOf(kind)}>{own.isBack(kinds[kind])}</ScreenLink>
        {` ${leftSentence(left)}`}
      </>,
    )
    await reload()
  }
  return (
    <>
      <Group className="acts">
        <Act of={title || kinds[kind]} loading={sending.isSending} onClick={() => void setBack()}>
          {own.setBack}
        </Act>
      </Group>
      {!newer ? (
        <FormProblem error={sending.error} quoted={own.failed} />
      ) : (
        <NewerChange
          entry={entry}
          current={newer}
          onKeep={() => sending.clearError()}
          onSetBack={() => void setBack(newer.version)}
        />
      )}
    </>
  )
}

/** Asks before a later change of the same fields is lost. */
function NewerChange({
  entry: { kind, before },
  current,
  onKeep,
  onSetBack,
}: {
  entry: HistoryRecord
  current: Fields
  onKeep: () => void
  onSetBack: () => void
}) {
  const { language } = useStaff()
  const own = useScreenWords(historyWords)
  const textOf = useValueText()
  const fields = Object.entries(fieldLabels(language)[kind])
    .filter(([name]) => before !== null && name in before)
    .map(([name, label]) => ({
      label,
      theirs: textOf(name, current[name]),
      mine: textOf(name, before![name]),
    }))
  return (
    <ConflictDialog
      fields={fields}
      words={own.newer}
      onKeepTheirs={onKeep}
      onKeepMine={onSetBack}
    />
  )
}

/** The fields of an entry: old and new values in two columns, or the only values. */
function EntryFields({ entry: { kind, action, before, after } }: { entry: HistoryRecord }) {
  const { language } = useStaff()
  const words = useScreenWords(historyWords)
  const textOf = useValueText()
  const none = useStaff().words.common.none
  /** A new or deleted record shows what it has, not what it lacks. */
  const withValue = (all: [string, string][], record: Fields) => {
    const filled = all.filter(([name]) => textOf(name, record[name]) !== none)
    return filled.length > 0 ? filled : all
  }
  const fields = { ...before, ...after }
  if ('records' in fields) return <ManyRecords before={before!} after={after!} />
  const labels = Object.entries(fieldLabels(language)[kind]).filter(
    // Only the software needs the stored name of a file.
    ([name]) => name in fields && !(name === 'file' && 'fileName' in fields),
  )
  if (!before && !after) return hasValues(action) ? <p className="s">{words.forgotten}</p> : null
  if (labels.length === 0) {
    return <p className="s">{Object.keys(fields).length === 0 ? words.nothing : words.unlisted}</p>
  }
  return (
    <details className="fold">
      <summary>
        {before && after ? (
          <ChangeInShort labels={labels} before={before} after={after} />
        ) : before ? (
          words.asItWas
        ) : (
          words.asWritten
        )}
      </summary>
      <FieldTable
        labels={before && after ? labels : withValue(labels, (before ?? after)!)}
        columns={before && after ? [before, after] : [(before ?? after)!]}
      />
    </details>
  )
}

/** “শিরোনাম: ছুটি → বার্ষিক ছুটি” if one field changed; otherwise the names of the fields. */
function ChangeInShort({
  labels,
  before,
  after,
}: { labels: [string, string][] } & Record<'before' | 'after', Fields>) {
  const textOf = useValueText()
  const [[name, label]] = labels as [[string, string]]
  const [earlier, later] = [before, after].map((fields) =>
    textOf(name, fields[name]).slice(0, SUMMARY_LETTERS),
  )
  // Long texts can have the same start.
  if (labels.length > 1 || earlier === later) return labels.map(([, one]) => one).join(', ')
  return (
    <>
      {label}: <span lang="bn">{earlier}</span> → <span lang="bn">{later}</span>
    </>
  )
}

/** The records of one call, each with its fields. */
function ManyRecords({ before, after }: Record<'before' | 'after', Fields>) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(historyWords)
  const later = after['records'] as ManyRecord[]
  const actionOf = (earlier: ManyRecord, { fields }: ManyRecord) => {
    if (earlier.fields === null) return words.actions.created
    return fields === null ? words.actions.deleted : undefined
  }
  return (
    <details className="fold">
      <summary>{words.records(formatNumber(later.length, language))}</summary>
      <ul>
        {(before['records'] as ManyRecord[]).map((earlier, index) => {
          const { kind, _id, title, fields } = later[index]!
          const action = actionOf(earlier, later[index]!)
          return (
            <li key={`${kind} ${_id}`}>
              <span lang="bn">{title || staffWords.kinds[kind]}</span>
              {action && `: ${action}`}
              {!action && (
                <ChangedFields kind={kind} before={earlier.fields ?? {}} after={fields ?? {}} />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function ChangedFields({
  kind,
  before,
  after,
}: Pick<ManyRecord, 'kind'> & Record<'before' | 'after', Fields>) {
  const labels = fieldLabels(useStaff().language)[kind]
  const textOf = useValueText()
  return Object.keys(after)
    .filter((name) => name in labels)
    .map((name) => (
      <span key={name}>
        ; {labels[name]}: {textOf(name, before[name])} → {textOf(name, after[name])}
      </span>
    ))
}

/** Whether an entry of this action has values, unless its record was permanently deleted. */
function hasValues(action: HistoryRecord['action']): boolean {
  return ['created', 'movedIn', 'changed', 'setBack', 'deleted', 'restored'].includes(action)
}

/**
 * On a phone each field is a card. The explicit roles keep the table's semantics, which that CSS
 * layout would remove.
 */
function FieldTable({ labels, columns }: { labels: [string, string][]; columns: Fields[] }) {
  const words = useScreenWords(historyWords)
  const headings = columns.length === 2 ? [words.before, words.after] : [words.value]
  return (
    <table className="changes" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.field}
          </th>
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {labels.map(([name, label]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            <Values name={name} columns={columns} headings={headings} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The values of one field: both, or the only one. */
function Values({
  name,
  columns: [earlier, later],
  headings,
}: {
  name: string
  columns: Fields[]
  headings: string[]
}) {
  const textOf = useValueText()
  const [one, two] = [textOf(name, earlier![name]), textOf(name, later?.[name])]
  const differing = useDifferingTexts(one, two)
  if (!later) {
    return (
      <td role="cell">
        <Value text={one} start={startOf(one)} />
      </td>
    )
  }
  return [one, two].map((text, index) => (
    <td key={headings[index]} role="cell" data-l={headings[index]}>
      <Value text={text} start={differing[index]} />
    </td>
  ))
}

/** A long text is folded below its start, or below what differs in it. */
function Value({ text, start }: { text: string; start: ReactNode }) {
  const words = useScreenWords(historyWords)
  if (start === text) return <span lang="bn">{text}</span>
  return (
    <>
      <div lang="bn">{start}</div>
      {text.length > SHOWN_LETTERS && (
        <details className="fold">
          <summary>{words.whole}</summary>
          <span lang="bn">{text}</span>
        </details>
      )}
    </>
  )
}

/** The first whole words of a long text. */
function startOf(text: string): string {
  if (text.length <= SHOWN_LETTERS) return text
  const end = text.lastIndexOf(' ', SHOWN_LETTERS)
  return `${text.slice(0, end > 0 ? end : SHOWN_LETTERS)}…`
}
