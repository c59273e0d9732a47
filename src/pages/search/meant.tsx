import { usePage } from '../parts/page-context.tsx'
import type { AskedPage } from '../../search/page-content.ts'
import { addressOf } from './address.ts'

/** Says which Bengali word was found for one that was typed in Latin letters. */
export function Meant({ asked, word }: { asked: AskedPage; word: string }) {
  const { words, to } = usePage()
  return (
    <p className="meant">
      {words.search.meantStart}{' '}
      <a href={to(addressOf({ ...asked, query: word }))} lang="bn">
        {word}
      </a>{' '}
      {words.search.meantEnd(asked.query)}
    </p>
  )
}
