import { datedFields, datedHours, type MemberChange, type Person } from '../directory/index.ts'

export type MemberForm = {
  username: string
  local_username: string
  en_username: string
  position: string
  rank_id: number | null
  team: number | null
  joined_date: string | null
  contract_type: string
  /** Null is full time. */
  weekly_minutes: number | null
  standard_day_minutes: number | null
  work_type: string
  phone: string
  job_desc: string
  work_check: string
  dash_available: boolean
  /** The first day of a new team, rank, position or contract, of its hours, or of how they are settled. */
  from: string
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
    joined_date: profile.joined_date,
    contract_type: person.contract_type,
    weekly_minutes: profile.weekly_minutes,
    // Null only for colleagues, who do not come here.
    standard_day_minutes: profile.standard_day_minutes,
    work_type: profile.work_type ?? '',
    phone: profile.phone,
    job_desc: profile.job_desc,
    work_check: profile.work_check ?? '',
    dash_available: profile.dash_available ?? true,
    from: today,
  }
}

/** Whether something changes that holds from a day on. */
export function changesFromDay(before: MemberForm, after: MemberForm): boolean {
  return [...datedFields, ...datedHours, 'work_type' as const].some((name) => after[name] !== before[name])
}

/** Only what changed; the day goes along with what holds from a day on, when it is not today. */
export function memberChangeOf(userId: number, before: MemberForm, after: MemberForm): MemberChange | null {
  const { from, ...fields } = after
  const changed = Object.entries(fields).filter(([name, value]) => value !== before[name as keyof MemberForm])
  if (changed.length === 0) return null
  const dated = changesFromDay(before, after) && from !== before.from && { from }
  return { user_id: userId, ...Object.fromEntries(changed), ...dated } as MemberChange
}
