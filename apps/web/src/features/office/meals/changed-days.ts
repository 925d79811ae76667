import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getMealWeek } from '#contract/office/meals/meals.ts'

export type Week = EndpointResponse<typeof getMealWeek>
export type Menus = Record<string, string>

/** What is typed of each day, by its date. */
export const menusOf = ({ days }: Week): Menus =>
  Object.fromEntries(days.map(({ date, menu }) => [date, menu]))

/** The days whose menu is another now: nobody else's are sent back as they were read. */
export function changedDays(week: Week, typed: Menus): { date: string; menu: string }[] {
  return week.days
    .map(({ date, menu }) => ({ date, menu: (typed[date] ?? menu).trim(), before: menu }))
    .filter(({ menu, before }) => menu !== before)
    .map(({ date, menu }) => ({ date, menu }))
}
