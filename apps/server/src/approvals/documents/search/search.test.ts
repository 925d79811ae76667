import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDocuments } from '#contract/approvals/documents/approvals.ts'
import { autocomplete } from '#contract/approvals/documents/search.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../../forms/index.ts'

let at: TestApp
let author: TestMember
let asAuthor: Client
let asLeader: Client
let outsider: Client
let foreign: Client
let serial: string

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  author = await makeMember(at, { company, name: '김기안' })
  const leader = await makeMember(at, { company, name: '박결재' })
  asAuthor = await at.as(author)
  asLeader = await at.as(leader)
  outsider = await at.as(await makeMember(at, { company }))
  foreign = await at.as(await makeAdmin(at))
  const line = { receivers: [{ memberId: leader.memberId, type: 'APPROVER' as const, order: 1 }] }
  const submit = (title: string, text: string) =>
    submitAs(at, author, freeDocument, { content: { title, text }, line })
  serial = (await submit('구매 품의', '회의실 의자 100%를\n새로 삽니다.')).serial
  await submit('출장 보고', '<p>부산 <strong>거래처</strong> A&amp;B 방문</p>')
})
afterAll(() => at.stop())

const found = async (client: Client, search: string) =>
  (await client.call(listDocuments, { query: { search } })).body.results.map(({ drf_title }) => drf_title)

test('documents are found by title, text, number and people', async () => {
  expect(await found(asAuthor, '구매')).toEqual(['구매 품의'])
  expect(await found(asAuthor, '거래처')).toEqual(['출장 보고'])
  expect(await found(asAuthor, serial)).toEqual(['구매 품의'])
  expect(await found(asAuthor, '박결재')).toEqual(['출장 보고', '구매 품의'])
  expect(await found(asLeader, '김기안')).toEqual(['출장 보고', '구매 품의'])
})

test('what a pattern would mean is looked for as it is written', async () => {
  expect(await found(asAuthor, '100%')).toEqual(['구매 품의'])
  expect(await found(asAuthor, '%')).toEqual(['구매 품의'])
  expect(await found(asAuthor, '의_')).toEqual([])
  expect(await found(asAuthor, "' or 1=1 --")).toEqual([])
})

test('a rich text is searched by what is read of it', async () => {
  expect(await found(asAuthor, 'A&B')).toEqual(['출장 보고'])
  expect(await found(asAuthor, 'strong')).toEqual([])
})

test('a search shows nothing of documents that one takes no part in', async () => {
  expect(await found(outsider, '구매')).toEqual([])
  expect(await found(foreign, '구매')).toEqual([])
})

test('while it is typed a search offers documents and their authors', async () => {
  const offered = async (client: Client, keyword: string) =>
    (await client.call(autocomplete, { query: { keyword } })).body
  expect(await offered(asLeader, '김')).toMatchObject({
    documents: [{ drf_title: '출장 보고' }, { drf_title: '구매 품의', drf_serial: serial }],
    people: [{ user_id: author.memberId, username: '김기안' }],
  })
  const nothing = { documents: [], people: [] }
  expect(await offered(asLeader, '')).toEqual(nothing)
  expect(await offered(outsider, '김')).toEqual(nothing)
  expect(await offered(foreign, '김')).toEqual(nothing)
})
