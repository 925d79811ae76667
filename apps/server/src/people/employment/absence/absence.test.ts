import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHistory, takeBackChange, toggleAbsence } from '#contract/people/employment/employment.ts'
import { getProfile, listMembers } from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let asBoss: Client
let member: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company })
  asBoss = await at.as(boss)
  member = await makeMember(at, { company, name: '정근무' })
})

const settle = () => runRoundEverywhere(at, settlingRound)

const toggle = (body: object = {}, client = asBoss) =>
  client.call(toggleAbsence, { body: { user_id: member.memberId, ...body } })
const rows = async () =>
  (
    await at.owner.query('select starts_on, until_on, reason from absences where member_id = $1 order by 1', [
      member.memberId,
    ])
  ).rows
const status = async () =>
  (await at.owner.query('select status from members where id = $1', [member.memberId])).rows[0].status

test('absence begins today and ends with the day before the return', async () => {
  const set = await toggle({ reason: '육아휴직' })
  expect(set.body).toMatchObject({
    cmem_status: 'ABSENCE',
    absence: { from: '2026-11-23', until: null, reason: '육아휴직' },
  })
  at.travelTo('2026-12-01T09:00')
  expect((await toggle()).body).toMatchObject({ cmem_status: 'WORKING', absence: null })
  expect(await rows()).toEqual([{ starts_on: '2026-11-23', until_on: '2026-11-30', reason: '육아휴직' }])
})

test('what the absence is for is told, kept where it changes, and agreed on where nothing is said', async () => {
  const kindOf = async (body: object) => (await toggle(body)).body.absence?.kind
  expect(await kindOf({ kind: 'CHILDCARE' })).toBe('CHILDCARE')
  expect(await kindOf({ until: '2026-12-31' })).toBe('CHILDCARE')
  expect(await kindOf({ until: '2026-12-31', kind: 'WORK_INJURY' })).toBe('WORK_INJURY')
  await toggle()
  expect(await kindOf({})).toBe('AGREED')
  expect((await toggle({ until: null, kind: 'HOLIDAY' })).error.error_code).toBe('BAD_REQUEST')
})

test('set and ended on one day it never was', async () => {
  await toggle()
  await toggle()
  expect(await rows()).toEqual([])
  expect(await status()).toBe('WORKING')
})

test('a planned absence begins and ends by itself', async () => {
  const planned = await toggle({ from: '2026-12-01', until: '2026-12-10' })
  expect(planned.body).toMatchObject({
    cmem_status: 'WORKING',
    absence: { from: '2026-12-01', until: '2026-12-10' },
  })
  at.travelTo('2026-12-01T00:10')
  await settle()
  expect(await status()).toBe('ABSENCE')
  at.travelTo('2026-12-10T23:00')
  await settle()
  expect(await status()).toBe('ABSENCE')
  at.travelTo('2026-12-11T08:00')
  const list = await asBoss.call(listMembers, { query: { search: '정근무' } })
  expect(list.body.results[0]).toMatchObject({ cmem_status: 'WORKING', absence: null })
  const standing = async (as_of: string) =>
    (await asBoss.call(getHistory, { query: { user_id: member.memberId, as_of } })).body.standing.cmem_status
  expect(await Promise.all(['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11'].map(standing))).toEqual([
    'WORKING',
    'ABSENCE',
    'ABSENCE',
    'WORKING',
  ])
})

test('the return is moved, and a planned absence taken back', async () => {
  await toggle()
  expect((await toggle({ until: '2026-12-31' })).body).toMatchObject({
    cmem_status: 'ABSENCE',
    absence: { until: '2026-12-31' },
  })
  expect((await toggle({ until: null })).body.absence).toMatchObject({ until: null })
  expect((await toggle({ until: '2026-11-22' })).error.error_code).toBe('INVALID_RANGE')
  await toggle()
  await toggle({ from: '2026-12-24' })
  const body = { user_id: member.memberId, kind: 'ABSENCE', from: '2026-12-24' } as const
  expect((await asBoss.call(takeBackChange, { body })).body.absence).toBeNull()
  expect((await asBoss.call(takeBackChange, { body })).status).toBe(404)
})

