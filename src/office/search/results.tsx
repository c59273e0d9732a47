import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { formatDay, isDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../words/format.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import { useApi } from '../connection/use-api.ts'
import { searchWords } from './words.ts'
import './search.css'

/** A result of `GET /api/admin/search`. */
interface Result {
  kind: OfficeEntry['kind'] | 'screen'
  title: string
  titleEnglish: string
  note: string
  state: keyof (typeof searchWords)['bn']['states'] | null
  path: string
  row: string | null
}

interface SearchProps {
  /** The id of the list. */
  id: string
  field: RefObject<HTMLInputElement | null>
  typed: string
  onType: (text: string) => void
  /** Closes the drawer of a phone. */
  onLeave: (() => void) | undefined
}

/** The list below the search field. It sets the field's attributes and takes its keys. */
export function SearchResults({ id, field, typed, onType, onLeave }: SearchProps) {
  const { language } = useStaff()
  const words = useScreenWords(searchWords)
  const navigate = useNavigate()
  const [settled] = useDebouncedValue(typed.trim(), 200)
  const query = useApi<Result[]>(
    settled ? `/admin/search?${new URLSearchParams({ q: settled })}` : undefined,
    { placeholderData: keepPreviousData },
  )
  const results = (settled && query.data) || []
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  /** Whether Enter was pressed before the results of the typed words have arrived. */
  const [isAsked, setAsked] = useState(false)
  const isShown = isOpen && typed.trim() !== ''
  const go = (result: Result) => {
    setAsked(false)
    setOpen(false)
    onType('')
    field.current?.blur()
    onLeave?.()
    void Promise.resolve(navigate(result.path)).then(() => revealRow(result.row))
  }
  const isWaiting = settled !== typed.trim() || query.isPending || query.isPlaceholderData
  const takeKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const last = results.length - 1
    if (event.key === 'ArrowDown') {
      setOpen(true)
      setActive(active === last ? 0 : active + 1)
    } else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    // The first of the earlier results is seldom what the clerk means.
    else if (event.key === 'Enter' && isShown && isWaiting && active === -1) setAsked(true)
    else if (event.key === 'Enter' && isShown && results.length > 0)
      go(results[Math.max(active, 0)]!)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else return
    event.preventDefault()
  }
  const keys = useRef(takeKey)
  // With the list, not after it: a quick second Escape is for the drawer.
  useLayoutEffect(() => {
    keys.current = takeKey
  })
  useEffect(() => {
    if (isAsked && !isWaiting) keys.current(new KeyboardEvent('keydown', { key: 'Enter' }))
  }, [isAsked, isWaiting])
  useEffect(() => {
    const input = field.current!
    const press = (event: KeyboardEvent) => keys.current(event)
    const open = () => {
      setActive(-1)
      setAsked(false)
      setOpen(true)
    }
    const close = () => {
      setAsked(false)
      setOpen(false)
    }
    // The clerk has typed already.
    open()
    input.addEventListener('keydown', press)
    input.addEventListener('input', open)
    input.addEventListener('focus', open)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('keydown', press)
      input.removeEventListener('input', open)
      input.removeEventListener('focus', open)
      input.removeEventListener('blur', close)
    }
  }, [field])
  const optionId = (index: number) => `${id}-${index}`
  const hasList = isShown && results.length > 0
  const activeId = hasList && active >= 0 ? optionId(active) : undefined
  useLayoutEffect(() => {
    const input = field.current!
    const set = (name: string, value: string | undefined) =>
      value === undefined ? input.removeAttribute(name) : input.setAttribute(name, value)
    set('aria-expanded', String(hasList))
    set('aria-autocomplete', 'list')
    set('aria-activedescendant', activeId)
    // Escape, and Back on a phone, first close the list and then the drawer.
    set('data-mantine-stop-propagation', isShown ? 'true' : undefined)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, hasList, activeId, isShown])
  const said = () => {
    if (!isShown) return ''
    if (query.error) return words.failed
    if (isWaiting) return results.length === 0 ? words.searching : ''
    if (results.length === 0) return words.nothing(settled)
    return words.found(formatNumber(results.length, language))
  }
  return (
    <div className={isShown ? 'finds' : undefined}>
      <p role="status" className={hasList ? 'vh' : undefined}>
        {said()}
      </p>
      {hasList && (
        <div id={id} role="listbox" aria-label={words.list}>
          {results.map((result, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${result.path} ${result.row} ${result.title}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Otherwise the field would lose the focus, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => go(result)}
            >
              <ResultWords result={result} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function ResultWords({ result }: { result: Result }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(searchWords)
  const { kind, title, titleEnglish, note, state } = result
  const isEnglish = language === 'en' && titleEnglish !== ''
  const parts = [
    kind === 'screen' ? words.screen : staffWords.kinds[kind],
    state && words.states[state],
    isDay(note) ? formatDay(note, language) : note,
  ]
  return (
    <>
      <span lang={isEnglish ? undefined : 'bn'}>{isEnglish ? titleEnglish : title}</span>
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </>
  )
}

const WAIT_MS = 5000
const STEP_MS = 100

/** Shows and focuses a part of the screen that opens now, as soon as the screen has loaded it. */
function revealRow(id: string | null): void {
  if (id === null) return
  const until = performance.now() + WAIT_MS
  const look = () => {
    const row = document.getElementById(id)
    if (!row) {
      if (performance.now() < until) setTimeout(look, STEP_MS)
      return
    }
    const fold = row.closest('details')
    if (fold) fold.open = true
    if (!row.hasAttribute('tabindex')) row.tabIndex = -1
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }
  // After the new screen's heading has taken the focus.
  setTimeout(look, STEP_MS)
}
