import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language, MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { chosenFeatures } from '../../platform/features/index.ts'

/** The teams whose calendar a member may read: those in which they stand today, and those that they lead. @param team what the query calls it */
export function isOwnTeam(
  team: string,
  memberId: RawBuilder<unknown>,
  today: Temporal.PlainDate,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${team}.${name}`)
  return sql<boolean>`(${column('closed_on')} is null and (${column('leader_id')} = ${memberId} or exists (
    select 1 from team_memberships tm where tm.company_id = ${thisCompany} and tm.team_id = ${column('id')}
      and tm.member_id = ${memberId} and ${heldOn('tm', today)})))`
}

export interface FeedRow {
  team_id: number | null
  team_name: string | null
  feed_id: number | null
  created_datetime: string | null
}

/** Every calendar that the member may read, the own one first, with the address that it has. */
export async function listFeeds({ tx, actor, today }: MemberContext): Promise<FeedRow[]> {
  const me = sql`${actor.memberId}::bigint`
  const { rows } = await sql<FeedRow>`
    select c.team_id, c.team_name, f.id as feed_id, f.created_at as created_datetime
    from (select null::bigint as team_id, null::text as team_name
      union all select t.id, t.name from teams t where t.company_id = ${thisCompany} and ${isOwnTeam('t', me, today)}) c
    left join calendar_feeds f on f.company_id = ${thisCompany} and f.member_id = ${me}
      and f.team_id is not distinct from c.team_id
    order by c.team_id is not null, c.team_name, c.team_id`.execute(tx)
  return rows
}

/** Gives a calendar an address in place of the one that it had. @throws Failure NOT_FOUND for a team that is not the member's */
export async function writeFeed(
  { tx, actor, today, now }: MemberContext,
  teamId: number | null,
  secretHash: Buffer,
): Promise<number> {
  const me = sql`${actor.memberId}::bigint`
  if (teamId !== null) {
    const { rows } = await sql`
      select 1 from teams t where t.company_id = ${thisCompany} and t.id = ${teamId} and ${isOwnTeam('t', me, today)}`.execute(
      tx,
    )
    found(rows[0])
  }
  const { rows } = await sql<{ id: number }>`
    insert into calendar_feeds (company_id, member_id, team_id, secret_hash, created_at)
    values (${thisCompany}, ${actor.memberId}, ${teamId}, ${secretHash}, ${now.toString()})
    on conflict on constraint calendar_feeds_once
      do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at
    returning id`.execute(tx)
  return rows[0]!.id
}

/** @throws Failure NOT_FOUND for an address of somebody else */
export async function removeFeed({ tx, actor }: CommandContext, id: number): Promise<void> {
  const { rows } = await sql`
    delete from calendar_feeds where company_id = ${thisCompany} and id = ${id} and member_id = ${actor.memberId}
    returning id`.execute(tx)
  found(rows[0])
}

/** A calendar with whose it is, for whoever has its address. */
export interface OpenedFeed {
  secret_hash: Buffer
  member_id: number
  team_name: string | null
  language: Language
  timezone: string
  /** use_outlook_category, and what says whether its part is on. */
  is_sorted: boolean
  features: Record<string, boolean>
  /** Whom it is of. */
  people: { id: number; name: string }[]
}

/** As long as the owner works here, and the team is theirs. */
export async function openFeed(tx: Tx, id: number, now: Temporal.Instant): Promise<OpenedFeed | undefined> {
  const company = await tx.selectFrom('companies').select('timezone').executeTakeFirst()
  if (!company) return undefined
  const today = now.toZonedDateTimeISO(company.timezone).toPlainDate()
  const { rows } = await sql<OpenedFeed>`
    select f.secret_hash, f.member_id, t.name as team_name, coalesce(m.language, c.language) as language, c.timezone,
      c.use_outlook_category as is_sorted, ${chosenFeatures} as features,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)), '[]') from members p
        where p.company_id = ${thisCompany} and case when f.team_id is null then p.id = f.member_id
          else p.status in ('WORKING', 'ABSENCE') and exists (select 1 from team_memberships tm where tm.company_id = ${thisCompany}
            and tm.team_id = f.team_id and tm.member_id = p.id and ${heldOn('tm', today)}) end) as people
    from calendar_feeds f
    join members m on m.company_id = f.company_id and m.id = f.member_id
    join companies c on c.company_id = f.company_id
    left join teams t on t.company_id = f.company_id and t.id = f.team_id
    where f.company_id = ${thisCompany} and f.id = ${id} and m.status in ('WORKING', 'ABSENCE')
      and (f.team_id is null or ${isOwnTeam('t', sql`f.member_id`, today)})`.execute(tx)
  return rows[0]
}