test('who goes earlier than planned goes once; periods never overlap', async () => {
  await toggle({ from: '2026-12-01', until: '2026-12-31', reason: '질병' })
  expect((await toggle({ from: '2026-12-31', until: '2027-01-31' })).error.error_code).toBe(
    'ABSENCE_OVERLAPS',
  )
  await toggle()
  expect(await rows()).toEqual([{ starts_on: '2026-11-23', until_on: '2026-12-31', reason: '질병' }])
})

test('days outside the employment and reversed ones are refused', async () => {
  const code = async (body: object) => (await toggle(body)).error.error_code
  expect(await code({ from: '2024-03-03', until: '2024-03-05' })).toBe('CHANGE_BEFORE_JOINED')
  expect(await code({ from: '2026-12-10', until: '2026-12-09' })).toBe('INVALID_RANGE')
  expect(await code({ reason: '가'.repeat(201) })).toBe('BAD_REQUEST')
  await asBoss.call(retireMember, { body: { user_id: member.memberId, retire_date: '2026-12-31' } })
  expect(await code({ from: '2027-01-01' })).toBe('CHANGE_AFTER_RETIRED')
  expect(await rows()).toEqual([])
})

test('a past absence is recorded without changing today', async () => {
  expect((await toggle({ from: '2026-03-01', until: '2026-05-31' })).body.cmem_status).toBe('WORKING')
  expect(await rows()).toHaveLength(1)
})

test('leaving ends an absence with the last day', async () => {
  await toggle({ reason: '육아휴직' })
  await asBoss.call(retireMember, { body: { user_id: member.memberId } })
  expect(await rows()).toEqual([{ starts_on: '2026-11-23', until_on: '2026-11-23', reason: '육아휴직' }])
})

test('the last full admin does not go on a planned absence, and is told of it once', async () => {
  const second = await makeAdmin(at, { company })
  await toggle({ user_id: boss.memberId, from: '2026-12-01' }, await at.as(second))
  await asBoss.call(retireMember, { body: { user_id: second.memberId } })
  at.travelTo('2026-12-01T09:00')
  await settle()
  await settle()
  expect((await asBoss.call(getProfile)).body.cmem_status).toBe('WORKING')
  const told = (await asBoss.call(listNotifications, {})).body.results.filter(
    (one) => one.nt_type === 'ABSENCE_HELD',
  )
  expect(told).toHaveLength(1)
  // What waits for another admin is offered to be taken back, as a plan is.
  const held = async () =>
    (await asBoss.call(getHistory, { query: { user_id: boss.memberId } })).body.items.filter(
      ({ kind, can_take_back }) => kind === 'ABSENCE' && can_take_back,
    )
  expect(await held()).toHaveLength(0)
  const third = await at.as(await makeAdmin(at, { company }))
  const query = { user_id: boss.memberId }
  const seen = (await third.call(getHistory, { query })).body.items.find(({ kind }) => kind === 'ABSENCE')
  expect(seen).toMatchObject({ on: '2026-12-01', can_take_back: true })
  const body = { ...query, kind: 'ABSENCE', from: '2026-12-01' } as const
  expect((await third.call(takeBackChange, { body })).status).toBe(200)
})

test('a first day for somebody who is absent already does not call them back', async () => {
  await toggle()
  expect((await toggle({ from: '2026-12-01' })).error.error_code).toBe('WRONG_MEMBER_STATE')
  expect(await status()).toBe('ABSENCE')
})

test('an absence arranged for a later day leaves the one planned before', async () => {
  await toggle({ from: '2026-12-01', until: '2026-12-31', reason: '질병' })
  expect((await toggle({ from: '2027-03-01' })).status).toBe(200)
  expect(await rows()).toEqual([
    { starts_on: '2026-12-01', until_on: '2026-12-31', reason: '질병' },
    { starts_on: '2027-03-01', until_on: null, reason: '' },
  ])
})
