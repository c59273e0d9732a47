import { Modal, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { onSessionEnded, Stopped } from './api-client.ts'
import { lazyPart } from './lazy-part.tsx'
import { useStaff } from './staff-context.tsx'

const PRELOAD_AFTER_MS = 5000

/** Not part of the first page's script: a session seldom ends while the office is open. */
const loadSignInForm = () => import('./sign-in-form.tsx')
const SignInForm = lazyPart(() => loadSignInForm().then((part) => part.SignInForm))

/** Asks for the password when a session has ended; what was waiting is then sent. */
export function SessionDialog() {
  const { words, account } = useStaff()
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<{ resolve(): void; reject(reason: Error): void }>(undefined)

  useEffect(() => {
    onSessionEnded(
      () =>
        new Promise((resolve, reject) => {
          waiting.current = { resolve, reject }
          setIsOpen(true)
        }),
    )
    return () => onSessionEnded(undefined)
  }, [])
  useEffect(() => {
    // Loaded before it is needed: the connection may be down by then.
    // A failure is tried again when the form is needed.
    const timer = setTimeout(() => void loadSignInForm().catch(() => {}), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        setIsOpen(false)
        waiting.current?.reject(new Stopped())
      }}
      title={words.signIn.expiredTitle}
      closeOnClickOutside={false}
      centered
      zIndex={400}
    >
      <Text mb="md">{words.signIn.expired}</Text>
      <SignInForm
        username={account?.username}
        onSignedIn={() => {
          setIsOpen(false)
          waiting.current?.resolve()
        }}
      />
    </Modal>
  )
}
