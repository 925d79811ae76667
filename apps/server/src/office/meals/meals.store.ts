import type { Period } from '#rules/calendar/periods.ts'
import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { lockName } from '../../db/lock-name.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'

export interface Meal {
  menu: string
  picture_file_id: number | null
}
export interface MealRow extends Meal {
  served_on: string
}

type Asking = Pick<MemberContext, 'tx'>

/** What is served on a day, or null: a column of a wider statement. */
export function menuOn(day: Temporal.PlainDate): RawBuilder<Meal | null> {
  return sql`(select jsonb_build_object('menu', menu, 'picture_file_id', picture_file_id) from meals where company_id = ${thisCompany} and served_on = ${day})`
}

/** What is entered for the days from a Monday to the Sunday after it. */
export async function mealsOfWeek({ tx }: Asking, { from, to }: Period): Promise<MealRow[]> {
  const { rows } = await sql<MealRow>`
    select served_on, menu, picture_file_id from meals
    where company_id = ${thisCompany} and served_on between ${from} and ${to}
    order by served_on`.execute(tx)
  return rows
}

/** Has who enters the menu of a company wait for who does so at this moment: days of both would be held in another order. */
export function takeTurn({ tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>): Promise<void> {
  return lockName(tx, `meals ${companyId}`)
}

export async function keepMeals(
  { tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>,
  meals: readonly Pick<MealRow, 'served_on' | 'menu'>[],
): Promise<string[]> {
  const [days, menus] = [meals.map(({ served_on }) => served_on), meals.map(({ menu }) => menu)]
  const { rows } = await sql<{ served_on: string }>`
    insert into meals (company_id, served_on, menu)
    select ${companyId}, day, menu from unnest(${days}::date[], ${menus}::text[]) as w(day, menu)
    on conflict (company_id, served_on) do update set menu = excluded.menu
    where meals.menu <> excluded.menu
    returning served_on`.execute(tx)
  return rows.map(({ served_on }) => served_on)
}

/** Takes the words of days away, and the day where no picture is left of it. @returns the days that had some */
export async function dropMenus({ tx }: Asking, days: readonly string[]): Promise<string[]> {
  const ofDays = sql`company_id = ${thisCompany} and served_on = any (${days}::date[])`
  const [gone, emptied] = [
    await sql<{ served_on: string }>`
      delete from meals where ${ofDays} and picture_file_id is null returning served_on`.execute(tx),
    await sql<{ served_on: string }>`
      update meals set menu = '' where ${ofDays} and picture_file_id is not null and menu <> ''
      returning served_on`.execute(tx),
  ]
  return [...gone.rows, ...emptied.rows].map(({ served_on }) => served_on)
}

export async function pictureOf({ tx }: Asking, day: Temporal.PlainDate): Promise<number | null> {
  const { rows } = await sql<Pick<Meal, 'picture_file_id'>>`
    select picture_file_id from meals where company_id = ${thisCompany} and served_on = ${day}`.execute(tx)
  return rows[0]?.picture_file_id ?? null
}

/** @param fileId null: without a picture, and without the day where no words are left of it */
export async function keepPicture(
  { tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>,
  day: Temporal.PlainDate,
  fileId: number | null,
): Promise<void> {
  if (fileId === null) {
    const ofDay = sql`company_id = ${thisCompany} and served_on = ${day}`
    await sql`delete from meals where ${ofDay} and menu = ''`.execute(tx)
    await sql`update meals set picture_file_id = null where ${ofDay}`.execute(tx)
    return
  }
  await sql`
    insert into meals (company_id, served_on, menu, picture_file_id) values (${companyId}, ${day}, '', ${fileId})
    on conflict (company_id, served_on) do update set picture_file_id = excluded.picture_file_id
    returning served_on`.execute(tx)
}
