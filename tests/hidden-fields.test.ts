import type { Tx } from '#server/db/connection.ts'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomField, createCustomValue } from '#contract/people/custom-fields/custom-fields.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import { getUserProfile, listUser } from '#contract/people/members/members.ts'
import { listOrg, searchOrg } from '#contract/people/organization/organization.ts'
import { profileFields } from '#rules/profiles/profile-fields.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

/** What stands in the hidden fields of one person, and nowhere else. */
const MARKERS = {
  position: '비밀직위',
  rank: '비밀직급',
  local_username: '비밀현지명',
  en_username: 'Hiddenlatin',
  job_desc: '비밀업무',
  phone: '010-9999-7777',
  birth_date: '1977-07-17',
  joined_date: '2013-03-13',
  image_url: 'serve_image',
}

const ON_DOCUMENT = 'a document on the own desk says as what its author and those in its line act'

/** Where a marker stands all the same: endpoint, fields, and why. */
const EXCEPTIONS: Record<string, [fields: (keyof typeof MARKERS)[], reason: string]> = {
  'org.list_ranks': [['rank'], 'the ranks of the company, of nobody in particular'],
  'approvals.inbox': [['position'], ON_DOCUMENT],
  'approvals.list_documents': [['position'], ON_DOCUMENT],
  'approvals.get_document': [['position'], ON_DOCUMENT],
  'approvals.list_reference_documents': [['position'], ON_DOCUMENT],
  'approvals.read_reference': [['position'], ON_DOCUMENT],
  'approvals_v0.list_drafts': [['position'], ON_DOCUMENT],
  'approvals_v0.search_drafts': [['position'], ON_DOCUMENT],
  'lines.final_for_user': [
    ['position'],
    'who decides on the own request is told beforehand, as on the document',
  ],
  'approvals.preview_line': [['position'], 'whom a line reaches is told beforehand, as on the document'],
  'writing.get_line': [['position'], 'who decides on the own document is told beforehand, as on it'],
  'approvals_v0.get_draft': [['position'], ON_DOCUMENT],
}

