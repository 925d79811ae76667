import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/notifications/notifications.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { type NewNotification, notify } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

function leave(companyId: number, notification: NewNotification): Promise<void> {
  return at.inCompany(companyId, (tx) =>
    notify({ tx, now: at.now(), companyId: companyIdOf(companyId) }, notification),
  )
}

async function told(times: number): Promise<TestMember> {
  const member = await makeMember(at)
  for (let number = 1; number <= times; number += 1) {
    const data = { person: '김결재', title: `문서 ${number}`, targetId: number }
    await leave(member.companyId, {
      memberIds: [member.memberId],
      kind: 'APPROVAL_REQUESTED',
      data,
      link: '/main/approvals',
    })
  }
  return member
}

test('notifications come newest first, in pages, as sentences in the language of the reader', async () => {
  const client = await at.as(await told(3))
  const first = await client.call(contract.listNotifications, { query: { page_size: 2 } })
  expect(first.body.count).toBe(3)
  expect(first.body.results.map((item) => item.nt_target_id)).toEqual([3, 2])
  expect(first.body.results[0]).toMatchObject({
    nt_title: '결재 요청',
    nt_content: '김결재 님이 ‘문서 3’ 결재를 요청했습니다.',
    nt_type: 'APPROVAL_REQUESTED',
    nt_link: '/main/approvals',
    nt_read: false,
  })
  expect(first.body.next).toContain('page=2')
  const second = await client.call(
    contract.listNotifications,
    { query: { page_size: 2, page: 2 } },
    { 'accept-language': 'en' },
  )
  expect(second.body.results.map((item) => item.nt_content)).toEqual([
    '김결재 requests your approval of “문서 1”.',
  ])
  expect([second.body.next, second.body.previous]).toEqual([null, expect.stringContaining('page=1')])
})

test('what is told a little later stands above what was told meanwhile', async () => {
  const member = await makeMember(at)
  const client = await at.as(member)
  const tell = (targetId: number, after: number) =>
    leave(member.companyId, {
      memberIds: [member.memberId],
      kind: 'APPROVAL_REQUESTED',
      data: { person: '김결재', title: '문서', targetId },
      after,
    })
  at.travelTo('2026-11-23T09:00:00')
  await tell(1, 10_000)
  await tell(2, 0)
  at.travelTo('2026-11-23T09:00:10')
  const { body } = await client.call(contract.listNotifications)
  expect(body.results.map((item) => item.nt_target_id)).toEqual([1, 2])
})

test('reading some, then all, brings the count down', async () => {
  const client = await at.as(await told(3))
  expect((await client.call(contract.countNewNotifications)).body.nt_new).toBe(3)
  const [newest] = (await client.call(contract.listNotifications)).body.results
  expect(
    (await client.call(contract.readNotifications, { body: { ids: [newest!.nt_id] } })).body.nt_new,
  ).toBe(2)
  expect((await client.call(contract.listNotifications)).body.results.map((item) => item.nt_read)).toEqual([
    true,
    false,
    false,
  ])
  expect((await client.call(contract.readNotifications, { body: { all: true } })).body.nt_new).toBe(0)
  expect((await client.call(contract.readNotifications, { body: {} })).status).toBe(400)
})

test('nobody sees or reads those of others', async () => {
  const owner = await told(1)
  const colleague = await makeMember(at, { company: { companyId: owner.companyId, name: '', joinCode: '' } })
  const stranger = await makeMember(at)
  const [item] = (await (await at.as(owner)).call(contract.listNotifications)).body.results
  for (const other of [colleague, stranger]) {
    const client = await at.as(other)
    expect((await client.call(contract.listNotifications)).body.results).toEqual([])
    expect((await client.call(contract.readNotifications, { body: { ids: [item!.nt_id] } })).status).toBe(200)
  }
  expect((await (await at.as(owner)).call(contract.countNewNotifications)).body.nt_new).toBe(1)
  expect((await at.stranger().call(contract.listNotifications)).status).toBe(401)
})

test('each is told once, and who has left or belongs elsewhere is not', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  const gone = await makeMember(at, { company, status: 'RETIRED' })
  const foreign = await makeMember(at)
  const memberIds = [member.memberId, member.memberId, gone.memberId, foreign.memberId]
  await leave(company.companyId, { memberIds, kind: 'MEMBER_JOINED', data: { person: '새사람' } })
  const rows = await at.owner.query('select member_id from notifications where member_id = any($1)', [
    memberIds,
  ])
  expect(rows.rows).toEqual([{ member_id: member.memberId }])
})
