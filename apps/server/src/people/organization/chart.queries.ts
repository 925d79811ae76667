import { type RawBuilder, sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { listOrg } from '#contract/people/organization/organization.ts'
import { joinTermsOn, positionOn, rankOn, statusOn } from '../employment/index.ts'
import { hideFields, storedFlags } from '../roles/index.ts'
import { type ChartReader, type ChartView, withTree } from './tree.queries.ts'

export interface ChartRow {
  id: number
  name: string
  color: string
  parent_id: number | null
  lineage: number[]
  leader_id: number | null
  leader_name: string | null
  charger_name: string | null
  people: number
  people_below: number
  members: Input<typeof listOrg.response>[number]['members']
}

export interface BranchView extends ChartView {
  /** That team with all below; the whole chart without. */
  teamId?: number | undefined
}

/**
 * The chart with everybody in it, in one statement: a row per team, its people as the JSON that leaves, leaders first, then
 * by rank and name. People in no team come last, under NOT_ASSIGNED. What the company hides of people from the reader is
 * left out; of another day, only who sees everybody is told more than colleagues, since sight goes by the teams of today.
 */
export async function listChart(ctx: ChartReader, view: BranchView = {}): Promise<ChartRow[]> {
  const { teamId, asOf } = view
  const inBranch = (lineage: RawBuilder<unknown>) =>
    teamId ? sql`${teamId}::bigint = any(${lineage})` : sql`true`
  const result = await sql<ChartRow & { flags: unknown }>`
    ${withTree(ctx, view)}, present as (
      select s.team_id, json_agg(json_build_object('user_id', m.id, 'username', m.name, 'position', ${asOf ? positionOn : sql`m.position`},
          'rank_name', r.name, 'cmem_status', ${asOf ? statusOn(asOf) : sql`m.status`}, 'is_leader', l.is_leader,
          'image_url', case when m.image_file_id is not null then '/user/users/' || m.id || '/serve_image/' end)
        order by l.is_leader desc, r.sort_order nulls last, m.name, m.id) as members
      from standing s
      join members m on m.company_id = s.company_id and m.id = s.id ${asOf ? joinTermsOn(asOf) : sql``}
      left join tree t on t.id = s.team_id
      left join ranks r on r.company_id = m.company_id and r.id = ${asOf ? rankOn : sql`m.rank_id`}
      cross join lateral (select coalesce(t.leader_id = m.id, false) as is_leader) l
      where ${inBranch(sql`t.lineage`)}
      group by s.team_id
    )
    select c.id, c.name, c.color, c.parent_id, to_json(c.lineage) as lineage, c.leader_id, leader.name as leader_name,
      coalesce(charger.name, nullif(c.charger_custom, '')) as charger_name, c.people, c.people_below,
      coalesce(p.members, '[]') as members, ${storedFlags} as flags
    from counted c
    left join present p on p.team_id = c.id
    left join members leader on leader.company_id = c.company_id and leader.id = c.leader_id
    left join members charger on charger.company_id = c.company_id and charger.id = c.charger_id
    where ${inBranch(sql`c.lineage`)}
    order by c.place`.execute(ctx.tx)
  const hide = hideFields(ctx.actor, result.rows[0]?.flags, ['position', 'rank', 'image_url'])
  return result.rows.map((row) => {
    const teamId = asOf ? null : row.id
    return { ...row, members: row.members.map((told) => hide({ id: told.user_id, teamId }, told)) }
  })
}
