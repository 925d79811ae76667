import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import { inbox, waitingCount } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/lines/repair.ts'
import * as v0 from '#contract/approvals/lines/lines-v0.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let gone: TestMember
let taker: TestMember
let member: TestMember
let asBoss: Client
let asMember: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-24T10:00')
  company = await makeCompany(at)
  asBoss = await at.as(await makeAdmin(at, { company, name: '박대표' }))
  gone = await makeMember(at, { company, name: '최퇴사' })
  taker = await makeMember(at, { company, name: '정인수' })
  member = await makeMember(at, { company, name: '김구성' })
  asMember = await at.as(member)
})

const leaves = (who: TestMember, status = 'RETIRED') =>
  at.owner.query('update members set status = $3 where company_id = $1 and id = $2', [
    company.companyId,
    who.memberId,
    status,
  ])
const U = (who: TestMember) => `U${who.memberId}`
const saveLine = async (apv_role_line: string, rest: object = {}) => {
  const body = { apv_role_code: 'ANNUAL' as const, apv_role_line, ...rest }
  return (await asBoss.call(v0.createCompanyLine, { body })).body.line_id!
}
const hanging = async () =>
  (await asBoss.call(contract.listHanging)).body.map((one) => [
    one.target,
    one.reason,
    one.lines,
    one.documents,
  ])
const preview = (target: string, user_id?: number) =>
  asBoss.call(contract.getHanging, { params: { target }, query: user_id === undefined ? {} : { user_id } })
const repair = (target: string, user_id: number, rest: object = {}) =>
  asBoss.call(contract.repair, { params: { target }, body: { user_id, ...rest } })

test('lines and open documents that hang on who left go to another person, as the preview showed', async () => {
  const variant = { fact: 'DAYS' as const, at_least: 3, apv_role_line: `TEAM_LEADER/${U(gone)}` }
  const lineId = await saveLine(`${U(gone)}/NT-U${member.memberId}`, { variants: [variant] })
  const own = await asMember.call(v0.createUserLine, {
    body: { apv_role_code: 'HOME', apv_role_line: `AG-${U(gone)}` },
  })
  const turn = await makeDocument(at, member, { line: [{ member: gone }, { member: taker }] })
  const later = await makeDocument(at, member, { line: [{ member: taker }, { member: gone }] })
  const theirs = await makeDocument(at, taker, { line: [{ member: gone }] })
  await makeDocument(at, member, { line: [{ member: gone }], status: 'APPROVED' })
  expect(await hanging()).toEqual([])
  await leaves(gone)
  expect(await hanging()).toEqual([[U(gone), 'LEFT', 2, 3]])

  const { body: shown } = await preview(U(gone), taker.memberId)
  expect(shown.name).toBe('최퇴사')
  expect(shown.saved_lines.map((one) => [one.line_id, one.repaired_line, one.username])).toEqual([
    [lineId, `${U(taker)}/NT-U${member.memberId}`, null],
    [own.body.line_id, `AG-${U(taker)}`, '김구성'],
  ])
  expect(shown.saved_lines[0]?.targets).toContainEqual({ target: U(taker), name: '정인수' })
  expect(shown.turns.map((one) => [one.drf_id, one.is_turn, one.refusal])).toEqual([
    [turn, true, null],
    [later, false, null],
    [theirs, true, 'AUTHOR'],
  ])

  expect((await repair(U(gone), taker.memberId)).body).toEqual({
    lines: 2,
    kept_lines: 0,
    documents: 2,
    kept_documents: 1,
  })
  expect(await hanging()).toEqual([[U(gone), 'LEFT', 0, 1]])
  const [line] = (await asBoss.call(v0.listCompanyLines, { query: { apv_role_code: 'ANNUAL' } })).body
  expect([line?.apv_role_line, line?.variants[0]?.apv_role_line]).toEqual([
    `${U(taker)}/NT-U${member.memberId}`,
    `TEAM_LEADER/${U(taker)}`,
  ])
  const asTaker = await at.as(taker)
  expect((await asTaker.call(inbox)).body.results.map((one) => one.drf_id)).toEqual([later, turn])
  expect((await asTaker.call(waitingCount)).body.count).toBe(2)
  const history = await asMember.call(documentHistory, { params: { id: turn } })
  expect(history.body).toMatchObject({ state: 'WHOLE' })
  expect(history.body.entries.at(-1)).toMatchObject({ act: 'HAND_OVER', acted_for: { username: '최퇴사' } })
  const notes = (await asMember.call(listNotifications)).body.results.map((one) => one.nt_content)
  expect(notes).toContain('관리자가 ‘재택’ 본인 결재선의 결재자를 정인수 님으로 변경했습니다.')
  const { rows } = await at.owner.query<{ action: string }>(
    "select action from audit_events where company_id = $1 and action in ('approval_line.repair', 'document.hand_over') order by id",
    [company.companyId],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'approval_line.repair',
    'approval_line.repair',
    'document.hand_over',
    'document.hand_over',
  ])
})

