import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem, callApi } from '../connection/api-client.ts'
import { ignoreGivenUp, retryUntilReached } from '../connection/connection.ts'
import { deleteDraftsOf, listDrafts } from '../draft/draft-store.ts'
import { SignOutDialog } from '../connection/late-dialogs.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { forgetUnsent, hasUnsent } from '../draft/unsent.ts'

/** Signs out. If something is not sent, it asks first, in the returned dialog. */
export function useSignOut() {
  const { account } = useStaff()
  const username = account?.username ?? ''
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => void signOut(username, client)
  return {
    begin: async () => {
      if (hasUnsent() || (await listDrafts(username)).length > 0) setIsAsking(true)
      else leave()
    },
    dialog: isAsking && (
      <SignOutDialog
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false)
          leave()
        }}
      />
    ),
  }
}

/**
 * Leaves the page only after the session has ended. Without a connection, signing out waits. The next
 * person at this device finds no drafts and no data of the screens.
 */
function signOut(username: string, client: QueryClient): Promise<void> {
  return retryUntilReached(() => callApi({ method: 'POST', path: '/admin/logout' }), {
    isFinal: (error) => error instanceof ApiProblem && error.status < 500,
  })
    .catch((error: unknown) => {
      // If the session has ended already, the clerk is signed out.
      if (!(error instanceof ApiProblem)) throw error
    })
    .then(async () => {
      await deleteDraftsOf(username)
      sessionStorage.clear()
      client.clear()
      forgetUnsent()
      window.location.assign('/admin/login')
    })
    .catch(ignoreGivenUp)
}
