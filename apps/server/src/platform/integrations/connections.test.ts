import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import * as contract from '#contract/platform/integrations/integrations.ts'
import { providers } from '#contract/platform/integrations/providers.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

const CONNECTS = [
  contract.connectGoogleCalendar,
  contract.connectOutlookCalendar,
  contract.connectTeams,
  contract.connectSlack,
] as (typeof contract.connectSlack)[]
const UNLINKS = [
  contract.unlinkGoogleCalendar,
  contract.unlinkOutlookCalendar,
  contract.unlinkTeams,
  contract.unlinkSlack,
] as (typeof contract.unlinkSlack)[]

/** A service that speaks like Slack: it knows one code and one secret, and remembers what it was asked. */
class ChatService {
  readonly asked: URLSearchParams[] = []
  answer: (asked: URLSearchParams) => { status?: number; body: unknown } = (asked) =>
    asked.get('code') === 'good-code' && asked.get('client_secret') === 'slack-secret'
      ? {
          body: {
            ok: true,
            access_token: 'xoxb-token',
            scope: 'chat:write',
            team: { name: '결 워크스페이스' },
          },
        }
      : { body: { ok: false, error: 'invalid_code' } }
  readonly #http: Server

  constructor() {
    this.#http = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const asked = new URLSearchParams(Buffer.concat(parts).toString())
      this.asked.push(asked)
      const { status = 200, body } = this.answer(asked)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#http.close(resolve))
  }
}

