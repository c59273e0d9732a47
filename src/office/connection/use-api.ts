import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import type { Stored } from '../../database/singleton.ts'

type Options<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>

/**
 * The answer of the API at an address, relative to /api. The address is also the query's key: its
 * path, then its question. So one reload of a path loads every list of that path again. Two readers
 * of one address stay apart with a fragment, which is not sent. Without an address, nothing loads.
 */
export function useApi<T>(address: string | undefined, options?: Options<T>) {
  return useQuery<T>({ queryKey: keyOf(address), enabled: address !== undefined, ...options })
}

export function keyOf(address = ''): string[] {
  return address.split(/(?=[?#])/)
}

/** Loads every list of a path again; without a path, everything that is shown. */
export function useReload(path?: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(path === undefined ? {} : { queryKey: [path] })
}

/** A record whose fields a form shows as texts. */
export type FormRecord<F extends string> = Stored<Record<F, string | number>>

/**
 * The record of a form, or null. It is loaded once: another load would replace values while the
 * clerk writes. Its key is the whole address, so that a reload of its list does not load it again.
 */
export function useRecord<T>(address: string | undefined) {
  return useQuery<T>({
    queryKey: [address],
    enabled: address !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
