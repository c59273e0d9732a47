import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { findScreen } from '../../../office/shell/screens.ts'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { useBoard } from './board.ts'

// Not in `words.ts`, because the first page of the office does not need those.
const words = inBothLanguages({
  count: [(ok) => `১১টির মধ্যে ${ok}টি ঠিক আছে।`, (ok) => `${ok} of the 11 are all right.`],
  open: ['তথ্য বোর্ড খুলুন', 'Open the information board'],
})

/** The office's first page says how many of the demanded entries are all right. */
export function BoardCard() {
  const { words: staffWords, language } = useStaff()
  const own = useScreenWords(words)
  const { data } = useBoard()
  return (
    <section className="card" aria-labelledby="board">
      <h2 id="board">{staffWords.screens.information}</h2>
      {data && <p>{own.count(formatNumber(data.required.ok, language))}</p>}
      <Button component={Link} to={findScreen('information').path} variant="default" mt="sm">
        {own.open}
      </Button>
    </section>
  )
}
