import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint, EndpointCall } from '#contract/endpoint.ts'
import * as forms from '#contract/approvals/forms/forms.ts'
import * as rooms from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { setTeamCoverage } from '#contract/time/work-events/coverage.ts'
import * as codes from '#contract/time/event-codes/event-codes.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { updateProfile } from '#contract/people/members/members.ts'
import { updateTeam } from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let person: TestMember
let teamId: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  person = await makeMember(at, { company, name: '김현지' })
  teamId = await makeTeam(at, company, { leaderId: person.memberId })
})

interface Told {
  action: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** What the trail says of a call, which is answered. */
async function toldOf<E extends Endpoint>(endpoint: E, input: object): Promise<Told[]> {
  const { rows: known } = await at.owner.query(`select coalesce(max(id), 0) as id from audit_events`)
  const { status, error } = await admin.call(endpoint, input as never)
  expect([endpoint.id, status < 300, error?.error_code]).toEqual([endpoint.id, true, undefined])
  const { rows } = await at.owner.query(
    'select action, before, after from audit_events where id > $1 order by id',
    [known[0].id],
  )
  return rows
}

type NewForm = EndpointCall<typeof forms.createForm>['body']

async function makeForm(): Promise<number> {
  const body = {
    drf_title: '휴가 신청서',
    storage_period: 5,
    is_apv_line_changable: false,
    share_com: true,
    form_fields: [
      { key: 'days', kind: 'PERIOD', label: '기간', is_required: true },
      { key: 'price', kind: 'MONEY', label: '금액' },
    ],
    form_effect: { key: 'EVENT', code: 'VACATION:ANNUAL:FULL', fills: { days: 'days' } },
    apv_role_line: 'TEAM_LEADER',
    apv_role_line_amount: 'price',
    apv_role_line_variants: [
      { fact: 'AMOUNT', at_least: 1_000_000, below: null, rank_ids: [], apv_role_line: 'TEAM_LEADER' },
    ],
    apv_receive_template: [{ user_id: person.memberId, rcv_type: 'VIEWER', rcv_order: 0 }],
  }
  const {
    status,
    body: made,
    error,
  } = await admin.call(forms.createForm, { body: body as unknown as NewForm })
  expect([status, error?.fields]).toEqual([201, undefined])
  return made.drf_tem_id
}

test.each([
  { form_effect: null },
  { storage_period: null },
  { apv_role_line_variants: [] },
  { apv_receive_template: [] },
  { apv_role_line: '' },
])('a form of which %j is emptied is told, once', async (body) => {
  const params = { id: await makeForm() }
  const [told, ...others] = await toldOf(forms.updateForm, { params, body })
  expect([told?.action, told?.after, others]).toEqual(['form.update', body, []])
  expect(Object.keys(told!.before)).toEqual(Object.keys(body))
  expect(Object.values(told!.before)).not.toEqual(Object.values(body))
  expect(await toldOf(forms.updateForm, { params, body })).toEqual([])
})

async function makeCode(code: Partial<EndpointCall<typeof codes.addEventCode>['body']>): Promise<number> {
  const body = { event_name: '생일 휴가', event_days: 3, time: 30, secret: true, ...code } as never
  return (await admin.call(codes.addEventCode, { body })).body.c_event_code_id!
}

test.each([
  { event_days: null },
  { time: null },
  { secret: false },
  { team_ids: [] },
  { team_ids: [], rank_ids: [] },
  { is_active: false },
])('a kind of event of which %j is emptied is told, once', async (fields) => {
  const id = await makeCode({ apply_all: false, team_ids: [teamId] })
  const body = { c_event_code_id: id, ...fields }
  const [told, ...others] = await toldOf(codes.updateEventCode, { body })
  expect([told?.action, told?.after, others]).toEqual(['event_code.update', fields, []])
  expect(Object.keys(told!.before).toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(told!.before).not.toEqual(fields)
  expect(await toldOf(codes.updateEventCode, { body })).toEqual([])
})

test('a series of which others move, but not the one that was named, is told, once', async () => {
  const { body: category } = await admin.call(rooms.createRoomCategory, { body: { name: '본사' } })
  const { body: room } = await admin.call(rooms.createRoom, {
    body: { room_cat_id: category.room_cat_id, name: '한라' },
  })
  const repeat = { frequency: 'DAILY' as const, until: '2026-11-26' }
  const first = { room_id: room.room_id, date: '2026-11-24', start_time: '10:00', end_time: '11:00' }
  const made = await admin.call(rooms.createBooking, { body: { ...first, title: '주간 회의', repeat } })
  const params = { id: made.body.room_rsv_id }
  const move = { start_time: '14:00', end_time: '15:00' }
  await admin.call(rooms.updateBooking, { params, body: { ...move, scope: 'THIS' } })
  const [told, ...others] = await toldOf(rooms.updateBooking, { params, body: { ...move, scope: 'ALL' } })
  expect([told?.action, others]).toEqual(['meeting_booking.update', []])
  expect(told!.before).not.toEqual(told!.after)
  expect(await toldOf(rooms.updateBooking, { params, body: { ...move, scope: 'ALL' } })).toEqual([])
})

test('what is planned for a person is told though today stays as it is', async () => {
  const later = { user_id: person.memberId, position: '수석', from: '2027-01-01' }
  expect(await toldOf(updateMembers, { body: later })).toHaveLength(1)
  // Taken back: as of today it is what it was all along.
  const back = { ...later, position: '' }
  expect(await toldOf(updateMembers, { body: back })).toHaveLength(1)
  expect(await toldOf(updateMembers, { body: back })).toEqual([])
})

test('what people and teams leave empty is told, once', async () => {
  for (const [endpoint, input, empty] of [
    [updateTeam, { params: { id: teamId } }, { team_leader: null }],
    [updateProfile, {}, { phone: '' }],
    [setTeamCoverage, { params: { id: teamId } }, { needed_people: null, refuses: false }],
  ] as const) {
    const full = { team_leader: person.memberId, phone: '010-1234-5678', needed_people: 2, refuses: true }
    const body = Object.fromEntries(Object.keys(empty).map((key) => [key, full[key as keyof typeof full]]))
    await admin.call(endpoint as Endpoint, { ...input, body } as never)
    expect(await toldOf(endpoint as Endpoint, { ...input, body: empty })).toHaveLength(1)
    expect(await toldOf(endpoint as Endpoint, { ...input, body: empty })).toEqual([])
  }
})

test('taking a mark away where there is none keeps and tells nothing', async () => {
  const params = { id: await makeForm() }
  const marks = async () =>
    (await at.owner.query('select 1 from form_marks where company_id = $1', [company.companyId])).rowCount
  expect([await toldOf(forms.unmarkForm, { params }), await marks()]).toEqual([[], 0])
  for (const endpoint of [forms.markForm, forms.unmarkForm]) {
    expect(await toldOf(endpoint as Endpoint, { params })).toHaveLength(1)
    expect(await toldOf(endpoint as Endpoint, { params })).toEqual([])
  }
  expect(await marks()).toBe(1)
})
