import { useQuery } from '@tanstack/react-query'
import { callApi } from './api-client.ts'

/** Friday and Saturday, until the site's own are known. */
const USUAL_HOLIDAYS = [5, 6]

/** The days of the week without lessons, 0 for Sunday. */
export function useWeeklyHolidays(): number[] {
  const { data } = useQuery({
    queryKey: ['/site'],
    queryFn: ({ signal }) => callApi<{ weeklyHolidays: number[] }>({ path: '/site', signal }),
    networkMode: 'always',
  })
  return data?.weeklyHolidays ?? USUAL_HOLIDAYS
}
