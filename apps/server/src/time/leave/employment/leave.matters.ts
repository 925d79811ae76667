import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { Matter } from '../../../people/employment/index.ts'
import { cancelLeaveAfter } from './cancel-leave-after.ts'
import { endGrants } from './end-grants.ts'
import { previewRegrant } from './preview-regrant.ts'
import { regrantLeave } from './regrant-leave.ts'

/** Leave asked for after the last day; and grants, which follow the day of joining. */
export const leaveMatter: Matter = {
  key: 'LEAVE',
  handingOver: {
    title: {
      ko: '퇴사 후의 휴가 {n}건: {names}',
      ja: '退職後の休暇{n}件：{names}',
      en: 'Leave after the last working day ({n}): {names}',
    },
    choices: {
      END: { ko: '휴가 취소', ja: '休暇の取消', en: 'Cancel leave' },
      KEEP: { ko: '유지', ja: 'そのまま', en: 'Keep' },
    },
    hanging: (_reader, { memberId, lastDay }) => sql`
      select null, starts_on::text, starts_on::text from leave_requests
      where company_id = ${thisCompany} and member_id = ${memberId} and starts_on > ${lastDay} and status in ('REQUESTED', 'APPROVED')`,
    handOver: (ctx, { memberId, lastDay }) => cancelLeaveAfter(ctx, memberId, lastDay),
  },
  keptRecords: (memberId) => sql<boolean>`
    exists (select 1 from leave_grants where company_id = ${thisCompany} and member_id = ${memberId})
    or exists (select 1 from leave_requests where company_id = ${thisCompany} and member_id = ${memberId})`,
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
