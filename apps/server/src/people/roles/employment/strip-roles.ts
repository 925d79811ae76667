import type { Tx } from '../../../db/connection.ts'

type LeaveSeats = (ctx: { tx: Tx; today: Temporal.PlainDate }, memberId: number) => Promise<void>

let leaveSeats: LeaveSeats = () => {
  throw new Error('who leaves keeps the seats in teams without registerSeats()')
}

/** Called by app.ts with the slice that keeps the teams: whose rights end leads none any longer. */
export function registerSeats(leave: LeaveSeats): void {
  leaveSeats = leave
}

/**
 * Takes every role, covered team and seat in a team from a person who leaves. Call refuseLastAdmin before.
 * @param today the company's day, from which on the teams are without them
 */
export async function stripRoles(tx: Tx, memberId: number, today: Temporal.PlainDate): Promise<void> {
  await tx.deleteFrom('role_holders').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('cover_teams').where('member_id', '=', memberId).execute()
  await leaveSeats({ tx, today }, memberId)
}
