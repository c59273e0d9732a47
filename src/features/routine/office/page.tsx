import { useRef } from 'react'
import { Loaded } from '../../../office/loaded.tsx'
import { Screen } from '../../../office/screen.tsx'
import {
  type SectionChoice,
  SectionSelects,
  useSectionChoice,
} from '../../../office/section-choice.tsx'
import { sectionWords } from '../../../office/section-words.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useRecord } from '../../../office/use-api.ts'
import type { RoutineRecord, SectionKey } from '../schema.ts'
import { GoneTeachers } from './gone-teachers.tsx'
import { pathOf } from './routine-form.ts'
import { AllRoutines } from './all-routines.tsx'
import { useRoutines } from './school-lists.ts'
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
    <Screen screen="routines" lead={words.lead}>
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
