import { afterAll, beforeAll, expect, test } from 'vitest'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import {
  arrangeHome,
  type HomeWidget,
  homeWidgets,
  putAwayNotice,
  resetHome,
} from '#contract/portal/home/layout.ts'
import { publishNotice } from '../../platform/operator-notices/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { completeLayout, usualLayout } from './layout.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-25T10:00')
})
afterAll(() => at.stop())

const layoutOf = async (client: Client) => (await client.call(getHomeSummary)).body.layout
const MAIN: HomeWidget[] = ['DAY', 'LEAVE', 'APPROVALS']
const SIDE: HomeWidget[] = ['TEAM', 'MENU', 'NOTIFICATIONS', 'CELEBRATIONS']

test('a page is arranged once for all devices of a person, and taken back to what it was', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  const own = await at.as(member)
  const usual = await layoutOf(own)
  expect([...usual.main, ...usual.side].toSorted()).toEqual([...homeWidgets].toSorted())
  expect(usual).toMatchObject({ hidden: [], is_own: false })

  const { status, body } = await own.call(arrangeHome, {
    body: { main: MAIN, side: SIDE, hidden: ['MENU'] },
  })
  expect(status).toBe(200)
  // Those that were left out are there, after the ones that they usually follow.
  expect(body).toEqual({
    main: ['DAY', 'BOOKINGS', 'MOOD', 'LEAVE', 'APPROVALS'],
    side: SIDE,
    hidden: ['MENU'],
    is_own: true,
  })
  expect(await layoutOf(await at.as(member))).toEqual(body)
  expect(await layoutOf(await at.as(await makeMember(at, { company })))).toEqual(usual)

  expect((await own.call(resetHome)).status).toBe(204)
  expect(await layoutOf(own)).toEqual(usual)
  expect(await auditActions(at, company.companyId)).toEqual(['home.arrange', 'home.reset'])
})

test('taking back a page that nobody has arranged keeps and tells nothing', async () => {
  const company = await makeCompany(at)
  const own = await at.as(await makeMember(at, { company }))
  expect((await own.call(resetHome)).status).toBe(204)
  await own.call(arrangeHome, { body: { main: MAIN, side: SIDE, hidden: [] } })
  for (const _ of ['once', 'and again']) expect((await own.call(resetHome)).status).toBe(204)
  expect(await auditActions(at, company.companyId)).toEqual(['home.arrange', 'home.reset'])
})

test('a widget whose part is switched off has nothing to show, and its place when it is back', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const arranged = { main: ['MOOD', 'DAY'] as HomeWidget[], side: SIDE, hidden: [] }
  await admin.call(arrangeHome, { body: arranged })
  await admin.call(setFunctionRecords, { body: { MOOD: 'OFF' } })
  const off = (await admin.call(getHomeSummary)).body
  expect(off.mood).toBeNull()
  expect(off.layout.main).toEqual(['APPROVALS', 'MOOD', 'DAY', 'BOOKINGS'])
  await admin.call(setFunctionRecords, { body: { MOOD: 'ON' } })
  expect((await admin.call(getHomeSummary)).body.mood).not.toBeNull()
})

test('who leads sees others before the own leave', async () => {
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  await makeTeam(at, company, { leaderId: leader.memberId })
  expect((await layoutOf(await at.as(leader))).side[0]).toBe('TEAM')
  expect((await layoutOf(await at.as(await makeMember(at, { company })))).side[0]).toBe('LEAVE')
})

test('no widget stands twice, and none of another name', async () => {
  const own = await at.as(await makeMember(at))
  for (const body of [
    { main: ['DAY', 'DAY'], side: [], hidden: [] },
    { main: ['DAY'], side: ['DAY'], hidden: [] },
    { main: [], side: [], hidden: ['MENU', 'MENU'] },
    { main: ['MOON'], side: [], hidden: [] },
  ])
    expect((await own.call(arrangeHome, { body: body as never })).status).toBe(400)
  expect((await layoutOf(own)).is_own).toBe(false)
})

test('two arrangements in one moment leave one of them whole', async () => {
  const own = await at.as(await makeMember(at))
  const one = { main: MAIN, side: SIDE, hidden: [] }
  const other = { main: SIDE, side: MAIN, hidden: [] }
  await Promise.all([one, other].map((body) => own.call(arrangeHome, { body })))
  const { main, side } = await layoutOf(own)
  expect([...main, ...side].toSorted()).toEqual([...homeWidgets].toSorted())
})

test('a name of another release falls out, and a new widget comes to its usual place', () => {
  const usual = usualLayout({ isFullAdmin: false, isLimitedAdmin: false, ledTeamIds: [] })
  const kept = {
    main: ['GONE', 'MOOD'] as never[],
    side: ['LEAVE'] as HomeWidget[],
    hidden: ['GONE'] as never[],
  }
  expect(completeLayout(kept, usual)).toEqual({
    main: ['APPROVALS', 'DAY', 'BOOKINGS', 'MOOD'],
    side: ['LEAVE', 'TEAM', 'MENU', 'NOTIFICATIONS', 'CELEBRATIONS'],
    hidden: [],
  })
})

test('a message of the operator is told to administrators until they put it away, and a newer one again', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const other = await at.as(await makeAdmin(at, { company }))
  const member = await at.as(await makeMember(at, { company }))
  const tell = (title: string) =>
    at.inCompany(company.companyId, (tx) => publishNotice(tx, { ko: { title, content: '내용' } }, at.now()))
  const told = async (client: Client) =>
    (await client.call(getHomeSummary)).body.spv_notices.map((notice) => notice.spv_nt_title)
  const id = await tell('점검 안내')
  expect(await told(admin)).toEqual(['점검 안내'])
  expect(await told(member)).toEqual([])
  const putAway = (client: Client, spv_nt_id: number) => client.call(putAwayNotice, { body: { spv_nt_id } })
  expect((await putAway(member, id)).status).toBe(403)
  expect((await putAway(admin, id + 1000)).status).toBe(404)
  expect((await putAway(admin, id)).status).toBe(200)
  expect(await told(admin)).toEqual([])
  expect(await told(other)).toEqual(['점검 안내'])
  // The page was taken back to what it was: what was put away stays away.
  await admin.call(resetHome)
  expect(await told(admin)).toEqual([])
  await tell('새 소식')
  expect(await told(admin)).toEqual(['새 소식'])
  // Who has put nothing away hears both; a member none.
  expect(await told(other)).toEqual(['새 소식', '점검 안내'])
  expect(await told(member)).toEqual([])
})
