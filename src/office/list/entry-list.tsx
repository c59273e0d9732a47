import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Loading, LoadProblem } from '../connection/loaded.tsx'
import { LIST_ID, ListHeading } from '../frame/screen.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { inGroups } from './in-groups.ts'
import { type Reload, useEntries } from './use-entries.ts'

/** A list with a search field and a button that loads more; `children` renders one entry. */
export function EntryList<T extends { _id: string }>({
  heading,
  path,
  empty,
  className = 'card items',
  filter,
  filters,
  withoutSearch,
  beside,
  renderBefore,
  after,
  reload,
  groupOf,
  children,
}: {
  heading: string
  path: string
  empty: string
  className?: string
  /** More query parameters of the list. */
  filter?: Record<string, string>
  /** Fields that choose the filter. */
  filters?: ReactNode
  withoutSearch?: boolean
  /** A button beside the search field. */
  beside?: ReactNode
  /** Shown before the entries. `query` has the parameters of the shown list. */
  renderBefore?: (query: Record<string, string>) => ReactNode
  /** Shown after the entries. */
  after?: ReactNode
  /** Reloads the list repeatedly while its condition is true for an entry. */
  reload?: Reload<T>
  /** The heading of the entries that follow each other with the same one. */
  groupOf?: (entry: T) => string
  /** `isWhole` is false while a search filters the list. */
  children: (entry: T, list: { entries: T[]; isWhole: boolean }) => ReactNode
}) {
  const { words } = useStaff()
  const [searched, setSearched] = useLinkedWords()
  const [settled] = useDebouncedValue(searched.trim(), 250)
  const list = useEntries<T>(path, settled, filter, reload)
  const isNarrowed = !withoutSearch && (searched !== '' || settled !== '' || isFiltered(filter))
  // An empty list has nothing to search or to select.
  const isEmpty = !list.isLoading && list.error === null && list.entries.length === 0 && !isNarrowed
  return (
    <section aria-labelledby={LIST_ID} className="list">
      <ListHeading>{heading}</ListHeading>
      {!withoutSearch && !isEmpty && (
        <div className="flow search-row">
          <TextInput
            type="search"
            label={words.common.search}
            value={searched}
            onChange={(event) => setSearched(event.currentTarget.value)}
          />
          {beside}
        </div>
      )}
      {!isEmpty && filters}
      {renderBefore?.({ ...filter, ...(settled && { q: settled }) })}
      {list.isLoading && <Loading />}
      {list.error ? (
        <LoadProblem
          lead={words.common.failedToLoad}
          error={list.error}
          onTryAgain={() => void list.reload()}
        />
      ) : (
        !list.isLoading &&
        list.entries.length === 0 && (
          <p className="card none" role="status">
            {isNarrowed ? words.common.nothingFound : empty}
          </p>
        )
      )}
      {inGroups(list.entries, (entry) => groupOf?.(entry)).map(([group, entries]) => (
        <Fragment key={group ?? ''}>
          {group !== undefined && <h3>{group}</h3>}
          <ul className={className}>
            {entries.map((entry) => (
              <li key={entry._id} id={entry._id}>
                {children(entry, { entries: list.entries, isWhole: settled === '' })}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {list.hasMore && (
        <Button variant="default" onClick={list.loadMore} loading={list.isLoadingMore}>
          {words.common.loadMore}
        </Button>
      )}
      {after}
    </section>
  )
}

/** The words of the list's search. A link to an entry of the list names them: `?q=`. */
export function useLinkedWords() {
  const linked = new URLSearchParams(useLocation().search).get('q') ?? ''
  const state = useState(linked)
  const [, setSearched] = state
  useEffect(() => {
    if (linked) setSearched(linked)
  }, [linked, setSearched])
  return state
}

/** `all` is the choice that filters nothing. */
function isFiltered(filter: Record<string, string> = {}): boolean {
  return Object.values(filter).some((value) => value !== 'all')
}
