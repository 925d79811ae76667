import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approveDocument,
  cancelDocument,
  getDocument,
  listDocuments,
  outbox,
} from '#contract/approvals/documents/approvals.ts'
import { listAuditEvents } from '#contract/platform/audit/audit.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { adjustLeave } from '#contract/time/leave/leave-ledger.ts'
import { searchAll } from '#contract/portal/search/search.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function house() {
  at.travelTo('2026-07-03T07:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company, name: '김관리' }))
  const member = await makeMember(at, { company, name: '이수민', joinedOn: '2024-01-01' })
  const other = await makeMember(at, { company, name: '박동료', joinedOn: '2024-01-01' })
  const file = (by: Client, day = '2026-08-03') =>
    by.call(contract.requestEvent, {
      body: {
        wk_event: 'VACATION:ANNUAL:FULL',
        wk_start_date: day as never,
        user_id: member.memberId,
      },
    })
  const told = async (who: Client, kind: string) =>
    (await who.call(listNotifications, { query: {} })).body.results.filter(({ nt_type }) => nt_type === kind)
  return { company, admin, member, client: await at.as(member), other: await at.as(other), file, told }
}

test('who files for somebody else takes it back, finds it in a list of their own, and the person is told once', async () => {
  const { admin, client, other, member, file, told } = await house()
  const { body } = await file(admin)
  const event = { params: { id: body.wk_event_id }, query: {} }
  expect(body).toMatchObject({ user_id: member.memberId, abilities: { cancel: true } })
  const filed = async (by: Client) =>
    (
      await by.call(contract.listWorkEvents, {
        query: { filed_by_me: 'true' as never, span: 'year', date: '2026-08-03' as never },
      })
    ).body.results.map(({ wk_event_id }) => wk_event_id)
  expect([await filed(admin), await filed(client)]).toEqual([[body.wk_event_id], []])
  expect(await told(client, 'EVENT_FILED_FOR')).toMatchObject([{ nt_link: `/main/approval/${body.drf_id}` }])
  expect(await told(admin, 'EVENT_FILED_FOR')).toEqual([])

  expect((await other.call(contract.cancelEvent, event)).error.error_code).toBe('NO_PERMISSION')
  expect((await admin.call(contract.cancelEvent, event)).status).toBe(204)
  expect((await admin.call(contract.cancelEvent, event)).error.error_code).toBe('DOCUMENT_STATE')
  // Once for the day that was filed again: its days are free.
  expect((await file(admin)).status).toBe(201)
})

test('a leader takes back what they filed for somebody of the team', async () => {
  const { company, member, client, file } = await house()
  const leading = await makeMember(at, { company, name: '박팀장', joinedOn: '2024-01-01' })
  const teamId = await makeTeam(at, company, { leaderId: leading.memberId })
  await at.owner.query(
    `insert into team_memberships (company_id, team_id, member_id, starts_on) values ($1, $2, $3, '2024-01-01'), ($1, $2, $4, '2024-01-01')`,
    [company.companyId, teamId, member.memberId, leading.memberId],
  )
  const leader = await at.as(leading)
  const { body } = await file(leader)
  expect(body.abilities.cancel).toBe(true)
  expect(
    (await client.call(contract.cancelEvent, { params: { id: body.wk_event_id }, query: {} })).status,
  ).toBe(204)
  const again = await file(leader, '2026-08-04')
  expect(
    (await leader.call(contract.cancelEvent, { params: { id: again.body.wk_event_id }, query: {} })).status,
  ).toBe(204)
})

