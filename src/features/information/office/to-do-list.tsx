import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { Act, Of } from '../../../office/list/act.tsx'
import { restoreEntry } from '../../../office/list/history-entry.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { describeProblem } from '../../../office/form/problem-words.ts'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { addDays, daysBetween, formatDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { findEntry, screenOf } from '../entries.ts'
import { BOARD, type StaffEntry } from './board.ts'
import { boardWords } from './words.ts'

const ORDER = ['missing', 'late', 'ending'] as const

/** An entry that the clerk has just checked stays in the list, with the way to undo the check. */
export function ToDoList({ entries }: { entries: StaffEntry[] }) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const [checked, setChecked] = useState<string[]>([])
  const toDo = ORDER.flatMap((standing) => entries.filter((entry) => entry.standing === standing))
  const done = entries.filter(({ key, standing }) => standing === 'ok' && checked.includes(key))
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">
        {words.toDo} <small>{words.amount(formatNumber(toDo.length, language))}</small>
      </h2>
      {toDo.length + done.length === 0 ? (
        <p className="card none">{words.nothingToDo}</p>
      ) : (
        <ul className="card todos">
          {toDo.map((entry) => (
            <ToDo
              key={entry.key}
              entry={entry}
              onChecked={() => setChecked((old) => [...old, entry.key])}
            />
          ))}
          {done.map((entry) => (
            <Checked key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ToDo({ entry, onChecked }: { entry: StaffEntry; onChecked: () => void }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(boardWords)
  const reload = useReload(BOARD)
  const sending = useSending()
  const { key, set, standing } = entry
  const title = words.titles[key]
  const number = formatNumber(entry.number, language)
  const summary = language === 'en' ? entry.summaryEnglish : entry.summary
  const check = () =>
    void sending.run(async () => {
      await postOnce({ path: `/information/${key}/check`, version: entry.version })
      onChecked()
      await reload()
    })
  const of = <Of name={title} />
  return (
    <li className={`todo ${standing}`}>
      <div className="about">
        <p className="meta">
          {set === 'directorate' ? words.ofDirectorate(number) : words.ofOthers(number)}
        </p>
        <h3>{title}</h3>
        {summary && (
          <p>
            {words.onSite} {summary}
          </p>
        )}
        <p className="state">
          <Why entry={entry} />
        </p>
        {sending.error !== undefined && (
          <p role="alert">{describeProblem(sending.error, staffWords, language)}</p>
        )}
      </div>
      <div className="acts">
        {standing === 'missing' && (
          <>
            <Button component={Link} to={screenPath(entry)}>
              {words.write}
              {of}
            </Button>
            {findEntry(key).mayNotApply && (
              <Button component={Link} variant="default" to={`${entryPath(key)}?applies=no`}>
                {words.notApplicable}
                {of}
              </Button>
            )}
          </>
        )}
        {standing === 'late' && (
          <>
            {isCheckEnough(entry) && (
              <Button loading={sending.isSending} onClick={check}>
                {words.check}
                {of}
              </Button>
            )}
            <Button
              component={Link}
              to={screenPath(entry)}
              variant={isCheckEnough(entry) ? 'default' : 'filled'}
            >
              {words.change}
              {of}
            </Button>
          </>
        )}
        {(standing === 'ending' || entry.reasons.includes('term-over')) && entry.groupId && (
          <Button
            component={Link}
            variant="default"
            to={`${findScreen('groups').path}?copyOf=${entry.groupId}`}
          >
            {words.renew}
            {of}
          </Button>
        )}
        {standing === 'ending' && (
          <Button component={Link} variant="default" to={screenPath(entry)}>
            {words.extend}
            {of}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The reason why the entry is in the list. */
function Why({ entry }: { entry: StaffEntry }) {
  const { language } = useStaff()
  const { reasons: words } = useScreenWords(boardWords)
  const { asOf, due, reasons, standing } = entry
  const today = useToday()
  // The entry is late on the day after the term.
  const lastDay = due === null ? '' : addDays(due, -1)
  const number = (value: number) => formatNumber(value, language)
  if (standing === 'missing' && reasons.length === 0) return words.missing
  return reasons.map(textOf).join('; ')

  function textOf(reason: string): string {
    switch (reason) {
      case 'old':
        return words.old(
          formatDay(asOf!, language),
          number(Math.floor(daysBetween(asOf!, today) / 30)),
        )
      case 'term-over':
        return words.termOver
      case 'term-ends':
        return words.termEnds(formatDay(lastDay, language), number(daysBetween(today, lastDay)))
      case 'person-left':
        return words.personLeft(namesOf(entry.leavers))
      case 'posts-differ':
        return entry.differingPosts
          .map(({ title, listed, filled }) =>
            words.postsDiffer(title, number(listed), number(filled)),
          )
          .join('; ')
      case 'year-missing':
        return words.yearMissing
      case 'counts-differ':
        return words.countsDiffer
      default:
        return words.parts[reason.split(':')[1] as keyof typeof words.parts] ?? reason
    }
  }
}

/** A person whose name is gone for good is counted, but not named. */
export function namesOf(leavers: StaffEntry['leavers']): string {
  return leavers
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ')
}

/** After a check, the row says so itself, and offers to take the check back. */
function Checked({ entry: { key } }: { entry: StaffEntry }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(boardWords)
  const reload = useReload(BOARD)
  const sending = useSending()
  const undo = () =>
    void sending.run(async () => {
      const [last] = await callApi<{ _id: string }[]>({
        path: `/admin/history?kind=information&id=${key}&limit=1`,
      })
      await restoreEntry(last!._id)
      await reload()
    })
  return (
    <li className="todo did">
      <p role="status">
        <b>{words.checked(words.titles[key])}</b>
      </p>
      {sending.error !== undefined && (
        <p role="alert">{describeProblem(sending.error, staffWords, language)}</p>
      )}
      <div className="acts">
        <Act of={words.titles[key]} loading={sending.isSending} onClick={undo}>
          {words.undo}
        </Act>
      </div>
    </li>
  )
}

/** Whether the entry needs only a check to be all right again. */
function isCheckEnough({ reasons }: StaffEntry): boolean {
  return reasons.every((reason) => reason === 'old' || reason === 'counts-differ')
}

export function screenPath({ key, mendedBy, groupId }: StaffEntry): string {
  return `${findScreen('overview').path}/${screenOf(key, mendedBy, groupId)}`
}

/** The form of the entry itself. */
function entryPath(key: string): string {
  return `${findScreen('overview').path}/${contentKinds.information.screenPath}/${key}`
}
