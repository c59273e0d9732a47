import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../../office/shell/lazy-part.tsx'
import { useScreenWords } from '../../../office/shell/staff-context.tsx'
import { isTourSeen, rememberTour } from '../../../office/shell/tour-seen.ts'
import { tourWords } from '../../../office/shell/tour-words.ts'
import { OwnPasswordForm } from '../../accounts/office/own-password.tsx'
import { welcomeWords } from './welcome-words.ts'

const Tour = lazyPart(() => import('../../../office/shell/tour.tsx').then((part) => part.Tour))

/** The question comes again when the office is opened again, but not at each return to this page. */
let isPasswordLater = false

/** Asks for a password of one's own, and offers the tour, at the first visit of a new school. */
export function Welcome({ hasGivenPassword }: { hasGivenPassword: boolean }) {
  return (
    <div className="stack welcome">
      {hasGivenPassword && <AskForPassword />}
      <OfferTour />
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

function OfferTour() {
  const words = useScreenWords(tourWords)
  const [isSeen, setIsSeen] = useState(isTourSeen)
  const [isOpen, setIsOpen] = useState(false)
  if (isSeen) return null
  const end = () => {
    rememberTour()
    setIsSeen(true)
  }
  return (
    <section className="card" aria-labelledby="tour">
      <h2 id="tour">{words.title}</h2>
      <p>{words.offer}</p>
      <Group className="acts" mt="sm">
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
        <Button variant="subtle" onClick={end}>
          {words.skip}
        </Button>
      </Group>
      {isOpen && <Tour onClose={end} />}
    </section>
  )
}
