import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { Of } from '../../../office/list/act.tsx'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { FROM_YEAR } from '../../../office/list/way-back.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { findScreen, type ScreenKey } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { formatDay } from '@pathshala/bengali/days'
import type { RoutineRecord } from '../../routine/schema.ts'
import type { Confirmation, YearPlan } from '../schema.ts'
import { CalendarProposals } from './calendar-proposals.tsx'
import { Job } from './job.tsx'
import { useInDigits, useYearAct } from './use-year.ts'
import { yearWords } from './words.ts'

type JobProps<Key extends keyof YearPlan['jobs']> = YearPlan['jobs'][Key] & { year: number }

const path = (key: ScreenKey) => findScreen(key).path

export function CountsJob({ year, state, sections, prepared }: JobProps<'counts'>) {
  const words = useScreenWords(yearWords)
  const { language } = useStaff()
  const today = useToday()
  const digits = useInDigits()
  const act = useYearAct('studentCounts')
  const { keeps, begun, shown, none, bring, moveUp, atOnce, done } = words.counts
  const firstDay = `${year}-01-01`
  const isLater = firstDay > today
  const begin = () =>
    act.act(async () => {
      const created = await postOnce<unknown[]>({
        path: `${contentKinds.studentCounts.apiPath}/moveUp`,
        body: { year },
      })
      return done(digits(year), digits(created.length))
    })
  const detail =
    prepared > 0
      ? (isLater ? begun : shown)(digits(year), digits(prepared), formatDay(firstDay, language))
      : sections > 0
        ? keeps(digits(sections), digits(year))
        : none
  const screenPath = `${path('studentCounts')}?year=${year}`
  return (
    <Job job="counts" year={year} state={state} detail={detail} act={act}>
      {prepared > 0 ? (
        <OpenLink to={screenPath} of={words.titles.counts()} />
      ) : (
        <Button component={Link} to={`${screenPath}&${FROM_YEAR}`}>
          {bring(digits(year))}
        </Button>
      )}
      {prepared === 0 && sections > 0 && (
        <AskedButton
          question={isLater ? undefined : atOnce(digits(year))}
          act={act}
          variant="default"
          onConfirm={begin}
        >
          {moveUp(digits(year))}
        </AskedButton>
      )}
    </Job>
  )
}

export function CalendarJob({ year, state, holidays, exams, on, by }: JobProps<'calendar'>) {
  const words = useScreenWords(yearWords)
  const { language } = useStaff()
  const digits = useInDigits()
  const act = useYearAct('calendar')
  const [isOpen, setIsOpen] = useState(false)
  const amounts = words.calendar.amounts(digits(holidays), digits(exams))
  const last = [on && formatDay(on, language), by].filter(Boolean).join(', ')
  return (
    <Job
      job="calendar"
      year={year}
      state={state}
      detail={last ? `${amounts}; ${last}` : amounts}
      act={act}
    >
      {isOpen ? (
        <CalendarProposals year={year} act={act} onAdded={() => setIsOpen(false)} />
      ) : (
        <Button
          variant={state === 'done' ? 'default' : 'filled'}
          onClick={() => setIsOpen(true)}
          aria-expanded={false}
        >
          {words.calendar.propose}
        </Button>
      )}
      <Button component={Link} to={`${path('calendar')}?${FROM_YEAR}`} variant="default">
        {words.calendar.bring}
      </Button>
      <OpenLink to={path('calendar')} of={words.titles.calendar(digits(year))} />
    </Job>
  )
}

export function RoutinesJob({ year, state, total, renewed }: JobProps<'routines'>) {
  const words = useScreenWords(yearWords)
  const digits = useInDigits()
  const { language } = useStaff()
  const today = useToday()
  const act = useYearAct('routines')
  const [firstDay, setFirstDay] = useState(`${year}-01-01`)
  const { left, done, none, copy, copied } = words.routines
  const renew = () =>
    act.act(async () => {
      const routines = await postOnce<RoutineRecord[]>({
        path: `${contentKinds.routines.apiPath}/renew`,
        body: { validFrom: firstDay },
      })
      return copied(digits(routines.length))
    })
  const detail =
    total === 0 ? none : renewed === 0 ? left(digits(total)) : done(digits(renewed), digits(total))
  return (
    <Job job="routines" year={year} state={state} detail={detail} act={act}>
      {total > 0 && state !== 'done' && (
        <>
          <TextInput
            type="date"
            label={words.routines.firstDay}
            value={firstDay}
            onChange={(event) => setFirstDay(event.currentTarget.value)}
          />
          <AskedButton
            question={
              firstDay > today ? undefined : words.routines.atOnce(formatDay(firstDay, language))
            }
            act={act}
            onConfirm={renew}
          >
            {copy(digits(total - renewed))}
          </AskedButton>
        </>
      )}
      {(total === 0 || state === 'done') && (
        <OpenLink to={path('routines')} of={words.titles.routines()} />
      )}
    </Job>
  )
}

export function GroupsJob({ year, state, total, left }: JobProps<'groups'>) {
  const words = useScreenWords(yearWords)
  const digits = useInDigits()
  const act = useYearAct('groups')
  const { progress, allDone, none, write } = words.groups
  const names = left.map(({ title }) => title).join(', ')
  const detail =
    left.length > 0
      ? progress(digits(total), digits(total - left.length), names)
      : total > 0
        ? allDone(digits(total))
        : none
  return (
    <Job job="groups" year={year} state={state} detail={detail} act={act}>
      {left.map(({ _id, nextTitle }, index) => (
        <Button
          key={_id}
          component={Link}
          to={`${path('groups')}?${new URLSearchParams({ copyOf: _id })}&${FROM_YEAR}`}
          variant={index === 0 ? 'filled' : 'default'}
        >
          {write(nextTitle)}
        </Button>
      ))}
      {left.length === 0 && <OpenLink to={path('groups')} of={words.titles.groups()} />}
    </Job>
  )
}