test.each([false, true])(
  'who no longer sees the person whom they filed for ends nothing of theirs any more (approved: %s)',
  async (isApproved) => {
    const { company, member, file } = await house()
    const leading = await makeMember(at, { company, name: '박팀장', joinedOn: '2024-01-01' })
    const teamId = await makeTeam(at, company, { leaderId: leading.memberId })
    await at.owner.query(
      `insert into team_memberships (company_id, team_id, member_id, starts_on) values ($1, $2, $3, '2024-01-01'), ($1, $2, $4, '2024-01-01')`,
      [company.companyId, teamId, member.memberId, leading.memberId],
    )
    const { body } = await file(await at.as(leading))
    const event = { params: { id: body.wk_event_id }, query: {} }
    if (isApproved)
      await (await at.as(leading)).call(approveDocument, { params: { id: body.drf_id! }, body: {} })
    const status = async () =>
      (await at.owner.query('select status from work_events where id = $1', [body.wk_event_id])).rows[0]
        .status
    expect(await status()).toBe(isApproved ? 'APPROVED' : 'REQUESTED')
    // The person moves to a team that somebody else leads.
    const other = await makeTeam(at, company)
    await at.owner.query(
      'update team_memberships set team_id = $1 where company_id = $2 and member_id = $3',
      [other, company.companyId, member.memberId],
    )
    const leader = await at.as(leading)
    expect((await leader.call(contract.cancelEvent, event)).error.error_code).toBe('NO_PERMISSION')
    expect(await status()).toBe(isApproved ? 'APPROVED' : 'REQUESTED')
  },
)

test('an admin who is none any more ends no leave that they filed', async () => {
  const { company, file } = await house()
  const former = await makeAdmin(at, { company, name: '최전임' })
  const { body } = await file(await at.as(former))
  await at.owner.query(`delete from role_holders where company_id = $1 and member_id = $2`, [
    company.companyId,
    former.memberId,
  ])
  const plain = await at.as(former)
  const event = { params: { id: body.wk_event_id }, query: {} }
  expect((await plain.call(contract.cancelEvent, event)).error.error_code).toBe('NO_PERMISSION')
})

test('who files for somebody else opens the document, finds it by searching, and takes it back there', async () => {
  const { admin, company, member, other } = await house()
  const leading = await makeMember(at, { company, name: '박팀장', joinedOn: '2024-01-01' })
  const head = await makeMember(at, { company, name: '최본부', joinedOn: '2024-01-01' })
  const above = await makeTeam(at, company, { leaderId: head.memberId })
  const teamId = await makeTeam(at, company, { leaderId: leading.memberId, parentId: above })
  for (const [team, person] of [
    [teamId, member],
    [teamId, leading],
    [above, head],
  ] as const)
    await at.owner.query(
      `insert into team_memberships (company_id, team_id, member_id, starts_on) values ($1, $2, $3, '2024-01-01')`,
      [company.companyId, team, person.memberId],
    )
  const filer = await at.as(head)
  const file = async (day: string) => {
    const body = { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day as never, user_id: member.memberId }
    return (await filer.call(contract.requestEvent, { body })).body.drf_id!
  }
  const id = await file('2026-08-03')
  const params = { id }
  const opened = (await filer.call(getDocument, { params, query: {} })).body
  expect(opened).toMatchObject({
    author: { user_id: member.memberId },
    submitted_by: { user_id: head.memberId, username: '최본부' },
    abilities: { cancel: true, attach: false, copy: false, approve: false },
  })
  expect((await other.call(getDocument, { params, query: {} })).status).toBe(403)
  const ids = (list: { results: { drf_id: number }[] }) => list.results.map(({ drf_id }) => drf_id)
  expect(ids((await filer.call(listDocuments, { query: {} })).body)).toEqual([id])
  // Sent by its author: it stands in the box of whose leave it is.
  expect(ids((await filer.call(outbox, { query: {} })).body)).toEqual([])
  expect((await other.call(cancelDocument, { params })).status).toBe(403)
  expect((await filer.call(cancelDocument, { params })).body).toMatchObject({ drf_status: 'CANCELED' })

  const second = { id: await file('2026-08-04') }
  await at.owner.query('update teams set leader_id = null where company_id = $1 and id = $2', [
    company.companyId,
    above,
  ])
  const former = await at.as(head)
  // Who looks after them no more reads nothing of what they go on to write there, nor finds it.
  expect((await former.call(getDocument, { params: second, query: {} })).status).toBe(403)
  expect(ids((await former.call(listDocuments, { query: {} })).body)).toEqual([])
  const found = await former.call(searchAll, { query: { search: '연차' } })
  expect(found.body.documents).toEqual([])
  expect((await former.call(cancelDocument, { params: second })).status).toBe(403)
  expect((await admin.call(getDocument, { params: second, query: {} })).body.abilities.cancel).toBe(false)
})

