import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAttachment, takeAttachment } from '#contract/approvals/documents/attachments.ts'
import * as papers from '#contract/approvals/papers/papers.ts'
import * as olderPapers from '#contract/approvals/papers/papers-v0.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { downloadAuditEvents, listAuditEvents } from '#contract/platform/audit/audit.ts'
import { downloadComparison } from '#contract/time/analytics/analytics.ts'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { downloadLate, downloadMissing, downloadRetired } from '#contract/time/attendance/day-lists.ts'
import { downloadConfirmations } from '#contract/time/closing/closing.ts'
import { downloadAdjustmentTemplate, downloadYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { downloadEvents, downloadMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { freeDocument } from '#server/approvals/forms/index.ts'
import { FIELD_WORDS } from '#server/platform/audit/words/field-words.ts'
import { hasWords } from '#server/platform/audit/words/words-of-action.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, headersOf, sendFile } from '#test/sheets.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const declared = await declaredEndpoints()

let at: TestApp
let company: TestCompany
let boss: TestMember
let member: TestMember
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company, name: '이관리' })
  admin = await at.as(boss)
  member = await makeMember(at, { company, name: '김현지', joinedOn: '2020-01-01' })
})
afterAll(() => at.stop())

test('every file that is answered says what it leaves in the trail, or why nothing', () => {
  const files = declared.filter(({ answers }) => answers === 'binary')
  expect(files.length).toBeGreaterThan(25)
  expect(files.filter(({ download }) => !download).map(({ id }) => id)).toEqual([])
  expect(declared.filter((one) => one.download && one.answers !== 'binary')).toEqual([])
  const noted = files.flatMap(({ download }) => (download && 'action' in download ? [download.action] : []))
  expect(noted.filter((action) => !hasWords(action))).toEqual([])
})

test('only those who are no member of a company here have nobody to be noted as', () => {
  const noted = declared.filter(({ download }) => download && 'action' in download)
  expect(noted.filter(({ audience }) => audience !== 'member')).toEqual([])
})

test('what a download may be narrowed by has words in the trail', () => {
  const asked = declared.flatMap(({ download, query }) => {
    if (!download || !('action' in download) || !query) return []
    const { properties } = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' })
    const targets: readonly string[] = download.target?.by ?? []
    return Object.keys(properties ?? {}).filter((key) => !targets.includes(key))
  })
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((key) => !FIELD_WORDS.has(key))).toEqual([])
})

interface Noted {
  action: string
  target: unknown
  after: Record<string, unknown>
}

/** The entries of what somebody does meanwhile. */
async function notedOf(work: () => Promise<unknown>): Promise<Noted[]> {
  const { rows: before } = await at.owner.query(`select max(id) as id from audit_events`)
  await work()
  const { rows } = await at.owner.query(
    `select action, case when target_kind is null then null else target_kind || ' ' || target_id end as target, after
     from audit_events where id > $1 order by id`,
    [before[0].id ?? 0],
  )
  return rows
}

const SPAN = { start_date: '2026-11-01', end_date: '2026-11-30' }
const REASON = { reason: '감독관 제출' }

function row(endpoint: Endpoint, query: object, action: string, after: object) {
  return { endpoint, query, action, after }
}

test.each([
  row(downloadMembers, { search: '김' }, 'member.export', { search: '김', rows: 1 }),
  row(downloadChart, { people: 'true' }, 'team.download_chart', { people: true }),
  row(downloadWorkTime, { ...SPAN, ...REASON }, 'work_day.export', { ...SPAN, ...REASON, rows: 0 }),
  row(downloadLate, SPAN, 'work_day.export_late', { ...SPAN, rows: 0 }),
  row(downloadMissing, { date: '2026-10-01' }, 'work_day.export_missing', { date: '2026-10-01' }),
  row(downloadRetired, REASON, 'work_day.export_retired', REASON),
  row(downloadConfirmations, REASON, 'work_closing.export', { ...REASON, rows: 2 }),
  row(downloadYearlyLeave, { year: 2026, ...REASON }, 'leave.export', { year: 2026, ...REASON, rows: 2 }),
  row(downloadEvents, { ...SPAN, ...REASON }, 'work_event.export', { ...SPAN, ...REASON, rows: 0 }),
  row(downloadMonthlyLeave, REASON, 'work_event.export_leave', REASON),
  row(downloadComparison, { type: 'month', ...REASON }, 'work_day.export_comparison', REASON),
  row(downloadAuditEvents, { area: 'LEAVE' }, 'audit.export', { area: 'LEAVE' }),
])('$endpoint.id is noted as $action', async ({ endpoint, query, action, after }) => {
  const noted = await notedOf(async () => {
    expect((await admin.call(endpoint, { query } as never)).status).toBe(200)
  })
  expect(noted).toMatchObject([{ action, target: null, after }])
  expect(noted[0]!.after.file).toMatch(/\.(xlsx|pdf)$/)
})

test('of one person they are noted as about that person', async () => {
  for (const endpoint of [downloadConfirmations, downloadYearlyLeave, downloadEvents]) {
    const query = { user_id: member.memberId }
    const [noted, ...others] = await notedOf(() => admin.call(endpoint as Endpoint, { query } as never))
    expect([noted!.target, noted!.after.user_id, others]).toEqual([
      `member ${member.memberId}`,
      undefined,
      [],
    ])
  }
})

