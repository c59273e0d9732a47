import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../office/api-client.ts'
import type { StaffBoard } from '../schema.ts'

export type StaffEntry = StaffBoard['entries'][number]

export const BOARD = '/admin/information'

export function useBoard() {
  return useQuery({
    queryKey: [BOARD],
    queryFn: ({ signal }) => callApi<StaffBoard>({ path: BOARD, signal }),
    staleTime: 0,
  })
}
