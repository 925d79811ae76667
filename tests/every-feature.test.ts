import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { features } from '#contract/platform/companies/features.ts'
import { openapiDocument } from '#server/http/openapi.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
const roles: Record<string, Client> = {}
let elsewhere: Client

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  roles.admin = await at.as(await makeAdmin(at, { company }))
  roles.limited = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  roles.leader = await at.as(leader)
  roles.member = await at.as(await makeMember(at, { company, teamId }))
  elsewhere = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

const NOBODY = 987_654_321
const parted = () => at.app.endpoints.filter((endpoint) => endpoint.feature)

async function call(client: Client, endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const params = Object.fromEntries(names.map((name) => [name, NOBODY]))
  return client.call(endpoint, { params, ...(endpoint.body && { body: {} }) } as never)
}

const flip = (state: 'ON' | 'OFF') =>
  roles.admin!.call(setFunctionRecords, {
    body: Object.fromEntries(features.map((feature) => [feature, state])),
  })

test('endpoints of members only belong to parts, and the parts that exist are known', () => {
  expect(parted().filter((endpoint) => endpoint.audience !== 'member')).toEqual([])
  const known = new Set(parted().flatMap((endpoint) => endpoint.feature))
  expect([...known].toSorted()).toEqual([
    'ANALYTICS_MENU',
    'ATTENDANCE',
    'DOCUMENT_APPROVAL',
    'GATE',
    'GOOGLE_CALENDAR',
    'MEETING_ROOM',
    'MOOD',
    'OUTLOOK_CALENDAR',
    'SLACK',
    'TEAMS',
    'VACATION_PROMOTION',
    'WEB_CHECK',
  ])
})

test('/openapi.json tells the part of every endpoint', () => {
  const { paths } = openapiDocument(at.app.endpoints, 'http://localhost') as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  for (const endpoint of parted()) {
    const told = paths[endpoint.path]![endpoint.method.toLowerCase()]!
    expect([endpoint.id, told['x-feature'], told['x-when-off']]).toEqual([
      endpoint.id,
      endpoint.feature,
      endpoint.whenOff ?? 'refused',
    ])
  }
})

describe('with everything switched off', () => {
  beforeAll(() => flip('OFF'))

  test('every endpoint of a part answers FEATURE_OFF to every role', async () => {
    for (const endpoint of parted().filter((each) => !each.whenOff))
      for (const [role, client] of Object.entries(roles)) {
        const { status, error } = await call(client, endpoint)
        expect([endpoint.id, role, status, error?.error_code]).toEqual([
          endpoint.id,
          role,
          403,
          'FEATURE_OFF',
        ])
      }
  })

  test('what serves rows of other parts too stays open', async () => {
    for (const endpoint of parted().filter((each) => each.whenOff === 'rows')) {
      const { error } = await call(roles.member!, endpoint)
      expect([endpoint.id, error?.error_code]).not.toEqual([endpoint.id, 'FEATURE_OFF'])
    }
  })

  test('another company goes on with all of it', async () => {
    for (const endpoint of parted()) {
      const { error } = await call(elsewhere, endpoint)
      expect([endpoint.id, error?.error_code]).not.toEqual([endpoint.id, 'FEATURE_OFF'])
    }
  })
})

test('switched on again, all of it is back', async () => {
  await flip('ON')
  for (const endpoint of parted()) {
    const { error } = await call(roles.admin!, endpoint)
    expect([endpoint.id, error?.error_code]).not.toEqual([endpoint.id, 'FEATURE_OFF'])
  }
})
