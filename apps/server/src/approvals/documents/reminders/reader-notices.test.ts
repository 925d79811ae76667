import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { oneDay } from '#test/factories/leave.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { leaveDocument } from '../../../time/leave/index.ts'
import { freeDocument } from '../../forms/index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('who only reads a document hears that it came and that it was approved, as long as either is so', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const person = (name: string) => makeMember(at, { company, name })
  const author = await person('기안자')
  const [first, reader, circulated] = [await person('일차'), await person('참조인'), await person('회람인')]
  const [asAuthor, asFirst] = [await at.as(author), await at.as(first)]
  const [asReader, asCirculated] = [await at.as(reader), await at.as(circulated)]
  const send = (title: string) =>
    submitAs(at, author, freeDocument, {
      content: { title, text: '' },
      line: {
        receivers: [
          { memberId: first.memberId, type: 'APPROVER', order: 1 },
          { memberId: reader.memberId, type: 'VIEWER', order: 0 },
          { memberId: circulated.memberId, type: 'CIRCULATOR', order: 0 },
        ],
      },
    })
  const told = async (who: Client) => (await who.call(listNotifications, {})).body.results
  const heard = async (who: Client) => (await told(who)).map(({ nt_type }) => nt_type)
  const approve = (id: number) => asFirst.call(contract.approveDocument, { params: { id }, body: {} })

  const { id } = await send('비품 구매')
  expect([await heard(asReader), await heard(asCirculated), await heard(asAuthor)]).toEqual([
    ['APPROVAL_COPIED'],
    ['APPROVAL_CIRCULATED'],
    [],
  ])
  await approve(id)
  expect(await heard(asReader)).toEqual(['APPROVAL_COPIED'])
  await asFirst.call(contract.withdrawDecision, { params: { id } })
  at.travelTo('2026-11-23T09:00:30')
  expect(await heard(asReader)).toEqual(['APPROVAL_COPIED'])
  await approve(id)
  at.travelTo('2026-11-23T09:00:45')
  expect(await heard(asReader)).toEqual(['APPROVAL_COMPLETED', 'APPROVAL_COPIED'])
  expect((await told(asReader))[0]!.nt_content).toContain('비품 구매')
  await asReader.call(contract.getDocument, { params: { id } })
  const unread = async (who: Client) => (await told(who)).filter(({ nt_read }) => !nt_read).length
  expect([await unread(asReader), await unread(asCirculated)]).toEqual([0, 2])

  const back = await send('취소할 문서')
  await asAuthor.call(contract.cancelDocument, { params: { id: back.id } })
  // That it came is over with it; that it was taken back is told.
  expect(await heard(asCirculated)).toEqual([
    'APPROVAL_TAKEN_BACK',
    'APPROVAL_COMPLETED',
    'APPROVAL_CIRCULATED',
  ])
})

test('who sends a document in the name of somebody else, and reads it, is not told that it came', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const filer = await makeAdmin(at, { company })
  const author = await makeMember(at, { company, name: '기안자' })
  const first = await makeMember(at, { company, name: '일차' })
  const reader = await makeMember(at, { company, name: '참조인' })
  const receivers = [
    { memberId: first.memberId, type: 'APPROVER' as const, order: 1 },
    ...[filer, reader].map(({ memberId }) => ({ memberId, type: 'VIEWER' as const, order: 0 })),
  ]
  await submitAs(at, filer, leaveDocument, {
    content: oneDay,
    line: { receivers },
    authorId: author.memberId,
  })
  const heard = async (who: typeof filer) =>
    (await (await at.as(who)).call(listNotifications, {})).body.results.map(({ nt_type }) => nt_type)
  expect(await heard(reader)).toEqual(['APPROVAL_COPIED'])
  expect(await heard(filer)).toEqual([])
})
