import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/approvals/delegations/delegations.ts'
import * as standing from '#contract/approvals/delegations/standing-v0.ts'
import * as older from '#contract/approvals/delegations/delegations-v0.ts'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../forms/index.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let deputy: TestMember
let asFirst: Client
let asSecond: Client
let asDeputy: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  deputy = await makeMember(at, { company, name: '대리' })
  asFirst = await at.as(first)
  asSecond = await at.as(second)
  asDeputy = await at.as(deputy)
})

const submit = () =>
  submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: {
      receivers: [first, second].map(({ memberId }, index) => ({
        memberId,
        type: 'APPROVER',
        order: index + 1,
      })),
    },
  })
const delegate = (client: Client, to: TestMember, start = '2026-11-23', end = '2026-11-25') =>
  client.call(standing.createDelegation, {
    body: { user_id: to.memberId, start_date: start, end_date: end, reason: '휴가' },
  })
const approve = (client: Client, id: number) =>
  client.call(documents.approveDocument, { params: { id }, body: { rcv_comment: '' } })
const inboxOf = async (client: Client) => {
  const { body } = await client.call(documents.inbox, { query: {} })
  const { body: waiting } = await client.call(documents.waitingCount, {})
  expect(waiting.count).toBe(body.count)
  return body.results.map(({ drf_id }) => drf_id)
}

test('a delegation reaches turns that are open already, and those that come; it ends with its last day', async () => {
  const open = await submit()
  expect((await asDeputy.call(documents.getDocument, { params: { id: open.id } })).status).toBe(403)
  expect((await delegate(asFirst, deputy)).body).toMatchObject({ state: 'IN_FORCE', drf_types: [] })
  const later = await submit()
  expect(await inboxOf(asDeputy)).toEqual([later.id, open.id])
  const read = await asDeputy.call(documents.getDocument, { params: { id: open.id } })
  expect(read.body).toMatchObject({
    acts_for: { username: '일차' },
    abilities: { approve: true, deny: true },
  })
  at.travelTo('2026-11-25T23:59:59')
  expect((await approve(asDeputy, open.id)).status).toBeLessThan(300)
  const done = await asFirst.call(documents.getDocument, { params: { id: open.id } })
  expect(done.body.apv_receive[0]).toMatchObject({
    user: { username: '일차' },
    acted_by: { username: '대리' },
    rcv_decided_as: 'DELEGATE',
  })
  at.travelTo('2026-11-26T00:00:00')
  expect((await approve(asDeputy, later.id)).status).toBe(403)
  expect(await inboxOf(asDeputy)).toEqual([])
  const history = await asFirst.call(documentHistory, { params: { id: open.id } })
  expect(history.body).toMatchObject({ state: 'WHOLE' })
  expect(history.body.entries.find(({ act }) => act === 'APPROVE')).toMatchObject({
    actor: { username: '대리' },
    acted_for: { username: '일차' },
  })
})

test('whoever delegates is warned of leave, absence and a delegation of the one they choose', async () => {
  const period = { start_date: '2026-11-23', end_date: '2026-11-25' }
  const check = async (to: TestMember) =>
    (await asFirst.call(standing.checkDelegate, { query: { user_id: to.memberId, ...period } })).body
  expect(await check(deputy)).toEqual({ leave_days: 0, absent_from: null, hands_on_to: null })
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
    select $1, $2, day, 540, 1080, 480, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'LEAVE', 1
    from unnest('{2026-11-20,2026-11-24,2026-11-25,2026-11-26}'::date[]) as day`,
    [company.companyId, deputy.memberId],
  )
  // Asked for, and not decided: nobody learns of it here.
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
    values ($1, $2, '2026-11-23', 540, 1080, 480, 'VACATION:ANNUAL:FULL', true, 'HELD', 'LEAVE', 2)`,
    [company.companyId, deputy.memberId],
  )
  await at.owner.query(
    "insert into absences (company_id, member_id, starts_on, until_on, kind, reason, created_at) values ($1, $2, '2026-11-25', null, 'AGREED', '', now())",
    [company.companyId, second.memberId],
  )
  expect(await check(deputy)).toMatchObject({ leave_days: 2 })
  expect(await check(second)).toEqual({ leave_days: 0, absent_from: '2026-11-25', hands_on_to: null })
  expect((await delegate(asFirst, deputy)).body.delegate_away).toMatchObject({ leave_days: 2 })
  await delegate(asDeputy, second)
  const [mine] = (await asFirst.call(standing.listDelegations, { query: {} })).body
  expect(mine!.delegate_away).toEqual({ leave_days: 2, absent_from: null, hands_on_to: '이차' })
  at.travelTo('2026-11-25T09:00')
  expect(await check(deputy)).toMatchObject({ leave_days: 1 })
})

test('of a delegate only whoever may choose them is told, for days that may be delegated', async () => {
  const check = async (client: Client, query: object = {}) => {
    const period = { start_date: '2026-11-23', end_date: '2026-11-25' }
    const asked = { user_id: deputy.memberId, ...period, ...query }
    const { status, error } = await client.call(standing.checkDelegate, { query: asked })
    return error?.error_code ?? status
  }
  const admin = await at.as(await makeAdmin(at, { company }))
  const gone = await makeMember(at, { company, status: 'RETIRED' })
  expect(await check(asFirst)).toBe(200)
  expect(await check(asFirst, { giver_id: second.memberId })).toBe('FORBIDDEN')
  expect(await check(admin, { giver_id: first.memberId })).toBe(200)
  expect(await check(admin, { giver_id: (await makeMember(at)).memberId })).toBe('NOT_FOUND')
  for (const { memberId } of [first, gone, await makeMember(at)])
    expect(await check(asFirst, { user_id: memberId })).toBe('DELEGATE_NOT_POSSIBLE')
  expect(await check(asFirst, { start_date: '2026-11-26' })).toBe('DELEGATION_REVERSED')
  expect(await check(asFirst, { start_date: '2026-11-20', end_date: '2026-11-20' })).toBe('DELEGATION_PAST')
  expect(await check(asFirst, { end_date: '2027-11-23' })).toBe('DELEGATION_TOO_LONG')
  const off = 'update companies set documents_delegatable = false where company_id = $1'
  await at.owner.query(off, [company.companyId])
  expect(await check(asFirst)).toBe('DELEGATION_OFF')
})

