import { useRef, useState } from 'react'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { LIST_ID, ListHeading, Screen } from '../../../office/frame/screen.tsx'
import {
  type SectionChoice,
  SectionSelects,
  useSectionChoice,
  useSectionName,
  useVersion,
} from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useRecord } from '../../../office/connection/use-api.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { Act } from '../../../office/list/act.tsx'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import { compareSections } from '@pathshala/bengali/classes'
import { formatDay, weekdayName } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { formatHours } from '../../../words/hours.ts'
import { slotsOf } from '../clashes.ts'
import { lessonsWithoutTeacher } from './routine-values.ts'
import { LIST, pathOf } from './routine-form.ts'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { notifyRemoved } from '../../../office/list/removed-note.tsx'
import { sectionUrl } from '../addresses.ts'
import { useOfficerIds, useRoutines } from './school-lists.ts'
import { ReplaceTeacher } from './replace-teacher.tsx'
import { SectionRoutine } from './section-routine.tsx'
import { comingAfter, routinesOn } from '../versions.ts'
import { routineWords } from './words.ts'

export default function RoutineScreen() {
  const words = useScreenWords(routineWords)
  const { chooseFirst } = useScreenWords(sectionWords)
  const [choice, setChoice] = useSectionChoice('routine')
  const [version, setVersion] = useVersion('validFrom')
  const today = useToday()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = ({ className, shift, section, validFrom }: RoutineRecord) => {
    setChoice({ className, shift, section })
    setVersion(validFrom > today ? validFrom : '')
    heading.current?.focus()
  }
  return (
    <Screen screen="routines" lead={words.lead} list={words.listTitle}>
      <section className="card" aria-labelledby="routine">
        <h2 id="routine" tabIndex={-1} ref={heading}>
          {words.formTitle}
        </h2>
        <SectionSelects
          form=""
          choice={choice}
          missing={undefined}
          onChoose={(next) => {
            setChoice(next)
            setVersion('')
          }}
        />
        {isChosen(choice) ? (
          <LoadedSection
            key={pathOf(choice, version)}
            section={choice}
            version={version}
            onVersion={setVersion}
          />
        ) : (
          <p className="s">{chooseFirst}</p>
        )}
      </section>
      <GoneTeachers onOpen={open} />
      <AllRoutines onOpen={open} />
      <ReplaceTeacher />
    </Screen>
  )
}

function isChosen(choice: SectionChoice | SectionKey): choice is SectionKey {
  return Object.values(choice).every(Boolean)
}

