import { recount } from '#db/recount.ts'
import { z } from 'zod'
import { seededRandom } from '#db/demo/random.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { bookmark } from '#contract/approvals/documents/bookmarks.ts'
import { createReply } from '#contract/approvals/documents/replies.ts'
import * as codes from '#contract/time/event-codes/event-codes.ts'
import * as fields from '#contract/people/custom-fields/custom-fields.ts'
import { createSlackUser } from '#contract/platform/integrations/integrations.ts'
import { uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import { createGateUser } from '#contract/time/workplaces/workplaces.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { sendFile, xlsxOf } from '#test/sheets.ts'
import { ask } from './attack/ask.ts'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { likelyCall } from './attack/values.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const API = 'https://api.example.kr'

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: unknown[]
}

/** Every list whose contract promises pages. */
async function pagedLists(): Promise<Endpoint[]> {
  const isPaged = ({ response }: Endpoint) =>
    ['count', 'next', 'results'].every((name) => propertiesOf(response).includes(name))
  return (await declaredEndpoints()).filter(isPaged)
}

function propertiesOf(schema: Endpoint['response']): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'output', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

const lists = (await pagedLists()).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
)

/** Documents whose time is over, and some that were deleted. */
async function makeDue(companyId: number, author: TestMember): Promise<void> {
  for (const title of ['오래된 품의', '오래된 보고']) await makeDocument(at, author, { title })
  await at.owner.query(
    `update documents set storage_years = 1, status = 'INFORMED', decided_at = '2020-05-04T09:00+09:00'
     where company_id = $1 and title like '오래된%'`,
    [companyId],
  )
  for (const title of ['지운 품의', '지운 보고']) await makeDocument(at, author, { title })
  await at.owner.query(
    `update documents set status = 'ERASED', content = '{}' where company_id = $1 and title like '지운%'`,
    [companyId],
  )
  await at.inCompany(companyId, recount)
}

let at: TestApp
let client: Client
/** What a list needs to be asked for besides its page. */
let asked: Record<string, { params?: object; query?: object }>

beforeAll(async () => {
  at = await startTestApp({ PUBLIC_URL: 'https://app.example.kr', API_URL: API })
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  client = await at.as(boss)
  const people = [boss, await makeMember(at, { company }), await makeMember(at, { company })]
  const codeId = await fill(people)
  const documentId = await makeTalkedAbout(boss)
  await makeDue(company.companyId, boss)
  const importId = await makeImport(1)
  await makeImport(2)
  asked = {
    'company.list_event_code_users': { query: { c_event_code_id: codeId } },
    'approvals.list_replies': { params: { id: documentId } },
    'approvals_v0.list_replies': { query: { drf_id: documentId } },
    'members.list_import_rows': { params: { id: importId } },
  }
})
afterAll(() => at.stop())

/** Three of everything that the lists show. */
async function fill(people: readonly TestMember[]): Promise<number> {
  const { body: field } = await client.call(fields.createCustomField, { body: { cuf_name: '사번' } })
  const { body: code } = await client.call(codes.addEventCode, {
    body: { event_name: '생일 휴가', apply_all: false },
  })
  for (const [index, person] of people.entries()) {
    const user_id = person.memberId
    await client.call(fields.createCustomValue, {
      body: { custom_user_field: field.id, user: user_id, ucv_value: `A${index}` },
    })
    await client.call(codes.assignEventCode, {
      body: { c_event_code_id: code.c_event_code_id!, user_ids: [user_id] },
    })
    await client.call(createGateUser, { body: { user_id, gate_user_code: `G${index}` } })
    await client.call(correctWorkTime, {
      body: {
        user_id,
        wk_date: '2026-11-20',
        wk_start_time: '10:30',
        wk_end_time: '18:00',
        reason: '단말기 고장',
      },
    })
    await client.call(createForm, { body: { drf_title: `양식 ${index}`, share_com: true } })
    await client.call(writeDocument, { body: { drf_title: `초안 ${index}`, is_draft: true } })
    const days = { start_date: `2099-0${index + 1}-01`, end_date: `2099-0${index + 1}-02` }
    await client.call(createDelegation, { body: { ...days, user_id: people[1]!.memberId } })
    await client.call(createSlackUser, { body: { user_id, slack_user_id: `U0000000${index}` } })
    const id = await makeDocument(at, people[0]!, { line: [{ member: people[0]! }] })
    await client.call(bookmark, { params: { id } })
    await at.owner.query(
      `insert into notifications (company_id, member_id, kind, data, link, created_at) values ($1, $2, 'DOCUMENT_APPROVED', '{}', '/main', $3)`,
      [person.companyId, people[0]!.memberId, at.now().toString()],
    )
    await at.owner.query('insert into operator_notices (texts, published_at) values ($1, $2)', [
      { ko: { title: `점검 ${index}`, content: '점검합니다.' } },
      at.now().toString(),
    ])
    await at.owner.query(
      `insert into work_events (company_id, member_id, event_code, starts_on, ends_on, counted_minutes, status)
       values ($1, $2, 'VACATION:ANNUAL:FULL', '2026-11-25', '2026-11-25', 480, 'APPROVED')`,
      [person.companyId, user_id],
    )
    await at.owner.query(
      `insert into leave_promotions (company_id, member_id, ask_type, ordinal_year, granted_from, granted_to, expires_on, ask_from,
         ask_to, notice_by, standard_minutes, granted_minutes, used_minutes, target_minutes)
       values ($1, $2, '2', 2, '2098-01-01', '2098-01-01', '2098-12-31', '2098-07-01', '2098-07-10', '2098-10-31', 480, 7200, 0, 480)`,
      [person.companyId, user_id],
    )
  }
  return code.c_event_code_id!
}

