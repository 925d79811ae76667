import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrg } from '#contract/people/organization/organization.ts'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

// Threads of heavy work give way to everything else that runs on the machine.
const LONG = 120_000

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test(
  'others are answered while charts are drawn; those of one company wait for their turn',
  async () => {
    const company = await makeCompany(at)
    const team = await makeTeam(at, company)
    const client = await at.as(await makeMember(at, { company, teamId: team }))
    const other = await at.as(await makeMember(at, { name: '박이웃' }))
    const ended: string[] = []
    const charts = [1, 2].map(async () => {
      const { status } = await client.call(downloadChart, { query: { people: 'true' } })
      ended.push(`chart ${status}`)
      return status
    })
    const light = other.call(listOrg).then(({ status }) => ended.push(`org ${status}`))
    const neighbour = other.call(downloadChart)
    expect(await Promise.all(charts)).toEqual([200, 200])
    await light
    expect(ended.indexOf('org 200')).toBeLessThan(ended.indexOf('chart 200'))
    expect((await neighbour).status).toBe(200)
  },
  LONG,
)