describe('without keys', () => {
  let at: TestApp
  beforeAll(async () => {
    at = await startTestApp()
  })
  afterAll(() => at.stop())

  test('every provider says that it is not configured, and nobody is sent anywhere', async () => {
    const admin = await at.as(await makeAdmin(at))
    for (const connect of CONNECTS) {
      const answer = await admin.call(connect)
      expect([answer.status, answer.body]).toEqual([200, { configured: false, url: null }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const unlink of UNLINKS) {
      expect((await admin.call(unlink)).body).toEqual({ connected: false, dropped: false })
    }
    const list = await admin.call(contract.listIntegrations)
    expect(list.body.map((row) => [row.provider, row.configured, row.connected])).toEqual(
      providers.map((provider) => [provider, false, false]),
    )
    const finished = await admin.call(contract.completeConnection, { body: { code: 'x', state: 'y' } })
    expect(finished.error.error_code).toBe('CONSENT_EXPIRED')
  })

  test('the calls are made by full admins with the anti-forgery header, by GET or by POST', async () => {
    const company = await makeCompany(at)
    const teamId = await makeTeam(at, company)
    for (const fields of [{ coverTeamIds: [teamId] }, { teamId }]) {
      const client = await at.as(await makeMember(at, { company, ...fields }))
      for (const call of [...CONNECTS, ...UNLINKS]) {
        expect((await client.call(call as typeof contract.connectSlack)).status).toBe(403)
      }
      expect((await client.call(contract.listIntegrations)).status).toBe(200)
    }
    const admin = await at.as(await makeAdmin(at, { company }))
    for (const call of [...CONNECTS, ...UNLINKS]) {
      const plain = call as typeof contract.connectSlack
      const forged = await admin.call(plain, {}, { 'x-csrftoken': 'other' })
      expect(forged.error.error_code).toBe('FORGERY_SUSPECTED')
      expect((await admin.call({ ...plain, method: 'POST' })).status).toBe(200)
    }
  })
})

describe('with keys', () => {
  const service = new ChatService()
  let at: TestApp
  let company: TestCompany
  let boss: TestMember
  let admin: Client

  beforeAll(async () => {
    at = await startTestApp({
      PUBLIC_URL: 'https://hr.example.kr',
      SLACK_CLIENT_ID: 'slack-id',
      SLACK_CLIENT_SECRET: 'slack-secret',
      SLACK_URL: await service.start(),
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      MICROSOFT_CLIENT_ID: 'ms-id',
      MICROSOFT_CLIENT_SECRET: 'ms-secret',
      MICROSOFT_TENANT: 'example.kr',
    })
    company = await makeCompany(at)
    boss = await makeAdmin(at, { company, name: '강대표' })
    admin = await at.as(boss)
  })
  afterAll(async () => {
    await at.stop()
    await service.stop()
  })

  const stateOf = async (client: Client) => {
    const { body } = await client.call(contract.connectSlack)
    return new URL(body.url!).searchParams.get('state')!
  }
  const finish = (client: Client, state: string, code = 'good-code') =>
    client.call(contract.completeConnection, { body: { code, state } })
  const kept = async () =>
    (await at.owner.query('select * from provider_connections where company_id = $1', [company.companyId]))
      .rows
  const slack = async () =>
    (await admin.call(contract.listIntegrations)).body.find((row) => row.provider === 'slack')

  test('each provider names its own place of consent, and the way back to our settings', async () => {
    const urls = await Promise.all(
      CONNECTS.map(async (connect) => new URL((await admin.call(connect)).body.url!)),
    )
    expect(urls.map((url) => url.origin + url.pathname)).toEqual([
      'https://accounts.google.com/o/oauth2/v2/auth',
      'https://login.microsoftonline.com/example.kr/oauth2/v2.0/authorize',
      'https://login.microsoftonline.com/example.kr/oauth2/v2.0/authorize',
      expect.stringMatching(/\/oauth\/v2\/authorize$/),
    ])
    expect(urls.map((url) => url.searchParams.get('client_id'))).toEqual([
      'google-id',
      'ms-id',
      'ms-id',
      'slack-id',
    ])
    for (const url of urls) {
      expect(url.searchParams.get('redirect_uri')).toBe('https://hr.example.kr/main/settings/integrations')
      expect(url.searchParams.get('scope')).toBeTruthy()
      expect(url.href).not.toContain('secret')
    }
  })

  test('a consent becomes a connection whose tokens lie sealed; unlinking drops them', async () => {
    const done = await finish(admin, await stateOf(admin))
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject({
      provider: 'slack',
      connected: true,
      account_label: '결 워크스페이스',
      connected_by: '강대표',
    })
    expect(Object.fromEntries(service.asked.at(-1)!)).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: 'https://hr.example.kr/main/settings/integrations',
    })
    const [row] = await kept()
    expect(JSON.stringify(row)).not.toContain('xoxb-token')
    const trail = await at.owner.query('select after::text from audit_events where company_id = $1', [
      company.companyId,
    ])
    expect(JSON.stringify(trail.rows)).not.toMatch(/xoxb|good-code|slack-secret/)
    expect(await slack()).toMatchObject({ connected: true, abilities: { connect: true, unlink: true } })

    // Once more takes the place of the first.
    await finish(admin, await stateOf(admin))
    expect(await kept()).toHaveLength(1)

    expect((await admin.call(contract.unlinkSlack)).body).toEqual({ connected: false, dropped: true })
    expect(await kept()).toHaveLength(0)
    expect(await slack()).toMatchObject({ connected: false, account_label: '', connected_by: null })
    expect((await auditActions(at, company.companyId)).slice(-1)).toEqual(['integration.unlink'])
  })

  test('a state is good for its session only, for ten minutes only, and only as it was given', async () => {
    const before = service.asked.length
    const state = await stateOf(admin)
    const otherBrowser = await at.as(boss)
    const otherAdmin = await at.as(await makeAdmin(at, { company }))
    const otherCompany = await at.as(await makeAdmin(at))
    for (const client of [otherBrowser, otherAdmin, otherCompany]) {
      expect((await finish(client, state)).error.error_code).toBe('CONSENT_EXPIRED')
    }
    const end = state.at(-5) === 'A' ? 'B' : 'A'
    expect((await finish(admin, state.slice(0, -5) + end + state.slice(-4))).status).toBe(400)
    expect((await finish(admin, 'slack 2099-01-01T00:00:00Z')).status).toBe(400)
    at.travelTo('2026-11-23T09:10:01')
    expect((await finish(admin, state)).error.error_code).toBe('CONSENT_EXPIRED')
    at.travelTo('2026-11-23T09:00')
    // Nothing of this reached the service.
    expect(service.asked.length).toBe(before)
    expect(await kept()).toHaveLength(0)
  })

  test('what the company has switched off is out of sight and out of reach, and there again when it is on', async () => {
    await finish(admin, await stateOf(admin))
    await admin.call(setFunctionRecords, { body: { SLACK: 'OFF' } })
    expect(await slack()).toBeUndefined()
    expect((await admin.call(contract.unlinkSlack)).error.error_code).toBe('FEATURE_OFF')
    await admin.call(setFunctionRecords, { body: { SLACK: 'ON' } })
    expect((await slack())?.abilities).toEqual({ connect: true, unlink: true })
    await admin.call(contract.unlinkSlack)
    expect((await slack())?.abilities).toEqual({ connect: true, unlink: false })
  })

  test('an end of the token that is no time, and an answer without end, break nothing', async () => {
    const usual = service.answer
    service.answer = () => ({ body: { ok: true, access_token: 'xoxb-token', expires_in: 1e300 } })
    expect((await finish(admin, await stateOf(admin))).status).toBe(200)
    await admin.call(contract.unlinkSlack)
    service.answer = () => ({ body: { ok: true, access_token: 'x'.repeat(200_000) } })
    expect((await finish(admin, await stateOf(admin))).error.error_code).toBe('PROVIDER_REFUSED')
    service.answer = usual
    expect(await kept()).toHaveLength(0)
  })

  test('a refusal of the service is told with its word, and nothing is kept', async () => {
    const refused = await finish(admin, await stateOf(admin), 'bad-code')
    expect([refused.status, refused.error.error_code]).toEqual([406, 'PROVIDER_REFUSED'])
    expect(refused.error.message).toContain('invalid_code')
    expect(await kept()).toHaveLength(0)
  })

  test.each([
    ['a fault', { status: 500, body: {} }, 'PROVIDER_UNREACHABLE'],
    ['markup as a reason', { status: 400, body: { error: '<script>alert(1)</script>' } }, 'PROVIDER_REFUSED'],
    ['no token', { body: { ok: true } }, 'PROVIDER_REFUSED'],
    ['no object', { body: 'hello' }, 'PROVIDER_REFUSED'],
  ])('%s of the service ends in words', async (_name, answer, code) => {
    const usual = service.answer
    service.answer = () => answer
    const refused = await finish(admin, await stateOf(admin))
    service.answer = usual
    expect(refused.error.error_code).toBe(code)
    expect(refused.error.message).not.toContain('<script>')
    expect(await kept()).toHaveLength(0)
  })
})
