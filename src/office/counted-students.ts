import { useQuery } from '@tanstack/react-query'
import { contentKinds } from '../content.ts'
import { studentsIn } from '../features/student-counts/sums.ts'
import { callApi } from './api-client.ts'

/**
 * The number of students in all sections; undefined while it loads, and when no section has been
 * counted.
 */
export function useCountedStudents(): number | undefined {
  const { data } = useQuery({
    queryKey: [contentKinds.studentCounts.apiPath],
    queryFn: ({ signal }) =>
      callApi<{ boys: number; girls: number }[]>({
        path: `${contentKinds.studentCounts.apiPath}?state=all`,
        signal,
      }),
    networkMode: 'always',
  })
  return data?.length ? data.reduce((sum, section) => sum + studentsIn(section), 0) : undefined
}
