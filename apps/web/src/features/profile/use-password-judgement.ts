import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { checkPassword } from '#contract/auth/auth.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'

const WAIT_MS = 300

/** What the server thinks of a new password, asked 300 ms after the last key; null until it is known. */
export function usePasswordJudgement(password: string): EndpointResponse<typeof checkPassword> | null {
  const [settled] = useDebouncedValue(password, WAIT_MS)
  const judged = useQuery({
    // Forgotten as soon as it is no longer shown (gcTime 0): no password stays in memory.
    queryKey: [checkPassword.id, settled],
    queryFn: ({ signal }) => call(checkPassword, { body: { password: settled } }, { signal }),
    enabled: settled !== '',
    gcTime: 0,
    retry: false,
  })
  return settled === password ? (judged.data ?? null) : null
}
