import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadMembers, uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, rowsOf, sendFile } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let boss: Client
let leader: Client
let limited: Client
let member: Client
beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  const leading = await makeMember(at, { company, name: '이리더' })
  const head = await makeTeam(at, company, { name: '본부' })
  const led = await makeTeam(at, company, { name: '서버팀', parentId: head, leaderId: leading.memberId })
  const covered = await makeTeam(at, company, { name: '영업팀' })
  boss = await at.as(await makeAdmin(at, { company, name: '가대표' }))
  leader = await at.as(leading)
  limited = await at.as(await makeMember(at, { company, name: '박중간', coverTeamIds: [covered] }))
  member = await at.as(await makeMember(at, { company, name: '=HYPERLINK("x")', teamId: led }))
  await makeMember(at, { company, name: '최영업', teamId: covered })
  await makeMember(at, { company, name: '김떠남', status: 'RETIRED' })
  await makeMember(at, { name: '남의 회사' })
})
afterAll(() => at.stop())

async function names(client: Client, query = '') {
  const file = await fetchFile(at, client, `${downloadMembers.path}${query}`)
  if (file.status !== 200) return file.status
  return (await rowsOf(file.content)).slice(1).map((row) => row[1])
}

test('everybody gets the people that their list shows, and nobody else', async () => {
  expect(await names(boss)).toEqual(['=HYPERLINK("x")', '가대표', '김떠남', '박중간', '이리더', '최영업'])
  expect(await names(leader)).toEqual(['=HYPERLINK("x")', '이리더'])
  expect(await names(limited)).toEqual(['박중간', '최영업'])
  expect(await names(member)).toBe(403)
})

test('the filters of the list hold', async () => {
  expect(await names(boss, '?cmem_status=RETIRED')).toEqual(['김떠남'])
  expect(await names(boss, `?search=${encodeURIComponent('ㅊㅇㅇ')}`)).toEqual(['최영업'])
  // Those below a team in view: 서버팀 stands below 본부, 영업팀 below none (decision A-28).
  expect(await names(boss, '?team_id=-9')).toEqual(['=HYPERLINK("x")'])
})

test('the columns are those of the import, teams with their path, and it is recorded as an export', async () => {
  await at.owner.query(
    `update members set weekly_minutes = 1050, standard_day_minutes = 300 where company_id = $1 and name = '최영업'`,
    [company.companyId],
  )
  const file = await fetchFile(at, boss, `${downloadMembers.path}?search=person`)
  expect(file.name).toBe('구성원 2026-11-23.xlsx')
  const rows = await rowsOf(file.content)
  expect(rows[0]).toEqual([
    '이메일',
    '이름',
    '팀',
    '직책',
    '직급',
    '입사일',
    '계약 형태',
    '주 소정근로시간',
    '1일 소정근로시간',
    '전화번호',
    '생년월일',
  ])
  expect(rows.find((row) => row[1] === '=HYPERLINK("x")')?.[2]).toBe('본부 / 서버팀')
  expect(await auditActions(at, company.companyId)).toContain('member.export')
  // Hours of the contract as numbers; full time says none of a week.
  expect(rows.find((row) => row[1] === '최영업')?.slice(7, 9)).toEqual([17.5, 5])
  expect(rows.find((row) => row[1] === '박중간')?.slice(7, 9)).toEqual([null, 8])
  const back = await sendFile(at, boss, uploadInvite, { name: 'members.xlsx', content: file.content })
  expect(back.body.counts).toMatchObject({ total: 6, skipped: 6, problem: 0 })
})

test('more people than fit a page come whole and once', async () => {
  await at.owner.query(
    `insert into members (company_id, email, name, status)
     select $1, 'page' || n || '@gyeol.test', '같은이름', 'WORKING' from generate_series(1, 2500) n`,
    [company.companyId],
  )
  const all = await names(boss, `?search=${encodeURIComponent('page')}`)
  expect(all).toHaveLength(2500)
})
