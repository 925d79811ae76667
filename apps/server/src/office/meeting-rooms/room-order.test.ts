import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let main: number
let annex: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  main = await addCategory('본관')
  annex = await addCategory('별관')
})

const addCategory = async (name: string) =>
  (await admin.call(contract.createRoomCategory, { body: { name } })).body.room_cat_id
const addRoom = async (name: string, category = main) =>
  (await admin.call(contract.createRoom, { body: { room_cat_id: category, name } })).body.room_id
const orderCategories = (ids: number[]) => admin.call(contract.orderRoomCategories, { body: { ids } })
const orderRooms = (ids: number[], category = main) =>
  admin.call(contract.orderRooms, { body: { room_cat_id: category, ids } })
const categoryNames = async () =>
  (await admin.call(contract.listRoomCategories, {})).body.map(({ name }) => name)
const roomNames = async () => (await admin.call(contract.listRooms, {})).body.map(({ name }) => name)

test('one call orders the categories; what is not named stands behind in the order it had', async () => {
  await addCategory('신관')
  const tower = await addCategory('타워')
  const ordered = await orderCategories([tower, annex])
  expect(ordered.status).toBe(200)
  expect(ordered.body.map(({ name, _order }) => [name, _order])).toEqual([
    ['타워', 0],
    ['별관', 1],
    ['본관', 2],
    ['신관', 3],
  ])
  expect(await categoryNames()).toEqual(['타워', '별관', '본관', '신관'])
  expect(await auditActions(at, company.companyId)).toContain('meeting_category.order')
})

test('rooms stand by name until one call orders them; a new one then comes last', async () => {
  const [b, c, a] = [await addRoom('나래'), await addRoom('다온'), await addRoom('가람')]
  expect(await roomNames()).toEqual(['가람', '나래', '다온'])
  const ordered = await orderRooms([c, a])
  expect(ordered.body.map(({ room_id }) => room_id)).toEqual([c, a, b])
  await addRoom('가온')
  expect(await roomNames()).toEqual(['다온', '가람', '나래', '가온'])
  expect(await auditActions(at, company.companyId)).toContain('meeting_room.order')
})

test('a room that moves to another category stands at its end, and keeps its place when it stays', async () => {
  const [first, second, other] = [await addRoom('가람'), await addRoom('나래'), await addRoom('한라', annex)]
  await orderRooms([second, first])
  await orderRooms([other], annex)
  const change = (id: number, room_cat_id: number) =>
    admin.call(contract.updateRoom, { params: { id }, body: { room_cat_id } })
  await change(second, main)
  expect(await roomNames()).toEqual(['나래', '가람', '한라'])
  await change(second, annex)
  expect(await roomNames()).toEqual(['가람', '한라', '나래'])
})

test.each([
  ['nothing', () => []],
  ['one twice', () => [main, main]],
  ['no whole number', () => [1.5]],
  ['too large a number', () => [2 ** 31]],
  ['more than there may be', () => Array.from({ length: 501 }, (_, index) => index + 1)],
])('an order of %s is refused', async (_name, ids) => {
  const refused = [await orderCategories(ids()), await orderRooms(ids())]
  expect(refused.map(({ error }) => error.error_code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
  for (const { error } of refused) expect(Object.keys(error.fields!)).toEqual([expect.stringMatching(/^ids/)])
})

test('what is not there, of another company or of another category leaves the order as it was', async () => {
  const room = await addRoom('가람')
  const elsewhere = await addRoom('한라', annex)
  const stranger = await at.as(await makeAdmin(at))
  const tries = [
    await orderCategories([annex, main, 2 ** 31 - 1]),
    await orderRooms([elsewhere, room]),
    await orderRooms([room], 2 ** 31 - 1),
    await stranger.call(contract.orderRoomCategories, { body: { ids: [annex, main] } }),
    await stranger.call(contract.orderRooms, { body: { room_cat_id: main, ids: [room] } }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await categoryNames()).toEqual(['본관', '별관'])
})

test('only those who keep the rooms order them', async () => {
  const member = await at.as(await makeMember(at, { company }))
  const room = await addRoom('가람')
  const refused = [
    await member.call(contract.orderRoomCategories, { body: { ids: [annex, main] } }),
    await member.call(contract.orderRooms, { body: { room_cat_id: main, ids: [room] } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
})

test('of many orders at once one holds whole, and none is mixed with another', async () => {
  const ids = [await addRoom('가람'), await addRoom('나래'), await addRoom('다온'), await addRoom('라온')]
  const categories = [main, annex, await addCategory('신관'), await addCategory('타워')]
  const turned = (all: number[]) => all.map((_, by) => [...all.slice(by), ...all.slice(0, by)])
  const wanted = [...turned(ids), ...turned(ids.toReversed())]
  const answers = await Promise.all([
    ...wanted.map((order) => orderRooms(order)),
    ...turned(categories).map(orderCategories),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const rooms = (await admin.call(contract.listRooms, { query: { room_cat_id: main } })).body
  expect(wanted).toContainEqual(rooms.map(({ room_id }) => room_id))
  const listed = (await admin.call(contract.listRoomCategories, {})).body
  expect(turned(categories)).toContainEqual(listed.map(({ room_cat_id }) => room_cat_id))
  expect(listed.map(({ _order }) => _order)).toEqual([0, 1, 2, 3])
})
