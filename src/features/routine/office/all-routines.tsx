import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { Loaded } from '../../../office/loaded.tsx'
import { notifyRemoved } from '../../../office/removed-note.tsx'
import { useSectionName } from '../../../office/section-choice.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatDay } from '../../../words/days.ts'
import { sectionUrl } from '../addresses.ts'
import type { RoutineRecord } from '../schema.ts'
import { LIST, pathOf } from './routine-form.ts'
import { useRoutines } from './school-lists.ts'
import { routineWords } from './words.ts'

/** The sections that have a routine. */
export function AllRoutines({ onOpen }: { onOpen: (routine: RoutineRecord) => void }) {
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
    <section className="list" aria-labelledby="all-routines">
      <h2 id="all-routines">{words.listTitle}</h2>
      <Loaded query={list} lead={staffWords.common.failedToLoad}>
        {(routines) =>
          routines.length === 0 ? (
            <p className="card none">{words.empty}</p>
          ) : (
            <ul className="card items">
              {routines.map((routine) => (
                <li key={routine._id}>
                  <RoutineEntry routine={routine} onOpen={onOpen} onRemove={setRemoved} />
                </li>
              ))}
            </ul>
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

function RoutineEntry({
  routine,
  onOpen,
  onRemove,
}: {
  routine: RoutineRecord
  onOpen: (routine: RoutineRecord) => void
  onRemove: (routine: RoutineRecord) => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(routineWords)
  const name = useSectionName()(routine)
  const { validFrom, isSample } = routine
  return (
    <>
      <div>
        <p className="t">{name}</p>
        <p className="meta">
          <span>{words.since(formatDay(validFrom, language))}</span>
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
          <a href={sectionUrl(routine)} target="_blank" rel="noopener">
            {staffWords.common.seeOnSite}
            <span className="vh">: {name}</span>
          </a>
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