test('each document on paper is noted by itself, those of a period together', async () => {
  const documents = [await written('의자 구매'), await written('책상 구매')]
  const [first, second] = documents.map(({ id }) => `document ${id}`)
  const ids = documents.map(({ id }) => id).join()
  const take = (endpoint: Endpoint, input: object) => notedOf(() => admin.call(endpoint, input as never))
  const targets = async (noted: Promise<Noted[]>) =>
    (await noted).map(({ action, target }) => `${action} ${String(target)}`)
  expect(await targets(take(papers.downloadDocuments, { query: { ids } }))).toEqual([
    `document.download ${first}`,
    `document.download ${second}`,
  ])
  const one = papers.downloadDocuments.path.replace('*', String(documents[0]!.id))
  const alone = notedOf(async () => expect((await fetchFile(at, admin, one)).status).toBe(200))
  expect(await targets(alone)).toEqual([`document.download ${first}`])
  const old = { query: { drf_id: documents[1]!.id } }
  expect(await targets(take(olderPapers.oldDownloadDocument, old))).toEqual([`document.download ${second}`])
  expect(await take(papers.downloadPeriod, { query: SPAN })).toMatchObject([
    { action: 'document.download_period', target: null, after: { ...SPAN, documents: 2 } },
  ])
})

const written = (title: string) =>
  submitAs(at, member, freeDocument, {
    content: { title, text: '설명' },
    line: { receivers: [{ memberId: boss.memberId, type: 'APPROVER', order: 1 }] },
  })

test('a file about somebody out of sight is not found and names nobody', async () => {
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const limited = await makeMember(at, { company, coverTeamIds: [teamId] })
  const stranger = await makeMember(at, { company: await makeCompany(at) })
  const asking: [TestMember, Endpoint, TestMember][] = [
    [member, downloadEvents, boss],
    [member, downloadEvents, stranger],
    [leader, downloadYearlyLeave, member],
    [boss, downloadYearlyLeave, stranger],
    [limited, downloadConfirmations, boss],
    [boss, downloadAuditEvents, stranger],
  ]
  for (const [who, endpoint, about] of asking) {
    const client = await at.as(who)
    const noted = await notedOf(async () => {
      const { status } = await client.call(endpoint, { query: { user_id: about.memberId } } as never)
      expect([endpoint.id, status]).toEqual([endpoint.id, 404])
    })
    expect(noted).toEqual([])
  }
})

test('what was refused and an empty sheet leave nothing', async () => {
  const colleague = await at.as(member)
  const reversed = { start_date: '2026-11-30', end_date: '2026-11-01' }
  const noted = await notedOf(async () => {
    expect((await colleague.call(downloadWorkTime, {})).status).toBe(403)
    expect((await admin.call(downloadWorkTime, { query: reversed as never })).status).toBe(406)
    expect((await admin.call(papers.downloadPeriod, { query: reversed as never })).status).toBe(406)
    expect((await admin.call(downloadAdjustmentTemplate, {})).status).toBe(200)
  })
  expect(noted).toEqual([])
})

test('the screen of the trail tells the file, the days, how much was in it and why', async () => {
  await admin.call(downloadEvents, {
    query: { ...SPAN, ...REASON, org_range: 'team' } as never,
  })
  const { body } = await admin.call(listAuditEvents, { query: { action: 'work_event.export' } })
  const [told] = body.results
  expect([told!.action_text, told!.actor!.username]).toEqual(['근태 목록 다운로드', '이관리'])
  const after = new Map(told!.changes.map(({ label, after: value }) => [label, value]))
  expect(after.get('사유')).toBe('감독관 제출')
  expect(after.get('파일')).toBe('근태 목록 2026-11-01 - 2026-11-30.xlsx')
  expect([after.get('행 수'), after.get('조회 범위')]).toEqual(['0', '팀'])
})

test('what leaves without the file tells of none, and a part of it is the whole', async () => {
  const { id } = await written('의자 구매')
  const sheet = { url: downloadYearlyLeave.path, of: '?year=2026' }
  const paper = { url: papers.downloadDocuments.path, of: `?ids=${id}` }
  for (const { url, of } of [sheet, paper]) {
    const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
      at.app.http.inject({ method, url: `${url}${of}`, headers: { ...headersOf(admin), ...headers } })
    expect(await notedOf(async () => expect((await ask('HEAD')).statusCode).toBe(200))).toEqual([])
    for (const range of ['bytes=0-9', 'bytes=1-', 'bytes=-9', 'bytes=99999999-']) {
      const noted = await notedOf(async () => {
        const { statusCode, headers, rawPayload } = await ask('GET', { range })
        expect([statusCode, headers['accept-ranges']]).toEqual([200, undefined])
        expect(rawPayload.length).toBeGreaterThan(1_000)
      })
      expect(noted).toHaveLength(1)
    }
  }
})

test('a file that the browser keeps is not taken again', async () => {
  const { id } = await written('의자 구매')
  const author = await at.as(member)
  const { body: attached } = (await sendFile(
    at,
    author,
    { ...addAttachment, path: addAttachment.path.replace('{id}', String(id)) } as never,
    { name: '메모.txt', type: 'text/plain', content: '메모', field: 'file' },
  )) as unknown as { body: { id: number } }
  const url = takeAttachment.path.replace('{id}', String(id)).replace('{attachmentId}', String(attached.id))
  const ask = (headers: Record<string, string>) =>
    at.app.http.inject({ url, headers: { ...headersOf(author), ...headers } })
  const { headers } = await ask({})
  const noted = await notedOf(async () => {
    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
  expect(noted).toEqual([])
  expect(await notedOf(() => ask({ 'if-none-match': '"another"', range: 'bytes=2-' }))).toMatchObject([
    { action: 'document.download_file' },
  ])
})
