import { getHistory, previewChanges } from '#contract/people/employment/employment.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { checkRetirement } from '#contract/people/employment/retirement.ts'
import { call } from '../../../api/call.ts'
import { keyOf, q } from '../../../api/query.ts'
import type { Profile } from '../../../page/profile.ts'
import { findLeaders, findPeople, type MemberChange } from '../directory/index.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import { beforeReturn } from './before-return.ts'
import { orderTakers } from './takers.ts'

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
  /** The last day of who has left. */
  retire_date?: string | null
  team?: { team_id: number; team_name: string } | null
}

export const historyQuery = (userId: number, asOf: string | null) =>
  q(getHistory, { query: { user_id: userId, ...(asOf && { as_of: asOf }) } })

/** What somebody who left was on their last day, beside what their team is now. */
export const beforeReturnQuery = (userId: number, lastDay: string | null) => ({
  queryKey: [...keyOf(getHistory, { query: { user_id: userId } }), 'before-return'],
  queryFn: async () => {
    const asOf = lastDay ? { as_of: lastDay } : {}
    const [{ standing }, then, now] = await Promise.all([
      call(getHistory, { query: { user_id: userId, ...asOf } }),
      call(listTeams, { query: asOf }),
      call(listTeams, { query: {} }),
    ])
    return beforeReturn(standing, then, now)
  },
  staleTime: 0,
})

export const retirementQuery = (userId: number, lastDay: string | null) =>
  q(checkRetirement, { query: { user_id: userId, ...(lastDay && { retire_date: lastDay }) } })

interface Handing {
  kind: Hanging['kind']
  leaver: Pick<Subject, 'user_id' | 'team'>
  reader: Profile
}

/**
 * Who may take something over, for a PersonPicker: those of the leaver's team first. A limited admin gives a lead only
 * to people whom they look after, and decisions on documents never to themselves.
 */
export async function findTakers({ kind, leaver, reader }: Handing, search: string): Promise<PersonOption[]> {
  const people =
    kind === 'TEAM_LED' ? await findLeaders(reader, search, MANY) : await findPeople(search, MANY)
  const barred =
    kind === 'WAITING_DOCUMENTS' && !reader.is_admin_full ? [leaver.user_id, reader.id] : [leaver.user_id]
  return orderTakers(people, leaver.team?.team_name ?? null, barred)
}

/** As many as one search gives: among fewer those of the team might be missing. */
const MANY = 100

/** A preview is a read that carries much: it goes as a POST and is asked anew with every change of the form. */
export const previewQuery = (changes: MemberChange[]) => ({
  queryKey: keyOf(previewChanges, { body: { changes } }),
  queryFn: () => call(previewChanges, { body: { changes } }),
  staleTime: 0,
})
