import { useEffect, useRef, useState } from 'react'
import { type ApiProblem, onSessionEnded, Stopped } from '../connection/api-client.ts'
import { SignInDialog } from '../connection/late-dialogs.tsx'

/** Asks for the password when a session has ended, and then sends the waiting requests. */
export function SessionDialog() {
  const [ended, setEnded] = useState<ApiProblem>()
  const waiting = useRef<{ resolve(): void; reject(reason: Error): void }>(undefined)

  useEffect(() => {
    onSessionEnded(
      (problem) =>
        new Promise((resolve, reject) => {
          waiting.current = { resolve, reject }
          setEnded(problem)
        }),
    )
    return () => onSessionEnded(undefined)
  }, [])

  if (!ended) return null
  return (
    <SignInDialog
      ended={ended}
      onStop={() => {
        setEnded(undefined)
        waiting.current?.reject(new Stopped())
      }}
      onSignedIn={() => {
        setEnded(undefined)
        waiting.current?.resolve()
      }}
    />
  )
}
