import { contentKinds } from '../../content.ts'
import { studentsIn } from '../../features/student-counts/sums.ts'
import { useApi } from '../connection/use-api.ts'

/**
 * The number of students in all sections; undefined while it loads, and when no section has been
 * counted.
 */
export function useCountedStudents(): number | undefined {
  const { data } = useApi<{ boys: number; girls: number }[]>(
    `${contentKinds.studentCounts.apiPath}?state=all`,
  )
  return data?.length ? data.reduce((sum, section) => sum + studentsIn(section), 0) : undefined
}
