import type { Meal } from './meals.store.ts'

/** What is told of the menu of a day; each picture has an address of its own, so that browsers ask for a new one. */
export function mealToWire(day: Temporal.PlainDate | string, meal: Meal | null | undefined) {
  const date = day.toString()
  const fileId = meal?.picture_file_id ?? null
  return {
    date,
    menu: meal?.menu ?? '',
    picture: fileId === null ? null : `/ga/meal/picture/${date}/?v=${fileId}`,
  }
}
