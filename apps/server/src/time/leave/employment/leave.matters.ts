import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { Matter } from '../../../people/employment/index.ts'
import { endGrants } from './end-grants.ts'
import { previewRegrant } from './preview-regrant.ts'
import { regrantLeave } from './regrant-leave.ts'

/** Grants follow the day of joining. */
export const leaveMatter: Matter = {
  key: 'LEAVE_GRANTS',
  keptRecords: (memberId) => sql<boolean>`
    exists (select 1 from leave_grants where company_id = ${thisCompany} and member_id = ${memberId})`,
  async joined(ctx, { memberId, earlierEnd }) {
    if (earlierEnd) await endGrants(ctx.tx, memberId, earlierEnd)
  },
  async moved(ctx, moves) {
    for (const { before, after } of moves)
      if (before.joinedOn !== after.joinedOn) await regrantLeave(ctx, after.id)
  },
  async consequences(ctx, moves) {
    const moved = moves.filter(({ before, after }) => before.joinedOn !== after.joinedOn)
    const days = await previewRegrant(ctx, new Map(moved.map(({ after }) => [after.id, after.joinedOn])))
    return new Map(
      days.map(({ memberId, from, to }) => [
        memberId,
        from === to ? [] : [{ kind: 'LEAVE', from: String(from), to: String(to), on: null }],
      ]),
    )
  },
}
