import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem, callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import type { InputProblem } from '../../../office/form/input-problem.ts'
import { notifyRemoved } from '../../../office/list/removed-note.tsx'
import { ListHeading, Screen } from '../../../office/frame/screen.tsx'
import {
  findMissing,
  NOT_CHOSEN,
  type SectionChoice,
  SectionSelects,
  useSectionChoice,
  useSectionName,
} from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import type { WrittenField } from './count-fields.tsx'
import { CountForm, findPathOf } from './count-form.tsx'
import { CountTable } from './count-table.tsx'
import { ProtectionCard } from './protection-card.tsx'
import { TotalNote } from './total-note.tsx'
import { type FormRecord, keyOf, useRecord } from '../../../office/connection/use-api.ts'
import { Loaded, Loading, LoadProblem } from '../../../office/connection/loaded.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import type { StudentCountRecord } from '../schema.ts'
import { studentsIn } from '../sums.ts'
import { allOf, LIST, useCounts, useCountYear } from './use-counts.ts'
import { studentCountWords } from './words.ts'
import { NO_LIST } from '../../../office/list/listed-rows.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { fetchPart } from '../../../office/connection/screen-code.ts'
import './counts.css'

const loadReader = () => fetchPart(() => import('../read-list.ts')).then((part) => part.readCounts)

const FORM = 'section-count'

const CountsPreview = lazyPart(async () => (await import('./list-preview.tsx')).CountsPreview)

export default function StudentCountScreen() {
  const words = useScreenWords(studentCountWords)
  const [choice, setChoice] = useSectionChoice('studentCount')
  const [missing, setMissing] = useState<InputProblem>()
  const choose = (next: SectionChoice) => {
    setMissing((old) => old && findMissing(next, true))
    setChoice(next)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Screen
      screen="studentCounts"
      lead={words.lead}
      list={words.listTitle}
      parts={[{ id: 'list', label: words.pasted.title }]}
    >
      <section className="card" aria-labelledby="count">
        <h2 id="count" tabIndex={-1} ref={heading}>
          {words.formTitle}
        </h2>
        <YearPicks />
        <SectionSelects form={FORM} choice={choice} missing={missing} onChoose={choose} />
        <SectionCount
          choice={choice}
          missing={missing}
          onMissing={() => setMissing(findMissing(choice))}
          onReset={() => {
            setMissing(undefined)
            setChoice(NOT_CHOSEN)
          }}
        />
      </section>
      <AllCounts
        onOpen={({ className, shift, section }) => {
          choose({ className, shift, section })
          heading.current?.focus()
        }}
      />
      <ProtectionCard />
      <CountsListCard />
    </Screen>
  )
}

/** Chooses between the present counts and those of the next school year. */
function YearPicks() {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const { year, next, isLater, hasNext, choose } = useCountYear()
  if (!hasNext) return null
  const name = inDigits(String(next), language)
  const firstDay = formatDay(`${next}-01-01`, language)
  return (
    <Picks
      name="year"
      label={words.whichYear}
      values={['present', 'next']}
      labels={{ present: words.presentYear, next: words.nextYear(name) }}
      value={year === undefined ? 'present' : 'next'}
      onPick={(picked) => choose(picked === 'next' ? next : undefined)}
    >
      {year !== undefined && (
        <p className="s">{isLater ? words.shownLater(firstDay) : words.shownAtOnce(name)}</p>
      )}
    </Picks>
  )
}

/** The form of the chosen section, with the draft of that section. */
function SectionCount({
  choice,
  ...missing
}: { choice: SectionChoice } & Pick<
  Parameters<typeof CountForm>[0],
  'missing' | 'onMissing' | 'onReset'
>) {
  const words = useScreenWords(studentCountWords)
  const { chooseFirst } = useScreenWords(sectionWords)
  const client = useQueryClient()
  const { year } = useCountYear()
  const isChosen = Object.values(choice).every(Boolean)
  const path = isChosen ? findPathOf(choice, year) : undefined
  const { data, error, isLoading, refetch } = useRecord<FormRecord<WrittenField> | null>(path)
  return (
    <>
      {!isChosen && <p className="s">{chooseFirst}</p>}
      {isLoading && <Loading />}
      {error && (
        <LoadProblem lead={words.failedToLoad} error={error} onTryAgain={() => void refetch()} />
      )}
      {data === null && <p className="s">{words.firstCount}</p>}
      <CountForm
        key={path}
        id={FORM}
        choice={choice}
        year={year}
        record={(data as (FormRecord<WrittenField> & { boys: number }) | undefined) ?? null}
        isReady={isChosen && !isLoading}
        onSaved={() => void client.invalidateQueries({ queryKey: [LIST] })}
        {...missing}
      />
    </>
  )
}

function AllCounts({ onOpen }: { onOpen: (count: StudentCountRecord) => void }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const nameOf = useSectionName()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<StudentCountRecord>()
  const { year } = useCountYear()
  const list = useCounts(year)
  const removeFromCache = async (gone: StudentCountRecord) => {
    client.setQueryData<StudentCountRecord[]>(keyOf(allOf(year)), (counts) =>
      counts?.filter(({ _id }) => _id !== gone._id),
    )
    await client.resetQueries({ queryKey: [findPathOf(gone, year)] })
  }
  return (
    <div className="list">
      <ListHeading>{words.listTitle}</ListHeading>
      {year === undefined && <TotalNote />}
      <Loaded query={list} lead={staffWords.common.failedToLoad}>
        {(counts) =>
          counts.length === 0 ? (
            <p className="card none">{words.empty}</p>
          ) : (
            <>
              <p className="s">
                {words.allCounted(
                  formatNumber(counts.length, language),
                  formatNumber(
                    counts.reduce((sum, count) => sum + studentsIn(count), 0),
                    language,
                  ),
                )}
              </p>
              <CountTable counts={counts} onOpen={onOpen} onRemove={setRemoved} />
            </>
          )
        }
      </Loaded>
      {removed && (
        <ConfirmDialog
          question={words.confirm}
          subject={nameOf(removed)}
          quotedFailure={words.failedToRemove}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `${LIST}/${removed._id}` }).catch(
              async (error: unknown) => {
                if (error instanceof ApiProblem && error.status === 404)
                  await removeFromCache(removed)
                throw error
              },
            )
            notifyRemoved(words.removed, {
              id: removed._id,
              onRestored: async () => {
                await client.invalidateQueries({ queryKey: [LIST] })
                await client.resetQueries({ queryKey: [findPathOf(removed, year)] })
              },
            })
            await removeFromCache(removed)
          }}
        />
      )}
    </div>
  )
}

function CountsListCard() {
  const { pasted: words } = useScreenWords(studentCountWords)
  const card = {
    name: 'studentCounts-list',
    blank: NO_LIST,
    words,
    Preview: CountsPreview,
    loadReader,
  }
  return <PasteCard {...card} keptIn="page" />
}
