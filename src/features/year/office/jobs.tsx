import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { Of } from '../../../office/list/act.tsx'
import { FROM_YEAR } from '../../../office/list/way-back.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { findScreen, type ScreenKey } from '../../../office/shell/screens.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatDay } from '../../../words/days.ts'
import type { RoutineRecord } from '../../routine/schema.ts'
import type { Confirmation, YearPlan } from '../schema.ts'
import { CalendarProposals } from './calendar-proposals.tsx'
import { Job } from './job.tsx'
import { useInDigits, useYearAct } from './use-year.ts'
import { yearWords } from './words.ts'

type JobProps<Key extends keyof YearPlan['jobs']> = YearPlan['jobs'][Key] & { year: number }

const path = (key: ScreenKey) => findScreen(key).path

export function CountsJob({ year, state, sections, isKept }: JobProps<'counts'>) {
  const words = useScreenWords(yearWords)
  const digits = useInDigits()
  const act = useYearAct('studentCounts')
  const closing = digits(year - 1)
  const keep = (counts: 'clear' | 'moveUp') =>
    act.act(async () => {
      await postOnce({
        path: `${contentKinds.studentCounts.apiPath}/years`,
        body: { year: year - 1, counts },
      })
      return words.counts.done(closing)
    })
  // The list keeps the closing year before it changes the counts.
  const search = isKept || sections === 0 ? FROM_YEAR : `${FROM_YEAR}&closing=${year - 1}`
  const detail = isKept
    ? words.counts.kept(closing, digits(sections))
    : sections === 0
      ? words.counts.none
      : words.counts.keeps(digits(sections), closing)
  const canKeep = !isKept && sections > 0
  return (
    <Job job="counts" year={year} state={state} detail={detail} act={act}>
      {state !== 'done' && (
        <Button component={Link} to={`${path('studentCounts')}?${search}`}>
          {words.counts.bring(digits(year))}
        </Button>
      )}
      {canKeep && (
        <>
          <Button variant="default" onClick={() => void keep('clear')}>
            {words.counts.clear(closing)}
          </Button>
          <Button variant="default" onClick={() => void keep('moveUp')}>
            {words.counts.moveUp(closing)}
          </Button>
        </>
      )}
      {state === 'done' && <OpenLink screen="studentCounts" of={words.titles.counts()} />}
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
      <OpenLink screen="calendar" of={words.titles.calendar(digits(year))} />
    </Job>
  )
}

export function RoutinesJob({ year, state, total, renewed }: JobProps<'routines'>) {
  const words = useScreenWords(yearWords)
  const digits = useInDigits()
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
          <Button loading={act.sending.isSending} onClick={() => void renew()}>
            {copy(digits(total - renewed))}
          </Button>
        </>
      )}
      {(total === 0 || state === 'done') && (
        <OpenLink screen="routines" of={words.titles.routines()} />
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
      {left.length === 0 && <OpenLink screen="groups" of={words.titles.groups()} />}
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
        <Button loading={act.sending.isSending} onClick={() => void endOld()}>
          {end(digits(oldIds.length))}
        </Button>
      )}
      {pinned > 0 ? (
        <Button component={Link} to={path('notices')} variant="default">
          {seePinned(digits(pinned))}
        </Button>
      ) : (
        <OpenLink screen="notices" of={words.titles.notices()} />
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

function OpenLink({ screen, of }: { screen: ScreenKey; of: string }) {
  const words = useScreenWords(yearWords)
  return (
    <Button component={Link} to={path(screen)} variant="default">
      {words.open}
      <Of name={of} />
    </Button>
  )
}
