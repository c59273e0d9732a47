import { useQuery } from '@tanstack/react-query'
import type { Stored } from '../database/singleton.ts'
import { callApi } from './api-client.ts'

/** A record whose fields a form shows as texts. */
export type FormRecord<F extends string> = Stored<Record<F, string | number>>

/**
 * The record of a form, or null. It is loaded once: another load would replace values while the
 * clerk writes.
 */
export function useRecord<F extends string>(path: string | undefined) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<FormRecord<F> | null>({ path: path!, signal }),
    enabled: path !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Without a connection, the query fails at once instead of waiting.
    networkMode: 'always',
  })
}
