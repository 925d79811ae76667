import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/circulation.ts'
import * as older from '#contract/approvals/documents/circulation-v0.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let reader: TestMember
let other: TestMember
let asAuthor: Client
let asFirst: Client
let asReader: Client
let foreign: Client
let id: number

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  reader = await makeMember(at, { company, name: '회람인' })
  other = await makeMember(at, { company, name: '다른이' })
  id = await makeDocument(at, author, { title: '품의서', line: [{ member: first }] })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  asReader = await at.as(reader)
})

const add = (client: Client, user_ids: number[], team_ids: number[] = []) =>
  client.call(contract.addCirculators, { params: { id }, body: { user_ids, team_ids } })
const remove = (client: Client, rcvId: number) =>
  client.call(contract.removeCirculator, { params: { id, rcvId } })
const heard = async (client: Client) =>
  (await client.call(listNotifications, {})).body.results.map(({ nt_content }) => nt_content)

test('whoever takes part passes a document on; the reader finds it, is told, reads and confirms it', async () => {
  const added = await add(asFirst, [reader.memberId])
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject([
    { user: { username: '회람인' }, read_at: null, confirmed: false, can_remove: true },
  ])
  expect(await heard(asReader)).toEqual(['일차 님이 ‘품의서’ 문서를 회람했습니다.'])
  const boxed = await asReader.call(approvals.inbox, { query: { bucket: 'circulation' } })
  expect(boxed.body.results).toMatchObject([{ drf_title: '품의서', is_read: false }])
  const opened = await asReader.call(approvals.getDocument, { params: { id } })
  expect(opened.body.abilities).toMatchObject({ confirm: true, approve: false, reply: true })
  expect(opened.body.drf_status).toBe('REQUESTED')
  await asReader.call(approvals.confirmDocument, { params: { id }, body: {} })
  const { body } = await asAuthor.call(older.oldListCirculation, { query: { drf_id: id } })
  expect(body).toMatchObject([{ confirmed: true, read_at: expect.any(String), can_remove: false }])
  expect(await auditActions(at, company.companyId)).toContain('document.circulate')
})

test('a whole team is added, once, without who has the document already and who has left', async () => {
  const teamId = await makeTeam(at, company, {})
  const people = await Promise.all([1, 2].map(() => makeMember(at, { company, teamId })))
  const gone = await makeMember(at, { company, teamId })
  await at.owner.query("update members set status = 'RETIRED' where id = $1", [gone.memberId])
  for (const one of [author, first])
    await at.owner.query(
      `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2020-01-01')`,
      [company.companyId, one.memberId, teamId],
    )
  const { body } = await add(asAuthor, [people[0]!.memberId], [teamId])
  expect(body.map(({ user }) => user.user_id)).toEqual(people.map(({ memberId }) => memberId))
})

test('two at once add each of them once', async () => {
  const ids = [reader.memberId, other.memberId]
  const answers = await Promise.all([add(asAuthor, ids), add(asFirst, ids), add(asAuthor, ids)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const { body } = await asAuthor.call(older.oldListCirculation, { query: { drf_id: id } })
  expect(body.map(({ user }) => user.user_id).toSorted((a, b) => a - b)).toEqual(ids)
  expect(await heard(asReader)).toHaveLength(1)
})

test('a circulator is taken out while unread, by the author or who added them', async () => {
  const { body } = await add(asFirst, [reader.memberId, other.memberId])
  const placeOf = (person: TestMember) => body.find(({ user }) => user.user_id === person.memberId)!.rcv_id
  expect((await remove(asReader, placeOf(other))).status).toBe(403)
  expect((await remove(asFirst, placeOf(other))).status).toBe(204)
  expect((await remove(asFirst, placeOf(other))).status).toBe(404)
  await asReader.call(approvals.getDocument, { params: { id } })
  expect((await remove(asAuthor, placeOf(reader))).error.error_code).toBe('CIRCULATOR_HAS_READ')
  const asOther = await at.as(other)
  expect(await heard(asOther)).toEqual([])
  expect((await asOther.call(approvals.getDocument, { params: { id } })).status).toBe(403)
  // A place that decides is none of those that were passed on to.
  const line = (await asAuthor.call(approvals.getDocument, { params: { id } })).body.apv_receive
  const deciding = line.find(({ rcv_type }) => rcv_type === 'APPROVER')!
  expect((await remove(asAuthor, deciding.rcv_id)).status).toBe(404)
  expect(line.map(({ can_remove }) => can_remove)).toEqual([false, false])
})

test('a document that was taken back is passed on no more', async () => {
  const { body } = await add(asAuthor, [reader.memberId])
  await asAuthor.call(approvals.cancelDocument, { params: { id } })
  expect((await add(asAuthor, [other.memberId])).error.error_code).toBe('DOCUMENT_STATE')
  expect((await remove(asAuthor, body[0]!.rcv_id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('only people and teams of the company who work there can be named, and somebody has to be', async () => {
  const [there] = (await foreign.call(approvals.inbox, {})).body.results
  expect(there).toBeUndefined()
  const stranger = await makeMember(at)
  expect((await add(asAuthor, [stranger.memberId])).status).toBe(404)
  expect((await add(asAuthor, [reader.memberId], [2_000_000_000])).status).toBe(404)
  expect((await add(asAuthor, [])).status).toBe(400)
  const { body } = await asAuthor.call(older.oldListCirculation, { query: { drf_id: id } })
  expect(body).toEqual([])
})

test('who takes no part passes nothing on, an admin who only reads neither', async () => {
  const { body } = await add(asAuthor, [reader.memberId])
  const rcvId = body[0]!.rcv_id
  const outsider = await at.as(await makeMember(at, { company }))
  const admin = await at.as(await makeAdmin(at, { company }))
  for (const [client, status] of [
    [outsider, 403],
    [admin, 403],
    [foreign, 404],
  ] as const) {
    expect((await add(client, [other.memberId])).status).toBe(status)
    expect((await remove(client, rcvId)).status).toBe(status)
    const named = { drf_id: id, user_ids: [other.memberId] }
    expect((await client.call(older.oldAddCirculators, { body: named })).status).toBe(status)
    expect((await client.call(older.oldCirculate, { body: named })).status).toBe(status)
    expect((await client.call(older.oldEndCirculation, { params: { id: rcvId } })).status).toBe(status)
  }
})

test('the older calls do the same', async () => {
  const user_ids = [reader.memberId]
  const added = await asAuthor.call(older.oldAddCirculators, { body: { drf_id: id, user_ids } })
  expect(added).toMatchObject({ status: 200, body: [{ user: { username: '회람인' } }] })
  const rcv_id = added.body[0]!.rcv_id
  const removed = await asAuthor.call(older.oldRemoveCirculator, { params: { id }, body: { rcv_id } })
  expect(removed.status).toBe(204)
  const again = await asAuthor.call(older.oldAddCirculatorsTo, { params: { id }, body: { user_ids } })
  await asAuthor.call(older.oldEndCirculation, { params: { id: again.body[0]!.rcv_id } })
  const third = await asAuthor.call(older.oldCirculate, { body: { drf_id: id, user_ids } })
  expect(third).toMatchObject({ status: 201, body: [{ confirmed: false }] })
})
