import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { setFunctionRecords, updateCompany } from '#contract/platform/companies/companies.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { setHoliday } from '#contract/time/schedules/holidays.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { freeDocument } from '../../forms/index.ts'
import { handOverTurns } from '../hand-over-turns.ts'
import { mailJob, wakeRound } from '../../../platform/notifications/delivery/delivery-jobs.ts'
import { waitingRound } from './waiting.jobs.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let admin: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  admin = await makeAdmin(at, { company })
})

const submit = (title: string, line = [first, second]) =>
  submitAs(at, author, freeDocument, {
    content: { title, text: '내용' },
    line: { receivers: line.map(({ memberId }, step) => ({ memberId, type: 'APPROVER', order: step + 1 })) },
  })

const approve = async (who: TestMember, id: number) =>
  (await (await at.as(who)).call(contract.approveDocument, { params: { id }, body: { rcv_comment: '' } }))
    .status

const change = async (body: Record<string, unknown>) =>
  expect((await (await at.as(admin)).call(updateCompany, { body: body as never })).status).toBe(200)

const runJobs = async (name: string) => expect((await at.runJobs(name)).failures).toEqual([])

/** What a person has been mailed, the oldest first; everything that waits to be sent is sent before. */
async function mailed(who: TestMember) {
  await runJobs('approvals-tell-turn')
  at.travelTo(at.now().add({ minutes: 3 }).toString())
  const { companyId } = company
  await runRound(at, companyId, wakeRound)
  for (const name of ['deliver', 'wake', 'mail']) await runJobs(`notifications-${name}`)
  const mails = await at.outside.mail.mailbox.listMails()
  const { rows } = await at.owner.query('select email from members where company_id = $1 and id = $2', [
    who.companyId,
    who.memberId,
  ])
  return mails.filter((mail) => mail.to === rows[0].email).toReversed()
}

/** The morning of a day: what is to be called to mind, is. */
async function morning(day: string) {
  at.travelTo(`${day}T09:00`)
  await runRound(at, company.companyId, waitingRound)
}

const reminded = async (who: TestMember) =>
  (await (await at.as(who)).call(listNotifications, {})).body.results
    .filter(({ nt_type }) => nt_type === 'APPROVAL_OVERDUE')
    .map(({ nt_content, nt_times }) => [nt_content, nt_times])

test('whoever has the turn gets a mail with a link, once; the next one as the turn comes to them', async () => {
  const { id } = await submit('품의서')
  const mails = await mailed(first)
  expect(mails.map(({ subject }) => subject)).toEqual(['기안자 님이 ‘품의서’ 결재를 요청했습니다.'])
  expect(mails[0]!.text).toContain(`/main/approval/${id}`)
  expect(await mailed(second)).toEqual([])
  expect(await approve(first, id)).toBe(200)
  expect(await mailed(second)).toHaveLength(1)
  expect(await mailed(first)).toHaveLength(1)
})

test('an approval that is taken back before the mail leaves tells nobody, and its second time once', async () => {
  const { id } = await submit('품의서')
  await mailed(first)
  await approve(first, id)
  const asFirst = await at.as(first)
  expect((await asFirst.call(contract.withdrawDecision, { params: { id } })).status).toBe(200)
  expect(await mailed(second)).toEqual([])
  await approve(first, id)
  expect(await mailed(second)).toHaveLength(1)
  expect(await mailed(first)).toHaveLength(1)
})

test('no mail goes to who has decided or is away meanwhile, nor without the setting', async () => {
  const { id } = await submit('품의서')
  expect((await at.runJobs('approvals-tell-turn')).failures).toEqual([])
  await approve(first, id)
  await at.owner.query(`update members set status = 'ABSENCE' where company_id = $1 and id = $2`, [
    company.companyId,
    second.memberId,
  ])
  expect([await mailed(first), await mailed(second)]).toEqual([[], []])
  await change({ drf_turn_mail: false })
  await submit('둘째', [first])
  expect(await mailed(first)).toEqual([])
})

