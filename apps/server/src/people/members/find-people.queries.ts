import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { nameIn, type Names } from '#rules/profiles/name-in.ts'
import { atMost } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import type { FindNames } from '../../http/reader/name-people.ts'
import { joinTeamOn, storedFlags, visibleMembers } from '../roles/index.ts'
import { closest, hasSyllable, namesPerson, searchCondition, withInitials } from './name-search.ts'

export interface PersonRow {
  id: number
  name: string
  /** Empty when the reader is not told it. */
  english_name: string
  email: string
  position: string
  initials: string
  has_image: boolean
  team_id: number | null
  team_name: string | null
  /** What the company says of the fields of a profile, see hideFields. */
  flags: unknown
}

type OtherName = 'local_username' | 'en_username'
type ToldField = OtherName | 'phone'
type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>

// Who may yet become what is being typed (김혀 → 김현지) is told apart from 강희진 after the database; how many at most.
const MOST_HALF_TYPED = 40

/** People who work here, by what somebody typed of their name: whole matches first, those who begin with it before others. */
export async function findPeople(
  ctx: Reader,
  { search, limit }: { search: string; limit: number },
): Promise<PersonRow[]> {
  const everybody = sql`from members m where m.company_id = ${thisCompany} and m.status in ('WORKING', 'ABSENCE')`
  if (search === '') return candidates(ctx, { from: everybody, order: sql`${nameOrder(ctx)}, m.id`, limit })
  const order = closest(search, nameOrder(ctx))
  const exact = !hasSyllable(search)
  const rows = await candidates(ctx, {
    from:
      withInitials(search) ?? sql`${everybody} and ${searchCondition(search, isTold(ctx, 'en_username'))}`,
    order,
    limit: exact ? limit : limit + MOST_HALF_TYPED,
  })
  return exact ? rows : rows.filter((row) => namesPerson(search, row)).slice(0, limit)
}

interface Choice {
  /** From `members m`, only those who work here. */
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
  limit: number
}

/** The people of a choice, with what a list to choose from says of them. */
export async function candidates(ctx: Reader, { from, order, limit }: Choice): Promise<PersonRow[]> {
  const result = await sql<PersonRow>`
    select m.id, m.name, case when ${isTold(ctx, 'en_username')} then m.english_name else '' end as english_name, m.email, m.position, m.name_initials as initials,
      m.image_file_id is not null as has_image, t.id as team_id, t.name as team_name,
      ${storedFlags} as flags
    from (select m.* ${from} order by ${order} ${atMost(limit)}) m
    ${joinTeamOn(ctx.today)}
    order by ${order}`.execute(ctx.tx)
  return result.rows
}

/** Whether the reader is told this of a person of `members m`: hideFields says the same of rows. */
export function isTold(ctx: Reader, field: ToldField): RawBuilder<boolean> {
  return sql`(${fieldFlag(field, 'active')} and (${fieldFlag(field, 'public')} or ${visibleMembers(ctx, sql.ref('m.id'))}))`
}

function fieldFlag(field: ToldField, flag: 'active' | 'public'): RawBuilder<boolean> {
  return sql`(select coalesce((profile_fields->${sql.lit(field)}->>${sql.lit(flag)})::boolean, true)
    from companies where company_id = ${thisCompany})`
}

/** The names of a member as everybody may know them, for `nameIn`: of who invites somebody that is no member yet. */
export function openNames(memberId: number | null): RawBuilder<Names | null> {
  const told = (field: OtherName, column: 'local_name' | 'english_name') =>
    sql`case when ${fieldFlag(field, 'active')} and ${fieldFlag(field, 'public')} then ${sql.ref(column)} else '' end`
  return sql`(select json_build_object('name', name, 'local', ${told('local_username', 'local_name')},
      'english', ${told('en_username', 'english_name')})
    from members where company_id = ${thisCompany} and id = ${memberId})`
}

/** The names of these people as a reader of the language can say them, as far as the reader is told. */
export const findNames: FindNames = async (ctx, ids) => {
  const { rows } = await sql<{ id: number; name: string; local: string; english: string }>`
    select m.id, m.name, case when ${isTold(ctx, 'local_username')} then m.local_name else '' end as local,
      case when ${isTold(ctx, 'en_username')} then m.english_name else '' end as english
    from members m
    where m.company_id = ${thisCompany} and m.id = any(${ids})`.execute(ctx.tx)
  return new Map(rows.map(({ id, ...names }) => [id, nameIn(ctx.language, names)]))
}
