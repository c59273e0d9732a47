import { useScreenWords } from '../../../office/staff-context.tsx'
import { moveWords } from './words.ts'

const COMMANDS = {
  wordPress: 'npm run move-in -- site.xml --uploads uploads.zip',
  oldSystem: 'npm run move-in -- https://old.example',
  list: 'npm run move-in -- teachers.xlsx --as officers',
  folder: 'npm run move-in -- ./notices --as notices',
} satisfies Record<keyof (typeof moveWords)['bn']['how']['sources'], string>

/**
 * The commands that import an old site. The office itself does not fetch anything from an address.
 */
export function HowTo({ isOpen }: { isOpen: boolean }) {
  const { title, text, sources } = useScreenWords(moveWords).how
  return (
    <details className="card fold how-to" open={isOpen}>
      <summary>
        <b>{title}</b>
      </summary>
      <p>{text}</p>
      <dl>
        {(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).map((source) => (
          <div key={source}>
            <dt>{sources[source]}</dt>
            <dd>
              <code lang="en">{COMMANDS[source]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
