import { useRef, useState } from 'react'
import { Loaded } from '../../../office/shell/loaded.tsx'
import { LIST_ID, ListHeading, Screen } from '../../../office/shell/screen.tsx'
import {
  type SectionChoice,
  SectionSelects,
  useSectionChoice,
  useSectionName,
} from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useRecord } from '../../../office/shell/use-api.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { Act } from '../../../office/list/act.tsx'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { formatDay, weekdayName } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import { formatHours } from '../../../words/hours.ts'
import { slotsOf } from '../clashes.ts'
import { lessonsWithoutTeacher } from './routine-values.ts'
import { LIST, pathOf } from './routine-form.ts'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../office/shell/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { notifyRemoved } from '../../../office/list/removed-note.tsx'
import { sectionUrl } from '../addresses.ts'
import { useOfficerIds, useRoutines } from './school-lists.ts'
import { SectionRoutine } from './section-routine.tsx'
import { routineWords } from './words.ts'

export default function RoutineScreen() {
  const words = useScreenWords(routineWords)
  const { chooseFirst } = useScreenWords(sectionWords)
  const [choice, setChoice] = useSectionChoice('routine')
  const heading = useRef<HTMLHeadingElement>(null)
  const open = ({ className, shift, section }: SectionKey) => {
    setChoice({ className, shift, section })
    heading.current?.focus()
  }
  return (
    <Screen screen="routines" lead={words.lead} list={words.listTitle}>
      <section className="card" aria-labelledby="routine">
        <h2 id="routine" tabIndex={-1} ref={heading}>
          {words.formTitle}
        </h2>
        <SectionSelects form="" choice={choice} missing={undefined} onChoose={setChoice} />
        {isChosen(choice) ? (
          <LoadedSection key={pathOf(choice)} section={choice} />
        ) : (
          <p className="s">{chooseFirst}</p>
        )}
      </section>
      <GoneTeachers onOpen={open} />
      <AllRoutines onOpen={open} />
    </Screen>
  )
}

function isChosen(choice: SectionChoice | SectionKey): choice is SectionKey {
  return Object.values(choice).every(Boolean)
}

function LoadedSection({ section }: { section: SectionKey }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(routineWords)
  const path = pathOf(section)
  const record = useRecord<RoutineRecord | null>(path)
  const routines = useRoutines()
  return (
    <Loaded query={record} lead={words.failedToLoad}>
      {(found) => (
        <Loaded query={routines} lead={staffWords.common.failedToLoad}>
          {(all) => <SectionRoutine section={section} record={found} routines={all} />}
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
  const found = officerIds ? lessonsWithoutTeacher(routines, officerIds) : []
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
            await callApi({ method: 'DELETE', path: pathOf(removed) })
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

function RoutineList({ routines, ...acts }: RoutineActs & { routines: RoutineRecord[] }) {
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
    </>
  )
}

function RoutineEntry({ routine, onOpen, onRemove }: RoutineActs & { routine: RoutineRecord }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(routineWords)
  const name = useSectionName()(routine)
  const { validFrom, isSample } = routine
  return (
    <>
      <div>
        <p className="t">
          <a href={sectionUrl(routine)} target="_blank" rel="noopener">
            {name}
          </a>
        </p>
        <p className="meta">
          <span>{words.since(formatDay(validFrom, language))}</span>
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </p>
      </div>
      <Group className="acts">
        <Act of={name} onClick={() => onOpen(routine)}>
          {words.open}
        </Act>
        <Act of={name} isRemoval onClick={() => onRemove(routine)}>
          {staffWords.common.remove}
        </Act>
      </Group>
    </>
  )
}
