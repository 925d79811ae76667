import { useQuery } from '@tanstack/react-query'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { q } from '../../../api/query.ts'
import type { LineRole } from './line-queries.ts'

/** Kinds of leave and work whose requests go along a line. */
export function useKinds(role: LineRole | undefined, isAsked: boolean) {
  const codes = useQuery({ ...q(listEventCodes, {}), enabled: isAsked && role !== undefined })
  return (codes.data ?? [])
    .filter((one) => one.apv_role_code === role)
    .map((one) => ({ value: one.code, label: one.event_name }))
}
