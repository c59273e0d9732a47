import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AccountRecord } from '../../features/accounts/schema.ts'
import { notify } from './notify.ts'
import { useStaff } from './staff-context.tsx'

const PAUSE_MS = 10_000

/**
 * Another admin can change the role of this account. The screens follow: at each change of screen,
 * when the window is looked at again, and while it is looked at.
 */
export function useFollowedRole(): void {
  const { account, setAccount, words } = useStaff()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const role = account?.role
  /** The screen for which the role is known. */
  const known = useRef(pathname)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const look = async () => {
      if (document.hidden) return
      const now = await findAccount(signal)
      if (!now || signal.aborted || now.role === role) return
      setAccount(now)
      notify(words.roleIsNow[now.role])
      await client.invalidateQueries()
    }
    const lookAgain = () => void look()
    if (known.current !== pathname) lookAgain()
    known.current = pathname
    const timer = setInterval(lookAgain, PAUSE_MS)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      controller.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [pathname, role, setAccount, words, client])
}

/**
 * Undefined without an answer. It does not use `callApi`, because a call in the background must not
 * ask for a password.
 */
async function findAccount(signal: AbortSignal): Promise<AccountRecord | undefined> {
  try {
    const answer = await fetch('/api/admin/me', { signal })
    return answer.ok ? ((await answer.json()) as AccountRecord) : undefined
  } catch {
    // No answer: the next check asks again.
    return undefined
  }
}
