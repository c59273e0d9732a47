import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { findScreen } from '../frame/screens.ts'

/** The question of an address that opens a list for the jobs of the new school year. */
export const FROM_YEAR = 'back=year'

/** The screen from which the clerk came for this list. */
export function useWayBack(): { path: string } | undefined {
  const [search] = useSearchParams()
  return search.get('back') === 'year' ? { path: findScreen('year').path } : undefined
}

/** Brings the card of the list into view for a clerk who came for it. */
export function useListFirst(id: string): void {
  const back = useWayBack()
  const isFirst = back !== undefined
  useEffect(() => {
    if (isFirst) document.getElementById(id)?.scrollIntoView()
  }, [isFirst, id])
}
