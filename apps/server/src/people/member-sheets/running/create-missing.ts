import type { CommandContext } from '../../../http/context.ts'
import { createRanks, createTeams, lockChart } from '../../organization/index.ts'
import { MOST_NEW_RANKS, missingRanks } from '../missing-ranks.ts'
import { missingTeams } from '../missing-teams.ts'
import { MOST_NEW_TEAMS, type PlannedTeam } from '../judging/plan-teams.ts'
import type { ActingContext } from '../../../jobs/in-company-as.ts'
import { nameOfStarter } from './name-of-starter.ts'
import { lockImport } from '../member-sheets.store.ts'
import type { ImportOrder } from './run-import.ts'

/**
 * Makes the teams and ranks that the rows name and the company lacks, teams level by level, ranks in the order in which they
 * come. What may not be made (somebody closed the team above meanwhile) is left out: its rows then say so.
 */
export async function createMissing(at: ActingContext, order: ImportOrder): Promise<void> {
  const sheet = await lockImport(at.tx, order.importId)
  if (!sheet || sheet.status !== 'RUNNING' || sheet.run !== order.run) return
  if (!sheet.create_teams && !sheet.create_ranks) return
  const ctx = await nameOfStarter(at, sheet)
  if (!ctx) return
  // Two imports that name the same new team or rank make it once.
  await lockChart(at.tx)
  // The start has counted them; more there are only when others went away since.
  if (sheet.create_teams) {
    const teams = await missingTeams(at, sheet.id)
    await makeByLevel(ctx, teams.slice(0, MOST_NEW_TEAMS))
  }
  // Ranks hold for the whole company; who started may be a full admin no more.
  if (sheet.create_ranks && ctx.actor.isFullAdmin) {
    const ranks = await missingRanks(at.tx, sheet.id, 'ready')
    await createRanks(ctx, ranks.slice(0, MOST_NEW_RANKS))
  }
}

async function makeByLevel(ctx: CommandContext, planned: readonly PlannedTeam[]): Promise<void> {
  const made = new Map<number, number>()
  for (let level = 0, left = planned.length; left > 0; level++) {
    const teams = planned.filter((team) => team.level === level)
    left -= teams.length
    const placed = teams.flatMap((team) => {
      const parentId = team.parentId !== null && team.parentId < 0 ? made.get(team.parentId) : team.parentId
      // What hangs below a team that may not be made is not made either.
      return parentId === undefined ? [] : [{ planned: team.id, name: team.name, parentId }]
    })
    const ids = await createTeams(ctx, placed)
    for (const [place, id] of ids.entries()) if (id !== null) made.set(placed[place]!.planned, id)
    // Whoever looks after a team looks after those below it from their first moment on.
    const coverTeamIds = [...ctx.actor.coverTeamIds, ...ids.filter((id) => id !== null)]
    ctx = { ...ctx, actor: { ...ctx.actor, coverTeamIds } }
  }
}
