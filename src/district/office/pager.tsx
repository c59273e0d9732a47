import { Button } from '@mantine/core'
import { useScreenWords, useStaff } from '../../office/shell/staff-context.tsx'
import { ROWS_OF_PAGE } from '../console/columns.ts'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

/** The pages of the list, and all of its rows as a file. */
export function Pager({
  total,
  page,
  question,
  onTurn,
}: {
  total: number
  page: number
  question: URLSearchParams
  onTurn: (page: number) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(schoolListWords)
  const { number } = useValues()
  const pages = Math.max(1, Math.ceil(total / ROWS_OF_PAGE))
  const file = new URLSearchParams(question)
  file.delete('page')
  file.set('language', language)
  const turn = (to: number) => {
    onTurn(to)
    document.getElementById('schools')?.scrollIntoView()
  }
  return (
    <div className="row">
      {pages > 1 && (
        <div className="acts pager">
          <Button variant="default" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {words.earlier}
          </Button>
          <span>{words.page(number(page), number(pages))}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {words.later}
          </Button>
        </div>
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
