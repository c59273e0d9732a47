import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/shell/use-api.ts'
import type { StudentCountRecord } from '../schema.ts'

export const LIST = contentKinds.studentCounts.apiPath
/** The address of all sections, with all numbers. */
export const ALL = `${LIST}?state=all`

export function useCounts() {
  return useApi<StudentCountRecord[]>(ALL)
}

/** Loads the list and the counts of single sections again. */
export function useReloadCounts(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(LIST) })
}
