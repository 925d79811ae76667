import type { EndpointCall, EndpointResponse } from '#contract/endpoint.ts'
import type { listHolidays, setHoliday } from '#contract/time/schedules/holidays.ts'

export type KeptHoliday = EndpointResponse<typeof listHolidays>[number]
export type HolidayEffects = EndpointResponse<typeof setHoliday>
type Body = EndpointCall<typeof setHoliday>['body']

export interface HolidayForm extends Record<string, unknown> {
  kind: Body['kind']
  date: string | null
  name: string
  /** Which part of the day is free. */
  part: 'DAY' | 'AM' | 'PM'
  substitute_date: string | null
  agreed_date: string | null
}

/** A new correction; of a holiday that was chosen in the list a swap of it. */
export function holidayForm(chosen: KeptHoliday | undefined): HolidayForm {
  const kind = chosen ? 'SWAP' : 'OWN'
  return { kind, date: chosen?.date ?? null, name: '', part: 'DAY', substitute_date: null, agreed_date: null }
}

/** Which inputs are still empty. */
export function missingIn({ kind, ...form }: HolidayForm): (keyof HolidayForm)[] {
  const needed = {
    OWN: ['date', 'name'],
    SWAP: ['date', 'substitute_date', 'agreed_date'],
    UNKEPT: ['date'],
  } as const
  return needed[kind].filter((name) => !form[name]?.trim())
}

export function bodyOf({ kind, date, name, part, substitute_date, agreed_date }: HolidayForm): Body {
  return {
    kind,
    date: date!,
    ...(kind === 'OWN' && { name: name.trim(), ...(part !== 'DAY' && { free_half: part }) }),
    ...(kind === 'SWAP' && { substitute_date: substitute_date!, agreed_date: agreed_date! }),
  }
}

/** Whether anybody would notice. */
export function hasEffects({
  recounted_count,
  freed_user_count,
  around_user_count,
  half_due_user_count,
}: HolidayEffects): boolean {
  return recounted_count + freed_user_count + around_user_count + half_due_user_count > 0
}
