import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/forms/receivers.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let member: Client
let boss: TestMember
let other: TestMember

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  boss = await makeMember(at, { company, name: '박팀장' })
  other = await makeMember(at, { company, name: '이동료' })
  member = await at.as(await makeMember(at, { company, name: '김현지' }))
})
afterAll(() => at.stop())

const list = async (client: Client, search = '') =>
  (await client.call(contract.listReceivers, { query: { search } })).body
const keep = (name: string, receivers: object[], client = member) =>
  client.call(contract.keepReceivers, { body: { name, receivers } as never })

test('people are found by their initials, and a list of them is kept, changed under its name and thrown away', async () => {
  const { people } = await list(member, 'ㅂㅌㅈ')
  expect(people.map((one) => [one.user_id, one.username])).toEqual([[boss.memberId, '박팀장']])
  const kept = await keep('매주 보고', [
    { user_id: boss.memberId, rcv_order: 1 },
    { user_id: other.memberId, rcv_type: 'VIEWER' },
  ])
  expect(kept.status).toBe(201)
  expect(kept.body.receivers.map((one) => [one.username, one.rcv_type, one.rcv_order])).toEqual([
    ['박팀장', 'APPROVER', 1],
    ['이동료', 'VIEWER', 0],
  ])
  const again = await keep('매주 보고', [{ email: other.email.toUpperCase() }])
  expect(again.body).toMatchObject({ id: kept.body.id, receivers: [{ username: '이동료' }] })
  expect((await list(member)).lists).toEqual([again.body])
  const params = { id: kept.body.id }
  const colleague = await at.as(boss)
  expect((await list(colleague)).lists).toEqual([])
  expect((await colleague.call(contract.removeReceivers, { params })).status).toBe(404)
  expect((await member.call(contract.removeReceivers, { params })).status).toBe(204)
  expect((await list(member)).lists).toEqual([])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['receiver_list.keep', 'receiver_list.remove']),
  )
})

test('people of nobody, of another company and too many lists are refused', async () => {
  const stranger = await makeMember(at, {})
  const unknown = await keep('없는 사람', [{ user_id: boss.memberId }, { user_id: stranger.memberId }])
  expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([400, ['receivers.1']])
  expect((await keep('빈 목록', [])).status).toBe(400)
  expect((await keep('', [{ user_id: boss.memberId }])).status).toBe(400)
  for (let at_ = 0; at_ < 50; at_ += 1) await keep(`목록 ${at_}`, [{ user_id: boss.memberId }])
  expect((await list(member)).lists).toHaveLength(50)
  expect((await keep('하나 더', [{ user_id: boss.memberId }])).error.error_code).toBe('FORMS_FULL')
  expect((await keep('목록 7', [{ user_id: other.memberId }])).status).toBe(201)
})

test('lists that come at once are counted one after the other', async () => {
  const author = await at.as(await makeMember(at, { company }))
  for (let at_ = 0; at_ < 49; at_ += 1) await keep(`목록 ${at_}`, [{ user_id: boss.memberId }], author)
  const names = ['가', '나', '다', '라', '마']
  const answers = await Promise.all(names.map((name) => keep(name, [{ user_id: boss.memberId }], author)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect((await list(author)).lists).toHaveLength(50)
})

test('who left is not in a list any more', async () => {
  const leaver = await makeMember(at, { company, name: '정퇴사' })
  const author = await at.as(await makeMember(at, { company }))
  await keep('함께', [{ user_id: leaver.memberId }, { user_id: boss.memberId, rcv_order: 2 }], author)
  await at.owner.query("update members set status = 'RETIRED' where company_id = $1 and id = $2", [
    company.companyId,
    leaver.memberId,
  ])
  expect((await list(author)).lists[0]!.receivers.map((one) => one.username)).toEqual(['박팀장'])
})
