import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { choicesOf } from '../../office/form/fields.tsx'
import StaffNotFound from '../../office/shell/not-found.tsx'
import { Screen } from '../../office/shell/screen.tsx'
import { useScreenWords, useStaff } from '../../office/shell/staff-context.tsx'
import { staffServicesOf } from '../../office/shell/staff-services.ts'
import { useApi } from '../../office/shell/use-api.ts'
import { type Sort, SORTS, type Trouble, TROUBLES } from '../console/columns.ts'
import type { SchoolList } from '../console/school-rows.ts'
import type { Route } from './+types/schools-page.ts'
import { ConsoleLoaded } from './console-loaded.tsx'
import { ConsoleStyle } from './console-style.tsx'
import { MachineFold } from './machine-fold.tsx'
import { Pager } from './pager.tsx'
import { SchoolTable } from './school-table.tsx'
import { Sums } from './sums.tsx'
import { schoolListWords } from './words.ts'

/** The office of a single school has no such screen. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: staffServicesOf(context).isDistrict ? 200 : 404 })
}

export { shouldRevalidate } from '../../office/shell/dashboard.tsx'

export default function SchoolsScreen() {
  return useStaff().isDistrict ? <Schools /> : <StaffNotFound />
}

/** All schools of the district. Filter, search, order and page are in the address, so Back shows the same list again. */
function Schools() {
  const words = useScreenWords(schoolListWords)
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const choose = (change: Record<string, string | undefined>) =>
    setSearch(
      (old) => {
        const changed = new URLSearchParams(old)
        // Another list begins with its first page.
        for (const [name, value] of Object.entries({ page: undefined, ...change })) {
          if (value) changed.set(name, value)
          else changed.delete(name)
        }
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  const searchSoon = useDebouncedCallback((text: string) => choose({ q: text.trim() }), 250)
  const query = useApi<SchoolList>(`/district/schools?${search}`, {
    // The table stays while its next page is loaded.
    placeholderData: (old) => old,
  })
  const filter = TROUBLES.find((trouble) => trouble === search.get('filter'))
  const sort = SORTS.find((one) => one === search.get('sort')) ?? 'troubles'
  return (
    <Screen screen="overview" lead={words.lead}>
      <ConsoleStyle />
      <ConsoleLoaded query={query}>
        {(list) => (
          <>
            <Sums
              sums={list.sums}
              chosen={filter}
              onChoose={(trouble?: Trouble) => choose({ filter: trouble })}
            />
            <section className="list" aria-labelledby="schools">
              <div className="search-row">
                <TextInput
                  type="search"
                  label={words.search}
                  value={typed}
                  onChange={({ currentTarget: { value } }) => {
                    setTyped(value)
                    searchSoon(value)
                  }}
                />
                <NativeSelect
                  label={words.order}
                  value={sort}
                  data={choicesOf(SORTS, words.orders)}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value as Sort
                    choose({ sort: chosen, order: naturalOrder(chosen) })
                  }}
                />
              </div>
              <SchoolTable
                list={list}
                sort={sort}
                order={search.get('order') ?? 'asc'}
                filter={filter}
                onSort={(column) => {
                  const isTurned = column === sort && search.get('order') !== 'desc'
                  const order = column === sort ? isTurned && 'desc' : naturalOrder(column)
                  choose({ sort: column, order: order || undefined })
                }}
              />
              <Pager
                total={list.total}
                page={Number(search.get('page') ?? 1)}
                question={search}
                onTurn={(page) => choose({ page: page > 1 ? String(page) : undefined })}
              />
            </section>
          </>
        )}
      </ConsoleLoaded>
      {query.data && <MachineFold />}
    </Screen>
  )
}

/** The schools that an officer looks for begin the list: the largest, and those without work. */
function naturalOrder(sort: Sort): 'desc' | undefined {
  return sort === 'size' ? 'desc' : undefined
}
