import { useQuery } from '@tanstack/react-query'
import { contentKinds } from '../content.ts'
import { callApi } from './api-client.ts'

/** Friday and Saturday, until the site's holidays are loaded. */
const USUAL_HOLIDAYS = [5, 6]

/** The days of the week without lessons, 0 for Sunday. */
export function useWeeklyHolidays(): number[] {
  const { data } = useQuery({
    queryKey: [contentKinds.site.apiPath],
    queryFn: ({ signal }) =>
      callApi<{ weeklyHolidays: number[] }>({ path: contentKinds.site.apiPath, signal }),
    networkMode: 'always',
  })
  return data?.weeklyHolidays ?? USUAL_HOLIDAYS
}
