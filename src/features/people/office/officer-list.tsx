import { Button, Group } from '@mantine/core'
import { useDragging } from '../../../office/dragging.ts'
import { MoveButton } from '../../../office/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Order } from '../../../office/use-order.ts'
import { formatNumber } from '../../../words/format.ts'
import { OfficerEntry } from './officer-entry.tsx'
import type { OfficerCategory } from '../categories.ts'
import type { OfficerRecord } from '../schema.ts'
import { PositionSelect } from './position-select.tsx'
import { officerWords } from './words.ts'

export interface OfficerActs {
  onEdit: (officer: OfficerRecord) => void
  onRemove: (officer: OfficerRecord) => void
}

/** One of the two lists: people can be moved only inside their list. */
export function OfficerList({
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
            <li key={officer._id} className={dragClass(index, dragged)}>
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
                  <MoveButton
                    name={officer.name}
                    label={staffWords.common.moveUp}
                    isPossible={index > 0}
                    onMove={() => onMove(officers, officer, index - 1)}
                  />
                  <MoveButton
                    name={officer.name}
                    label={staffWords.common.moveDown}
                    isPossible={index < officers.length - 1}
                    onMove={() => onMove(officers, officer, index + 1)}
                  />
                  {/* The buttons do the same for people who cannot drag. */}
                  <span className="grip" aria-hidden="true" {...gripOf(index)}>
                    {staffWords.common.dragToMove}
                  </span>
                </Group>
                <Group gap={8}>
                  <Button variant="default" onClick={() => onEdit(officer)}>
                    {words.edit}
                    <span className="vh">: {officer.name}</span>
                  </Button>
                  <Button variant="outline" color="red" onClick={() => onRemove(officer)}>
                    {staffWords.common.remove}
                    <span className="vh">: {officer.name}</span>
                  </Button>
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
