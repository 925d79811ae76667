import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'

// Roles lie below employment and do not know its Matter: app.ts connects the two, and there the types meet.
type Leaver = { memberId: number }
type Taker = { to: number | null }

const rightEnds = {
  ko: '인계 안 함 (권한 해제)',
  ja: '引き継がない（権限を解除）',
  en: 'No one (the role ends)',
}

/** Teams that the person looks after as a limited admin. Rights are given by full admins only. */
export const coverTeamsMatter = {
  key: 'COVER_TEAMS',
  handingOver: {
    title: { ko: '담당 팀 관리: {names}', ja: '担当チームの管理：{names}', en: 'Manages {names}' },
    choices: { GIVE: true, END: rightEnds },
    hanging: (_reader: unknown, { memberId }: Leaver) => sql`
      select null, t.name, t.name from cover_teams c join teams t on t.company_id = c.company_id and t.id = c.team_id
      where c.company_id = ${thisCompany} and c.member_id = ${memberId}`,
    mayGiveAway: () => false,
    async handOver(ctx: CommandContext, { memberId }: Leaver, { to }: Taker): Promise<void> {
      if (to === null) return
      await sql`
        insert into cover_teams (company_id, member_id, team_id, role_name, has_own_name)
        select ${thisCompany}::bigint, ${to}::bigint, team_id, role_name, has_own_name from cover_teams
        where company_id = ${thisCompany} and member_id = ${memberId}
        on conflict do nothing returning member_id`.execute(ctx.tx)
    },
  },
} as const

/** Duties such as payroll. A full admin makes full admins by name, not by leaving. */
export const dutiesMatter = {
  key: 'DUTIES',
  handingOver: {
    title: { ko: '담당 업무: {names}', ja: '担当業務：{names}', en: 'Duties: {names}' },
    choices: { GIVE: true, END: rightEnds },
    hanging: (_reader: unknown, { memberId }: Leaver) => sql`
      select null, role, role from role_holders
      where company_id = ${thisCompany} and member_id = ${memberId} and role <> 'FULL_ADMIN'`,
    mayGiveAway: () => false,
    async handOver(ctx: CommandContext, { memberId }: Leaver, { to }: Taker): Promise<void> {
      if (to === null) return
      await sql`
        insert into role_holders (company_id, member_id, role, granted_at)
        select ${thisCompany}::bigint, ${to}::bigint, role, ${ctx.now}::timestamptz from role_holders
        where company_id = ${thisCompany} and member_id = ${memberId} and role <> 'FULL_ADMIN'
        on conflict do nothing returning member_id`.execute(ctx.tx)
    },
  },
} as const
