import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callApi, isUnanswered, onWritten } from './api-client.ts'
import { askServer } from './reach-server.ts'

/** Caches the data of the office's screens. The sign-in page does not need this code. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createClient)
  useEffect(() => {
    // A change can affect several screens (a list, the bin, the history): each loads again when it
    // opens.
    onWritten(() => void client.invalidateQueries({ refetchType: 'none' }))
    return () => onWritten(undefined)
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const ASK_AGAIN_MS = 5000

function createClient(): QueryClient {
  let isAsking = false
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnanswered(error) && !isAsking) askSoon()
      },
    }),
    defaultOptions: {
      queries: {
        // A key is an address of the API.
        queryFn: ({ queryKey, signal }) => callApi({ path: queryKey.join(''), signal }),
        retry: 1,
        staleTime: 10_000,
        // Without a connection, a query fails at once instead of waiting, and is repeated later.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
    },
  })
  /** Repeats failed queries when the server answers again. The browser may not notice this itself. */
  const askSoon = () => {
    isAsking = true
    setTimeout(() => {
      askServer().then(() => {
        isAsking = false
        void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      }, askSoon)
    }, ASK_AGAIN_MS)
  }
  return client
}
