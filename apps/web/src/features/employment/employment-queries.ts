import { getHistory, previewChanges } from '#contract/members/employment.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listOrg, listTeams } from '#contract/organization/organization.ts'
import { checkRetirement } from '#contract/members/retirement.ts'
import { call } from '../../api/call.ts'
import { q } from '../../api/query.ts'
import { memberReads } from '../people/index.ts'
import type { BulkChange } from './bulk-form.ts'

export type Preview = EndpointResponse<typeof previewChanges>
export type Consequence = Preview[number]['consequences'][number]
export type RetirementCheck = EndpointResponse<typeof checkRetirement>
export type Hanging = RetirementCheck['hanging'][number]
export type History = EndpointResponse<typeof getHistory>
export type HistoryItem = History['items'][number]

/** Who the dialogs are about. */
export interface Subject {
  user_id: number
  username: string
  email: string
  joined_date: string | null
}

/** What every change of employment makes stale. */
export const employmentReads = [...memberReads, checkRetirement, listTeams, listOrg] as const

export const historyQuery = (userId: number, asOf: string | null) =>
  q(getHistory, { query: { user_id: userId, ...(asOf && { as_of: asOf }) } })

export const retirementQuery = (userId: number, lastDay: string | null) =>
  q(checkRetirement, { query: { user_id: userId, ...(lastDay && { retire_date: lastDay }) } })

/** A preview is a read that carries much: it goes as a POST and is asked anew with every change of the form. */
export const previewQuery = (changes: BulkChange[]) => ({
  queryKey: [previewChanges.id, changes],
  queryFn: () => call(previewChanges, { body: { changes } }),
  staleTime: 0,
})
