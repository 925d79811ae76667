import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMembers, listUser } from '#contract/people/members/members.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let client: Client
let admin: Client
beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const people = ['김현지', '강희진', '김혁수', '현지원', '100% 우리', 'John Smith', '알렉산드라 남궁']
  for (const name of people)
    await makeMember(at, { company, name, email: `${people.indexOf(name)}@search.test` })
  await makeMember(at, { company, name: '김퇴사', status: 'RETIRED' })
  await makeMember(at, { name: '김현지' })
  client = await at.as(await makeMember(at, { company, name: '조회자' }))
  admin = await at.as(await makeAdmin(at, { company, name: '관리자' }))
})
afterAll(() => at.stop())

async function search(text: string, limit?: number): Promise<string[]> {
  const query = { search: text, ...(limit && { limit }) }
  return (await client.call(listUser, { query })).body.map((person) => person.username)
}

test.each([
  ['김현지', ['김현지']],
  ['힘', []],
  ['현지', ['현지원', '김현지']],
  ['ㄱㅎㅈ', ['강희진', '김현지']],
  ['김혀', ['김혁수', '김현지']],
  ['김현ㅈ', ['김현지']],
  ['김ㅎ', ['김혁수', '김현지']],
  ['김', ['김혁수', '김현지']],
  ['smith', ['John Smith']],
  ['1@search', ['강희진']],
  ['100%', ['100% 우리']],
  ['%', ['100% 우리']],
  ['_', []],
  ["' or 1=1 --", []],
  ['퇴사', []],
  ['남궁', ['알렉산드라 남궁']],
  ['ㅅㄷㄹ', ['알렉산드라 남궁']],
  ['드라남구', ['알렉산드라 남궁']],
  ['드ㄹ남', ['알렉산드라 남궁']],
  ['ㅎ', ['현지원', '강희진', '김혁수', '김현지', '조회자']],
])('%s finds %j', async (text, found) => {
  expect(await search(text)).toEqual(found)
  const list = await admin.call(listMembers, { query: { search: text, cmem_status: 'WORKING' } })
  expect(list.body.results.map(({ username }) => username).sort()).toEqual([...found].sort())
  expect(list.body.count).toBe(found.length)
})

test('an empty search lists people by name, up to the limit', async () => {
  expect(await search('', 2)).toEqual(['100% 우리', 'John Smith'])
  expect((await client.call(listUser, { query: { limit: 0 } })).status).toBe(400)
  expect((await client.call(listUser, { query: { limit: 101 } })).status).toBe(400)
})

test('nobody searches without a session', async () => {
  expect((await at.stranger().call(listUser)).status).toBe(401)
})