function LoadedSection({
  section,
  version,
  onVersion,
}: {
  section: SectionKey
  version: string
  onVersion: (version: string) => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(routineWords)
  const today = useToday()
  const path = pathOf(section, version)
  const record = useRecord<RoutineRecord | null>(path)
  const routines = useRoutines()
  const own = routines.data?.filter((routine) => compareSections(routine, section) === 0) ?? []
  const coming = comingAfter(own, today).map(({ validFrom }) => validFrom)
  return (
    <Loaded query={record} lead={words.failedToLoad}>
      {(found) => (
        <Loaded query={routines} lead={staffWords.common.failedToLoad}>
          {(all) => (
            <>
              {coming.length > 0 && (
                <Picks
                  name="version"
                  label={words.whichRoutine}
                  values={['', ...coming]}
                  labels={{
                    '': words.present,
                    ...Object.fromEntries(
                      coming.map((day) => [day, words.startsOn(formatDay(day, language))]),
                    ),
                  }}
                  value={version}
                  onPick={onVersion}
                />
              )}
              <SectionRoutine
                section={section}
                version={version}
                record={found}
                routines={all}
                onOther={({ validFrom }) => onVersion(validFrom > today ? validFrom : '')}
              />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Lessons of deleted teachers, whose names stay in the routine. */
function GoneTeachers({ onOpen }: { onOpen: (routine: RoutineRecord) => void }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const nameOf = useSectionName()
  const { data: routines = [] } = useRoutines()
  const officerIds = useOfficerIds()
  const today = useToday()
  const shown = [...routinesOn(routines, today), ...comingAfter(routines, today)]
  const found = officerIds ? lessonsWithoutTeacher(shown, officerIds) : []
  if (found.length === 0) return null
  return (
    <section className="list" aria-labelledby="gone-teachers">
      <h2 id="gone-teachers">{words.goneTitle}</h2>
      <p className="s">{words.goneLead}</p>
      <ul className="card items rows">
        {found.map(({ teacher, routine }) => (
          <li key={`${teacher} ${routine._id}`}>
            <div>
              <p className="t" lang="bn">
                {teacher}
              </p>
              <details className="fold">
                <summary>
                  {words.lessonsIn(nameOf(routine), formatNumber(routine.lessons.length, language))}
                </summary>
                <ul className="s">
                  {slotsOf(routine).map((slot) => {
                    const { day, subject } = slot.lesson
                    const at = words.lesson(weekdayName(day, language), formatHours(slot, language))
                    return <li key={at}>{`${at}: ${subject}`}</li>
                  })}
                </ul>
              </details>
            </div>
            <div className="acts">
              <Act of={nameOf(routine)} onClick={() => onOpen(routine)}>
                {words.open}
              </Act>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sections that have a routine. */
function AllRoutines({ onOpen }: { onOpen: (routine: RoutineRecord) => void }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(routineWords)
  const nameOf = useSectionName()
  const client = useQueryClient()
  const list = useRoutines()
  const [removed, setRemoved] = useState<RoutineRecord>()
  const reload = async (routine: RoutineRecord) => {
    await client.invalidateQueries({ queryKey: [LIST] })
    await client.resetQueries({ queryKey: [pathOf(routine)] })
    await client.resetQueries({ queryKey: [pathOf(routine, routine.validFrom)] })
  }
  return (
    <section className="list" aria-labelledby={LIST_ID}>
      <ListHeading>{words.listTitle}</ListHeading>
      <Loaded query={list} lead={staffWords.common.failedToLoad}>
        {(routines) =>
          routines.length === 0 ? (
            <p className="card none">{words.empty}</p>
          ) : (
            <RoutineList routines={routines} onOpen={onOpen} onRemove={setRemoved} />
          )
        }
      </Loaded>
      {removed && (
        <ConfirmDialog
          question={words.confirm}
          subject={nameOf(removed)}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: pathOf(removed, removed.validFrom) })
            const onRestored = () => reload(removed)
            notifyRemoved(staffWords.common.removed, { id: removed._id, onRestored })
            await reload(removed)
          }}
        />
      )}
    </section>
  )
}

interface RoutineActs {
  onOpen: (routine: RoutineRecord) => void
  onRemove: (routine: RoutineRecord) => void
}

/** The routines of today and the next ones; below them those that were replaced. */
function RoutineList({ routines: all, ...acts }: RoutineActs & { routines: RoutineRecord[] }) {
  const { language } = useStaff()
  const words = useScreenWords(routineWords)
  const today = useToday()
  const current = new Set([...routinesOn(all, today), ...comingAfter(all, today)])
  const routines = all.filter((routine) => current.has(routine))
  const past = all.filter((routine) => !current.has(routine))
  const nameOf = useSectionName()
  const search = useListSearch<RoutineRecord>(nameOf)
  const found = search.find(routines)
  const { shown, more } = useParts(found)
  return (
    <>
      {search.fieldFor(routines.length)}
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className="card items rows">
          {shown.map((routine) => (
            <li key={routine._id}>
              <RoutineEntry routine={routine} {...acts} />
            </li>
          ))}
        </ul>
      )}
      {more}
      {past.length > 0 && (
        <details className="fold">
          <summary>{words.past(formatNumber(past.length, language))}</summary>
          <ul className="card items rows">
            {past.map((routine) => (
              <li key={routine._id}>
                <RoutineEntry routine={routine} onRemove={acts.onRemove} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function RoutineEntry({
  routine,
  onOpen,
  onRemove,
}: Pick<RoutineActs, 'onRemove'> & Partial<RoutineActs> & { routine: RoutineRecord }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(routineWords)
  const name = useSectionName()(routine)
  const { validFrom, isSample } = routine
  const isLater = validFrom > useToday()
  return (
    <>
      <div>
        <p className="t">
          <a href={sectionUrl(routine, isLater ? validFrom : '')} target="_blank" rel="noopener">
            {name}
          </a>
        </p>
        <p className="meta">
          {isLater ? (
            <b className="mark">{words.startsOn(formatDay(validFrom, language))}</b>
          ) : (
            <span>{words.since(formatDay(validFrom, language))}</span>
          )}
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </p>
      </div>
      <Group className="acts">
        {onOpen && (
          <Act of={name} onClick={() => onOpen(routine)}>
            {words.open}
          </Act>
        )}
        <Act of={name} isRemoval onClick={() => onRemove(routine)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    </>
  )
}
