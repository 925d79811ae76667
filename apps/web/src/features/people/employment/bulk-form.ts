import type { workChecks } from '#contract/people/members/members.ts'
import { datedFields, datedWorkFields, type MemberChange } from '../directory/index.ts'

export const bulkFields = [
  ...datedFields,
  'joined_date',
  'work_check',
  ...datedWorkFields,
  'dash_available',
] as const
export type BulkField = (typeof bulkFields)[number]

const DATED: ReadonlySet<BulkField> = new Set([...datedFields, ...datedWorkFields])

export type BulkForm = {
  /** What is to be changed; the rest stays whatever its input shows. */
  chosen: BulkField[]
  team: number | null
  rank_id: number | null
  position: string
  contract_type: string
  joined_date: string | null
  work_check: (typeof workChecks)[number]
  work_type: MemberChange['work_type']
  enter_adjust: MemberChange['enter_adjust']
  exit_adjust: MemberChange['exit_adjust']
  dash_available: boolean
  from: string
}

export function emptyBulk(today: string): BulkForm {
  return {
    chosen: [],
    team: null,
    rank_id: null,
    position: '',
    contract_type: '',
    joined_date: null,
    work_check: 'ALL',
    work_type: null,
    enter_adjust: null,
    exit_adjust: null,
    dash_available: true,
    from: today,
  }
}

export const hasDated = (form: Pick<BulkForm, 'chosen'>) => form.chosen.some((field) => DATED.has(field))

/** The same change for each of the people; a day only with what holds from a day on, and only when it is not today. */
export function bulkChanges(ids: readonly number[], form: BulkForm, today: string): MemberChange[] {
  if (form.chosen.length === 0) return []
  const values = Object.fromEntries(
    form.chosen.map((field) => [field, typeof form[field] === 'string' ? form[field].trim() : form[field]]),
  )
  const change = { ...values, ...(hasDated(form) && form.from !== today && { from: form.from }) }
  return ids.map((user_id) => ({ user_id, ...change }))
}