test('200 presses of the delegate and the giver at once decide it once', async () => {
  const { id } = await submit()
  await delegate(asFirst, deputy)
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) => approve(index % 2 ? asFirst : asDeputy, id)),
  )
  expect(all.filter(({ status }) => status < 300)).toHaveLength(1)
})

test('no circle, no second one at a time, nobody of another company, nothing where the company lets nobody', async () => {
  await delegate(asFirst, deputy)
  expect((await delegate(asFirst, second)).error.error_code).toBe('DELEGATION_OVERLAPS')
  const circle = await delegate(asDeputy, first)
  expect([circle.status, circle.error.error_code]).toEqual([409, 'DELEGATE_AWAY'])
  expect(circle.error.message).toContain('일차 님은 해당 기간에 대리 님에게')
  expect((await delegate(asSecond, second)).error.error_code).toBe('DELEGATE_NOT_POSSIBLE')
  expect((await delegate(asSecond, await makeMember(at))).error.error_code).toBe('DELEGATE_NOT_POSSIBLE')
  expect((await delegate(asSecond, deputy, '2026-11-20', '2026-11-22')).error.error_code).toBe(
    'DELEGATION_PAST',
  )
  const [mine] = (await asFirst.call(standing.listDelegations, { query: {} })).body
  const params = { id: mine!.id }
  expect((await asDeputy.call(standing.removeDelegation, { params })).status).toBe(404)
  const { id } = await submit()
  await at.owner.query('update companies set documents_delegatable = false where company_id = $1', [
    company.companyId,
  ])
  expect((await approve(asDeputy, id)).status).toBe(403)
  expect(await inboxOf(asDeputy)).toEqual([])
  expect((await delegate(asSecond, deputy)).error.error_code).toBe('DELEGATION_OFF')
  expect((await asFirst.call(standing.removeDelegation, { params })).status).toBe(204)
})

test('one document is handed on once, and whose it was stays on it', async () => {
  const { id } = await submit()
  const hand = (client: Client, to: TestMember) =>
    client.call(contract.delegateDocument, { params: { id }, body: { user_id: to.memberId } })
  expect((await hand(asFirst, second)).error.error_code).toBe('DELEGATE_NOT_POSSIBLE')
  expect((await hand(asSecond, deputy)).error.error_code).toBe('NOT_YOUR_TURN')
  expect((await hand(asFirst, deputy)).status).toBe(200)
  expect(await inboxOf(asFirst)).toEqual([])
  expect(await inboxOf(asDeputy)).toEqual([id])
  const third = await makeMember(at, { company })
  expect((await hand(asDeputy, third)).error.error_code).toBe('ALREADY_DELEGATED')
  const read = await asFirst.call(documents.getDocument, { params: { id } })
  expect(read.body.apv_receive[0]).toMatchObject({
    user: { username: '대리' },
    delegated_from: { username: '일차' },
  })
  expect((await approve(asDeputy, id)).status).toBeLessThan(300)
})

test('a final decision skips the rest; who comes later decides for somebody absent, who reads it afterwards', async () => {
  const one = await submit()
  const finally_ = await asFirst.call(contract.delegateDocument, { params: { id: one.id }, body: {} })
  expect(finally_.body.drf_status).toBe('APPROVED')
  const two = await submit()
  const choices = await asSecond.call(older.substituteByGet, { query: { drf_id: two.id } })
  expect(choices.body.users.map(({ username }) => username)).toEqual(['일차'])
  const params = { id: two.id }
  const body = { user_id: first.memberId, rcv_comment: '' }
  expect((await asDeputy.call(contract.substituteDecision, { params, body })).status).toBe(403)
  expect((await asSecond.call(contract.substituteDecision, { params, body })).body.drf_status).toBe(
    'REQUESTED',
  )
  expect((await asSecond.call(contract.substituteDecision, { params, body })).error.error_code).toBe(
    'NOT_YOUR_TURN',
  )
  const read = await asFirst.call(documents.getDocument, { params })
  expect(read.body.apv_receive.filter(({ user }) => user.username === '일차')).toMatchObject([
    { rcv_decided_as: 'SUBSTITUTE', acted_by: { username: '이차' } },
    { rcv_type: 'VIEWER' },
  ])
  expect((await asFirst.call(documentHistory, { params })).body.state).toBe('WHOLE')
})

test('where a company allows neither, nobody may be chosen either', async () => {
  const { id } = await submit()
  const choose = async () => [
    await asFirst.call(older.delegateByGet, { params: { id }, query: {} }),
    await asSecond.call(older.substituteByGet, { query: { drf_id: id } }),
    await asSecond.call(older.substituteOne, { params: { id }, query: {} }),
  ]
  expect((await choose()).map(({ status }) => status)).toEqual([200, 200, 200])
  await at.owner.query(
    'update companies set documents_delegatable = false, documents_substitutable = false where company_id = $1',
    [company.companyId],
  )
  expect((await choose()).map(({ error }) => error.error_code)).toEqual([
    'DELEGATION_OFF',
    'SUBSTITUTION_OFF',
    'SUBSTITUTION_OFF',
  ])
})
