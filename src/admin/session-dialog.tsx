import { Modal, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { onSessionEnded, Stopped } from './api-client.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useStaff } from './staff-context.tsx'

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

  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        setIsOpen(false)
        waiting.current?.reject(new Stopped())
      }}
      title={words.signIn.expiredTitle}
      closeButtonProps={{ 'aria-label': words.common.close }}
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
