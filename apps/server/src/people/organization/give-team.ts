import type { CommandContext } from '../../http/context.ts'
import { keepVersions } from './teams.store.ts'

export type TeamSeat = 'leader_id' | 'charger_id'

/** Puts another person, or nobody, into a seat of a team; who had it until today is kept with its past. */
export async function giveTeam(
  ctx: CommandContext,
  { seat, teamId, from, to }: { seat: TeamSeat; teamId: number; from: number; to: number | null },
): Promise<void> {
  const held = await ctx.tx
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where(seat, '=', from)
    .forUpdate()
    .execute()
  if (held.length === 0) return
  await keepVersions(ctx, [teamId])
  await ctx.tx
    .updateTable('teams')
    .set({ [seat]: to })
    .where('id', '=', teamId)
    .execute()
}
