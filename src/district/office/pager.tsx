import { Button, Group } from '@mantine/core'
import { useScreenWords, useStaff } from '../../office/frame/staff-context.tsx'
import { ROWS_OF_PAGE } from '../console/columns.ts'
import type { SchoolList } from '../console/school-rows.ts'
import { useQuestion } from './use-question.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

/** The pages of the list, and all of its rows as a file. */
export function Pager({ total }: Pick<SchoolList, 'total'>) {
  const { language } = useStaff()
  const words = useScreenWords(schoolListWords)
  const { number } = useValues()
  const { parameters, page, choose } = useQuestion()
  const pages = Math.max(1, Math.ceil(total / ROWS_OF_PAGE))
  const file = new URLSearchParams(parameters)
  file.delete('page')
  file.set('language', language)
  const turn = (to: number) => {
    choose({ page: to > 1 ? String(to) : undefined })
    document.getElementById('schools')?.scrollIntoView()
  }
  return (
    <div className="row">
      {pages > 1 && (
        <Group className="acts">
          <Button variant="default" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {words.earlier}
          </Button>
          <span>{words.page(number(page), number(pages))}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {words.later}
          </Button>
        </Group>
      )}
      {total > 0 && (
        <p className="downloads">
          <a href={`/api/district/schools.csv?${file}`} download>
            {words.csv}
          </a>
        </p>
      )}
    </div>
  )
}
