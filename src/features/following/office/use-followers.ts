import { useApi } from '../../../office/connection/use-api.ts'
import type { FollowersOverview } from '../followers-schema.ts'

export const FOLLOWERS = '/followers'

/** `isLive` loads the numbers again while a message is being sent. */
export function useFollowers({ isLive = false } = {}) {
  return useApi<FollowersOverview>(FOLLOWERS, {
    staleTime: isLive ? 0 : 60_000,
    refetchInterval: ({ state }) =>
      isLive && state.data?.sendings.some(({ waiting }) => waiting > 0) ? 5000 : false,
  })
}
