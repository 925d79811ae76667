import { type RawBuilder, sql } from 'kysely'
import { lockName } from '../../db/lock-name.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

export interface MealRow {
  served_on: string
  menu: string
}

type Asking = Pick<MemberContext, 'tx'>

/** What is served on a day, or null: a column of a wider statement. */
export function menuOn(day: Temporal.PlainDate): RawBuilder<string | null> {
  return sql`(select menu from meals where company_id = ${thisCompany} and served_on = ${day})`
}

/** What is entered for the days from a Monday to the Sunday after it. */
export async function mealsOfWeek({ tx }: Asking, monday: Temporal.PlainDate): Promise<MealRow[]> {
  const { rows } = await sql<MealRow>`
    select served_on, menu from meals
    where company_id = ${thisCompany} and served_on between ${monday} and ${monday.add({ days: 6 })}
    order by served_on`.execute(tx)
  return rows
}

/** Has who enters the menu of a company wait for who does so at this moment: days of both would be held in another order. */
export function takeTurn({ tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>): Promise<void> {
  return lockName(tx, `meals ${companyId}`)
}

export async function keepMeals(
  { tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>,
  meals: readonly MealRow[],
) {
  const [days, menus] = [meals.map(({ served_on }) => served_on), meals.map(({ menu }) => menu)]
  await sql`
    insert into meals (company_id, served_on, menu)
    select ${companyId}, day, menu from unnest(${days}::date[], ${menus}::text[]) as w(day, menu)
    on conflict (company_id, served_on) do update set menu = excluded.menu
    returning served_on`.execute(tx)
}

export async function dropMeals({ tx }: Asking, days: readonly string[]): Promise<void> {
  await sql`delete from meals where company_id = ${thisCompany} and served_on = any (${days}::date[])`.execute(
    tx,
  )
}
