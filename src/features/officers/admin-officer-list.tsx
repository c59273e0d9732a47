import { Button, Group } from '@mantine/core'
import { FormProblem } from '../../admin/form-problem.tsx'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { formatNumber } from '../../words/format.ts'
import { useDragging } from './admin-officer-drag.ts'
import { OfficerEntry } from './admin-officer-entry.tsx'
import { useOrder } from './admin-officer-order.ts'
import type { OfficerRecord } from './schema.ts'
import { officerWords } from './staff-words.ts'

export function OfficerList({
  officers,
  onEdit,
  onRemove,
}: {
  officers: OfficerRecord[]
  onEdit: (officer: OfficerRecord) => void
  onRemove: (officer: OfficerRecord) => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords)
  const order = useOrder(officers)
  const { shown, moving, kept, error } = order
  const { list, dragged, gripOf } = useDragging((index, to) => order.move(shown[index]!._id, to))
  const total = formatNumber(shown.length, language)
  const keptName = officers.find(({ _id }) => _id === kept?.id)?.name
  const placeOf = (to: number) => formatNumber(to + 1, language)
  const noteOn = (id: string) => {
    if (moving?.id === id) return words.moving
    return kept?.id === id ? words.moved(placeOf(kept.to)) : undefined
  }

  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {kept && keptName && words.movedAloud(keptName, placeOf(kept.to), total)}
      </p>
      <ul className="card items people" ref={list}>
        {shown.map((officer, index) => (
          <li key={officer._id} className={dragClass(index, dragged)}>
            <OfficerEntry officer={officer} place={words.place(placeOf(index), total)}>
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
                  isPossible={index < shown.length - 1}
                  onMove={() => order.move(officer._id, index + 1)}
                />
                {/* The buttons do the same for whoever cannot drag. */}
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
    </>
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

/** Stays pressable at the ends, without effect: a disabled button would drop the focus. */
function MoveButton({
  name,
  label,
  isPossible,
  onMove,
}: {
  name: string
  label: string
  isPossible: boolean
  onMove: () => void
}) {
  return (
    <Button
      variant="default"
      aria-disabled={!isPossible}
      data-disabled={!isPossible || undefined}
      onClick={({ currentTarget }) => {
        if (!isPossible) return
        onMove()
        // Its row is another place in the document by then, and may lie outside the screen.
        requestAnimationFrame(() => {
          currentTarget.focus()
          currentTarget.scrollIntoView({ block: 'nearest' })
        })
      }}
    >
      {label}
      <span className="vh">: {name}</span>
    </Button>
  )
}
