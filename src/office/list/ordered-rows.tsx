import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProblem } from '../form/form-problem.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { Act } from './act.tsx'
import { UpDownButtons } from './move-button.tsx'
import { NothingFound, useListSearch, useParts } from './parts.tsx'
import { RowMenu } from './row-menu.tsx'
import { useOrder } from './use-order.ts'
import { useOrderNotes } from './use-order-notes.ts'

/** The rows of a list whose order staff choose, with a search and the buttons of each row. */
export function OrderedRows<R extends { _id: string }>({
  path,
  records,
  nameOf,
  searched,
  order,
  edit,
  onEdit,
  onRemove,
  actionsOf,
  children,
}: {
  path: string
  /** All of the list, in order. */
  records: R[]
  nameOf: (record: R) => string
  /** The text of a record in which the search looks. */
  searched: (record: R) => string
  /** Says where the order counts. */
  order: string
  /** The words of the first button. */
  edit: (record: R) => string
  onEdit: (record: R) => void
  onRemove: (record: R) => void
  /** More actions in the menu of a row. */
  actionsOf?: (record: R) => { label: string; run: () => void }[]
  /** A row without its buttons; `note` is about the last move of the record. */
  children: (record: R, note: string | undefined) => ReactNode
}) {
  const { words: staffWords } = useStaff()
  const { moving, saved, error, move } = useOrder(path)
  const notes = useOrderNotes({ moving, saved })
  const search = useListSearch<R>(searched)
  const found = search.find(records)
  const { shown, more } = useParts(found)
  const ids = records.map(({ _id }) => _id)
  return (
    <>
      <p className="s">{order}</p>
      <FormProblem error={error} quoted={notes.notMoved} />
      <p role="status" className="vh">
        {notes.movedAloud}
      </p>
      {search.fieldFor(records.length)}
      {found.length === 0 && <NothingFound />}
      {found.length > 0 && (
        <ul className="card items rows">
          {shown.map((record) => {
            const { _id: id } = record
            const name = nameOf(record)
            return (
              <li key={id} id={id}>
                {children(record, notes.noteOn(id))}
                <Group className="acts">
                  <Act of={name} onClick={() => onEdit(record)}>
                    {edit(record)}
                  </Act>
                  <Act of={name} isRemoval onClick={() => onRemove(record)}>
                    {staffWords.common.remove}
                  </Act>
                  <RowMenu
                    subject={name}
                    links={[
                      <UpDownButtons
                        key="moves"
                        name={name}
                        index={records.indexOf(record)}
                        count={records.length}
                        onMove={(to) => move({ id, name, to }, ids)}
                      />,
                    ]}
                    actions={actionsOf?.(record) ?? []}
                  />
                </Group>
              </li>
            )
          })}
        </ul>
      )}
      {more}
    </>
  )
}
