import { useApi } from '../../../office/connection/use-api.ts'
import type { StaffBoard } from '../schema.ts'

export type StaffEntry = StaffBoard['entries'][number]

export const BOARD = '/admin/information'

export function useBoard() {
  return useApi<StaffBoard>(BOARD, {
    staleTime: 0,
  })
}