export function NoticesJob({ year, state, pinned, oldIds }: JobProps<'notices'>) {
  const words = useScreenWords(yearWords)
  const digits = useInDigits()
  const act = useYearAct('notices')
  const { amounts, end, ended, pinned: seePinned } = words.notices
  const endOld = () =>
    act.act(async () => {
      const { changed } = await postOnce<{ changed: number }>({
        path: `${contentKinds.notices.apiPath}/many`,
        body: { ids: oldIds, act: 'end' },
      })
      return ended(digits(changed))
    })
  const detail = amounts(digits(pinned), digits(year - 1), digits(oldIds.length))
  return (
    <Job job="notices" year={year} state={state} detail={detail} act={act}>
      {oldIds.length > 0 && (
        <AskedButton
          question={words.notices.atOnce(digits(oldIds.length))}
          act={act}
          onConfirm={endOld}
        >
          {end(digits(oldIds.length))}
        </AskedButton>
      )}
      {pinned > 0 ? (
        <Button component={Link} to={path('notices')} variant="default">
          {seePinned(digits(pinned))}
        </Button>
      ) : (
        <OpenLink to={path('notices')} of={words.titles.notices()} />
      )}
    </Job>
  )
}

export function InformationJob({
  year,
  state,
  sections,
  charter,
  approvedSections,
}: JobProps<'information'>) {
  const words = useScreenWords(yearWords)
  const { language } = useStaff()
  const digits = useInDigits()
  const act = useYearAct('information')
  const own = words.information
  const stateOf = (what: string, { isConfirmed, isMissing, on }: Confirmation) => {
    if (isMissing) return own.missing(what)
    return isConfirmed && on ? own.checked(what, formatDay(on, language)) : own.ask(what)
  }
  const parts = [
    {
      key: 'sections',
      what: own.sections(digits(approvedSections)),
      confirmation: sections,
      right: own.sectionsRight(digits(approvedSections)),
      write: own.writeSections,
      change: own.changeSections,
    },
    {
      key: 'charter',
      what: own.charter,
      confirmation: charter,
      right: own.charterRight,
      write: own.writeCharter,
      change: own.changeCharter,
    },
  ]
  return (
    <Job
      job="information"
      year={year}
      state={state}
      detail={parts.map(({ key, what, confirmation }, index) => (
        <span key={key}>
          {index > 0 && <br />}
          {stateOf(what, confirmation)}
        </span>
      ))}
      act={act}
    >
      {parts.map(({ key, confirmation: { isConfirmed, isMissing }, right, write, change }) => (
        <span key={key} className="acts">
          {!isConfirmed && !isMissing && (
            <Button loading={act.sending.isSending} onClick={() => void act.act(check(key, words))}>
              {right}
            </Button>
          )}
          <Button
            component={Link}
            to={`${path('information')}/${key}`}
            variant={isMissing ? 'filled' : 'default'}
          >
            {isMissing ? write : change}
          </Button>
        </span>
      ))}
    </Job>
  )
}

export function StaffJob({
  year,
  state,
  total,
  isConfirmed,
  isMissing,
  on,
  by,
}: JobProps<'staff'>) {
  const words = useScreenWords(yearWords)
  const { language } = useStaff()
  const digits = useInDigits()
  const act = useYearAct('information')
  const people = words.staff.people(digits(total))
  const checked = isConfirmed && on ? words.staff.checked(formatDay(on, language)) : ''
  const last = [checked, checked && by].filter(Boolean).join(', ')
  return (
    <Job
      job="staff"
      year={year}
      state={state}
      detail={last ? `${people}; ${last}` : people}
      act={act}
    >
      {!isConfirmed && !isMissing && (
        <Button loading={act.sending.isSending} onClick={() => void act.act(check('staff', words))}>
          {words.staff.right}
        </Button>
      )}
      <Button component={Link} to={path('officers')} variant="default">
        {words.staff.open}
      </Button>
    </Job>
  )
}

/** Writes that an entry of the information board is still right. */
function check(key: string, words: (typeof yearWords)['bn']) {
  return async () => {
    await postOnce({ path: `${contentKinds.information.apiPath}/${key}/check` })
    return words.information.isChecked
  }
}

/** An act whose question says what visitors see at once. Without a question, nothing is asked. */
function AskedButton({
  question,
  act: { sending },
  variant,
  onConfirm,
  children,
}: {
  question: string | undefined
  act: Pick<ReturnType<typeof useYearAct>, 'sending'>
  variant?: 'default'
  onConfirm: () => Promise<unknown>
  children: string
}) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        {...(variant && { variant })}
        loading={sending.isSending}
        onClick={() => (question === undefined ? void onConfirm() : setIsAsking(true))}
      >
        {children}
      </Button>
      {isAsking && question !== undefined && (
        <ConfirmDialog
          title={children}
          question={question}
          subject=""
          action={children}
          color="green"
          onClose={() => setIsAsking(false)}
          onConfirm={async () => void (await onConfirm())}
        />
      )}
    </>
  )
}

function OpenLink({ to, of }: { to: string; of: string }) {
  const words = useScreenWords(yearWords)
  return (
    <Button component={Link} to={to} variant="default">
      {words.open}
      <Of name={of} />
    </Button>
  )
}
