import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../connection/api-client.ts'

const PER_PAGE = 30

export interface Reload<T> {
  everyMs: number
  while: (entry: T) => boolean
}

/**
 * A list of the API, newest first, loaded in parts, so that the length of the list does not slow
 * down the screen. `words` are searched in titles.
 */
export function useEntries<T extends { _id: string }>(
  path: string,
  words = '',
  filter: Record<string, string> = {},
  reload?: Reload<T>,
) {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: [path, words, filter],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) => {
      const search = new URLSearchParams({ ...filter, limit: String(PER_PAGE) })
      if (before) search.set('before', before)
      if (words) search.set('q', words)
      return callApi<T[]>({ path: `${path}?${search}`, signal })
    },
    getNextPageParam: (page: T[]) =>
      page.length === PER_PAGE ? page[PER_PAGE - 1]!._id : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      reload && state.data?.pages.flat().some(reload.while) ? reload.everyMs : false,
  })
  return {
    entries: query.data?.pages.flat() ?? [],
    isLoading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => client.invalidateQueries({ queryKey: [path] }),
  }
}
