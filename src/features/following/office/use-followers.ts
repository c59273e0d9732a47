import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../office/api-client.ts'
import type { FollowersOverview } from '../followers-schema.ts'

export const FOLLOWERS = '/followers'

export function useFollowers() {
  return useQuery({
    queryKey: [FOLLOWERS],
    queryFn: ({ signal }) => callApi<FollowersOverview>({ path: FOLLOWERS, signal }),
    // A sending that runs changes its numbers every second.
    refetchInterval: ({ state }) =>
      state.data?.sendings.some(({ waiting }) => waiting > 0) ? 5000 : false,
  })
}