/** A document with replies. */
async function makeTalkedAbout(author: TestMember): Promise<number> {
  const id = await makeDocument(at, author, {})
  for (const content of ['하나', '둘', '셋'])
    await client.call(createReply, { params: { id }, body: { content } })
  return id
}

async function makeImport(run: number): Promise<number> {
  const rows = ['a', 'b', 'c'].map((name) => [`${name}${run}@gyeol.test`, '홍길동'])
  const content = await xlsxOf([['이메일', '이름'], ...rows])
  return (await sendFile(at, client, uploadInvite, { name: '명단.xlsx', content })).body.import_id
}

/** What was not filled above is filled by the call that adds to it; of so many, some are as it wants them. */
async function fillByCalls(list: Endpoint): Promise<void> {
  const adding = (await declaredEndpoints()).find(
    ({ method, path }) => method === 'POST' && path === list.path,
  )
  if (!adding) return
  const random = seededRandom(list.id)
  for (let tried = 0; tried < 12; tried += 1)
    await ask(
      at,
      client,
      likelyCall(random, adding, () => 1),
    )
}

test('the contract has lists that promise pages', () => {
  expect(lists.length).toBeGreaterThan(12)
})

test.each(lists)(
  '%s pages: one row a page, the whole count on each, addresses that lead on',
  async (_name, list) => {
    const { params, query } = asked[list.id] ?? {}
    const read = async (more: object) => {
      const answer = await client.call(list, { params, query: { ...query, ...more } } as never)
      expect([answer.status, answer.error]).toMatchObject([200, expect.anything()])
      return answer.body as unknown as Page
    }
    if ((await read({ page_size: 1 })).count < 2) await fillByCalls(list)
    const first = await read({ page_size: 1 })
    expect(first.count).toBeGreaterThan(1)
    expect(first.previous).toBeNull()
    const seen = [first]
    for (let next = first.next; next !== null; next = seen.at(-1)!.next) {
      expect(
        next.startsWith(`${API}${list.path.replace('{id}', String((params as { id?: number })?.id))}?`),
      ).toBe(true)
      seen.push(await read(Object.fromEntries(new URL(next).searchParams)))
      expect(seen.length).toBeLessThanOrEqual(first.count)
    }
    expect(seen.map(({ results }) => results.length)).toEqual(seen.map(() => 1))
    expect(new Set(seen.map(({ results }) => JSON.stringify(results[0]))).size).toBe(first.count)
    expect(seen.map(({ count }) => count)).toEqual(seen.map(() => first.count))

    const back: Page[] = []
    for (let before = seen.at(-1)!.previous; before !== null; before = back.at(-1)!.previous) {
      expect(before.startsWith(`${API}/`)).toBe(true)
      back.push(await read(Object.fromEntries(new URL(before).searchParams)))
      expect(back.length).toBeLessThan(first.count)
    }
    expect(back.map(({ results }) => results)).toEqual(
      seen
        .slice(0, -1)
        .map(({ results }) => results)
        .toReversed(),
    )

    const second = await read({ page_size: 1, page: 2 })
    expect(second.results).toEqual(seen[1]!.results)
    expect((await read(Object.fromEntries(new URL(second.previous!).searchParams))).results).toEqual(
      first.results,
    )
    const beyond = await read({ page_size: 1, page: first.count + 5 })
    expect([beyond.count, beyond.results, beyond.next]).toEqual([first.count, [], null])
  },
)
