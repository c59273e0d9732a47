import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { type Advice, adviceFor } from './advice.ts'
import type { GroupValues } from './group-values.ts'
import { groupOfficeWords } from './words.ts'

/** Compares the committee against harassment with the rules, while the clerk writes it. */
export function AdviceCard({ values }: { values: GroupValues }) {
  const { advice: words } = useScreenWords(groupOfficeWords)
  const sentenceOf = useSentence()
  return (
    <section className="card advice-card" aria-labelledby="advice">
      <h2 id="advice">{words.title}</h2>
      <ul className="advice">
        {adviceFor(values).map((advice) => (
          <li key={advice.rule} className={advice.state}>
            <span>
              <span className="vh">{words.states[advice.state]}: </span>
              {sentenceOf(advice)}
            </span>
          </li>
        ))}
      </ul>
      <p className="s">{words.source}</p>
    </section>
  )
}

function useSentence(): (advice: Advice) => string {
  const { language } = useStaff()
  const { advice: words } = useScreenWords(groupOfficeWords)
  return ({ rule, state, members, count }) => {
    const total = formatNumber(members, language)
    const amount = formatNumber(count, language)
    if (rule === 'head') return words.head
    if (rule === 'members') return state === 'yes' ? words.enough : words.members(amount)
    if (rule === 'outside')
      return state === 'yes' ? words.outside(amount) : words.fewOutside(amount)
    if (state === 'ask') return words.askWomen
    return state === 'yes' ? words.women(total, amount) : words.fewWomen(total, amount)
  }
}
