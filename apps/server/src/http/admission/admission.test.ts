import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refreshToken, signIn } from '#contract/platform/auth/auth.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { createRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { createGateUser } from '#contract/time/workplaces/workplaces.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { isTooDeep } from '../body/json-body.ts'
import { IncomingFolder } from '../body/incoming-folder.ts'

let at: TestApp
let dataDir: string
let admin: Client
let member: Client

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gyeol-admission-'))
  at = await startTestApp({ DATA_DIR: dataDir })
  admin = await at.as(await makeAdmin(at))
  member = await at.as(await makeMember(at))
})
afterAll(async () => {
  await at.stop()
  await rm(dataDir, { recursive: true })
})

function headersOf(client: Client): Record<string, string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' }
}

describe('a page says whom it was drawn for', () => {
  const ask = (client: Client, person: string) => client.call(getProfile, {}, { 'x-acting-for': person })
  const whoIs = async (client: Client) => {
    const { body } = await client.call(getProfile)
    return `${body.company.company_id}-${body.id}`
  }

  test('what was meant for another person is not done, and reads nothing', async () => {
    const [person, other] = [await whoIs(admin), await whoIs(member)]
    expect((await ask(admin, person)).status).toBe(200)
    for (const meant of [other, 'nobody', `${person}0`]) {
      const refused = await ask(admin, meant)
      expect([refused.status, refused.error.error_code]).toEqual([409, 'OTHER_PERSON'])
    }
    const before = await at.owner.query('select count(*) from room_categories')
    const write = await admin.call(createRoomCategory, { body: { name: '별관' } }, { 'x-acting-for': other })
    expect(write.error.error_code).toBe('OTHER_PERSON')
    expect((await at.owner.query('select count(*) from room_categories')).rows).toEqual(before.rows)
  })

  test('a session that is not remembered is read together with whom the page was drawn for, and stays its own', async () => {
    const [person, other] = [await whoIs(admin), await whoIs(member)]
    const elsewhere = await whoIs(await at.as(await makeAdmin(at, { company: await makeCompany(at) })))
    for (const [meant, status] of [
      [person, 200],
      [other, 409],
      [elsewhere, 409],
      [`${person}9`, 409],
      [`${person}\u0000`, 409],
      ['1-99999999999999999999', 409],
    ] as const) {
      at.app.sessions.forgetAll()
      expect([meant, (await ask(admin, meant)).status]).toEqual([meant, status])
      expect(await whoIs(admin)).toBe(person)
    }
  })

  test('who signs in anew is asked for no one: the sign-in page was drawn for nobody', async () => {
    const browser = at.stranger()
    const account = await makeAccount(at)
    const entered = await browser.call(
      signIn,
      { body: { email: account.email, password: account.password } },
      { 'x-acting-for': await whoIs(admin) },
    )
    expect(entered.status).toBe(201)
  })
})

