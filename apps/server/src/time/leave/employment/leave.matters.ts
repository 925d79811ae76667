import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { differsFrom, type Matter, type Move } from '../../../people/employment/index.ts'
import { endGrants } from './end-grants.ts'
import { previewRegrant } from './preview-regrant.ts'
import { regrantLeave } from './regrant-leave.ts'

/** The first day on which the contract says other hours; null where it says the same. */
function otherHoursSince({ before, after }: Move): string | null {
  const days = [
    differsFrom(before.weeklyMinutes, after.weeklyMinutes),
    differsFrom(before.dayMinutes, after.dayMinutes),
  ]
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}

/** Grants follow the day of joining, and the hours of the contract of the service that they are for. */
export const leaveMatter: Matter = {
  key: 'LEAVE_GRANTS',
  keptRecords: (memberId) => sql<boolean>`
    exists (select 1 from leave_grants where company_id = ${thisCompany} and member_id = ${memberId})`,
  async joined(ctx, { memberId, earlierEnd }) {
    if (earlierEnd) await endGrants(ctx.tx, memberId, earlierEnd)
  },
  invitedAgain: (ctx, { memberId, earlierEnd }) => endGrants(ctx.tx, memberId, earlierEnd),
  async moved(ctx, moves) {
    for (const move of moves) {
      if (move.before.joinedOn !== move.after.joinedOn) await regrantLeave(ctx, move.after.id)
      else {
        const since = otherHoursSince(move)
        if (since !== null && since <= ctx.today.toString()) await regrantLeave(ctx, move.after.id, since)
      }
    }
  },
  async consequences(ctx, moves) {
    const moved = moves.filter(
      (move) => move.before.joinedOn !== move.after.joinedOn || otherHoursSince(move) !== null,
    )
    const days = await previewRegrant(ctx, new Map(moved.map(({ after }) => [after.id, after])))
    return new Map(
      days.map(({ memberId, from, to }) => [
        memberId,
        from === to ? [] : [{ kind: 'LEAVE', from: String(from), to: String(to), on: null }],
      ]),
    )
  },
}
