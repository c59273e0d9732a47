import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { data } from 'react-router'
import { choicesOf } from '../../office/form/fields.tsx'
import StaffNotFound from '../../office/frame/not-found.tsx'
import { Screen } from '../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../office/frame/staff-context.tsx'
import { staffServicesOf } from '../../office/frame/staff-services.ts'
import { useApi } from '../../office/connection/use-api.ts'
import { type Sort, SORTS } from '../console/columns.ts'
import type { SchoolList } from '../console/school-rows.ts'
import type { Route } from './+types/schools-page.ts'
import { ConsoleLoaded } from './console-loaded.tsx'
import { ConsoleStyle } from './console-style.tsx'
import { MachineFold } from './machine-fold.tsx'
import { Pager } from './pager.tsx'
import { SchoolTable } from './school-table.tsx'
import { Sums } from './sums.tsx'
import { naturalOrder, useQuestion } from './use-question.ts'
import { schoolListWords } from './words.ts'

/** The office of a single school has no such screen. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: staffServicesOf(context).isDistrict ? 200 : 404 })
}

export { shouldRevalidate } from '../../office/frame/dashboard.tsx'

export default function SchoolsScreen() {
  return useStaff().isDistrict ? <Schools /> : <StaffNotFound />
}

/** All schools of the district. */
function Schools() {
  const words = useScreenWords(schoolListWords)
  const { parameters, sort, choose } = useQuestion()
  const [typed, setTyped] = useState(parameters.get('q') ?? '')
  const searchSoon = useDebouncedCallback((text: string) => choose({ q: text.trim() }), 250)
  const query = useApi<SchoolList>(`/district/schools?${parameters}`, {
    // The table stays while its next page is loaded.
    placeholderData: (old) => old,
  })
  return (
    <Screen screen="overview" lead={words.lead}>
      <ConsoleStyle />
      <ConsoleLoaded query={query}>
        {(list) => (
          <>
            <Sums sums={list.sums} />
            <section className="list" aria-labelledby="schools">
              <div className="flow search-row">
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
              <SchoolTable list={list} />
              <Pager total={list.total} />
            </section>
          </>
        )}
      </ConsoleLoaded>
      {query.data && <MachineFold />}
    </Screen>
  )
}
