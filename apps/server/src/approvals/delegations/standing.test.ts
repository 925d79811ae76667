import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/approvals/delegations/standing-v0.ts'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { deputedPlaces } from '#rules/approvals/delegate.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let giver: TestMember
let deputy: TestMember
let author: TestMember
let asGiver: Client
let asDeputy: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '관리자' }))
  author = await makeMember(at, { company, name: '기안자' })
  giver = await makeMember(at, { company, name: '결재자' })
  deputy = await makeMember(at, { company, name: '대리' })
  asGiver = await at.as(giver)
  asDeputy = await at.as(deputy)
})

const delegate = (client: Client, body: object = {}) =>
  client.call(contract.createDelegation, {
    body: { user_id: deputy.memberId, start_date: '2026-11-25', end_date: '2026-11-27', ...body },
  })
const toldOf = async (client: Client) => {
  const { body } = await client.call(listNotifications, { query: {} })
  return body.results.map(({ nt_content }) => nt_content)
}
const inbox = async (client: Client) =>
  (await client.call(documents.inbox, { query: {} })).body.results.map(({ drf_id }) => drf_id)
const listOf = async (client: Client, past: 'true' | 'false' = 'false') =>
  (await client.call(contract.listDelegations, { query: { past } })).body

test('both learn of a delegation when it is made, when it begins and when it is over', async () => {
  await delegate(asGiver)
  expect(await toldOf(asDeputy)).toEqual([
    '결재자 님의 결재를 위임받았습니다. 위임 기간은 11월 25일(수) ~ 11월 27일(금)입니다.',
  ])
  expect(await toldOf(asGiver)).toEqual([])
  at.travelTo('2026-11-25T00:00')
  expect(await toldOf(asDeputy)).toHaveLength(2)
  expect((await toldOf(asGiver))[0]).toContain('대리 님에게 위임한 기간이 시작되었습니다.')
  at.travelTo('2026-11-27T23:59')
  expect(await toldOf(asDeputy)).toHaveLength(2)
  at.travelTo('2026-11-28T00:00')
  expect((await toldOf(asDeputy))[0]).toBe('결재자 님의 결재 위임이 종료되었습니다.')
  expect((await toldOf(asGiver))[0]).toContain('종료되었습니다.')
  expect(await listOf(asGiver)).toEqual([])
  expect(await listOf(asDeputy, 'true')).toMatchObject([{ state: 'OVER', delegate: { username: '대리' } }])
})

test('own turns and those of others are one list in the order shown, by pages of numbers and of keys', async () => {
  await delegate(asGiver, { start_date: '2026-11-23' })
  const made: number[] = []
  for (const members of [[giver], [deputy], [giver], [deputy, giver], [giver], [deputy]])
    made.unshift(await makeDocument(at, author, { line: members.map((member) => ({ member })) }))
  const page = async (query: object) =>
    (await asDeputy.call(documents.inbox, { query: { bucket: 'requested', page_size: 2, ...query } })).body
  const idsOf = ({ results }: Awaited<ReturnType<typeof page>>) => results.map(({ drf_id }) => drf_id)
  expect((await page({})).count).toBe(6)
  const byNumber = [await page({ page: 1 }), await page({ page: 2 }), await page({ page: 3 })]
  expect(byNumber.map(idsOf)).toEqual([made.slice(0, 2), made.slice(2, 4), made.slice(4)])
  expect(idsOf(await page({ before: made[1] }))).toEqual(made.slice(2, 4))
  expect(idsOf(await page({ before: made[3] }))).toEqual(made.slice(4))
  expect(idsOf(await page({ after: made[4] }))).toEqual(made.slice(2, 4))
  expect((await page({ before: made[3] })).next).toBeNull()
})

