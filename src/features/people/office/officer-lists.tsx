import { Group, NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDragging } from '../../../office/list/dragging.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { Act } from '../../../office/list/act.tsx'
import { focusAfterMove, UpDownButtons } from '../../../office/list/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { type Order, useOrder } from '../../../office/list/use-order.ts'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
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
  const listOf = (wanted: OfficerRecord['category']) =>
    officers.filter(({ category }) => category === wanted)
  const moveIn = (list: OfficerRecord[], { _id: id, name }: OfficerRecord, to: number) => {
    if (list[to] === undefined || list[to]._id === id) return
    const ids = list.map(({ _id }) => _id)
    move({ id, name, to }, ids)
  }
  const savedIn = officers.find(({ _id }) => _id === saved?.id)?.category
  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {saved &&
          savedIn &&
          words.movedAloud(
            saved.name,
            formatNumber(saved.to + 1, language),
            formatNumber(listOf(savedIn).length, language),
          )}
      </p>
      {CATEGORIES.map((category) => (
        <OfficerList
          key={category}
          category={category}
          officers={listOf(category)}
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
  moving,
  saved,
  onMove,
  onEdit,
  onRemove,
}: OfficerActs &
  Pick<Order, 'moving' | 'saved'> & {
    category: OfficerCategory
    /** The people of this category, in order. */
    officers: OfficerRecord[]
    onMove: (list: OfficerRecord[], officer: OfficerRecord, to: number) => void
  }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords)
  const { list, dragged, gripOf } = useDragging((index, to) =>
    onMove(officers, officers[index]!, to),
  )
  const noteOn = (id: string) => {
    if (moving?.id === id) return <b className="moved">{words.moving}</b>
    if (saved?.id !== id) return undefined
    return <b className="moved">{words.moved(formatNumber(saved.to + 1, language))}</b>
  }

  return (
    <section className="list" aria-labelledby={`list-${category}`}>
      <h3 id={`list-${category}`}>{words.headings[category]}</h3>
      {officers.length === 0 ? (
        <p className="card none">{words.emptyList}</p>
      ) : (
        <ul className="card items people" ref={list}>
          {officers.map((officer, index) => (
            <li key={officer._id} id={officer._id} className={dragClass(index, dragged)}>
              <OfficerEntry officer={officer}>
                <PositionSelect
                  name={officer.name}
                  index={index}
                  length={officers.length}
                  onMove={(to) => onMove(officers, officer, to)}
                />
                {noteOn(officer._id)}
              </OfficerEntry>
              <div className="acts">
                <Group gap={8}>
                  <UpDownButtons
                    name={officer.name}
                    index={index}
                    count={officers.length}
                    onMove={(to) => onMove(officers, officer, to)}
                  />
                  {/* The buttons do the same for people who cannot drag. */}
                  <span className="grip" aria-hidden="true" {...gripOf(index)}>
                    {staffWords.common.dragToMove}
                  </span>
                </Group>
                <Group gap={8}>
                  <Act of={officer.name} onClick={() => onEdit(officer)}>
                    {words.edit}
                  </Act>
                  <Act of={officer.name} isRemoval onClick={() => onRemove(officer)}>
                    {staffWords.common.remove}
                  </Act>
                </Group>
              </div>
            </li>
          ))}
        </ul>
      )}
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

/** A person in the list; `children` are the position and the message about a move. */
function OfficerEntry({ officer, children }: { officer: OfficerRecord; children: ReactNode }) {
  const { words: staffWords } = useStaff()
  const { name, designation, subject, photo, isSample } = officer
  return (
    <div className="person">
      {photo ? <PictureImage picture={photo} sizes="72px" /> : <span className="no-photo" />}
      <div>
        <p className="t" lang="bn">
          <b>{name}</b>
        </p>
        <p lang="bn">{[designation, subject].filter(Boolean).join(', ')}</p>
        <div className="meta">
          {children}
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </div>
      </div>
    </div>
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
