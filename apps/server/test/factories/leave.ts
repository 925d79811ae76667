import { type TestApp, withOwner } from '../app.ts'
import { type TestCompany } from './companies.ts'
import { makeAdmin, makeMember, type TestMember } from './members.ts'
import { makeTeam } from './teams.ts'

export interface LeaveTeam {
  company: TestCompany
  teamId: number
  admin: TestMember
  leader: TestMember
  member: TestMember
  mate: TestMember
}

/** A company with an admin, and a team with its leader and two members; everybody joined so long ago that they have leave. */
export async function makeLeaveTeam(test: TestApp, company: TestCompany): Promise<LeaveTeam> {
  const admin = await makeAdmin(test, { company })
  const teamId = await makeTeam(test, company, { name: '개발팀' })
  const leader = await makeMember(test, { company, name: '박팀장', teamId })
  const member = await makeMember(test, { company, name: '김사원', teamId })
  const mate = await makeMember(test, { company, name: '이동료', teamId })
  await withOwner(
    test,
    (tx) => tx.updateTable('teams').set({ leader_id: leader.memberId }).where('id', '=', teamId).execute(),
    company.companyId,
  )
  return { company, teamId, admin, leader, member, mate }
}

/** Gives a person so many minutes of leave besides what the law grants. */
export async function giveLeave(
  test: TestApp,
  member: TestMember,
  minutes: number,
  days: { from: string; to: string },
): Promise<void> {
  await withOwner(test, (tx) =>
    tx
      .insertInto('leave_grants')
      .values({
        company_id: member.companyId,
        member_id: member.memberId,
        kind: 'EXTRA',
        granted_on: days.from,
        expires_on: days.to,
        minutes,
      })
      .execute(),
  )
}

/** The stored requests of a person, oldest first, with the days that they hold. */
export async function leaveRequestsOf(
  test: TestApp,
  memberId: number,
): Promise<{ status: string; counted_minutes: number; days: string[] }[]> {
  const result = await test.owner.query(
    `select r.status, r.counted_minutes, array(select p.work_on::text from day_parts p where p.holder_kind = 'EVENT'
       and p.holder_id = r.id and p.company_id = r.company_id order by 1) as days
     from work_events r where r.member_id = $1 order by r.id`,
    [memberId],
  )
  return result.rows
}

/** What a document says that asks for one whole day of annual leave. */
export const oneDay = {
  code: 'VACATION:ANNUAL:FULL' as const,
  from: '2026-11-25',
  to: '2026-11-25',
  startMinute: null,
  endMinute: null,
  minutes: 480,
  standardDayMinutes: 480,
  availableBefore: 480,
  availableAfter: 0,
  days: [{ on: '2026-11-25', start: 540, end: 1080, minutes: 480 }],
  canceledDays: [],
  reason: '',
  proof: null,
}
