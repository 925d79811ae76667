import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#contract/platform/auth/auth.ts'
import { createRoomCategory, listRoomCategories } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { activateCompany, foundCompany } from '#contract/platform/companies/companies.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Sends a body that comes only after `meanwhile`, when the request has been let in long ago. */
async function sendLate(client: Client, name: string, meanwhile: () => Promise<unknown>) {
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const forgery = client.cookies.get('csrftoken')!
  let isAsked = false
  const payload = Readable.from(
    (async function* () {
      isAsked = true
      await meanwhile()
      yield JSON.stringify({ name })
    })(),
    { objectMode: false },
  )
  const headers = { cookie, 'x-csrftoken': forgery, 'content-type': 'application/json' }
  const answer = await at.app.http.inject({ method: 'POST', url: createRoomCategory.path, headers, payload })
  expect(isAsked).toBe(true)
  return { status: answer.statusCode, code: answer.json().error_code as string | undefined }
}

test('who signs out while a body is on its way does nothing with it any more', async () => {
  const client = await at.as(await makeAdmin(at))
  const late = await sendLate(client, '늦은 분류', () => client.call(signOut))
  expect(late).toEqual({ status: 498, code: 'TOKEN_EXPIRED' })
})

test('who loses a duty while a body is on its way loses it for that body, too', async () => {
  const company = await makeCompany(at)
  const [other, admin] = [await makeAdmin(at, { company }), await makeAdmin(at, { company })]
  const late = await sendLate(await at.as(admin), '늦은 분류', async () => {
    await at.owner.query('delete from role_holders where member_id = $1', [admin.memberId])
    at.app.sessions.forget({ companyId: company.companyId })
  })
  expect(late).toEqual({ status: 403, code: 'FORBIDDEN' })
  expect((await (await at.as(other)).call(listRoomCategories)).body).toEqual([])
})

test('what was begun in one company is not done in another that the session moved into', async () => {
  const admin = await makeAdmin(at)
  const client = await at.as(admin)
  const late = await sendLate(client, '늦은 분류', () =>
    client.call(foundCompany, { body: { company_name: '다른 회사', username: '김대표' } }),
  )
  expect(late).toEqual({ status: 409, code: 'CONFLICT' })
  expect((await client.call(listRoomCategories)).body).toEqual([])
  await client.call(activateCompany, { query: { company_id: admin.companyId } })
  expect((await client.call(listRoomCategories)).body).toEqual([])
})

test('a body that comes late to somebody who still may is taken', async () => {
  const client = await at.as(await makeAdmin(at))
  expect((await sendLate(client, '분류', async () => at.app.sessions.forgetAll())).status).toBe(201)
})
