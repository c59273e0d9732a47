import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onWritten } from './api-client.ts'

/** Keeps what the screens of the office load. The sign-in page does not need this code. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: 1,
            staleTime: 10_000,
            networkMode: 'always',
            // Without a connection, a query fails: repeat it when there is a connection again.
            refetchOnReconnect: ({ state }) => state.status === 'error',
          },
        },
      }),
  )
  useEffect(() => {
    // A change can affect several screens (a list, the bin, the history): each loads again when it
    // opens.
    onWritten(() => void client.invalidateQueries({ refetchType: 'none' }))
    return () => onWritten(undefined)
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
