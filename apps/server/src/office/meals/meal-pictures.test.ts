import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/office/meals/meals.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let member: Client

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

const BOUNDARY = 'gyeol-boundary'

function send(from: Client, date: string, picture: Buffer, type = 'image/png') {
  const head = (name: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  return at.app.http.inject({
    method: 'POST',
    url: contract.saveMealPicture.path,
    headers: {
      cookie: [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': from.cookies.get('csrftoken') ?? '',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([
      Buffer.from(`${head('date')}${date}\r\n`),
      Buffer.from(head('picture', `; filename="menu.png"\r\ncontent-type: ${type}`)),
      picture,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a42' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .png()
    .toBuffer()
const takeAway = (client: Client, date: string) =>
  client.call(contract.saveMealPicture, { body: { date: date as never, picture: null } })
const week = async (client: Client) => (await client.call(contract.getMealWeek)).body.days
const pictureOf = (client: Client, date: string) =>
  client.call(contract.serveMealPicture, { params: { date: date as never } })
const rowsOf = async (table: 'files' | 'meals') =>
  (await at.owner.query(`select 1 from ${table} where company_id = $1`, [company.companyId])).rowCount
const keptFiles = () => rowsOf('files')

test('a picture stands beside the words of a day or for them, drawn anew, on the start page as well', async () => {
  const saved = await send(admin, '2026-11-25', await draw(3000, 1500))
  expect([saved.statusCode, saved.json().days[2]]).toEqual([
    201,
    {
      date: '2026-11-25',
      menu: '',
      picture: expect.stringMatching(/^\/ga\/meal\/picture\/2026-11-25\/\?v=\d+$/),
    },
  ])
  const { rawPayload, headers } = await at.app.http.inject({
    url: saved.json().days[2].picture,
    headers: { cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(headers['content-type']).toBe('image/webp')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 })
  expect(rawPayload.includes('secret place')).toBe(false)
  const { menu } = (await member.call(getHomeSummary)).body
  expect(menu).toMatchObject({ menu: '', picture: saved.json().days[2].picture, abilities: { edit: false } })
  expect(await auditActions(at, company.companyId)).toEqual(['meals.save_picture'])
})

test('words and picture of a day come and go by themselves, and nothing is left of either', async () => {
  const day = '2026-11-24'
  const save = (menu: string) =>
    admin.call(contract.saveMeals, { body: { days: [{ date: day as never, menu }] } })
  await send(admin, day, await draw(20, 20))
  await save('국수')
  expect((await week(member))[1]).toMatchObject({ menu: '국수', picture: expect.any(String) })
  await save('')
  expect((await week(member))[1]).toMatchObject({ menu: '', picture: expect.any(String) })
  await save('비빔밥')
  const { status, body } = await takeAway(admin, day)
  expect([status, body.days[1]]).toEqual([201, { date: day, menu: '비빔밥', picture: null }])
  expect((await pictureOf(member, day)).status).toBe(404)
  expect(await keptFiles()).toBe(0)
  await send(admin, day, await draw(20, 20))
  await send(admin, day, await draw(30, 30))
  expect(await keptFiles()).toBe(1)
  await save('')
  await takeAway(admin, day)
  await takeAway(admin, day)
  expect((await week(member))[1]).toEqual({ date: day, menu: '', picture: null })
  expect(await rowsOf('meals')).toBe(0)
})

test('whoever does not enter the menu puts no picture to it, and no other company sees it', async () => {
  expect((await send(member, '2026-11-25', await draw(20, 20))).statusCode).toBe(403)
  expect((await takeAway(member, '2026-11-25')).status).toBe(403)
  await send(admin, '2026-11-25', await draw(20, 20))
  const stranger = await at.as(await makeAdmin(at))
  expect((await pictureOf(stranger, '2026-11-25')).status).toBe(404)
})

test('what is no picture is refused, and the one before stays', async () => {
  await send(admin, '2026-11-25', await draw(20, 20))
  const before = (await week(member))[2]
  for (const wrong of [
    Buffer.from('<script>alert(1)</script>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ])
    expect((await send(admin, '2026-11-25', wrong)).json().error_code).toBe('IMAGE_INVALID')
  expect((await send(admin, '2026-11-25', Buffer.alloc(0))).json().error_code).toBe('FILE_EMPTY')
  expect((await send(admin, '2026-11-25', Buffer.alloc(11 * 1024 * 1024))).json().error_code).toBe(
    'FILE_TOO_LARGE',
  )
  expect((await send(admin, '2026-02-30', await draw(20, 20))).statusCode).toBe(400)
  expect((await week(member))[2]).toEqual(before)
  expect(await keptFiles()).toBe(1)
})

test('two pictures for one day at once leave one', async () => {
  const pictures = await Promise.all([draw(20, 20), draw(30, 30), draw(40, 40)])
  const sent = await Promise.all(pictures.map((picture) => send(admin, '2026-11-25', picture)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(await keptFiles()).toBe(1)
})
