import { Loaded } from '../../../office/loaded.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useApi } from '../../../office/use-api.ts'
import type { MoveRecord } from '../schema.ts'
import { HowTo } from './how-to.tsx'
import { MoveCard } from './move-card.tsx'
import { moveWords } from './words.ts'
import './moves.css'

const AGAIN_MS = 2000

export default function MovesScreen() {
  const words = useScreenWords(moveWords)
  const { words: staffWords } = useStaff()
  const query = useApi<MoveRecord[]>('/moves', {
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'undoing') ? AGAIN_MS : false,
  })
  return (
    <Screen screen="moves" lead={words.lead}>
      <section className="list" aria-labelledby="moves">
        <h2 id="moves">{words.listTitle}</h2>
        <Loaded query={query} lead={staffWords.common.failedToLoad}>
          {(moves) =>
            moves.length === 0 ? (
              <p className="card none" role="status">
                {words.empty}
              </p>
            ) : (
              <ul className="stack loose">
                {moves.map((move) => (
                  <li className="card move" key={move.id}>
                    <MoveCard move={move} onChange={() => query.refetch()} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {query.data && <HowTo isOpen={query.data.length === 0} />}
    </Screen>
  )
}
