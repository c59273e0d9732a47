import { useEffect, useRef, useState } from 'react'
import { onSessionEnded, Stopped } from './api-client.ts'
import { SignInDialog } from './late-dialogs.tsx'

/** Asks for the password when a session has ended, and then sends the waiting requests. */
export function SessionDialog() {
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

  if (!isOpen) return null
  return (
    <SignInDialog
      onStop={() => {
        setIsOpen(false)
        waiting.current?.reject(new Stopped())
      }}
      onSignedIn={() => {
        setIsOpen(false)
        waiting.current?.resolve()
      }}
    />
  )
}