test('a change takes back what was told of it, and another delegate takes the place of the first', async () => {
  const { body: made } = await delegate(asGiver, { start_date: '2026-11-23' })
  const document = await makeDocument(at, author, { line: [{ member: giver }] })
  expect(await inbox(asDeputy)).toEqual([document])
  const other = await makeMember(at, { company, name: '다른대리' })
  const params = { id: made.id }
  const change = (client: Client, body: object) => client.call(contract.updateDelegation, { params, body })
  expect((await change(asDeputy, { end_date: '2026-11-30' })).status).toBe(404)
  expect((await change(asGiver, { user_id: other.memberId, reason: '출장' })).body).toMatchObject({
    delegate: { username: '다른대리' },
    reason: '출장',
    state: 'IN_FORCE',
  })
  expect(await toldOf(asDeputy)).toEqual(['결재자 님의 결재 위임이 종료되었습니다.'])
  expect(await inbox(asDeputy)).toEqual([])
  const asOther = await at.as(other)
  expect(await inbox(asOther)).toEqual([document])
  expect((await asGiver.call(contract.removeDelegation, { params })).status).toBe(204)
  expect(await inbox(asOther)).toEqual([])
  at.travelTo('2026-12-01T00:00')
  expect(await toldOf(asDeputy)).toHaveLength(1)
  expect(await toldOf(asOther)).toEqual(['결재자 님의 결재 위임이 종료되었습니다.'])
})

test('a delegation of one kind leaves the others with their decider', async () => {
  await delegate(asGiver, { start_date: '2026-11-23', drf_types: ['FORM'] })
  const free = await makeDocument(at, author, { line: [{ member: giver }] })
  expect(await inbox(asDeputy)).toEqual([])
  const params = { id: free }
  expect((await asDeputy.call(documents.getDocument, { params })).status).toBe(403)
  const [mine] = await listOf(asGiver)
  const body = { drf_types: ['GENERAL'] as never }
  await asGiver.call(contract.updateDelegation, { params: { id: mine!.id }, body })
  expect(await inbox(asDeputy)).toEqual([free])
})

