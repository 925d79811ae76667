import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Matter, MatterText } from '../employment/index.ts'
import { isBelowCovered, mayAppoint } from '../roles/index.ts'
import { giveTeam, type TeamSeat } from './give-team.ts'

const emptySeat: MatterText = {
  ko: '인계 안 함 (공석)',
  ja: '引き継がない（空席）',
  en: 'No one (stays vacant)',
}

/** Teams in which the person has a seat, each decided by itself; those closed by the last day need nobody. */
function seatOf(seat: TeamSeat, title: MatterText): NonNullable<Matter['handingOver']> {
  return {
    title,
    choices: { GIVE: true, END: emptySeat },
    byTeam: true,
    hanging: (_reader, { memberId, lastDay }) => sql`
      select id, name, lpad(sort_order::text, 10, '0') from teams
      where company_id = ${thisCompany} and ${sql.ref(seat)} = ${memberId} and (closed_on is null or closed_on > ${lastDay})`,
    handOver: (ctx, { memberId: from }, { teamId, to }) => giveTeam(ctx, { seat, teamId, from, to }),
  }
}

/** Teams as they were keep their name and place; who had the seat was never here. */
const forgetSeat =
  (seat: TeamSeat): Matter['erased'] =>
  async ({ tx }, memberId) => {
    await tx
      .updateTable('team_versions')
      .set({ [seat]: null })
      .where(seat, '=', memberId)
      .execute()
  }

export const ledTeams: Matter = {
  key: 'TEAM_LED',
  handingOver: {
    ...seatOf('leader_id', { ko: '팀장: {names}', ja: 'チームリーダー：{names}', en: 'Leads {names}' }),
    // The lead is given by whoever may name the leader.
    mayGiveAway: (giver, team) => team !== undefined && isBelowCovered(giver, team),
    mayGive: (giver, { team, taker }) => team !== undefined && mayAppoint(giver, team, taker),
  },
  erased: forgetSeat('leader_id'),
}

export const chargedTeams: Matter = {
  key: 'TEAM_CHARGED',
  handingOver: seatOf('charger_id', {
    ko: '팀 담당자: {names}',
    ja: 'チーム担当者：{names}',
    en: 'Contact of {names}',
  }),
  erased: forgetSeat('charger_id'),
}
