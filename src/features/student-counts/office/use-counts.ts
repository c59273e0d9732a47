import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { useVersion } from '../../../office/form/section-choice.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { preparedYear } from '../../../words/school-year.ts'
import { yearOf } from '@pathshala/bengali/days'
import type { StudentCountRecord } from '../schema.ts'

export const LIST = contentKinds.studentCounts.apiPath

/** The address of all sections, with all numbers. Without a year, the present counts. */
export function allOf(year: number | undefined): string {
  return `${LIST}?state=all${year === undefined ? '' : `&year=${year}`}`
}

export function useCounts(year?: number) {
  return useApi<StudentCountRecord[]>(allOf(year))
}

/** The year whose counts the screen shows: that of the address, or undefined for the present. */
export function useCountYear() {
  const [version, setVersion] = useVersion('year')
  const today = useToday()
  const next = preparedYear(today)
  const year = version === String(next) ? next : undefined
  const { data: present } = useCounts()
  const { data: coming } = useCounts(next)
  const isPresent = present?.[0]?.year === next
  return {
    year: isPresent ? undefined : year,
    next,
    /** Whether visitors do not see the counts of `year` before its first day. */
    isLater: next > yearOf(today),
    /** Whether there are counts of another year to choose. */
    hasNext: !isPresent && (year !== undefined || Boolean(coming?.length)),
    choose: (chosen: number | undefined) => setVersion(chosen === undefined ? '' : String(chosen)),
  }
}

/** Loads the list and the counts of single sections again. */
export function useReloadCounts(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(LIST) })
}
