import { sql } from '../../../db/sql/sql.ts'
import { mustBeKept } from '#rules/calendar/judge-holiday.ts'
import { inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdmins } from '../../../people/roles/index.ts'
import { clearHolidays, listHolidays, lockCalendar } from '../../work-plans/index.ts'
import { changeDays } from './change-holidays.ts'

/**
 * Lets public holidays to come hold again that fewer people did not have to keep: since then so many work here that the law binds
 * (근로기준법 11조, 55조 2항). A day that has begun stays as it was kept; when people leave again, the company says anew what it does not
 * keep. Full admins are told of each day.
 * @returns the days
 */
export async function keepBindingHolidays(ctx: CommandContext): Promise<string[]> {
  const people = await lockCalendar(ctx)
  const tomorrow = ctx.today.add({ days: 1 }).toString()
  const binding = (await listHolidays(ctx)).filter(
    ({ holiday_on: on, is_off, swapped_with }) =>
      !is_off && swapped_with === null && on >= tomorrow && mustBeKept(Temporal.PlainDate.from(on), people),
  )
  if (binding.length === 0) return []
  const days = binding.map(({ holiday_on: on }) => Temporal.PlainDate.from(on))
  await changeDays(ctx, days, false, async (writing) => {
    await clearHolidays(writing, days.map(String))
    writing.audit({ action: 'holiday.bind', before: { days: binding }, after: { people } })
  })
  const { rows } = await sql<{ id: number }>`
    select h.member_id as id from ${fullAdmins} h order by h.member_id`.execute(ctx.tx)
  for (const day of days)
    await notify(ctx, {
      memberIds: rows.map(({ id }) => id),
      kind: 'HOLIDAY_BINDS',
      data: { day: inEveryLanguage(day, ctx.today), people },
      link: `/main/settings/holidays?year=${day.year}`,
    })
  return days.map(String)
}
