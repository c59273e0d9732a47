import { Modal } from '@mantine/core'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { Act } from '../../../office/list/act.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatAmount, formatNumber } from '../../../words/format.ts'
import type { Task } from '../schema.ts'
import { taskWords } from './task-words.ts'

type HidingTask = Extract<Task, { type: 'hides' }>

export interface HidingFilesProps {
  task: HidingTask
  /** `label` names the dialog that asks about the document. */
  onChoose: (document: HidingTask['newest'][number], label: string) => void
  onClose: () => void
}

/** The documents whose files hide something. Each leads to the question about its file. */
export function HidingFiles({ task: { count, newest }, onChoose, onClose }: HidingFilesProps) {
  const { language } = useStaff()
  const { title, why, first, see } = useScreenWords(taskWords).hides
  useReturnedFocus()
  const label = title(formatAmount(count, language))
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <p>
        {why} {count > newest.length && first(formatNumber(newest.length, language))}
      </p>
      <ul>
        {newest.map((document) => (
          <li key={document.id} className="chosen">
            <p lang="bn">{document.title}</p>
            <Act of={document.title} onClick={() => onChoose(document, label)}>
              {see}
            </Act>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
