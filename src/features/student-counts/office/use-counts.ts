import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/api-client.ts'
import type { StudentCountRecord } from '../schema.ts'

export const LIST = contentKinds.studentCounts.apiPath

/** The counts of all sections, with all numbers. */
export function useCounts() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callApi<StudentCountRecord[]>({ path: `${LIST}?state=all`, signal }),
    networkMode: 'always',
  })
}

/** Loads the list and the counts of single sections again. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(LIST) })
}