test('periods that are over, turned around, too long, of two at once and in a circle are refused', async () => {
  const code = async (body: object, client = asGiver) => (await delegate(client, body)).error.error_code
  expect(await code({ start_date: '2026-11-20', end_date: '2026-11-22' })).toBe('DELEGATION_PAST')
  expect(await code({ start_date: '2026-11-27', end_date: '2026-11-25' })).toBe('DELEGATION_REVERSED')
  expect(await code({ end_date: '2027-11-25' })).toBe('DELEGATION_TOO_LONG')
  expect(await code({ user_id: giver.memberId })).toBe('DELEGATE_NOT_POSSIBLE')
  const gone = await makeMember(at, { company, status: 'RETIRED' })
  const absent = await makeMember(at, { company, status: 'ABSENCE' })
  expect(await code({ user_id: gone.memberId })).toBe('DELEGATE_NOT_POSSIBLE')
  expect(await code({ user_id: absent.memberId })).toBe('DELEGATE_NOT_POSSIBLE')
  expect((await delegate(asGiver, { end_date: '2027-11-24' })).status).toBe(201)
  expect(await code({ start_date: '2027-11-24', end_date: '2027-11-24' })).toBe('DELEGATION_OVERLAPS')
  expect(await code({ user_id: giver.memberId }, asDeputy)).toBe('DELEGATE_AWAY')
  // Many at once: one of a pair that would be a circle, and one of many for the same days.
  const [a, b] = [await makeMember(at, { company }), await makeMember(at, { company })]
  const [asA, asB] = [await at.as(a), await at.as(b)]
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? delegate(asA, { user_id: b.memberId }) : delegate(asB, { user_id: a.memberId }),
    ),
  )
  expect(all.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('a full admin delegates for somebody who fell ill; nobody else does', async () => {
  const forGiver = { giver_id: giver.memberId, start_date: '2026-11-23' }
  expect((await delegate(asDeputy, forGiver)).error.error_code).toBe('FORBIDDEN')
  expect((await asDeputy.call(contract.listCompanyDelegations, { query: {} })).status).toBe(403)
  expect((await delegate(admin, { giver_id: (await makeMember(at)).memberId })).status).toBe(404)
  expect((await delegate(admin, forGiver)).body).toMatchObject({ giver: { username: '결재자' } })
  expect(await toldOf(asGiver)).toEqual([
    '대리 님에게 결재가 위임되었습니다. 위임 기간은 11월 23일(월) ~ 11월 27일(금)입니다.',
  ])
  const { body } = await admin.call(contract.listCompanyDelegations, { query: {} })
  expect(body).toMatchObject({ count: 1, results: [{ state: 'IN_FORCE', decided_count: 0 }] })
  const { rows } = await at.owner.query(
    `select action from audit_events where company_id = $1 and action like 'delegation.%'`,
    [company.companyId],
  )
  expect(rows).toMatchObject([{ action: 'delegation.create' }])
})

test('whoever leaves decides for nobody; a delegate who is absent pauses the delegation', async () => {
  const { body: made } = await delegate(asGiver, { start_date: '2026-11-23' })
  const document = await makeDocument(at, author, { line: [{ member: giver }] })
  await admin.call(toggleAbsence, { body: { user_id: deputy.memberId } as never })
  expect(await listOf(asGiver)).toMatchObject([{ id: made.id, state: 'PAUSED' }])
  expect((await toldOf(asGiver))[0]).toContain('대리 님이 휴직하여 위임이 중지되었습니다.')
  expect(await inbox(asDeputy)).toEqual([])
  await admin.call(toggleAbsence, { body: { user_id: deputy.memberId } as never })
  expect(await inbox(asDeputy)).toEqual([document])
  const { status } = await admin.call(retireMember, { body: { user_id: deputy.memberId, hand_over: [] } })
  expect(status).toBe(200)
  expect(await listOf(asGiver)).toEqual([])
  expect((await toldOf(asGiver))[0]).toContain('대리 님에게 위임한 기간이 종료되었습니다.')
  at.travelTo('2026-12-01T00:00')
  expect((await toldOf(asGiver)).filter((text) => text.includes('종료'))).toHaveLength(1)
})

test('what a delegate decided stays in their boxes, its decider is told, and nobody can take it back', async () => {
  await delegate(asGiver, { start_date: '2026-11-23' })
  const second = await makeMember(at, { company, name: '이차' })
  const id = await makeDocument(at, author, { line: [{ member: giver }, { member: second }] })
  const params = { id }
  const counts = async () => (await asDeputy.call(documents.overview)).body
  expect((await counts()).inbox.requested).toBe(1)
  const acted = await asDeputy.call(documents.approveDocument, { params, body: { rcv_comment: '확인함' } })
  expect(acted.body.abilities.withdraw).toBe(false)
  const { drf_title: title } = (await asGiver.call(documents.getDocument, { params })).body
  expect((await toldOf(asGiver))[0]).toBe(
    `대리 님이 ‘${title}’ 문서를 대신 승인했습니다. 내용을 확인해 주십시오.`,
  )
  expect((await counts()).inbox).toMatchObject({ processing: 1 })
  expect((await asDeputy.call(documents.withdrawDecision, { params })).status).toBe(400)
  expect((await asGiver.call(documents.withdrawDecision, { params })).status).toBe(400)
  expect(await listOf(asGiver)).toMatchObject([{ decided_count: 1 }])
  const again = await asGiver.call(documents.approveDocument, { params, body: { rcv_comment: '' } })
  expect(again.error.error_code).toBe('NOT_YOUR_TURN')
})

test('boxes find the turns of others that the rule finds', async () => {
  const people = [author, giver, deputy, await makeMember(at, { company }), await makeMember(at, { company })]
  await delegate(asGiver, { start_date: '2026-11-23' })
  const types = ['APPROVER', 'AGREEER', 'VIEWER'] as const
  const expected: number[] = []
  for (let seed = 0; seed < 40; seed += 1) {
    const by = people[seed % people.length]!
    const line = [0, 1, 2].map((place) => ({
      member: people[(seed * 7 + place * (1 + (seed % 3))) % people.length]!,
      type: types[(seed + place) % types.length]!,
      order: place + 1,
      shown: place <= seed % 3,
      ...(place < seed % 2 &&
        types[(seed + place) % types.length] !== 'VIEWER' && { processed: true, decision: 'APPROVED' }),
    }))
    const id = await makeDocument(at, by, { line })
    const receivers = line.map(({ member, type, order, shown, processed = false }, index) => ({
      id: index,
      userId: member.memberId,
      type,
      order,
      shown,
      processed,
      approved: null,
    }))
    const own = receivers.filter((one) => one.userId === deputy.memberId && one.type !== 'VIEWER')
    const isOwn = own.some((one) => one.shown && !one.processed)
    const places = deputedPlaces({ authorId: by.memberId, receivers }, deputy.memberId, [giver.memberId])
    if (isOwn || places.length > 0) expected.unshift(id)
  }
  expect(expected.length).toBeGreaterThan(5)
  expect(await inbox(asDeputy)).toEqual(expected.slice(0, 20))
  expect((await asDeputy.call(documents.waitingCount)).body).toEqual({ count: expected.length })
})
