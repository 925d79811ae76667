import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import type { ChartRow } from '../chart.queries.ts'
import { drawChart } from './draw-chart.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const row = (id: number, parent_id: number | null, rest: Partial<ChartRow> = {}): ChartRow => ({
  id,
  name: `팀 ${id}`,
  color: '',
  parent_id,
  leader_id: null,
  leader_name: null,
  charger_id: null,
  charger_name: null,
  people: 1,
  people_below: 1,
  members: [],
  ...rest,
})
const drawn = { company: '결 주식회사', on: '2026-11-23', language: 'ko', people: false } as const
const textsOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"text":"([^"]*)"/g)].map((match) => match[1]!)

test('a small chart is one page of A4, with the company above its teams', () => {
  const rows = [row(1, null, { leader_name: '김팀장', people_below: 4 }), row(2, 1), row(3, null)]
  const document = drawChart(rows, drawn)
  expect([document.pageSize, document.pageOrientation]).toEqual(['A4', 'landscape'])
  expect(document.content).toHaveLength(1)
  expect(textsOf(document.content)).toEqual(
    expect.arrayContaining([
      '결 주식회사',
      '팀 1',
      '팀장 김팀장',
      '직속 1명 · 전체 4명',
      '팀 3',
      '팀장 없음',
    ]),
  )
})

test('a branch begins with its team, and people stand in their teams when wanted', () => {
  const members = ['이하나', '박두리'].map((username, index) => ({
    user_id: index,
    username,
    position: '매니저',
    rank_name: null,
    cmem_status: 'WORKING',
    is_leader: index === 0,
    image_url: null,
  }))
  const rows = [row(7, 3, { members }), row(0, null, { name: 'NOT_ASSIGNED' })]
  expect(textsOf(drawChart(rows.slice(0, 1), drawn).content)).not.toContain('이하나')
  const texts = textsOf(drawChart(rows, { ...drawn, people: true, language: 'ja' }).content)
  expect(texts).toEqual(expect.arrayContaining(['이하나', '박두리', 'チームなし']))
  expect(textsOf(drawChart(rows.slice(0, 1), drawn).content)).not.toContain('결 주식회사')
})

test('eight hundred teams are several pages of A3; what is cut names its page', () => {
  const rows = [row(1, null)]
  for (let dev = 0; dev < 8; dev += 1) {
    rows.push(row(10 + dev, 1))
    for (let room = 0; room < 9; room += 1) {
      rows.push(row(100 + dev * 10 + room, 10 + dev))
      for (let team = 0; team < 10; team += 1)
        rows.push(row(1000 + dev * 100 + room * 10 + team, 100 + dev * 10 + room))
    }
  }
  const document = drawChart(rows, drawn)
  expect(document.pageSize).toBe('A3')
  const pages = document.content as unknown[]
  expect(pages.length).toBeGreaterThan(4)
  expect(textsOf(pages[0]).some((text) => /하위 팀은 \d+쪽/.test(text))).toBe(true)
})

test('every member downloads it as PDF; too many people, foreign teams and strangers are refused', async () => {
  const company = await makeCompany(at, { name: '결 주식회사' })
  const team = await makeTeam(at, company, { name: '웹팀' })
  const member = await at.as(await makeMember(at, { company, teamId: team, name: '남궁민수' }))
  const file = await member.call(downloadChart, { query: { people: 'true', team_id: team } })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
    '결 주식회사 웹팀 조직도 2026-11-23.pdf',
  )
  expect(Number(file.headers['content-length'])).toBeGreaterThan(5_000)
  const foreign = await makeTeam(at, await makeCompany(at))
  expect((await member.call(downloadChart, { query: { team_id: foreign } })).status).toBe(404)
  expect((await at.stranger().call(downloadChart)).status).toBe(401)
  await at.owner.query(
    `insert into members (company_id, email, name, status) select $1, g || '@crowd.test', '김' || g, 'WORKING' from generate_series(1, 1000) g`,
    [company.companyId],
  )
  const large = await member.call(downloadChart, { query: { people: 'true' } })
  expect([large.status, large.error.error_code]).toEqual([406, 'CHART_TOO_LARGE'])
  expect((await member.call(downloadChart)).status).toBe(200)
})

test('more teams than anybody reads are refused, with the bounds in the sentence', async () => {
  const company = await makeCompany(at)
  const client = await at.as(await makeMember(at, { company }))
  await at.owner.query(
    `insert into teams (company_id, name, sort_order, opened_on) select $1, '팀 ' || g, g, '2024-01-02' from generate_series(1, 1000) g`,
    [company.companyId],
  )
  const refused = await client.call(downloadChart)
  expect([refused.status, refused.error.error_code]).toEqual([406, 'CHART_TOO_LARGE'])
  expect(refused.error.results.message).toContain('1000개')
})
