import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { searchOrg } from '#contract/people/organization/organization.ts'
import * as contract from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { notify } from '../../platform/notifications/index.ts'

let at: TestApp
let company: TestCompany
let leader: TestMember
let person: TestMember
const as: Record<'admin' | 'leader' | 'colleague', Client> = {} as never

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  person = await makeMember(at, { company, teamId, name: '김현지' })
  as.admin = await at.as(await makeAdmin(at, { company }))
  as.leader = await at.as(leader)
  as.colleague = await at.as(await makeMember(at, { company }))
  const own = await at.as(person)
  await own.call(contract.updateProfile, {
    body: { en_username: 'Hyunji Kim', local_username: 'キム・ヒョンジ' },
  })
})
afterAll(() => at.stop())

const found = async (client: Client, language: string) => {
  const answer = await client.call(
    contract.listUser,
    { query: { search: '김현지' } },
    { 'accept-language': language },
  )
  return answer.body.map((one) => one.username)
}

test('readers are told the name that they can say; Korean readers the name as it is', async () => {
  expect(await found(as.colleague, 'ko')).toEqual(['김현지'])
  expect(await found(as.colleague, 'en')).toEqual(['Hyunji Kim'])
  expect(await found(as.colleague, 'ja')).toEqual(['キム・ヒョンジ'])
})

test('names deep in an answer are told so too, and who has no other name keeps the one', async () => {
  const { body } = await as.admin.call(
    searchOrg,
    { query: { search: '김현지' } },
    { 'accept-language': 'en' },
  )
  const said = JSON.stringify(body)
  expect(said).toContain('Hyunji Kim')
  expect(said).not.toContain('김현지')
})

test('a notification names its person as the reader can say it', async () => {
  await at.inCompany(company.companyId, (tx) =>
    notify(
      { tx, now: at.now() },
      {
        memberIds: [leader.memberId],
        kind: 'MEMBER_JOINED',
        data: { person: '김현지', personId: person.memberId },
      },
    ),
  )
  const read = async (language: string) =>
    (await as.leader.call(listNotifications, {}, { 'accept-language': language })).body.results[0]!.nt_content
  expect(await read('en')).toBe('Hyunji Kim has joined.')
  expect(await read('ja')).toBe('キム・ヒョンジさんが参加しました。')
  expect(await read('ko')).toBe('김현지 님이 합류했습니다.')
})

test('an answer with all names of a person leaves them as they are kept', async () => {
  const asked = { params: { id: person.memberId } }
  const { body } = await as.admin.call(contract.getUserProfile, asked, { 'accept-language': 'en' })
  expect(body.user_profile).toMatchObject({ username: '김현지', en_username: 'Hyunji Kim' })
})

test('a name that the company does not show to colleagues is told to nobody but those who look after the person', async () => {
  const flags = { en_username: { public: false }, local_username: { active: false } }
  await as.admin.call(updateCompany, { body: { profile_field_flags: flags } } as never)
  expect(await found(as.colleague, 'en')).toEqual(['김현지'])
  expect(await found(as.leader, 'en')).toEqual(['Hyunji Kim'])
  expect(await found(as.leader, 'ja')).toEqual(['Hyunji Kim'])
  expect(await found(as.colleague, 'ja')).toEqual(['김현지'])
})