test('nobody takes back what they filed for somebody who is a full admin by now, and nothing offers it', async () => {
  const { company, member, file } = await house()
  const leading = await makeMember(at, { company, name: '박팀장', joinedOn: '2024-01-01' })
  const teamId = await makeTeam(at, company, { leaderId: leading.memberId })
  await at.owner.query(
    `insert into team_memberships (company_id, team_id, member_id, starts_on) values ($1, $2, $3, '2024-01-01'), ($1, $2, $4, '2024-01-01')`,
    [company.companyId, teamId, member.memberId, leading.memberId],
  )
  const leader = await at.as(leading)
  const { body } = await file(leader)
  const offered = async () => {
    const query = { filed_by_me: 'true' as never, span: 'year' as const, date: '2026-08-03' as never }
    const [event] = (await leader.call(contract.listWorkEvents, { query })).body.results
    const opened = await leader.call(getDocument, { params: { id: body.drf_id! }, query: {} })
    return [event?.abilities.cancel, event?.cancel_days.length, opened.body.abilities.cancel]
  }
  expect((await offered())[2]).toBe(true)
  expect((await offered())[0]).toBe(true)
  await at.owner.query(
    `insert into role_holders (company_id, member_id, role, granted_at) values ($1, $2, 'FULL_ADMIN', now())`,
    [company.companyId, member.memberId],
  )
  expect(await offered()).toEqual([false, 0, false])
  const event = { params: { id: body.wk_event_id }, query: {} }
  expect((await leader.call(contract.cancelEvent, event)).error.error_code).toBe('NO_PERMISSION')
  const refused = await leader.call(cancelDocument, { params: { id: body.drf_id! } })
  expect(refused.error.error_code).toBe('FORBIDDEN')
})

test('who takes back what they filed leaves the person one message about it, not two', async () => {
  const { admin, client, file, told } = await house()
  const { body } = await file(admin)
  expect(await told(client, 'EVENT_FILED_FOR')).toHaveLength(1)
  await admin.call(contract.cancelEvent, { params: { id: body.wk_event_id }, query: {} })
  const { results } = (await client.call(listNotifications, { query: {} })).body
  expect(results.map(({ nt_type }) => nt_type)).toEqual(['APPROVAL_TAKEN_BACK'])
  expect(results[0]!.nt_content).toContain('김관리 님이')
  expect(await told(admin, 'APPROVAL_TAKEN_BACK')).toEqual([])
})

test('whose leave is adjusted is told once, by how much and why; who adjusts their own is not', async () => {
  const { admin, client, member, told } = await house()
  const adjust = (user_ids: number[], days: number, memo: string) =>
    admin.call(adjustLeave, { body: { user_ids, kind: 'ADJUSTMENT', days, memo } })
  expect((await adjust([member.memberId], -1, '중복 부여 정정')).status).toBeLessThan(300)
  const [notice, ...more] = await told(client, 'LEAVE_ADJUSTED')
  expect(more).toEqual([])
  expect(JSON.stringify(notice)).toContain('중복 부여 정정')
  expect(JSON.stringify(notice)).toContain('-1일')
  expect(await told(admin, 'LEAVE_ADJUSTED')).toEqual([])
})

test('the trail of a person has what was done to their requests, in words', async () => {
  const { admin, member, file } = await house()
  const { body } = await file(admin)
  await admin.call(contract.cancelEvent, { params: { id: body.wk_event_id }, query: {} })
  const { body: trail } = await admin.call(listAuditEvents, { query: { user_id: member.memberId } })
  const asked = trail.results.find(({ action }) => action === 'work_event.request')!
  expect(asked).toMatchObject({ target: { name: '이수민' } })
  expect(JSON.stringify(asked.changes)).toContain('연차')
  expect(JSON.stringify(asked.changes)).not.toMatch(/VACATION:|기타 항목/)
})
