import { Button, Group } from '@mantine/core'
import { MoveButton } from '../../../office/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { useDragging } from './officer-drag.ts'
import { OfficerEntry } from './officer-entry.tsx'
import type { useOrder } from './officer-order.ts'
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
  order,
  onEdit,
  onRemove,
}: OfficerActs & {
  category: OfficerCategory
  /** The people of this category, in order. */
  officers: OfficerRecord[]
  order: ReturnType<typeof useOrder>
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords)
  const { moving, kept } = order
  const { list, dragged, gripOf } = useDragging((index, to) => order.move(officers[index]!._id, to))
  const noteOn = (id: string) => {
    if (moving?.id === id) return <b className="moved">{words.moving}</b>
    if (kept?.id !== id) return undefined
    return <b className="moved">{words.moved(formatNumber(kept.to + 1, language))}</b>
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
                  onMove={(to) => order.move(officer._id, to)}
                />
                {noteOn(officer._id)}
              </OfficerEntry>
              <div className="acts">
                <Group gap={8}>
                  <MoveButton
                    name={officer.name}
                    label={staffWords.common.moveUp}
                    isPossible={index > 0}
                    onMove={() => order.move(officer._id, index - 1)}
                  />
                  <MoveButton
                    name={officer.name}
                    label={staffWords.common.moveDown}
                    isPossible={index < officers.length - 1}
                    onMove={() => order.move(officer._id, index + 1)}
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
