import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Form } from './form.tsx'
import type { Sending } from './use-sending.ts'

/** Whether a form shows all of its fields. Typed values keep it so: `isKept`. */
export function useResting(isKept: boolean) {
  const [isTouched, setIsTouched] = useState(false)
  return { isOpen: isKept || isTouched, isKept, setIsTouched }
}

/**
 * A form above a list. It rests with its title, its file and its button, so that the list is in the
 * first window, and unfolds below the title when it is touched. A link to `#id` opens it too.
 */
export function RestingForm({
  id,
  title,
  rest: { isOpen, isKept, setIsTouched },
  className = '',
  children,
  ...form
}: {
  /** Of its heading. */
  id: string
  title: string
  rest: ReturnType<typeof useResting>
  className?: string
  sending: Sending
  onSubmit: () => void
  children: ReactNode
}) {
  const card = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isLinked = hash === `#${id}`
  useEffect(() => {
    if (!isLinked) return
    setIsTouched(true)
    card.current!.querySelector<HTMLElement>('[name=title]')!.focus({ preventScroll: true })
  }, [isLinked, setIsTouched])
  // Called at the end of a press, or at a key press. At the beginning of a press, unfolding would move
  // the button away from the finger.
  const open = () => setIsTouched(true)
  return (
    <section
      ref={card}
      className={`card rests ${className}${isOpen ? '' : ' at-rest'}`}
      aria-labelledby={id}
    >
      <h2 id={id}>
        {isKept ? (
          title
        ) : (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            onClick={() => {
              form.sending.clearError()
              setIsTouched(!isOpen)
            }}
          >
            {title}
          </button>
        )}
      </h2>
      <Form {...form} onClick={open} onKeyUp={open}>
        {children}
      </Form>
    </section>
  )
}
