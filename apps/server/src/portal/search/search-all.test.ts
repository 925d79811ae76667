import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRoom, createRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { setFunctionRecords, updateCompany } from '#contract/platform/companies/companies.ts'
import { updateProfile } from '#contract/people/members/members.ts'
import { searchAll } from '#contract/portal/search/search.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { giveLeave } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../../approvals/forms/index.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let serial: string
let foreign: TestMember
const as = {} as Record<'admin' | 'author' | 'leader' | 'other' | 'foreign', Client>

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '김현지' })
  const leader = await makeMember(at, { company, name: '박결재' })
  await makeMember(at, { company, name: '하늘🙂이' })
  as.admin = await at.as(await makeAdmin(at, { company, name: '이관리' }))
  as.author = await at.as(author)
  as.leader = await at.as(leader)
  as.other = await at.as(await makeMember(at, { company, name: '최동료' }))
  foreign = await makeAdmin(at)
  as.foreign = await at.as(foreign)
  await as.author.call(updateProfile, { body: { phone: '010-1234-5678' } })
  const submit = (title: string, text: string) =>
    submitAs(at, author, freeDocument, {
      content: { title, text },
      line: { receivers: [{ memberId: leader.memberId, type: 'APPROVER', order: 1 }] },
    })
  serial = (await submit('구매 품의 100%', '의자를 삽니다. '.repeat(30))).serial
  await submit('출장 보고', '부산 거래처 방문')
  const category = (await as.admin.call(createRoomCategory, { body: { name: '본사' } })).body.room_cat_id
  await as.admin.call(createRoom, {
    body: { room_cat_id: category, name: '한라', capacity: 8, location: '3층 동쪽' },
  })
  await as.admin.call(createRoom, { body: { room_cat_id: category, name: '닫힌방', is_active: false } })
})
afterAll(() => at.stop())

const found = async (client: Client, search: string) => {
  const { status, body } = await client.call(searchAll, { query: { search } })
  expect(status).toBe(200)
  return {
    people: body.people.map(({ username }) => username),
    documents: body.documents.map(({ drf_title }) => drf_title),
    rooms: body.rooms.map(({ name }) => name),
  }
}

test('people are found by initial consonants, half a syllable, e-mail and the end of their number', async () => {
  for (const search of ['ㄱㅎㅈ', '김혀', '김현지', author.email, '5678', '1234-5678', '010 1234 5678'])
    expect((await found(as.other, search)).people).toEqual(['김현지'])
  expect((await found(as.other, '678')).people).toEqual([])
  expect((await found(as.other, '🙂')).people).toEqual(['하늘🙂이'])
})

test('of two ways to find somebody the nearer is told', async () => {
  const { body } = await as.other.call(searchAll, { query: { search: '5678' } })
  expect(body.people).toMatchObject([{ username: '김현지', matched: 'PHONE' }])
})

test('a number that the reader is not told finds nobody', async () => {
  const say = (flags: object) =>
    as.admin.call(updateCompany, { body: { profile_field_flags: flags } } as Parameters<
      typeof as.admin.call<typeof updateCompany>
    >[1])
  await say({ phone: { public: false } })
  expect((await found(as.other, '5678')).people).toEqual([])
  expect((await found(as.admin, '5678')).people).toEqual(['김현지'])
  expect((await found(as.author, '5678')).people).toEqual(['김현지'])
  await say({ phone: { active: false } })
  expect((await found(as.admin, '5678')).people).toEqual([])
  await say({ phone: { active: true, public: true } })
})

test('documents are found by title, few letters, number, text and who wrote them', async () => {
  for (const search of ['구매', '품', '의 1', '100%', serial, '의자를'])
    expect((await found(as.leader, search)).documents).toEqual(['구매 품의 100%'])
  expect((await found(as.leader, '거래처')).documents).toEqual(['출장 보고'])
  expect((await found(as.leader, '김현지')).documents).toEqual(['출장 보고', '구매 품의 100%'])
})

