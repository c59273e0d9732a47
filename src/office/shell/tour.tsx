import { Button, Modal } from '@mantine/core'
import { useReturnedFocus } from '../form/use-returned-focus.ts'
import { useScreenWords } from './staff-context.tsx'
import { tourWords } from './tour-words.ts'
import './tour.css'

/** Shows on one page where everything in the office is. */
export function Tour({ onClose }: { onClose: () => void }) {
  const words = useScreenWords(tourWords)
  useReturnedFocus()
  return (
    <Modal opened onClose={onClose} title={words.title} centered>
      <ul className="stack">
        {Object.values(words.points).map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>: {text}
          </li>
        ))}
      </ul>
      <p className="s">{words.again}</p>
      <p className="tour-end">
        <Button onClick={onClose} data-autofocus>
          {words.close}
        </Button>
      </p>
    </Modal>
  )
}
