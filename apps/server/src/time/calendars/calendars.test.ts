import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/calendars/calendars.ts'
import { setFunctionRecords, updateUseOutlookCategory } from '#contract/platform/companies/companies.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { addEventCode } from '#contract/time/event-codes/event-codes.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let mate: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23, 09:00 in Seoul.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
  mate = await at.as(team.mate)
})

const subscribe = async (client: Client, team_id: number | null = null) =>
  (await client.call(contract.addCalendarFeed, { body: { team_id } })).body

/** As a program reads it that has signed in nowhere. */
async function read(url: string) {
  const { statusCode, headers, body } = await at.app.http.inject({ url: new URL(url).pathname })
  return { status: statusCode, type: String(headers['content-type']), text: body }
}
const of = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}[^:\r\n]*:(.*)\r$`, 'gm'))].map((match) => match[1])

async function take(client: Client, body: EndpointCall<typeof requestEvent>['body']) {
  const asked = await client.call(requestEvent, { body: { wk_comment: '병원 진료', ...body } })
  expect(asked.status).toBe(201)
  const leader = await at.as(team.leader)
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
}

test('the address is told once: not again to a repeat of the request, and nothing but its hash is kept', async () => {
  const key = { 'idempotency-key': 'address-told-once' }
  const first = await member.call(contract.addCalendarFeed, { body: { team_id: null } }, key)
  expect(first.status).toBe(201)
  const again = await member.call(contract.addCalendarFeed, { body: { team_id: null } }, key)
  expect(again.error.error_code).toBe('CONFLICT')
  expect(JSON.stringify(again)).not.toContain('/read/')
  expect((await read(first.body.url)).status).toBe(200)
  const kept = await withOwner(
    at,
    (tx) =>
      tx
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('company_id', '=', team.company.companyId)
        .where('key', '=', key['idempotency-key'])
        .execute(),
    team.company.companyId,
  )
  expect(kept).toMatchObject([{ body: null }])
})

test('one’s own calendar tells what is approved, days in a row as one', async () => {
  await take(member, {
    wk_event: 'VACATION:ANNUAL:FULL',
    wk_start_date: '2026-11-26',
    wk_end_date: '2026-11-30',
  })
  await take(member, { wk_event: 'HOME:AM', wk_start_date: '2026-11-25' })
  await take(member, {
    wk_event: 'WORK:EXTENDED',
    wk_start_date: '2026-11-25',
    evt_start_time: '22:00',
    evt_end_time: '25:00',
  })
  await member.call(requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: '2026-12-02' } })
  const { url } = await subscribe(member)
  const calendar = await read(url)
  expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(of(calendar.text, 'SUMMARY')).toEqual(['재택 (오전)', '연장 근로', '연차', '연차'])
  expect(of(calendar.text, 'DTSTART')).toEqual([
    '20261125T000000Z',
    '20261125T130000Z',
    '20261126',
    '20261130',
  ])
  // The weekend is no leave.
  expect(of(calendar.text, 'DTEND')).toEqual(['20261125T050000Z', '20261125T160000Z', '20261128', '20261201'])
  expect(of(calendar.text, 'X-WR-CALNAME')).toEqual(['내 휴가·근태'])
})

test('the calendar of a team tells who is away, and neither why nor of what kind', async () => {
  const admin = await at.as(team.admin)
  const { body: kind } = await admin.call(addEventCode, {
    body: { event_name: '치료 휴가', group: 'SP', secret: true },
  })
  await take(member, { wk_event: 'SP:SICK:FULL', wk_start_date: '2026-11-25' })
  await take(member, { wk_event: `${kind.code}:FULL`, wk_start_date: '2026-11-26' })
  await take(member, { wk_event: 'OUT:FULL', wk_start_date: '2026-11-27', wk_location: '부산' })
  const { url } = await subscribe(mate, team.teamId)
  const { text } = await read(url)
  expect(of(text, 'SUMMARY')).toEqual(['김사원 휴가', '김사원 휴가', '김사원 외근'])
  expect(of(text, 'X-WR-CALNAME')).toEqual(['개발팀 휴가'])
  for (const secret of ['병가', '치료', '병원', '부산', 'SICK', 'CUSTOM']) expect(text).not.toContain(secret)
})

test('an address ends when it is made anew, when it is ended, and when its owner leaves or is in the team no more', async () => {
  const first = await subscribe(mate, team.teamId)
  const second = await subscribe(mate, team.teamId)
  expect(second.feed_id).toBe(first.feed_id)
  expect((await read(first.url)).status).toBe(404)
  expect((await read(second.url)).status).toBe(200)
  await at.owner.query('delete from team_memberships where member_id = $1', [team.mate.memberId])
  expect((await read(second.url)).status).toBe(404)

  const own = await subscribe(mate)
  expect((await member.call(contract.removeCalendarFeed, { params: { id: own.feed_id } })).status).toBe(404)
  expect((await read(own.url)).status).toBe(200)
  expect((await mate.call(contract.removeCalendarFeed, { params: { id: own.feed_id } })).status).toBe(204)
  expect((await read(own.url)).status).toBe(404)
  const again = await subscribe(mate)
  await at.owner.query(`update members set status = 'RETIRED', retired_on = '2026-11-22' where id = $1`, [
    team.mate.memberId,
  ])
  expect((await read(again.url)).status).toBe(404)
  expect(await auditActions(at, team.company.companyId)).toEqual(
    expect.arrayContaining(['calendar_feed.add', 'calendar_feed.remove']),
  )
})

test('a secret opens nothing but its own calendar', async () => {
  const { url } = await subscribe(member)
  const other = await subscribe(mate)
  const [base, token] = [url.slice(0, url.indexOf('/read/') + 6), url.slice(url.indexOf('/read/') + 6, -1)]
  const [company, feed, secret] = token.split('.')
  const tried = [
    `${company}.${other.feed_id}.${secret}.ics`,
    `${Number(company) + 1}.${feed}.${secret}.ics`,
    `${company}.${feed}.${'A'.repeat(43)}.ics`,
    `${company}.${feed}.${secret}`,
    '1',
  ]
  for (const one of tried) expect((await read(`${base}${one}/`)).status).toBe(404)
  const kept = await at.owner.query('select secret_hash from calendar_feeds where company_id = $1', [
    team.company.companyId,
  ])
  for (const row of kept.rows) expect(JSON.stringify(row)).not.toContain(secret)
})

test('calendars are offered of oneself and of one’s own teams', async () => {
  const foreign = await makeTeam(at, team.company, { name: '재무팀' })
  const refused = await member.call(contract.addCalendarFeed, { body: { team_id: foreign } })
  expect(refused.status).toBe(404)
  const { feed_id } = await subscribe(member, team.teamId)
  const shown = (await member.call(contract.listCalendarFeeds, {})).body
  expect(shown.map(({ team_name, feed_id: id }) => [team_name, id])).toEqual([
    [null, null],
    ['개발팀', feed_id],
  ])
  const leader = await makeMember(at, { company: team.company })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, foreign])
  const led = (await (await at.as(leader)).call(contract.listCalendarFeeds, {})).body
  expect(led.map(({ team_name }) => team_name)).toEqual([null, '재무팀'])
})

test('the calendar of leave tells colleagues who is away, asked or certain, and nothing else', async () => {
  await take(member, { wk_event: 'SP:SICK:FULL', wk_start_date: '2026-11-25' })
  await member.call(requestEvent, { body: { wk_event: 'VACATION:ANNUAL:AM', wk_start_date: '2026-11-30' } })
  await take(member, { wk_event: 'HOME:FULL', wk_start_date: '2026-11-26' })
  const read = async (client: Client, query: { date?: string; team_id?: number } = {}) =>
    (await client.call(contract.getLeaveCalendar, { query })).body
  const seen = await read(mate)
  expect(seen).toEqual({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    teams: [{ team_id: team.teamId, team_name: '개발팀' }],
    is_cut: false,
    users: [
      {
        user_id: team.member.memberId,
        username: '김사원',
        team_name: '개발팀',
        days: [
          { date: '2026-11-25', part: 'FULL', days: 1, is_pending: false },
          { date: '2026-11-30', part: 'AM', days: 0.5, is_pending: true },
        ],
      },
    ],
  })
  expect((await read(mate, { date: '2026-12-01' })).users).toEqual([])
  // Another team sees nobody of this one; an admin everybody.
  const teamId = await makeTeam(at, team.company, { name: '재무팀' })
  const outsider = await at.as(await makeMember(at, { company: team.company, teamId }))
  expect((await read(outsider)).users).toEqual([])
  expect((await read(outsider, { team_id: team.teamId })).users).toEqual([])
  const admin = await at.as(team.admin)
  expect((await read(admin)).users).toHaveLength(1)
  expect((await read(admin)).teams).toHaveLength(2)
  expect((await read(admin, { team_id: teamId })).users).toEqual([])
})

test('with use_outlook_category entries say their category, of a team none that tells why', async () => {
  await take(member, { wk_event: 'SP:SICK:FULL', wk_start_date: '2026-11-25' })
  await take(member, { wk_event: 'OUT:FULL', wk_start_date: '2026-11-27', wk_location: '부산' })
  const own = await subscribe(member)
  const teams = await subscribe(mate, team.teamId)
  const categories = async ({ url }: { url: string }) => of((await read(url)).text, 'CATEGORIES')
  expect(await categories(own)).toEqual([])
  const admin = await at.as(team.admin)
  await admin.call(updateUseOutlookCategory, { body: { use_outlook_category: true } })
  expect(await categories(own)).toEqual(['휴가', '외근'])
  expect(await categories(teams)).toEqual(['휴가', '외근'])
  await admin.call(setFunctionRecords, { body: { OUTLOOK_CALENDAR: 'OFF' } })
  expect(await categories(own)).toEqual([])
})