test('documents are told to those who may read them, and to nobody else', async () => {
  expect((await found(as.author, '구매')).documents).toEqual(['구매 품의 100%'])
  expect((await found(as.admin, '구매')).documents).toEqual(['구매 품의 100%'])
  expect((await found(as.other, '구매')).documents).toEqual([])
  expect((await found(as.other, '김현지')).documents).toEqual([])
})

test('what is rare is found behind thousands of newer documents', async () => {
  await giveLeave(at, author, 480, { from: '2026-01-01', to: '2026-12-31' })
  const leave = { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-24', wk_end_date: '2026-11-24' }
  expect((await as.author.call(requestEvent, { body: leave })).status).toBe(201)
  const reportBy = ({ companyId, memberId }: TestMember) => ({
    company_id: companyId,
    kind: 'GENERAL',
    status: 'INFORMED',
    title: '주간 보고',
    search_text: '주간 보고',
    author_id: memberId,
    submitted_at: '2026-11-23T00:00:00Z',
  })
  for (const one of [author, foreign])
    await at.inCompany(one.companyId, (tx) =>
      tx
        .insertInto('documents')
        .values(Array.from({ length: 3100 }, () => reportBy(one)))
        .execute(),
    )
  for (const search of ['구매', '매', '구매 품의', serial, '거래처'])
    for (const client of [as.author, as.leader, as.admin])
      expect((await found(client, search)).documents).toHaveLength(1)
  // A title that is told in the language of whoever reads it is found in that language.
  for (const [language, search] of [
    ['ko', '연차'],
    ['ja', '年次'],
    ['en', 'nn'],
  ] as const) {
    const said = { 'accept-language': language }
    const { body } = await as.author.call(searchAll, { query: { search } }, said)
    expect(body.documents.map(({ drf_title: title }) => title)).toEqual([expect.stringContaining(search)])
  }
  // Whoever reads all of another company is asked of an index that holds both.
  for (const search of ['구매', '구매 품의', serial, '거래처'])
    expect((await found(as.foreign, search)).documents).toEqual([])
  expect((await found(as.other, '구매')).documents).toEqual([])
  expect((await found(as.author, '보고')).documents.slice(0, 2)).toEqual(['주간 보고', '주간 보고'])
})

test('rooms are found by name, initial consonants and place while they can be booked', async () => {
  for (const search of ['한라', 'ㅎㄹ', '3층'])
    expect((await found(as.other, search)).rooms).toEqual(['한라'])
  expect((await found(as.other, '닫힌')).rooms).toEqual([])
})

test('what a pattern would mean is looked for as it is written', async () => {
  expect(await found(as.leader, '%')).toEqual({ people: [], documents: ['구매 품의 100%'], rooms: [] })
  expect(await found(as.leader, '_')).toEqual({ people: [], documents: [], rooms: [] })
  expect(await found(as.leader, '\\')).toEqual({ people: [], documents: [], rooms: [] })
  expect((await found(as.leader, 'ㄱ')).people).toContain('김현지')
  const { status } = await as.leader.call(searchAll, { query: { search: '' } })
  expect(status).toBe(400)
})

test('nothing of another company is found', async () => {
  for (const search of ['김현지', '구매', serial, '한라', '5678', author.email])
    expect(await found(as.foreign, search)).toEqual({ people: [], documents: [], rooms: [] })
})

test('what is switched off is not found', async () => {
  await as.admin.call(setFunctionRecords, { body: { MEETING_ROOM: 'OFF', DOCUMENT_APPROVAL: 'OFF' } })
  expect(await found(as.leader, '한라')).toEqual({ people: [], documents: [], rooms: [] })
  expect((await found(as.leader, '구매')).documents).toEqual([])
  await as.admin.call(setFunctionRecords, { body: { MEETING_ROOM: 'ON', DOCUMENT_APPROVAL: 'ON' } })
})

test('one question costs as many statements, whatever is found, and one more for a number', async () => {
  const ask = (search: string) =>
    at.statementsOf(async () => {
      expect((await as.leader.call(searchAll, { query: { search, limit: 20 } })).status).toBe(200)
    })
  // Who asks is remembered for a while.
  await ask('처음')
  const asked = (await ask('보고')).length
  expect((await ask('구매 품의')).length).toBe(asked)
  expect((await ask('5678')).length).toBe(asked + 1)
})
