import type { workChecks } from '#contract/people/members/members.ts'
import { datedFields, datedHours, datedWorkFields, type MemberChange } from '../directory/index.ts'

export const bulkFields = [
  ...datedFields,
  ...datedHours,
  'joined_date',
  'work_check',
  ...datedWorkFields,
  'dash_available',
] as const
export type BulkField = (typeof bulkFields)[number]

const DATED: ReadonlySet<BulkField> = new Set([...datedFields, ...datedHours, ...datedWorkFields])

export type BulkForm = {
  /** What is to be changed; the rest stays whatever its input shows. */
  chosen: BulkField[]
  /** What of it nobody is to have any more; a field that is merely empty has no value yet. */
  emptied: BulkField[]
  team: number | null
  rank_id: number | null
  position: string
  contract_type: string
  weekly_minutes: number | null
  standard_day_minutes: number | null
  joined_date: string | null
  work_check: (typeof workChecks)[number] | null
  work_type: MemberChange['work_type']
  enter_adjust: MemberChange['enter_adjust']
  exit_adjust: MemberChange['exit_adjust']
  dash_available: boolean | null
  from: string
}

export function emptyBulk(today: string): BulkForm {
  return {
    chosen: [],
    emptied: [],
    team: null,
    rank_id: null,
    position: '',
    contract_type: '',
    weekly_minutes: null,
    standard_day_minutes: null,
    joined_date: null,
    work_check: null,
    work_type: null,
    enter_adjust: null,
    exit_adjust: null,
    dash_available: null,
    from: today,
  }
}

export const hasDated = (form: Pick<BulkForm, 'chosen'>) => form.chosen.some((field) => DATED.has(field))

/** Fields that can be taken from people; the others always have a value. */
export const canBeEmptied = (field: BulkField) =>
  field !== 'work_check' && field !== 'dash_available' && field !== 'standard_day_minutes'

/** What was chosen and says neither to what nor that it is to be emptied. */
export function unfilled({ chosen, emptied, ...form }: BulkForm): BulkField[] {
  return chosen.filter((field) => !emptied.includes(field) && (valueOf(form[field]) ?? '') === '')
}

const valueOf = (value: BulkForm[BulkField]) => (typeof value === 'string' ? value.trim() : value)

/** The same change for each of the people; a day only with what holds from a day on, and only when it is not today. */
export function bulkChanges(ids: readonly number[], form: BulkForm, today: string): MemberChange[] {
  if (form.chosen.length === 0 || unfilled(form).length > 0) return []
  const nothing = emptyBulk(today)
  const values = Object.fromEntries(
    form.chosen.map((field) => [field, valueOf((form.emptied.includes(field) ? nothing : form)[field])]),
  )
  const change = { ...values, ...(hasDated(form) && form.from !== today && { from: form.from }) }
  return ids.map((user_id) => ({ user_id, ...change }))
}
