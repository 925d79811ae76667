import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import * as contract from '#contract/people/members/members.ts'
import { listUserProfiles, serveImage } from '#contract/people/members/profiles.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let person: TestMember
const as: Record<'admin' | 'leader' | 'person' | 'colleague', Client> = {} as never

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  person = await makeMember(at, { company, teamId, name: '김현지' })
  as.admin = await at.as(await makeAdmin(at, { company }))
  as.leader = await at.as(leader)
  as.person = await at.as(person)
  as.colleague = await at.as(await makeMember(at, { company }))
  await as.person.call(contract.updateProfile, {
    body: { phone: '010-1234-5678', birth_date: '1990-02-03', job_desc: '설계' },
  })
})
afterAll(() => at.stop())

type Flags = Parameters<typeof as.admin.call<typeof updateCompany>>[1]
const say = (profile_field_flags: object) =>
  as.admin.call(updateCompany, { body: { profile_field_flags } } as Flags)
const seenBy = async (client: Client) =>
  (await client.call(contract.getUserProfile, { params: { id: person.memberId } })).body.user_profile

test('without a choice colleagues see contact and work, not days of birth and of joining', async () => {
  expect(await seenBy(as.colleague)).toMatchObject({
    phone: '010-1234-5678',
    job_desc: '설계',
    birth_date: null,
    joined_date: null,
  })
  for (const client of [as.leader, as.admin, as.person])
    expect(await seenBy(client)).toMatchObject({ birth_date: '1990-02-03', joined_date: '2024-03-04' })
})

test('what is not public is for the person and those who look after them', async () => {
  await say({ phone: { public: false }, birth_date: { public: true }, position: { public: false } })
  expect(await seenBy(as.colleague)).toMatchObject({ phone: '', birth_date: '1990-02-03' })
  for (const client of [as.leader, as.admin, as.person])
    expect(await seenBy(client)).toMatchObject({ phone: '010-1234-5678' })
  const [found] = (await as.colleague.call(contract.listUser, { query: { search: '김현지' } })).body
  expect(found).toMatchObject({ username: '김현지', position: '' })
})

test('what the company does not keep is told to nobody', async () => {
  await say({ job_desc: { active: false } })
  for (const client of Object.values(as)) expect((await seenBy(client)).job_desc).toBe('')
  const own = await as.person.call(contract.getProfile)
  expect(own.body.user_profile.job_desc).toBe('')
  expect(own.body.locked_fields).toContain('job_desc')
  const list = await as.admin.call(listUserProfiles, { query: { user_id: person.memberId } })
  expect(list.body.results[0]?.user_profile.job_desc).toBe('')
  const records = await as.leader.call(contract.listMembers, { query: { search: '김현지' } })
  expect(records.body.results.map((one) => [one.username, one.job_desc])).toEqual([['김현지', '']])
  await say({ job_desc: { active: true } })
  expect((await seenBy(as.colleague)).job_desc).toBe('설계')
})

test('what is not the person’s own to change is refused by name, and sending it back unchanged is not', async () => {
  await say({ phone: { owner: false }, birth_date: { owner: false } })
  const send = (body: object) => as.person.call(contract.updateProfile, { body })
  const refused = await send({ phone: '010-9999-9999', en_username: 'Kim' })
  expect(refused.error).toMatchObject({
    error_code: 'PROFILE_FIELD_LOCKED',
    fields: { phone: expect.any(String) },
  })
  expect((await as.person.call(contract.getProfile)).body.user_profile.en_username).toBe('')
  const same = await send({ phone: '010-1234-5678', birth_date: '1990-02-03', en_username: 'Kim' })
  expect(same.status).toBe(200)
  expect(same.body.user_profile.en_username).toBe('Kim')
})

test('a picture that is not public is not served to colleagues', async () => {
  await at.owner.query(
    `with f as (insert into files (company_id, storage_key, name, content_type, size_bytes, sha256)
       values ($1, 'k', 'a.webp', 'image/webp', 1, '\\x00') returning id)
     update members set image_file_id = (select id from f) where company_id = $1 and id = $2`,
    [person.companyId, person.memberId],
  )
  await say({ image_url: { public: false } })
  expect((await seenBy(as.colleague)).image_url).toBeNull()
  const picture = (client: Client) => client.call(serveImage, { params: { id: person.memberId } })
  expect((await picture(as.colleague)).status).toBe(404)
})
