import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useDragging } from '../../../office/list/dragging.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { Act } from '../../../office/list/act.tsx'
import { focusAfterMove, UpDownButtons } from '../../../office/list/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { type Order, useOrder } from '../../../office/list/use-order.ts'
import { useOrderNotes } from '../../../office/list/use-order-notes.ts'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import { missingAnswers } from '../missing-answers.ts'
import type { OfficerRecord } from '../schema.ts'
import { CATEGORIES, type OfficerCategory } from '../table.ts'
import { OFFICERS } from './use-officers.ts'
import { officerWords } from './words.ts'

interface OfficerActs {
  onEdit: (officer: OfficerRecord) => void
  onRemove: (officer: OfficerRecord) => void
}

/** Teachers and officers in separate lists, as on the public page. */
export function OfficerLists({
  officers,
  ...acts
}: OfficerActs & {
  officers: OfficerRecord[]
}) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  const { moving, saved, error, move } = useOrder(OFFICERS)
  const { notMoved } = useOrderNotes({ moving, saved })
  const listOf = (wanted: OfficerRecord['category']) =>
    officers.filter(({ category }) => category === wanted)
  const moveIn = (list: OfficerRecord[], { _id: id, name }: OfficerRecord, to: number) => {
    if (list[to] === undefined || list[to]._id === id) return
    const ids = list.map(({ _id }) => _id)
    move({ id, name, to }, ids)
  }
  const savedIn = officers.find(({ _id }) => _id === saved?.id)?.category
  const search = useListSearch<OfficerRecord>(({ name, designation, subject }) =>
    [name, designation, subject].join(' '),
  )
  const isAnyFound = search.find(officers).length > 0
  return (
    <>
      {search.fieldFor(officers.length)}
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={notMoved} />
      <p role="status" className="vh">
        {saved &&
          savedIn &&
          words.movedAloud(
            saved.name,
            formatNumber(saved.to + 1, language),
            formatNumber(listOf(savedIn).length, language),
          )}
      </p>
      {!isAnyFound && <NothingFound />}
      {CATEGORIES.map((category) => (
        <OfficerList
          key={category}
          category={category}
          officers={listOf(category)}
          search={search}
          moving={moving}
          saved={saved}
          onMove={moveIn}
          {...acts}
        />
      ))}
    </>
  )
}

/** One of the two lists: people can be moved only inside their list. */
function OfficerList({
  category,
  officers,
  search,
  moving,
  saved,
  onMove,
  ...acts
}: OfficerActs &
  Pick<Order, 'moving' | 'saved'> & {
    category: OfficerCategory
    /** The people of this category, in order. */
    officers: OfficerRecord[]
    search: ReturnType<typeof useListSearch<OfficerRecord>>
    onMove: (list: OfficerRecord[], officer: OfficerRecord, to: number) => void
  }) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  const { list, dragged, gripOf } = useDragging((index, to) =>
    onMove(officers, officers[index]!, to),
  )
  const found = search.find(officers)
  const { shown, more } = useParts(found)
  const { noteOn } = useOrderNotes({ moving, saved })
  if (search.isSearched && found.length === 0) return null
  return (
    <section className="list" aria-labelledby={`list-${category}`}>
      <h3 id={`list-${category}`}>
        {words.headings[category]}{' '}
        <small>{words.people(formatNumber(officers.length, language))}</small>
      </h3>
      {officers.length === 0 ? (
        <p className="card none">{words.emptyList}</p>
      ) : (
        <ul className="card items people" ref={list}>
          {shown.map((officer) => {
            const index = officers.indexOf(officer)
            return (
              <li key={officer._id} id={officer._id} className={dragClass(index, dragged)}>
                <OfficerRow
                  officer={officer}
                  index={index}
                  count={officers.length}
                  note={noteOn(officer._id)}
                  onMove={(to) => onMove(officers, officer, to)}
                  // While a search hides others, the row under the pointer is not the position.
                  grip={search.isSearched ? undefined : gripOf(index)}
                  {...acts}
                />
              </li>
            )
          })}
        </ul>
      )}
      {more}
    </section>
  )
}

function dragClass(
  index: number,
  dragged: { index: number; to: number } | undefined,
): string | undefined {
  if (!dragged) return undefined
  if (index === dragged.index) return 'dragged'
  if (index !== dragged.to) return undefined
  return index < dragged.index ? 'gap-above' : 'gap-below'
}

/** A person of the list. Pressing the row opens what can be done. */
function OfficerRow({
  officer,
  index,
  count,
  note,
  grip,
  onMove,
  onEdit,
  onRemove,
}: OfficerActs & {
  officer: OfficerRecord
  index: number
  count: number
  /** About the last move of this person. */
  note: string | undefined
  grip: ReturnType<ReturnType<typeof useDragging>['gripOf']> | undefined
  onMove: (to: number) => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords)
  const [isOpen, setIsOpen] = useState(false)
  const { name, designation, subject, photo, isSample } = officer
  const { phones, photos } = missingAnswers([officer])
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="fold-line">
        <span className="number">{formatNumber(index + 1, language)}</span>
        <span>
          <b lang="bn">{name}</b>
          <span className="line post">
            <span lang="bn">{[designation, subject].filter(Boolean).join(', ')}</span>
            {phones.length + photos.length > 0 && <b className="no-answer">{words.noAnswer}</b>}
            {isSample && <b className="mark">{staffWords.common.sample}</b>}
            {note && <b className="moved">{note}</b>}
          </span>
        </span>
      </summary>
      {isOpen && (
        <div className="flow person">
          {photo && <PictureImage picture={photo} sizes="72px" />}
          <div className="acts">
            <PositionSelect name={name} index={index} length={count} onMove={onMove} />
            <Group gap={8}>
              <UpDownButtons name={name} index={index} count={count} onMove={onMove} />
              {/* The buttons do the same for people who cannot drag. */}
              {grip && (
                <span className="grip" aria-hidden="true" {...grip}>
                  {staffWords.common.dragToMove}
                </span>
              )}
            </Group>
            <Group gap={8}>
              <Act of={name} onClick={() => onEdit(officer)}>
                {words.edit}
              </Act>
              <Act of={name} isRemoval onClick={() => onRemove(officer)}>
                {staffWords.common.remove}
              </Act>
            </Group>
          </div>
        </div>
      )}
    </details>
  )
}

/** The position of a person in a list, from 0. Choosing another position moves the person there. */
function PositionSelect({
  name,
  index,
  length,
  onMove,
}: {
  name: string
  index: number
  length: number
  onMove: (to: number) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(officerWords)
  return (
    <span className="position">
      <NativeSelect
        aria-label={words.positionOf(name)}
        data={Array.from({ length }, (_, to) => ({
          value: String(to),
          label: words.position(formatNumber(to + 1, language)),
        }))}
        value={String(index)}
        onChange={({ currentTarget }) => {
          onMove(Number(currentTarget.value))
          focusAfterMove(currentTarget)
        }}
      />
      {words.ofTotal(formatNumber(length, language))}
    </span>
  )
}
