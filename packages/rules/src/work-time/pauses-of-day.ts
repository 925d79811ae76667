import { autoRestMinutes } from './auto-rest.ts'
import type { DaySchedule, DaySpan, Dinner } from './day-schedule.ts'

/**
 * The pauses of a day for who is there until a minute: lunch, and dinner. Hours that reach into dinner, as those of a late shift,
 * have a rest of their own; and a dinner for who goes on is none for who leaves before its end.
 */
export function pausesUntil(schedule: DaySchedule, until: number): DaySpan[] {
  return pausesOf(schedule)
    .filter((pause) => !pause.onlyIfContinued || until > pause.end)
    .map(({ start, end }) => ({ start, end }))
}

/**
 * When so many minutes are worked by who begins at a minute: the pauses on the way left out, and where they leave rest open that the
 * product takes off by itself, as who comes after lunch has, that too.
 */
export function endAfter(start: number, minutes: number, schedule: DaySchedule): number {
  let end = afterPauses(start, minutes, schedule)
  for (let missing = minutes; missing > 0; end += Math.max(0, missing)) {
    const taken = pausesUntil(schedule, end)
      .map((pause) => Math.min(end, pause.end) - Math.max(start, pause.start))
      .reduce((sum, part) => sum + Math.max(0, part), 0)
    missing = minutes - (end - start - Math.max(taken, autoRestMinutes(end - start)))
  }
  return end
}

function afterPauses(start: number, minutes: number, schedule: DaySchedule): number {
  return pausesOf(schedule).reduce((end, pause) => {
    const isUntouched = pause.end <= start || end <= pause.start
    const isDone = pause.onlyIfContinued && end <= pause.end
    return isUntouched || isDone ? end : end + pause.end - Math.max(start, pause.start)
  }, start + minutes)
}

/** Minutes of dinner in work that is asked for. */
export function dinnerIn(work: DaySpan, schedule: DaySchedule): number {
  const [dinner] = pausesUntil({ ...schedule, lunch: null }, work.end)
  return dinner ? Math.max(0, Math.min(work.end, dinner.end) - Math.max(work.start, dinner.start)) : 0
}

/** In their order. */
function pausesOf({ end, lunch, dinner }: DaySchedule): Dinner[] {
  const own = lunch ? [{ ...lunch, onlyIfContinued: false }] : []
  return dinner && end <= dinner.start ? [...own, dinner] : own
}
