import type { MemberContext } from '../../http/context.ts'
import { readDuties } from './duty-reader.ts'
import { getMember, type MemberRow } from './members.queries.ts'
import { memberToWire } from './members.wire.ts'

/** Members as whoever looks after them sees them, with what they are doing now. */
export async function tellMembers(ctx: MemberContext, rows: readonly MemberRow[]) {
  const duties = await readDuties(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => memberToWire(row, duties.get(row.id), ctx.actor))
}

/** One of them. @throws Failure NOT_FOUND */
export async function tellMember(ctx: MemberContext, memberId: number) {
  const [told] = await tellMembers(ctx, [await getMember(ctx, memberId)])
  return told!
}
