import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('weekend work with days off is approved while its author asks for more: nobody waits for each other for ever', async () => {
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query(`update members set work_check = 'ALL' where id = $1`, [team.member.memberId])
  const [member, leader, admin] = await Promise.all([
    at.as(team.member),
    at.as(team.leader),
    at.as(team.admin),
  ])
  await admin.call(updateCompany, { body: { use_vac_alter: true, alter_weekend: true } })
  const ask = (wk_start_date: string, alter_start_date?: string) =>
    member.call(contract.requestEvent, {
      body: { wk_event: 'WORK:WEEKEND:FULL', wk_start_date, alter_start_date } as never,
    })
  for (let week = 0; week < 4; week += 1) {
    const saturday = Temporal.PlainDate.from('2026-11-28').add({ weeks: week * 2 })
    const on = (days: number) => saturday.add({ days }).toString()
    const { body } = await ask(on(0), on(3))
    const [approved, ...more] = await Promise.all([
      leader.call(approvals.approveDocument, { params: { id: body.drf_id! }, body: {} }),
      ...[1, 7, 8].map((days) => ask(on(days))),
    ])
    expect([approved.status, ...more.map(({ status }) => status)]).toEqual([200, 201, 201, 201])
  }
})
