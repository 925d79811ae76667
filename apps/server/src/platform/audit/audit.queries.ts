import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { auditRows } from '../../http/audit-trail.ts'
import { NAME_KEYS } from './name-in.ts'
import { ownCodes } from './words/code-names.ts'
import { isAbout } from './targets-of-person.ts'

export interface AuditFilter {
  actorId: number | undefined
  targetId: number | undefined
  /** undefined is all of them. */
  actions: readonly string[] | undefined
  /** The first moment that counts, and the first one after. */
  since: Temporal.Instant | undefined
  until: Temporal.Instant | undefined
}

export interface AuditRow {
  id: number
  happened_at: string
  actor_member_id: number | null
  actor_name: string | null
  action: string
  target_kind: string | null
  target_id: number | null
  /** Of a member. */
  target_name: string | null
  before: unknown
  after: unknown
  ip: string | null
}

/** Which events fit, of an alias e. */
function fits(filter: AuditFilter, before: number | undefined): RawBuilder<unknown> {
  const { actorId, targetId, since, until } = filter
  const conditions = [
    sql`e.company_id = ${thisCompany}`,
    ...(actorId === undefined ? [] : [sql`e.actor_member_id = ${actorId}`]),
    ...(targetId === undefined ? [] : [isAbout(targetId)]),
    ...(since ? [sql`e.happened_at >= ${since.toString()}::timestamptz`] : []),
    ...(until ? [sql`e.happened_at < ${until.toString()}::timestamptz`] : []),
    ...(before === undefined
      ? []
      : [
          sql`(e.happened_at, e.id) < (select c.happened_at, c.id from ${auditRows} c
            where c.company_id = ${thisCompany} and c.id = ${before})`,
        ]),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * The ids of a page. Of a person's events those of other actions are passed by; of everybody's, each action is asked for its newest
 * along its own index, so that a rare one is not looked for among millions.
 */
function page(filter: AuditFilter, before: number | undefined, limit: number): RawBuilder<unknown> {
  const { actorId, targetId, actions } = filter
  const condition = fits(filter, before)
  const newest = sql`order by e.happened_at desc, e.id desc limit ${limit}`
  if (!actions) return sql`select e.* from ${auditRows} e where ${condition} ${newest}`
  if (actorId !== undefined || targetId !== undefined)
    return sql`select e.* from ${auditRows} e where ${condition} and e.action = any(${actions}::text[]) ${newest}`
  return sql`select e.* from unnest(${actions}::text[]) one(action) cross join lateral (
      select e.* from ${auditRows} e where ${condition} and e.action = one.action ${newest}) e ${newest}`
}

/** Events that fit, newest first. */
export async function listEvents(
  tx: Tx,
  filter: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select e.id, e.happened_at, e.actor_member_id, a.name as actor_name, e.action, e.target_kind, e.target_id,
      t.name as target_name, e.before, e.after, e.ip
    from (${page(filter, before, limit)}) e
      left join members a on a.company_id = ${thisCompany} and a.id = e.actor_member_id
      left join members t on t.company_id = ${thisCompany} and e.target_kind = 'member' and t.id = e.target_id
    order by e.happened_at desc, e.id desc`.execute(tx)
  return rows
}

/** How many fit, counted no further than one beyond the most. */
export async function countEvents(tx: Tx, filter: AuditFilter, most: number): Promise<number> {
  const { actions } = filter
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${auditRows} e
      where ${fits(filter, undefined)} ${actions ? sql`and e.action = any(${actions}::text[])` : sql``}
      limit ${most + 1}) e`.execute(tx)
  return rows[0]!.count
}

type Target = Pick<AuditRow, 'target_kind' | 'target_id'>

/** The last event of each thing that says what it is called. */
export async function lastNamed(
  tx: Tx,
  targets: readonly Target[],
): Promise<(Target & Pick<AuditRow, 'before' | 'after'>)[]> {
  const kinds = targets.map((one) => one.target_kind)
  const ids = targets.map((one) => one.target_id)
  const keys = [...NAME_KEYS]
  const { rows } = await sql<Target & Pick<AuditRow, 'before' | 'after'>>`
    select w.target_kind, w.target_id, e.before, e.after
    from (select distinct * from unnest(${kinds}::text[], ${ids}::bigint[]) as w(target_kind, target_id)) w
      cross join lateral (
        select e.before, e.after from ${auditRows} e
        where e.company_id = ${thisCompany} and e.target_kind = w.target_kind and e.target_id = w.target_id
          and (e.after ?| ${keys}::text[] or e.before ?| ${keys}::text[])
        order by e.happened_at desc, e.id desc limit 1) e`.execute(tx)
  return rows
}

export interface NamedIds {
  members: readonly number[]
  teams: readonly number[]
  ranks: readonly number[]
  /** Kinds of leave of the company's own. */
  codes: readonly number[]
}

export type Names = Record<keyof NamedIds, ReadonlyMap<number, string>>

/** What people, teams, ranks and kinds of leave are called today that events name by their ids. */
export async function namesOf(tx: Tx, { members, teams, ranks, codes }: NamedIds): Promise<Names> {
  const none = { members: new Map(), teams: new Map(), ranks: new Map(), codes: new Map() }
  if (members.length + teams.length + ranks.length + codes.length === 0) return none
  const named = ownCodes(codes)
  const { rows } = await sql<{ kind: keyof NamedIds; id: number; name: string }>`
    select 'members' as kind, id, name from members where company_id = ${thisCompany} and id = any(${members}::bigint[])
    union all select 'teams', id, name from teams where company_id = ${thisCompany} and id = any(${teams}::bigint[])
    union all select 'ranks', id, name from ranks where company_id = ${thisCompany} and id = any(${ranks}::bigint[])
    ${named ? sql`union all select 'codes', own.id, own.name from (${named}) own` : sql``}`.execute(tx)
  const of = (kind: keyof NamedIds) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]))
  return { members: of('members'), teams: of('teams'), ranks: of('ranks'), codes: of('codes') }
}
