import { Button } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { OwnPasswordForm } from '../../accounts/office/own-password.tsx'
import { welcomeWords } from './welcome-words.ts'

/** The question comes again when the office is opened again, but not at each return to this page. */
let isPasswordLater = false

/** Asks for a password of one's own, and says where everything is, at the first visit of a new school. */
export function Welcome({ hasGivenPassword }: { hasGivenPassword: boolean }) {
  return (
    <div className="stack">
      {hasGivenPassword && <AskForPassword />}
      <Places />
    </div>
  )
}

function AskForPassword() {
  const words = useScreenWords(welcomeWords)
  const [isLater, setIsLater] = useState(isPasswordLater)
  if (isLater) return null
  const wait = () => {
    isPasswordLater = true
    setIsLater(true)
  }
  return (
    <section className="card" aria-labelledby="own-password">
      <h2 id="own-password">{words.title}</h2>
      <p>{words.text}</p>
      <OwnPasswordForm>
        <Button variant="default" onClick={wait}>
          {words.later}
        </Button>
      </OwnPasswordForm>
    </section>
  )
}

/** Where everything in the office is. */
function Places() {
  const words = useScreenWords(welcomeWords)
  return (
    <section className="card" aria-labelledby="places">
      <h2 id="places">{words.places.title}</h2>
      <ul>
        {Object.values(words.places.lines).map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