describe('what is judged before the body', () => {
  // A body that would be refused by its parser, had anybody come to parse it.
  const broken = { payload: '{"name": ', headers: { 'content-type': 'application/json' } }
  const post = (headers: Record<string, string>) =>
    at.app.http.inject({
      method: 'POST',
      url: createRoomCategory.path,
      payload: broken.payload,
      headers: { ...broken.headers, ...headers },
    })

  test('the session, forgery, then permission', async () => {
    expect((await post({})).json().error_code).toBe('NOT_SIGNED_IN')
    const { cookie } = headersOf(admin)
    expect((await post({ cookie: cookie! })).json().error_code).toBe('FORGERY_SUSPECTED')
    expect((await post(headersOf(member))).json().error_code).toBe('FORBIDDEN')
    expect((await post(headersOf(admin))).json().error_code).toBe('BAD_REQUEST')
  })

  test('a page of another origin is refused even when it has set both halves of the token', async () => {
    const from = (site: string) => post({ ...headersOf(admin), 'sec-fetch-site': site })
    for (const site of ['same-site', 'cross-site'])
      expect((await from(site)).json().error_code).toBe('FORGERY_SUSPECTED')
    for (const site of ['same-origin', 'none'])
      expect((await from(site)).json().error_code).toBe('BAD_REQUEST')
  })

  test('a stranger may send little, and nobody may nest deeply', async () => {
    const nested = { payload: `{"email":${'['.repeat(5_000)}`, headers: broken.headers }
    const deep = await at.app.http.inject({ method: 'POST', url: signIn.path, ...nested })
    expect(deep.json().error_code).toBe('BAD_REQUEST')
    const large = await at.app.http.inject({
      method: 'POST',
      url: signIn.path,
      payload: { email: 'a@b.test', password: 'x'.repeat(20_000) },
    })
    expect(large.json().error_code).toBe('BODY_TOO_LARGE')
    expect(isTooDeep(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe(true)
    expect(isTooDeep(`${'[['.repeat(16)}${']]'.repeat(16)}`)).toBe(false)
    expect(isTooDeep(`["${'['.repeat(90)}\\"${'{'.repeat(90)}"]`)).toBe(false)
    expect(isTooDeep(`[${'{},'.repeat(99)}{}]`)).toBe(false)
  })

  test('text/plain, which a form of another site can send, is not read', async () => {
    const answer = await at.app.http.inject({
      method: 'POST',
      url: signIn.path,
      payload: '{"email":"a@b.test","password":"x"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.json().error_code).toBe('UNSUPPORTED_MEDIA_TYPE')
  })
})

describe('uploads', () => {
  const upload = (client: Client) => {
    const part = 'content-disposition: form-data; name="file"; filename="people.xlsx"'
    return at.app.http.inject({
      method: 'POST',
      url: uploadInvite.path,
      headers: { ...headersOf(client), 'content-type': 'multipart/form-data; boundary=b' },
      payload: `--b\r\n${part}\r\n\r\n${'x'.repeat(100_000)}\r\n--b--\r\n`,
    })
  }
  test('are not written for who may not, and are gone after who may', async () => {
    const incoming = join(dataDir, 'incoming')
    expect((await upload(member)).statusCode).toBe(403)
    expect(existsSync(incoming)).toBe(false)
    expect((await upload(admin)).statusCode).toBe(415)
    expect(readdirSync(incoming)).toEqual([])
  })

  test('what a killed server left is swept, what somebody is sending is not', async () => {
    const folder = join(dataDir, 'incoming')
    const [left, fresh] = [join(folder, 'left'), join(folder, 'fresh')]
    await writeFile(left, 'x')
    await writeFile(fresh, 'x')
    const [before, lately] = [25, 23].map((hours) => new Date(Date.now() - hours * 3_600_000)) as [Date, Date]
    await utimes(left, before, before)
    await utimes(fresh, lately, lately)
    await new IncomingFolder(folder).sweep()
    expect(readdirSync(folder)).toEqual(['fresh'])
    await rm(fresh)
  })
})

describe('budgets of a minute', () => {
  // However long a busy machine takes to spend one, its minute does not end.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const spendAddress = async () => {
    let answer
    do {
      answer = await at.app.http.inject({
        method: 'POST',
        url: signIn.path,
        payload: { email: 'not-an-address', password: 'wrong' },
      })
    } while (answer.statusCode !== 429)
    return answer
  }

  test('a busy address does not shut out the browser that its owner uses', async () => {
    const account = await makeAccount(at)
    const home = at.stranger()
    const credentials = { email: account.email, password: account.password }
    expect((await home.call(signIn, { body: credentials })).status).toBe(201)
    expect(home.cookies.get('gyeol_device')).toBeDefined()
    const refused = await spendAddress()
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await at.stranger().call(signIn, { body: credentials })).status).toBe(429)
    const pretender = at.stranger()
    pretender.cookies.set('gyeol_device', 'x'.repeat(43))
    expect((await pretender.call(signIn, { body: credentials })).status).toBe(429)
    const back = at.stranger()
    back.cookies.set('gyeol_device', home.cookies.get('gyeol_device')!)
    expect((await back.call(signIn, { body: credentials })).status).toBe(201)
  })

  test("one company's calls do not use up another's", async () => {
    const other = await at.as(await makeAdmin(at))
    // Counted before the body is found wanting.
    const ask = (client: Client) => client.call(createGateUser, { body: {} as never })
    let answer = await ask(admin)
    for (; answer.status === 400; answer = await ask(admin));
    expect(answer.error?.error_code).toBe('TOO_MANY_REQUESTS')
    expect((await ask(other)).status).toBe(400)
  })
})

describe('refreshing from the form of another site', () => {
  test('takes no cookies away, because none came', async () => {
    const answer = await at.app.http.inject({ method: 'POST', url: refreshToken.path })
    expect(answer.statusCode).toBe(498)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const old = await at.app.http.inject({
      method: 'POST',
      url: refreshToken.path,
      headers: { cookie: 'gyeol_refresh=no-longer-good' },
    })
    expect(old.cookies.map((cookie) => [cookie.name, cookie.value])).toContainEqual(['gyeol_refresh', ''])
  })
})