let at: TestApp
let person: TestMember
const as: Record<'admin' | 'leader' | 'member', Client> = {} as never
const ids: number[] = []

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  as.admin = await at.as(await makeAdmin(at, { company }))
  const leader = await makeMember(at, { company, name: '나팀장' })
  const above = await makeTeam(at, company, { leaderId: leader.memberId })
  person = await makeMember(at, {
    company,
    name: '김숨김',
    roles: ['FULL_ADMIN', 'PAYROLL'],
    coverTeamIds: [above],
  })
  const teamId = await makeTeam(at, company, { parentId: above, leaderId: person.memberId })
  const reader = await makeMember(at, { company, name: '다독자', teamId })
  as.leader = await at.as(leader)
  as.member = await at.as(reader)
  const { companyId } = company
  const mark = async (tx: Tx) => {
    const rank = await tx
      .insertInto('ranks')
      .values({ company_id: companyId, name: MARKERS.rank, sort_order: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('members')
      .set({
        position: MARKERS.position,
        rank_id: rank.id,
        local_name: MARKERS.local_username,
        english_name: MARKERS.en_username,
        job_description: MARKERS.job_desc,
        phone: MARKERS.phone,
        birth_on: MARKERS.birth_date,
        joined_on: MARKERS.joined_date,
      })
      .where('id', '=', person.memberId)
      .execute()
    const membership = { company_id: companyId, member_id: person.memberId, team_id: teamId }
    await tx
      .insertInto('team_memberships')
      .values({ ...membership, starts_on: MARKERS.joined_date })
      .execute()
    const file = { company_id: companyId, storage_key: 'k', name: 'a.webp', content_type: 'image/webp' }
    const { id } = await tx
      .insertInto('files')
      .values({ ...file, size_bytes: 1, sha256: Buffer.from([0]) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('members').set({ image_file_id: id }).where('id', '=', person.memberId).execute()
  }
  await withOwner(at, mark, companyId)
  // What people share with each other: a document on the reader's desk with the person as author, and one the other way round.
  const line = (member: TestMember) => ({ line: [{ member }] })
  const documents = [
    await makeDocument(at, person, line(reader)),
    await makeDocument(at, reader, line(person)),
  ]
  ids.push(person.memberId, teamId, ...documents)
  await hide(false)
})
afterAll(() => at.stop())

async function hide(isPublic: boolean): Promise<void> {
  const profile_field_flags = Object.fromEntries(profileFields.map((field) => [field, { public: isPublic }]))
  const said = await as.admin.call(updateCompany, { body: { profile_field_flags } } as never)
  expect(said.status).toBe(200)
}

/** Everything that the endpoint may be asked about the person, in one query for each kind. */
function queriesOf(endpoint: Endpoint): Record<string, unknown>[] {
  const schema = endpoint.query as unknown as z.ZodType | undefined
  if (!schema) return [{}]
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const known: Record<string, unknown> = {
    user_id: person.memberId,
    search: person.name,
    team_id: ids[1],
    people: true,
  }
  const asked = Object.keys(json.properties ?? {}).filter((name) => name in known)
  return [{}, ...asked.map((name) => ({ [name]: known[name] })), { as_of: '2026-11-20' }]
}

async function toldBy(client: Client, endpoint: Endpoint): Promise<string[]> {
  const answers: string[] = []
  const hasId = /\{\w+\}/.test(endpoint.path)
  for (const id of hasId ? ids : [0]) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const params = Object.fromEntries(names.map((name) => [name, id]))
    for (const query of queriesOf(endpoint)) {
      const answer = await client.call(endpoint, { params, query } as never)
      if (answer.status < 300) answers.push(JSON.stringify(answer.body ?? ''))
    }
  }
  return answers
}

const markersIn = (texts: readonly string[]) =>
  Object.entries(MARKERS).flatMap(([field, marker]) => {
    // A picture of the reader's own is nobody's secret; only the person's address counts.
    const sought = field === 'image_url' ? `/users/${person.memberId}/${marker}` : marker
    return texts.some((text) => text.includes(sought)) ? [field] : []
  })

test('what the company hides of a person stands in no answer to an ordinary employee', async () => {
  const reads = at.app.endpoints.filter(
    (endpoint) =>
      endpoint.method === 'GET' && endpoint.audience === 'member' && endpoint.answers !== 'binary',
  )
  expect(reads.length).toBeGreaterThan(40)
  const found: Record<string, string[]> = {}
  let answered = 0
  for (const endpoint of reads) {
    const texts = await toldBy(as.member, endpoint)
    answered += texts.length > 0 ? 1 : 0
    const told = markersIn(texts)
    if (told.length > 0) found[endpoint.id] = told
  }
  const expected = Object.entries(EXCEPTIONS).map(([id, [fields]]) => [id, fields])
  expect(found).toEqual(Object.fromEntries(expected))
  expect(answered).toBeGreaterThan(35)
})

test('those who see the record still see it all, and so do colleagues of what is public', async () => {
  const seen = async (client: Client) => [
    ...(await toldBy(client, listOrg)),
    ...(await toldBy(client, getUserProfile)),
  ]
  const all = Object.keys(MARKERS)
  expect(markersIn(await seen(as.admin))).toEqual(all)
  expect(markersIn(await seen(as.leader))).toEqual(all)
  expect(markersIn(await toldBy(as.member, listOrg))).toEqual([])
  await hide(true)
  expect(markersIn(await seen(as.member))).toEqual(all)
  await hide(false)
})

test('nobody is found by what is hidden from the reader', async () => {
  const found = async (client: Client, search: string) => {
    const listed = (await client.call(listUser, { query: { search } })).body.map((one) => one.user_id)
    const named = (await client.call(searchOrg, { query: { search } })).body.users.map((one) => one.user_id)
    expect(named).toEqual(listed)
    return listed
  }
  for (const hidden of ['hiddenlatin', 'Hidden', MARKERS.phone, MARKERS.position, MARKERS.local_username])
    expect([hidden, await found(as.member, hidden)]).toEqual([hidden, []])
  for (const client of [as.admin, as.leader])
    expect(await found(client, 'hiddenlatin')).toEqual([person.memberId])
  for (const client of Object.values(as)) expect(await found(client, '김숨김')).toEqual([person.memberId])
})

test('fields that only admins see stand in no answer and in no file of others', async () => {
  const made: Record<string, number> = {}
  for (const [cuf_name, cuf_show] of [
    ['관리자만 아는 항목', 'ADMIN'],
    ['상사가 아는 항목', 'LEADER'],
  ] as const) {
    const { body } = await as.admin.call(createCustomField, {
      body: { cuf_name, cuf_show, cuf_edit: 'ADMIN' },
    })
    made[cuf_name] = body.id
    await as.admin.call(createCustomValue, {
      body: { custom_user_field: body.id, user: person.memberId, ucv_value: `${cuf_name}의 값` },
    })
  }
  const told = async (client: Client) => {
    const texts: string[] = []
    for (const endpoint of at.app.endpoints)
      if (endpoint.method === 'GET' && endpoint.audience === 'member' && endpoint.answers !== 'binary')
        texts.push(...(await toldBy(client, endpoint)))
    const file = await fetchFile(at, client, downloadMembers.path)
    if (file.status === 200) texts.push(JSON.stringify(await rowsOf(file.content)))
    const sought = Object.keys(made).flatMap((name) => [name, `${name}의 값`])
    return sought.filter((marker) => texts.some((text) => text.includes(`"${marker}"`)))
  }
  expect(await told(as.admin)).toHaveLength(4)
  expect(await told(as.leader)).toEqual(['상사가 아는 항목', '상사가 아는 항목의 값'])
  // That there is a field for leaders is no secret, what it says of somebody is.
  expect(await told(as.member)).toEqual(['상사가 아는 항목'])
})
