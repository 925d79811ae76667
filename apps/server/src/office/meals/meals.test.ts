import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/office/meals/meals.ts'
import { giveDuty } from '#contract/people/roles/roles.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let member: Client

// 2026-11-25 is a Wednesday; the working day changes at six in the morning.
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-25T10:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await at.as(await makeMember(at, { company }))
})

const save = (client: Client, menus: Record<string, string>) =>
  client.call(contract.saveMeals, {
    body: { days: Object.entries(menus).map(([date, menu]) => ({ date, menu })) },
  })
const week = async (client: Client, date?: string) =>
  (await client.call(contract.getMealWeek, { query: date ? { date: date as never } : {} })).body
const menuOfToday = async (client: Client) => (await client.call(getHomeSummary)).body.menu

test('a week is entered at once and read by all, and what is not sent stays', async () => {
  const { status, body } = await save(admin, {
    '2026-11-24': '김치찌개\n계란말이',
    '2026-11-25': '  제육볶음\r\n상추쌈 🥬  ',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ start_date: '2026-11-23', abilities: { edit: true } })
  expect(body.days.map(({ menu }) => menu)).toEqual([
    '',
    '김치찌개\n계란말이',
    '제육볶음\n상추쌈 🥬',
    '',
    '',
    '',
    '',
  ])
  await save(admin, { '2026-11-24': '', '2026-11-26': '비빔밥' })
  const read = await week(member, '2026-11-29')
  expect(read.days.map(({ menu }) => menu)).toEqual(['', '', '제육볶음\n상추쌈 🥬', '비빔밥', '', '', ''])
  expect(read.abilities).toEqual({ edit: false })
  expect((await week(member, '2026-11-30')).days.every(({ menu }) => menu === '')).toBe(true)
  expect(await auditActions(at, company.companyId)).toEqual(['meals.save', 'meals.save'])
})

test('twenty who fill and empty the same days at once wait for each other', async () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  await save(admin, Object.fromEntries(days.map((day) => [day, '국수'])))
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const turned = at % 2 === 0 ? days : days.toReversed()
      return save(admin, Object.fromEntries(turned.map((day, place) => [day, place % 2 ? '' : `식단 ${at}`])))
    }),
  )
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 201))
})

test('general affairs enter it, others do not, and no other company reads it', async () => {
  expect((await save(member, { '2026-11-25': '국수' })).status).toBe(403)
  const keeper = await makeMember(at, { company })
  const given = await admin.call(giveDuty, { body: { user_id: keeper.memberId, role_name: '총무' } })
  expect(given.status).toBe(200)
  expect((await save(await at.as(keeper), { '2026-11-25': '국수' })).status).toBe(201)
  const elsewhere = await at.as(await makeAdmin(at))
  expect((await week(elsewhere)).days.every(({ menu }) => menu === '')).toBe(true)
})

test('the start page tells the menu of the running day, and an empty one to who enters it', async () => {
  expect(await menuOfToday(member)).toBeNull()
  expect(await menuOfToday(admin)).toEqual({
    date: '2026-11-25',
    menu: '',
    picture: null,
    abilities: { edit: true },
  })
  await save(admin, { '2026-11-25': '제육볶음' })
  expect(await menuOfToday(member)).toEqual({
    date: '2026-11-25',
    menu: '제육볶음',
    picture: null,
    abilities: { edit: false },
  })
  at.travelTo('2026-11-26T02:00')
  expect((await menuOfToday(member))?.date).toBe('2026-11-25')
  at.travelTo('2026-11-26T06:00')
  expect(await menuOfToday(member)).toBeNull()
})

test('a day stands once, exists, and its menu has an end', async () => {
  const day = { date: '2026-11-25', menu: '국수' }
  for (const days of [
    [],
    [day, day],
    [{ ...day, date: '2026-02-30' }],
    [{ ...day, menu: '가'.repeat(501) }],
    Array.from({ length: 8 }, (_, index) => ({ ...day, date: `2026-12-0${index + 1}` })),
  ])
    expect((await admin.call(contract.saveMeals, { body: { days: days as never } })).status).toBe(400)
  expect((await week(admin)).days.every(({ menu }) => menu === '')).toBe(true)
})

test('two who enter days at the same moment both have them', async () => {
  await Promise.all([save(admin, { '2026-11-23': '가' }), save(admin, { '2026-11-24': '나' })])
  expect((await week(admin)).days.map(({ menu }) => menu).slice(0, 2)).toEqual(['가', '나'])
})
