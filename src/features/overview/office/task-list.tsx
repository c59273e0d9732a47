import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { atTime, describeSoon } from '../../../office/form/school-time.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { Act, Of } from '../../../office/list/act.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useReload } from '../../../office/connection/use-api.ts'
import { documentPage, findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { daysBetween, formatShortDay } from '@pathshala/bengali/days'
import { dayAt, formatAmount, formatNumber } from '../../../words/format.ts'
import type { Task } from '../schema.ts'
import type { HidingFilesProps } from './hiding-files.tsx'
import { type FoldedType, foldTasks } from './fold-tasks.ts'
import { taskWords } from './task-words.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'

interface Row {
  title: string
  to: string
  /** The reason, and what follows from it. */
  why: ReactNode
  act: string
  /** The address of the act, what it lists or stops. */
  change: string | HidingTask | { messageId: string }
}

/**
 * The tasks of today. Each row has a button that does the task or opens its screen. If one type has
 * many tasks that are not urgent, some of them are folded.
 */
export function TaskList({ tasks }: { tasks: Task[] }) {
  const rowOf = useRow()
  const { language, timeZone } = useStaff()
  const { rest } = useScreenWords(taskWords)
  const today = useToday()
  const [listed, setListed] = useState<HidingTask>()
  const [opened, setOpened] = useState<FoldedType[]>([])
  const list = useRef<HTMLUListElement>(null)
  const isUrgent = (task: Task) => task.type === 'unpins' && lastDayOf(task.at, timeZone) <= today
  const open = (type: FoldedType, at: number) => {
    // The button goes, and with it the focus of a keyboard.
    flushSync(() => setOpened([...opened, type]))
    list.current?.children[at]?.querySelector('a')?.focus()
  }
  return (
    <>
      <ul className="card tasks" ref={list}>
        {foldTasks(tasks, { opened, isUrgent }).map((task, at) => {
          if (task.type === 'rest') {
            const { of, count } = task
            return (
              <li key={`rest ${of}`} className="rest">
                <Button variant="subtle" onClick={() => open(of, at)}>
                  {rest[of](formatNumber(count, language))}
                </Button>
              </li>
            )
          }
          const { title, to, why, act, change } = rowOf(task)
          const button = { variant: 'default', className: 'act' }
          return (
            <li key={'messageId' in task ? task.messageId : `${task.type} ${to}`}>
              <p className="t">
                <Link to={to} lang="bn">
                  {title}
                </Link>
              </p>
              <p className="s">{why}</p>
              {typeof change === 'string' ? (
                <Button component={Link} to={change} {...button}>
                  {act}
                  <Of name={title} />
                </Button>
              ) : 'messageId' in change ? (
                <StopMessage of={title} {...change} />
              ) : (
                <Button {...button} onClick={() => setListed(change)}>
                  {act}
                  <Of name={title} />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {listed && <HidingFiles task={listed} onClose={() => setListed(undefined)} />}
    </>
  )
}

function StopMessage({ messageId, of }: { messageId: string; of: string }) {
  const { act, stopped, tooLate } = useScreenWords(taskWords).waits
  const reload = useReload()
  const sending = useSending()
  const stop = async () => {
    // Messages wait seldom, so this is not part of the first page's script.
    const { stopMessage } = await import('../../following/office/stop-message.ts')
    notify((await stopMessage(messageId)) ? stopped : tooLate)
    await reload()
  }
  return (
    <div className="act">
      <FormProblem error={sending.error} />
      <Act of={of} loading={sending.isSending} onClick={() => void sending.run(stop)}>
        {act}
      </Act>
    </div>
  )
}

function useRow(): (task: Task) => Row {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(taskWords)
  const today = useToday()
  const amount = (value: number) => formatAmount(value, language)
  const dayOf = (iso: string) => dayAt(new Date(iso), timeZone)
  return (task) => {
    switch (task.type) {
      case 'appears': {
        const { when, phones, noPhones, act } = words.appears
        const time = atTime(task.at, language, timeZone)
        return {
          ...documentOf(task),
          why: whyOf(when(time), task.phones ? phones(amount(task.phones)) : noPhones),
          act,
        }
      }
      case 'waits': {
        const { when, correction, phones, act } = words.waits
        const to = task.isDeleted
          ? findScreen('bin').path
          : task.kind === 'calendar'
            ? findScreen('calendar').path
            : documentPage(task.kind, task.id)
        const why = whyOf(
          (task.isCorrection ? correction : when)(describeSoon(task.at, language, timeZone)),
          phones(amount(task.phones)),
        )
        return { title: task.title, to, why, act, change: { messageId: task.messageId } }
      }
      case 'ends': {
        const { when, leaves, act } = words.ends
        const end = leaves(atTime(task.at, language, timeZone))
        return { ...documentOf(task), why: whyOf(when, end), act }
      }
      case 'unpins': {
        const { when, left, lastDay } = words.unpins
        const day = lastDayOf(task.at, timeZone)
        const days = daysBetween(today, day)
        const rest = days > 0 ? left(formatNumber(days, language)) : lastDay
        const why = whyOf(when(formatShortDay(day, language)), rest)
        return { ...documentOf(task), why, act: words.ends.act }
      }
      case 'unchecked': {
        const { title, oldest, act } = words.unchecked
        const to = documentPage(task.oldest.kind, task.oldest.id)
        const day = formatShortDay(dayOf(task.oldest.date), language)
        const why = (
          <>
            {oldest} <b>{day}</b>
          </>
        )
        return { title: title(amount(task.count)), to, why, act, change: to }
      }
      case 'hides': {
        const { title, why, act } = words.hides
        const to = documentPage(task.newest[0]!.kind, task.newest[0]!.id)
        return { title: title(amount(task.count)), to, why: whyOf(why), act, change: task }
      }
      case 'late': {
        const { title, others, act, ...reasons } = words.late
        const months = task.asOf === null ? 0 : Math.floor(daysBetween(task.asOf, today) / 30)
        const why =
          task.reason === 'term-over'
            ? reasons.termOver
            : task.reason === 'year-missing'
              ? reasons.yearMissing
              : task.reason === 'posts-differ'
                ? reasons.postsDiffer
                : reasons.old(formatNumber(months, language))
        return {
          title: title(entryOf(task)),
          to: screenPath(task),
          why: whyOf(why, task.others > 0 ? others(amount(task.others)) : ''),
          act,
          change: findScreen('information').path,
        }
      }
      case 'left': {
        const { named, unnamed, act } = words.left
        const why = task.names.length > 0 ? named(task.names.join(', ')) : unnamed
        const to = screenPath(task)
        return { title: entryOf(task), to, why: whyOf(why), act, change: to }
      }
      default: {
        const { title, phones, photos, act } = words.consents
        const to = findScreen('officers').path
        const missing = [
          task.phones > 0 && phones(amount(task.phones)),
          task.photos > 0 && photos(amount(task.photos)),
        ]
        return { title, to, why: whyOf(missing.filter(Boolean).join(', ')), act, change: to }
      }
    }
  }

  function entryOf({ title, titleEnglish }: Extract<Task, { type: 'late' | 'left' }>): string {
    return language === 'en' ? titleEnglish : title
  }
}

/** An end at midnight is the end of the day before. */
function lastDayOf(iso: string, timeZone: string): string {
  return dayAt(new Date(Date.parse(iso) - 1), timeZone)
}

function whyOf(reason: string, then = ''): ReactNode {
  return (
    <>
      <b>{reason}</b>
      {then}
    </>
  )
}

function documentOf({ kind, id, title }: Extract<Task, { type: 'appears' | 'ends' | 'unpins' }>) {
  const to = documentPage(kind, id)
  return { title, to, change: `${to}#times` }
}

function screenPath({ screen }: { screen: string }): string {
  return `${findScreen('overview').path}/${screen}`
}

type HidingTask = Extract<Task, { type: 'hides' }>

const HidingFiles = lazyPart<HidingFilesProps>(() =>
  import('./hiding-files.tsx').then((part) => part.HidingFiles),
)
