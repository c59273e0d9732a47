import { useId, useRef, useState } from 'react'
import { useStaff } from './staff-context.tsx'
import { useLater } from '../connection/use-later.ts'

const load = () => import('../search/results.tsx')

/** The search of the whole office. Only the field is part of the first page's script. */
export function SearchField({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { words } = useStaff()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, onType] = useState('')
  const [isUsed, setUsed] = useState(false)
  const part = useLater(load, { isNeeded: isUsed, attempt: typed })
  return (
    <div className="find" role="search">
      {/* The code of the results sets the other attributes of a combobox. */}
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls={id}
        aria-label={words.find}
        placeholder={words.find}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setUsed(true)
          onType(event.currentTarget.value)
        }}
        onFocus={() => setUsed(true)}
      />
      {part && <part.SearchResults {...{ id, field, typed, onType, onLeave }} />}
    </div>
  )
}
