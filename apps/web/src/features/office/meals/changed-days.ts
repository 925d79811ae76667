import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getMealWeek } from '#contract/office/meals/meals.ts'

export type Week = EndpointResponse<typeof getMealWeek>
export type Menus = Record<string, string>
/** By date what is put to the menu of a day, null where its picture is taken away. */
export type Pictures = Record<string, File | null>

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

/** With what was chosen for a day: to take away a picture that was never saved is to have chosen none. */
export function withPicture(
  { days }: Week,
  pictures: Pictures,
  date: string,
  file: File | null | undefined,
): Pictures {
  const { [date]: _before, ...others } = pictures
  const isThere = days.some((day) => day.date === date && day.picture !== null)
  return file === undefined || (file === null && !isThere) ? others : { ...others, [date]: file }
}
