import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'
import { closest, hasSyllable, namesPerson, searchCondition, withInitials } from './name-search.ts'

export interface PersonRow {
  id: number
  name: string
  english_name: string
  email: string
  position: string
  initials: string
  has_image: boolean
  team_id: number | null
  team_name: string | null
}

// Who may yet become what is being typed (김혀 → 김현지) is told apart from 강희진 after the database; how many at most.
const MOST_HALF_TYPED = 40

/** People who work here, by what somebody typed of their name: whole matches first, those who begin with it before others. */
export async function findPeople(
  ctx: Pick<MemberContext, 'tx' | 'today'>,
  { search, limit }: { search: string; limit: number },
): Promise<PersonRow[]> {
  const everybody = sql`from members m where m.status in ('WORKING', 'ABSENCE')`
  if (search === '') return candidates(ctx, { from: everybody, order: sql`m.name, m.id`, limit })
  const order = closest(search)
  const exact = !hasSyllable(search)
  const rows = await candidates(ctx, {
    from: withInitials(search) ?? sql`${everybody} and ${searchCondition(search)}`,
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

async function candidates(
  ctx: Pick<MemberContext, 'tx' | 'today'>,
  { from, order, limit }: Choice,
): Promise<PersonRow[]> {
  const result = await sql<PersonRow>`
    select m.id, m.name, m.english_name, m.email, m.position, m.name_initials as initials,
      m.image_file_id is not null as has_image, t.id as team_id, t.name as team_name
    from (select m.* ${from} order by ${order} limit ${limit}) m
    left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
      and tm.starts_on <= ${ctx.today} and (tm.ends_on is null or tm.ends_on > ${ctx.today})
    left join teams t on t.company_id = tm.company_id and t.id = tm.team_id
    order by ${order}`.execute(ctx.tx)
  return result.rows
}
