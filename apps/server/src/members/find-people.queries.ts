import { sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'
import { namesPerson, searchCondition } from './name-search.ts'

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

// The condition lets 김현지 through for 김혀 and for 강희진 too; how many such rows are looked through at most.
const MOST_CANDIDATES = 400

/** People who work here, by what somebody typed of their name; who begins with it comes first. */
export async function findPeople(
  ctx: Pick<MemberContext, 'tx' | 'today'>,
  { search, limit }: { search: string; limit: number },
): Promise<PersonRow[]> {
  const candidates = search === '' ? limit : Math.max(limit, MOST_CANDIDATES)
  const result = await sql<PersonRow>`
    select p.id, p.name, p.english_name, p.email, p.position, p.name_initials as initials,
      p.image_file_id is not null as has_image, t.id as team_id, t.name as team_name
    from (
      select m.* from members m
      where m.status in ('WORKING', 'ABSENCE') and ${search === '' ? sql`true` : searchCondition(search)}
      order by starts_with(m.name, ${search}) desc, m.name, m.id limit ${candidates}
    ) p
    left join team_memberships tm on tm.company_id = p.company_id and tm.member_id = p.id
      and tm.starts_on <= ${ctx.today} and (tm.ends_on is null or tm.ends_on > ${ctx.today})
    left join teams t on t.company_id = tm.company_id and t.id = tm.team_id
    order by starts_with(p.name, ${search}) desc, p.name, p.id`.execute(ctx.tx)
  const named = search === '' ? result.rows : result.rows.filter((row) => namesPerson(search, row))
  return named.slice(0, limit)
}
