import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { Of } from '../../../office/list/act.tsx'
import { documentPage } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatAmount, formatNumber } from '../../../words/format.ts'
import type { Task } from '../schema.ts'
import { taskWords } from './task-words.ts'

type HidingTask = Extract<Task, { type: 'hides' }>

export interface HidingFilesProps {
  task: HidingTask
  onClose: () => void
}

/** The documents whose files hide something. Each leads to the files on its page. */
export function HidingFiles({ task: { count, newest }, onClose }: HidingFilesProps) {
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
            <Button
              component={Link}
              variant="default"
              to={`${documentPage(document.kind, document.id)}#file`}
            >
              {see}
              <Of name={document.title} />
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
