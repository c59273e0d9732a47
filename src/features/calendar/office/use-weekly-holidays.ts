import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/connection/use-api.ts'

/** Friday and Saturday, until the site's holidays are loaded. */
const USUAL_HOLIDAYS = [5, 6]

/** The days of the week without lessons, 0 for Sunday. */
export function useWeeklyHolidays(): number[] {
  const { data } = useApi<{ weeklyHolidays: number[] }>(contentKinds.site.apiPath)
  return data?.weeklyHolidays ?? USUAL_HOLIDAYS
}
