import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('while documents are off a form that carries leave waits as it is: whose it is, who filed it and an admin take no day of it back', async () => {
  // A Monday.
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const [admin, leader, member] = [
    await at.as(team.admin),
    await at.as(team.leader),
    await at.as(team.member),
  ]
  const form = await admin.call(createForm, {
    body: {
      drf_title: '휴가신청서',
      share_com: true,
      is_apv_line_changable: false,
      form_fields: [{ key: 'days', kind: 'PERIOD', label: '기간', is_required: true }],
      form_effect: { key: 'EVENT', code: 'VACATION:ANNUAL:FULL', fills: { days: 'days' } },
    },
  })
  expect(form.status).toBe(201)
  const write = async (from: string, to: string) => {
    const body = {
      drf_title: '신청',
      drf_tem_id: form.body.drf_tem_id,
      drf_values: { days: { from, to } },
    }
    const sent = await member.call(writeDocument, { body })
    expect(sent.status).toBe(201)
    return sent.body.drf_id
  }
  await write('2026-12-01', '2026-12-03')
  const params = { id: await write('2026-12-07', '2026-12-09') }
  await leader.call(documents.approveDocument, { params, body: {} })
  await at.owner.query('update work_events set filed_by = $2 where company_id = $1', [
    team.company.companyId,
    team.leader.memberId,
  ])
  const mine = async () =>
    (
      await member.call(events.listWorkEvents, {
        query: { start_date: '2026-12-01', end_date: '2026-12-31' },
      })
    ).body.results
  const before = await mine()
  const idOf = (status: string) => before.find((row) => row.drf_status === status)!.wk_event_id
  const cancel = async (client: Client, id: number, day?: string) => {
    const query = { ...(day && { wk_cancel_date: day }) }
    return (await client.call(events.cancelEvent, { params: { id }, query })).error?.error_code
  }

  await admin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'OFF' } })
  for (const client of [member, leader])
    for (const day of [undefined, '2026-12-02'])
      expect(await cancel(client, idOf('REQUESTED'), day)).toBe('FEATURE_OFF')
  for (const day of [undefined, '2026-12-08'])
    expect(await cancel(admin, idOf('APPROVED'), day)).toBe('FEATURE_OFF')
  expect(await mine()).toEqual(before)

  await admin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'ON' } })
  expect(await cancel(member, idOf('REQUESTED'), '2026-12-02')).toBeUndefined()
  expect((await mine()).map(({ applied_days }) => applied_days).toSorted()).toEqual([2, 3])
})