test('a mail job that runs again for what has been decided sends nothing', async () => {
  const { id } = await submit('품의서', [first])
  expect(await mailed(first)).toHaveLength(1)
  await approve(first, id)
  // As if it had not been read and mailed: what has been decided is not told all the same.
  const { rows } = await at.owner.query<{ id: number }>(
    'update notifications set read_at = null, mailed_at = null where company_id = $1 and member_id = $2 returning id::int',
    [company.companyId, first.memberId],
  )
  await at.inCompany(company.companyId, (tx) =>
    enqueue(
      tx,
      mailJob,
      { memberId: first.memberId, ids: rows.map((row) => row.id), isDigest: false },
      { companyId: companyIdOf(company.companyId) },
    ),
  )
  expect(await mailed(first)).toHaveLength(1)
})

test('what waits for three working days is called to mind once for all of it, and again after three more', async () => {
  // On a Friday: Monday, Tuesday and Wednesday lie between.
  at.travelTo('2026-11-20T15:00')
  await submit('첫째')
  await submit('둘째')
  await mailed(first)
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']) await morning(day)
  expect(await reminded(first)).toEqual([])
  await morning('2026-11-25')
  await morning('2026-11-25')
  const sentence = '3영업일 이상 대기 중인 결재가 2건 있습니다. 가장 오래된 문서: ‘첫째’'
  expect(await reminded(first)).toEqual([[sentence, 1]])
  expect(await reminded(second)).toEqual([])
  const mails = await mailed(first)
  expect(mails.map(({ subject }) => subject)).toEqual(['읽지 않은 알림이 2건 있습니다', sentence])
  expect(mails[1]!.text).toContain('‘첫째’ (기안: 기안자)')
  expect(mails[1]!.text).toContain('/main/approval/inbox')
  await morning('2026-11-27')
  expect(await reminded(first)).toHaveLength(1)
  await morning('2026-11-30')
  // Of what waits one unread notice stands.
  expect((await reminded(first)).map(([, times]) => times)).toEqual([2])
})

test('holidays of the company do not count, and on one of them nobody is told', async () => {
  const asAdmin = await at.as(admin)
  const off = { kind: 'OWN', date: '2026-11-25', name: '창립기념일' } as const
  expect((await asAdmin.call(setHoliday, { body: off as never })).status).toBe(201)
  await submit('첫째')
  await mailed(first)
  await change({ drf_remind_days: 2 })
  await morning('2026-11-24')
  await morning('2026-11-25')
  expect(await reminded(first)).toEqual([])
  await morning('2026-11-26')
  expect(await reminded(first)).toHaveLength(1)
})

test('with 0 days nobody is reminded, and whoever takes a turn over begins anew', async () => {
  await change({ drf_remind_days: 0 })
  await submit('첫째')
  await mailed(first)
  await morning('2026-12-08')
  expect(await reminded(first)).toEqual([])
  await change({ drf_remind_days: 3 })
  await at.actAs(company.companyId, admin.memberId, (ctx) =>
    handOverTurns(ctx, { from: first.memberId, to: second.memberId, giver: ctx.actor }),
  )
  expect(await mailed(second)).toHaveLength(1)
  await morning('2026-12-09')
  expect([await reminded(first), await reminded(second)]).toEqual([[], []])
  await morning('2026-12-11')
  expect(await reminded(second)).toHaveLength(1)
})

test('while a part is switched off nobody is reminded of its documents', async () => {
  await submit('첫째')
  await mailed(first)
  const asAdmin = await at.as(admin)
  await asAdmin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'OFF' } })
  await morning('2026-12-08')
  await asAdmin.call(setFunctionRecords, { body: { DOCUMENT_APPROVAL: 'ON' } })
  expect(await reminded(first)).toEqual([])
  await morning('2026-12-09')
  expect(await reminded(first)).toHaveLength(1)
})
