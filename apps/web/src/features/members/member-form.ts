import type { MemberChangeBody } from './member-types.ts'
import type { Person } from './member-queries.ts'

export type MemberForm = {
  username: string
  local_username: string
  en_username: string
  position: string
  rank_id: number | null
  team: number | null
  team_from: string
  joined_date: string | null
  contract_type: string
  phone: string
  job_desc: string
  work_check: string
  dash_available: boolean
}

export function memberForm(person: Person, today: string): MemberForm {
  const { user_profile: profile } = person
  return {
    username: profile.username,
    local_username: profile.local_username,
    en_username: profile.en_username,
    position: profile.position,
    rank_id: profile.rank?.id ?? null,
    team: profile.team?.team_id ?? null,
    team_from: today,
    joined_date: profile.joined_date,
    contract_type: person.contract_type,
    phone: profile.phone,
    job_desc: profile.job_desc,
    work_check: profile.work_check,
    dash_available: profile.dash_available,
  }
}

/** Only what changed; the day of the team change goes along only with a change of team. */
export function memberChangeOf(
  userId: number,
  before: MemberForm,
  after: MemberForm,
): MemberChangeBody | null {
  const { team_from: from, ...fields } = after
  const changed = Object.entries(fields).filter(([name, value]) => value !== before[name as keyof MemberForm])
  if (changed.length === 0) return null
  const change = Object.fromEntries(changed)
  return { user_id: userId, ...change, ...('team' in change && { team_from: from }) } as MemberChangeBody
}