test('of what hangs, some can be chosen; what cannot be stays', async () => {
  await saveLine(U(gone))
  const own = await (
    await at.as(taker)
  ).call(v0.createUserLine, {
    body: { apv_role_code: 'ANNUAL', apv_role_line: U(gone) },
  })
  const first = await makeDocument(at, member, { line: [{ member: gone }] })
  await makeDocument(at, member, { line: [{ member: gone }] })
  await leaves(gone)
  // Of the taker's own line the part would only go, and nobody would be left.
  expect((await preview(U(gone), taker.memberId)).body.saved_lines.map((one) => one.refusal)).toEqual([
    null,
    'NO_DECIDER',
  ])
  const some = await repair(U(gone), taker.memberId, { line_ids: [own.body.line_id!], drf_ids: [first] })
  expect(some.body).toEqual({ lines: 0, kept_lines: 1, documents: 1, kept_documents: 0 })
  expect(await hanging()).toEqual([[U(gone), 'LEFT', 2, 1]])
  expect((await repair(U(gone), taker.memberId, { drf_ids: [] })).body).toMatchObject({
    lines: 1,
    documents: 0,
  })
})

test('absent people, empty seats, duties without a holder and closed teams hang as well', async () => {
  const led = await makeTeam(at, company, { name: '개발팀', leaderId: gone.memberId })
  const empty = await makeTeam(at, company, { name: '영업팀' })
  const closed = await makeTeam(at, company, { name: '옛팀' })
  await saveLine(`T${led}/T${empty}/AG-IC7/${U(taker)}/NT-M${closed}`)
  await at.owner.query("update teams set closed_on = '2026-11-24' where company_id = $1 and id = $2", [
    company.companyId,
    closed,
  ])
  expect(await hanging()).toEqual([
    ['IC7', 'NO_HOLDER', 1, 0],
    [`M${closed}`, 'GONE', 1, 0],
    [`T${empty}`, 'NO_LEADER', 1, 0],
  ])
  await leaves(taker, 'ABSENCE')
  expect(await hanging()).toContainEqual([U(taker), 'ABSENT', 1, 0])
  expect((await repair('IC7', member.memberId)).body).toMatchObject({ lines: 1 })
  expect((await repair(`M${closed}`, member.memberId)).body).toMatchObject({ lines: 1 })
  const [line] = (await asBoss.call(v0.listCompanyLines, { query: { apv_role_code: 'ANNUAL' } })).body
  expect(line?.apv_role_line).toBe(
    `T${led}/T${empty}/AG-U${member.memberId}/${U(taker)}/NT-U${member.memberId}`,
  )
})

test('only somebody at work takes over, from nobody at work, and only full admins see to it', async () => {
  await saveLine(U(gone))
  const document = await makeDocument(at, member, { line: [{ member: taker }] })
  expect((await preview(U(gone))).status).toBe(404)
  expect((await repair(U(taker), member.memberId)).body).toMatchObject({ lines: 0, documents: 0 })
  expect((await (await at.as(taker)).call(inbox)).body.results[0]?.drf_id).toBe(document)
  await leaves(gone)
  const stranger = await makeMember(at)
  for (const away of [gone.memberId, stranger.memberId, 999_999])
    expect((await repair(U(gone), away)).error.error_code).toBe('LINE_TAKER_AWAY')
  expect((await asMember.call(contract.listHanging)).status).toBe(403)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [await makeTeam(at, company)] }))
  const body = { user_id: taker.memberId }
  expect((await limited.call(contract.repair, { params: { target: U(gone) }, body })).status).toBe(403)
  for (const nothing of ['TL1', 'U1+U2', 'x']) {
    expect((await preview(nothing)).status).toBe(404)
    expect((await repair(nothing, taker.memberId)).status).toBe(404)
  }
})
