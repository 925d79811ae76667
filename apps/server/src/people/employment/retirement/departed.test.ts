import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserProfile } from '#contract/people/members/members.ts'
import { serveImage } from '#contract/people/members/profiles.ts'
import { whyVisible } from '#contract/people/roles/permissions.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

type Who = 'admin' | 'limited' | 'leader' | 'colleague'
const as: Record<Who, Client> = {} as never
const people: Record<'retired' | 'invited' | 'absent', TestMember> = {} as never
let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  as.leader = await at.as(leader)
  as.admin = await at.as(await makeAdmin(at, { company }))
  as.limited = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  as.colleague = await at.as(await makeMember(at, { company, teamId }))
  // The invited one stands in the team already; who has left stands in none.
  people.retired = await makeMember(at, { company, status: 'RETIRED' })
  people.invited = await makeMember(at, { company, status: 'INVITED', teamId })
  people.absent = await makeMember(at, { company, status: 'ABSENCE' })
  const whole = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0ca678' } })
    .png()
    .toBuffer()
  const { key } = await at.outside.files.put(Readable.from([whole]), {
    companyId: company.companyId,
    name: 'a.png',
    maxBytes: 10_000,
  })
  await at.owner.query(
    `with f as (insert into files (company_id, storage_key, name, content_type, size_bytes, sha256)
       values ($1, $2, 'a.png', 'image/png', 7, '\\x00') returning id)
     update members set image_file_id = (select id from f) where company_id = $1`,
    [company.companyId, key],
  )
})
afterAll(() => at.stop())

const statuses = async (client: Client, { memberId }: TestMember) => {
  const params = { id: memberId }
  const answers = [
    await client.call(getUserProfile, { params }),
    await client.call(whyVisible, { query: { user_id: memberId } }),
    await client.call(serveImage, { params }),
  ]
  return answers.map(({ status }) => status).join(' ')
}

test.each([
  ['retired', 'colleague', '404 404 404'],
  ['retired', 'leader', '404 404 404'],
  ['retired', 'limited', '404 404 404'],
  ['retired', 'admin', '200 200 200'],
  ['invited', 'colleague', '404 404 404'],
  ['invited', 'leader', '200 200 200'],
  ['invited', 'limited', '200 200 200'],
  ['invited', 'admin', '200 200 200'],
  ['absent', 'colleague', '200 200 200'],
] as const)('the %s person for the %s: profile, reasons and picture %s', async (whom, who, expected) => {
  expect(await statuses(as[who], people[whom])).toBe(expected)
})

test('settings of a person are for those who look after them', async () => {
  const { memberId: id } = people.invited
  const settings = {
    work_check: 'ALL',
    work_type: 'FIXED',
    enter_adjust: 'ON_TIME',
    dash_available: true,
    language: 'ko',
    default_team_filter: 'team',
  }
  const told = async (client: Client, person: number) =>
    (await client.call(getUserProfile, { params: { id: person } })).body.user_profile
  for (const client of [as.leader, as.limited, as.admin])
    expect(await told(client, id)).toMatchObject(settings)
  expect(await told(as.colleague, people.absent.memberId)).toMatchObject({
    work_check: null,
    work_type: null,
    work_week: null,
    work_schedule: null,
    work_checkable: null,
    change_day_time: null,
    enter_adjust: null,
    exit_adjust: null,
    dash_available: null,
    language: null,
    default_team_filter: null,
  })
})
