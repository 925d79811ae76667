import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { checkRetirement, retireMember } from '#contract/people/employment/retirement.ts'
import { listOrg, listTeams, searchOrg, updateTeam } from '#contract/people/organization/organization.ts'
import * as contract from '#contract/people/members/members.ts'
import { listIntegrations } from '#contract/platform/integrations/integrations.ts'
import { listWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { nameIn } from '#rules/profiles/name-in.ts'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { companyIdOf } from '#server/db/transaction.ts'
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

test('whoever has done or looks after something is named so too', async () => {
  const employee = await makeMember(at, { company })
  const team = await makeTeam(at, company, { leaderId: leader.memberId })
  await as.admin.call(updateTeam, { params: { id: team }, body: { team_charger: person.memberId } })
  const give = { user_id: employee.memberId, retire_date: '2026-12-31' } as const
  await as.admin.call(retireMember, { body: give })
  await at.inCompany(company.companyId, async (tx) => {
    const done = { company_id: company.companyId, member_id: employee.memberId }
    await tx.updateTable('planned_retirements').set({ planned_by: person.memberId }).execute()
    const change = { work_on: '2026-11-20', corrected_by: person.memberId, reason: '누락', is_undo: false }
    const day = JSON.stringify({
      in_minute: 540,
      out_minute: null,
      exclusions: [],
      in_by: 'CHECK',
      out_by: 'CHECK',
    })
    const row = { ...done, ...change, corrected_at: at.now().toString(), before: day, after: day }
    await tx.insertInto('day_corrections').values(row).execute()
    const provider = {
      provider: 'slack',
      account_label: 'x',
      sealed_tokens: 'x',
      connected_at: row.corrected_at,
    }
    await tx
      .insertInto('provider_connections')
      .values({ company_id: company.companyId, connected_by: person.memberId, ...provider })
      .execute()
  })
  const read = async (language: string) => {
    const reader = { 'accept-language': language }
    const [teams, chart, plan, day, services] = [
      await as.admin.call(listTeams, {}, reader),
      await as.admin.call(listOrg, {}, reader),
      await as.admin.call(checkRetirement, { query: { user_id: employee.memberId } }, reader),
      await as.admin.call(getWorkDay, { query: { user_id: employee.memberId, date: '2026-11-20' } }, reader),
      await as.admin.call(listIntegrations, {}, reader),
    ]
    return [
      teams.body.find((one) => one.team_id === team)!.team_charger_name,
      chart.body.find((one) => one.team_id === team)!.team_charger_name,
      plan.body.planned!.planned_by,
      day.body.corrections[0]!.corrected_by,
      services.body.find((one) => one.connected)!.connected_by,
    ]
  }
  expect(await read('en')).toEqual(Array(5).fill('Hyunji Kim'))
  expect(await read('ja')).toEqual(Array(5).fill('キム・ヒョンジ'))
  expect(await read('ko')).toEqual(Array(5).fill('김현지'))
})

test('a notification names its person as the reader can say it', async () => {
  await at.inCompany(company.companyId, (tx) =>
    notify(
      { tx, now: at.now(), companyId: companyIdOf(company.companyId) },
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

test('lists of people are in the order of the names that their reader is told', async () => {
  const house = await makeCompany(at)
  const boss = await makeAdmin(at, { company: house, name: '박대표' })
  const teamId = await makeTeam(at, house, { leaderId: boss.memberId })
  const people = [
    ['가온', 'Zoe', 'ア'],
    ['나래', 'Mia', 'ンギ'],
    ['다온', 'Adam', 'タオ'],
    ['라온', '', ''],
  ] as const
  for (const [name, english, local] of people) {
    const { memberId } = await makeMember(at, { company: house, teamId, name })
    const own = { english_name: english, local_name: local }
    await at.inCompany(house.companyId, (tx) =>
      tx.updateTable('members').set(own).where('id', '=', memberId).execute(),
    )
  }
  const asBoss = await at.as(boss)
  const read = async (language: string) => {
    const reader = { 'accept-language': language }
    const ofTeam = (one: { username: string }) => one.username !== '박대표'
    const lists = [
      (await asBoss.call(contract.listUser, { query: {} }, reader)).body,
      (await asBoss.call(contract.listMembers, { query: { ordering: 'username' } }, reader)).body.results,
      (await asBoss.call(listTeamWeek, { query: { org_range: 'company' } }, reader)).body.results,
      (await asBoss.call(listTeamDaily, { query: { org_range: 'company' } }, reader)).body.results,
      (await asBoss.call(listWorkTimeMonth, { query: { org_range: 'company' } }, reader)).body.results,
      (await asBoss.call(listMissing, { query: { org_range: 'company' } }, reader)).body.results.slice(0, 4),
      (await asBoss.call(listOrg, {}, reader)).body[0]!.members,
    ] as { username: string; local_username?: string; en_username?: string }[][]
    // An answer with all names is read by its screen, see shown-name.ts.
    const shown = (one: (typeof lists)[number][number]) =>
      one.en_username === undefined
        ? one.username
        : nameIn(language, { name: one.username, local: one.local_username!, english: one.en_username })
    return [...new Set(lists.map((list) => list.filter(ofTeam).map(shown).join()))]
  }
  expect(await read('ko')).toEqual(['가온,나래,다온,라온'])
  expect(await read('en')).toEqual(['Adam,Mia,Zoe,라온'])
  expect(await read('ja')).toEqual(['ア,タオ,ンギ,라온'])
  await asBoss.call(updateCompany, {
    body: { profile_field_flags: { en_username: { public: false } } },
  } as never)
  const { body } = await asBoss.call(
    contract.listMembers,
    { query: { ordering: 'username' } },
    { 'accept-language': 'en' },
  )
  expect(body.results.map((one) => one.username)).toEqual(['가온', '나래', '다온', '라온', '박대표'])
})

test('a name that the company does not show to colleagues is told to nobody but those who look after the person', async () => {
  const flags = { en_username: { public: false }, local_username: { active: false } }
  await as.admin.call(updateCompany, { body: { profile_field_flags: flags } } as never)
  expect(await found(as.colleague, 'en')).toEqual(['김현지'])
  expect(await found(as.leader, 'en')).toEqual(['Hyunji Kim'])
  expect(await found(as.leader, 'ja')).toEqual(['Hyunji Kim'])
  expect(await found(as.colleague, 'ja')).toEqual(['김현지'])
})
