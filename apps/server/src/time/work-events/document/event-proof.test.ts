import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
let team: LeaveTeam
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
})

const PDF = (text: string) => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
})

const ask = (wk_event: string, file: { name: string; content: string; type: string }) =>
  sendFile(at, member, contract.requestEvent, {
    ...file,
    field: 'apv_attach',
    fields: { wk_event, wk_start_date: '2026-11-25', wk_comment: '진료' },
  })
const proof = async (client: Client, id: number) => {
  const { status } = await client.call(contract.getEventProof, { params: { id } })
  return status
}
const told = async (id: number) => {
  const { body } = await member.call(approvals.getDocument, { params: { id } })
  return (body.drf_values as { apv_attach: unknown }).apv_attach
}
const files = async () =>
  (
    await at.owner.query('select name from files where company_id = $1 order by id', [team.company.companyId])
  ).rows.map(({ name }) => name)

test.each(['SP:SICK:FULL', 'VACATION:ANNUAL:FULL'])(
  'a proof goes along with %s, and only the people of its document open it',
  async (code) => {
    const asked = await ask(code, PDF('진단서'))
    expect(asked.status).toBe(201)
    const id = asked.body.drf_id!
    expect(await told(id)).toMatchObject({ file_name: '진단서.pdf' })
    const mate = await at.as(team.mate)
    const stranger = await at.as(await makeMember(at))
    expect(await Promise.all([member, mate, stranger].map((client) => proof(client, id)))).toEqual([
      200, 403, 404,
    ])
    expect(await proof(await at.as(team.leader), id)).toBe(200)
    const { rows } = await at.owner.query(
      `select actor_member_id as who, target_id as document from audit_events
       where company_id = $1 and action = 'document.download_proof' order by id`,
      [team.company.companyId],
    )
    expect(rows).toEqual([
      { who: team.member.memberId, document: id },
      { who: team.leader.memberId, document: id },
    ])
  },
)

test('a request without one has none, and what cannot be kept asks nobody', async () => {
  const bare = await member.call(contract.requestEvent, {
    body: { wk_event: 'HOME:FULL', wk_start_date: '2026-11-26' },
  })
  expect([await told(bare.body.drf_id!), await proof(member, bare.body.drf_id!)]).toEqual([null, 404])
  const refused = await ask('SP:SICK:FULL', {
    name: 'a.exe',
    content: 'MZ',
    type: 'application/x-msdownload',
  })
  expect(refused.error.error_code).toBe('FILE_TYPE_NOT_ALLOWED')
  // Judged before it is kept: a request that cannot be leaves no file.
  expect((await ask('SP:SICK:QUARTER', PDF('진단서'))).error.error_code).toBe('EVENT_NOT_USABLE')
  expect(await files()).toEqual([])
  expect((await member.call(contract.listWorkEvents, {})).body.count).toBe(1)
})

test('a change keeps it, puts another in its place or takes it away, which removes the file', async () => {
  const { body } = await ask('SP:SICK:FULL', PDF('처방전'))
  const { wk_event_id: id, drf_id } = body
  const change = (to: Record<string, string>) =>
    member.call(contract.changeEvent, { params: { id }, body: to as never })
  expect((await change({ wk_event: 'SP:SICK:AM' })).status).toBe(200)
  expect(await told(drf_id!)).toMatchObject({ file_name: '처방전.pdf' })
  const path = `/work/work_event/${id}/`
  const other = { ...PDF('진단서'), field: 'apv_attach', fields: { wk_comment: '재발급' } }
  expect((await sendFile(at, member, { ...contract.changeEvent, path }, other)).status).toBe(200)
  expect([await told(drf_id!), await files()]).toMatchObject([{ file_name: '진단서.pdf' }, ['진단서.pdf']])
  // What is refused leaves the file where it was.
  expect((await change({ apv_attach: '', wk_start_date: '2026-11-28' })).error.error_code).toBe('NO_WORK_DAY')
  expect(await files()).toEqual(['진단서.pdf'])
  expect((await change({ apv_attach: '' })).status).toBe(200)
  expect([await told(drf_id!), await files(), await proof(member, drf_id!)]).toEqual([null, [], 404])
})

test('what a request holds is free for what it becomes, and for nothing else', async () => {
  const body = { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25', wk_end_date: '2026-11-27' }
  const asked = await member.call(contract.requestEvent, { body })
  const preview = async (code: string, wk_event_id?: number) => {
    const query = { code, wk_start_date: '2026-11-26', wk_end_date: '2026-11-30', wk_event_id }
    const { body: shown } = await member.call(contract.previewEvent, { query: query as never })
    return [shown.v_days_before, shown.conflict_date]
  }
  expect(await preview('VACATION:ANNUAL:FULL')).toEqual([12, '2026-11-26'])
  expect(await preview('VACATION:ANNUAL:FULL', asked.body.wk_event_id)).toEqual([15, null])
  expect(await preview('HOME:FULL')).toEqual([null, '2026-11-26'])
  expect(await preview('HOME:FULL', asked.body.wk_event_id)).toEqual([null, null])
  // Another person's request frees nothing.
  const mate = await at.as(team.mate)
  const theirs = await mate.call(contract.requestEvent, { body })
  expect(await preview('HOME:FULL', theirs.body.wk_event_id)).toEqual([null, '2026-11-26'])
})
