import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Of } from '../../../office/list/act.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { FACTS } from '../../profile/facts.ts'
import { SchoolFacts } from '../../profile/office/school-facts.tsx'
import type { Step } from '../schema.ts'
import { stepsWords } from './steps-words.ts'
import '../../../office/list/steps.css'

const screenPath = (key: Parameters<typeof findScreen>[0]) => findScreen(key).path
const groupsPath = (purpose: string) =>
  `${screenPath('groups')}?${new URLSearchParams({ purpose })}`

type Act = keyof typeof stepsWords.bn.acts

/**
 * The acts of each step with their addresses. The first is the one that comes next. An act without
 * an address leads to the form below the steps.
 */
function actsOf({ key, state }: Step): [Act, string | undefined][] {
  switch (key) {
    case 'school':
      // That screen has the name, the address and the telephone.
      if (state === 'done') return [['change', screenPath('contact')]]
      return [
        [state === 'left' ? 'school' : 'change', undefined],
        ['contact', screenPath('contact')],
      ]
    case 'people':
      return [
        ...(state === 'half'
          ? [['head', `${screenPath('site')}#headTeacher`] satisfies [Act, string]]
          : []),
        ['people', screenPath('officers')],
      ]
    case 'counts':
      return [[state === 'done' ? 'change' : 'counts', `${screenPath('studentCounts')}#list`]]
    case 'glance':
      return [[state === 'done' ? 'change' : 'glance', screenPath('schoolInfo')]]
    case 'notice':
      return [['notice', `${screenPath('notices')}#new`]]
    default:
      return [
        ['complaints', groupsPath('complaints')],
        ['committee', groupsPath('managing')],
      ]
  }
}

/** The first steps of a new school. Each shows its state, and leads to its form. */
export function Steps({ steps }: { steps: Step[] }) {
  const { language } = useStaff()
  const words = useScreenWords(stepsWords)
  const number = (value: number) => formatNumber(value, language)
  const done = steps.filter(({ state }) => state === 'done').length
  const peopleStep = steps.findIndex(({ key }) => key === 'people')
  const needsPeople = steps[peopleStep]?.state === 'left'
  const next = steps.find(({ state }) => state !== 'done')
  // A form that was just saved stays, so that the focus is not lost.
  const [hasFacts] = useState(() => steps.find(({ key }) => key === 'school')?.state !== 'done')
  return (
    <div className="stack loose">
      <section aria-labelledby="steps" className="list">
        <div className="row">
          <h2 id="steps">{words.title}</h2>
          <p className="s">{words.progress(number(done), number(steps.length - done))}</p>
        </div>
        <ol className="card steps setup">
          {steps.map((step, index) => (
            <StepRow key={step.key} step={step} number={number(index + 1)} isNext={step === next}>
              {step.key === 'board' && needsPeople && (
                <b>; {words.needsPeople(number(peopleStep + 1))}</b>
              )}
            </StepRow>
          ))}
        </ol>
        <p className="s">{words.note}</p>
      </section>
      {hasFacts && (
        <section className="card" aria-labelledby="facts">
          <h2 id="facts">{words.facts.title}</h2>
          <p className="s">{words.facts.goesTo}</p>
          <SchoolFacts />
        </section>
      )}
    </div>
  )
}

function StepRow({
  step,
  number,
  isNext,
  children,
}: {
  step: Step
  number: string
  isNext: boolean
  children: ReactNode
}) {
  const words = useScreenWords(stepsWords)
  const text = useDetail()(step)
  const { key, state } = step
  const title = words.titles[key]
  return (
    <li className={`step is-${state}`}>
      <i aria-hidden="true">{number}</i>
      <div>
        <h3>{title}</h3>
        <p>
          <b className={`st ${state}`}>{words.states[state]}</b>
          {text && ` · ${text}`}
          {children}
        </p>
        <div className="acts">
          {actsOf(step).map(([act, to], index) => {
            const button = { variant: isNext && index === 0 ? 'filled' : 'default' }
            const label = (
              <>
                {words.acts[act]}
                <Of name={title} />
              </>
            )
            return to === undefined ? (
              <Button key={act} {...button} onClick={focusFacts}>
                {label}
              </Button>
            ) : (
              <Button key={act} {...button} component={Link} to={to}>
                {label}
              </Button>
            )
          })}
        </div>
      </div>
    </li>
  )
}

function focusFacts(): void {
  document.getElementById(`field-${FACTS[0]}`)?.focus()
}

function useDetail(): (step: Step) => string {
  const { language } = useStaff()
  const { details } = useScreenWords(stepsWords)
  return ({ key, state, count }) => {
    const amount = formatNumber(count, language)
    if (key === 'board') return details.board(amount)
    if (key === 'counts') return details.counts[state](amount)
    if (key === 'people') return details.people[state](amount)
    return details[key][state]
  }
}
