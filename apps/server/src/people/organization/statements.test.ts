import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('reads of the chart take one statement or two, however many teams and people there are', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const calls: ((client: Client) => Promise<unknown>)[] = [
    (client) => client.call(contract.listTeams),
    (client) => client.call(contract.listTeams, { query: { as_of: '2026-01-01' } }),
    (client) => client.call(contract.listOrg),
    (client) => client.call(contract.getTeamFullpath),
    (client) => client.call(contract.searchOrg, { query: { search: 'ㄱ' } }),
    (client) => client.call(contract.listRanks),
  ]
  await admin.call(contract.listTeams)
  const counts = async () => {
    const all: number[] = []
    for (const call of calls) all.push((await at.statementsOf(() => call(admin))).length)
    return all
  }
  const before = await counts()
  let parent: number | undefined
  for (let n = 0; n < 8; n += 1) {
    parent = await makeTeam(at, company, parent ? { parentId: parent } : {})
    for (let people = 0; people < 3; people += 1) await makeMember(at, { company, teamId: parent })
  }
  expect(await counts()).toEqual(before)
  expect(before).toEqual([1, 1, 1, 1, 2, 1])
})
