import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { documentKinds } from '#server/document-kinds.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument, submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { freeDocument } from '../forms/index.ts'
import { type DocumentKind, registerDocumentKinds } from './index.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let reader: TestMember
let asAuthor: Client
let asFirst: Client
let asSecond: Client
let asReader: Client
let foreign: Client

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  reader = await makeMember(at, { company, name: '참조인' })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  asSecond = await at.as(second)
  asReader = await at.as(reader)
})

const submit = (receivers = [first, second], orders = [1, 2]) =>
  submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: {
      receivers: receivers.map((one, index) => ({
        memberId: one.memberId,
        type: 'APPROVER',
        order: orders[index]!,
      })),
    },
  })

const act = (
  client: Client,
  endpoint: typeof contract.approveDocument | typeof contract.denyDocument,
  id: number,
  rcv_comment = '',
) => client.call(endpoint, { params: { id }, body: { rcv_comment } })

const withdraw = (client: Client, id: number) => client.call(contract.withdrawDecision, { params: { id } })

const heard = async (client = asAuthor) =>
  (await client.call(listNotifications, {})).body.results.map(({ nt_type }) => nt_type)

const titles = async (client: Client, bucket: 'requested' | 'processing' | 'processed' | 'canceled') =>
  (await client.call(contract.inbox, { query: { bucket } })).body.results.map((row) => row.drf_title)

const waiting = async (documentId: number) =>
  (
    await at.owner.query(
      `select m.name from notifications n join members m on m.company_id = n.company_id and m.id = n.member_id
       where n.kind = 'APPROVAL_REQUESTED' and n.read_at is null and n.data->>'targetId' = $1 order by n.id`,
      [String(documentId)],
    )
  ).rows.map((row) => row.name)

test('deciding reads the own notice of that document and no other', async () => {
  const { id } = await submit()
  const other = await submit()
  await act(asFirst, contract.approveDocument, id)
  expect(await waiting(id)).toEqual(['이차'])
  expect(await waiting(other.id)).toEqual(['일차'])
  await act(asSecond, contract.denyDocument, id, '다시')
  expect(await waiting(id)).toEqual([])
})

test('a document goes from one approver to the next and ends with the last', async () => {
  const { id, serial, status } = await submit()
  expect({ serial, status }).toEqual({ serial: '2026-000001', status: 'REQUESTED' })
  expect(await titles(asFirst, 'requested')).toEqual(['품의서'])
  expect(await titles(asSecond, 'requested')).toEqual([])
  expect((await act(asSecond, contract.approveDocument, id)).error.error_code).toBe('NOT_YOUR_TURN')

  expect((await act(asFirst, contract.approveDocument, id, '좋습니다')).body).toMatchObject({
    drf_status: 'REQUESTED',
    abilities: { approve: false, withdraw: true },
  })
  expect(await titles(asFirst, 'requested')).toEqual([])
  expect(await titles(asFirst, 'processing')).toEqual(['품의서'])
  await asSecond.call(contract.getDocument, { params: { id } })
  expect((await act(asSecond, contract.approveDocument, id)).body.drf_status).toBe('APPROVED')
  expect(await titles(asFirst, 'processed')).toEqual(['품의서'])

  const opened = await asAuthor.call(contract.getDocument, { params: { id } })
  expect(opened.body).toMatchObject({
    drf_status: 'APPROVED',
    drf_content: '내용',
    author: { username: '기안자' },
    abilities: { cancel: true, approve: false },
    apv_receive: [
      { user: { username: '일차' }, rcv_approved: true, rcv_comment: '좋습니다' },
      { user: { username: '이차' }, rcv_approved: true },
    ],
  })
  const opinions = await asAuthor.call(contract.listOpinions, { params: { id } })
  expect(opinions.body).toMatchObject([{ rcv_comment: '좋습니다', user: { username: '일차' } }])
  const trail = await auditActions(at, company.companyId)
  expect(trail).toEqual(expect.arrayContaining(['document.approve', 'document.open']))
  const told = await at.owner.query(
    'select member_id, kind, link from notifications where company_id = $1 order by id',
    [company.companyId],
  )
  const link = `/main/approval/${id}`
  expect(told.rows).toEqual([
    { member_id: first.memberId, kind: 'APPROVAL_REQUESTED', link },
    { member_id: second.memberId, kind: 'APPROVAL_REQUESTED', link },
    { member_id: author.memberId, kind: 'APPROVAL_APPROVED', link },
  ])
})

test('two presses of one approver at once count once', async () => {
  const { id } = await submit()
  const answers = await Promise.all([1, 2, 3].map(() => act(asFirst, contract.approveDocument, id)))
  expect(answers.map((one) => one.status).sort()).toEqual([200, 400, 400])
})

test('an approval and a denial of parallel approvers at once: one wins, the other is told', async () => {
  const { id } = await submitAs(at, author, freeDocument, {
    content: { title: '병렬', text: '' },
    line: {
      receivers: [first, second].map((one) => ({ memberId: one.memberId, type: 'APPROVER', order: 1 })),
    },
  })
  const [approved, denied] = await Promise.all([
    act(asFirst, contract.approveDocument, id),
    act(asSecond, contract.denyDocument, id, '아니오'),
  ])
  expect(denied.status).toBe(200)
  const document = await asAuthor.call(contract.getDocument, { params: { id } })
  expect(document.body.drf_status).toBe('DENIED')
  // Approving first is no end here; approving second comes too late.
  expect([200, 400]).toContain(approved.status)
  expect((await act(asFirst, contract.approveDocument, id)).status).toBe(400)
})

test('a denial ends the document and takes it from the others', async () => {
  const { id } = await submit()
  expect((await act(asFirst, contract.denyDocument, id, '다시')).body.drf_status).toBe('DENIED')
  expect(await titles(asSecond, 'requested')).toEqual([])
  expect((await act(asSecond, contract.approveDocument, id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('a denial comment has at most 80 characters', async () => {
  const { id } = await submit()
  const refused = await act(asFirst, contract.denyDocument, id, '가'.repeat(81))
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['rcv_comment'])
  expect((await act(asFirst, contract.denyDocument, id, '가'.repeat(80))).status).toBe(200)
})

test('numbers have no gaps under parallel submissions, also beside one that fails', async () => {
  // Its number is given before its kind fails.
  const failing: DocumentKind<object, void> = {
    key: 'FAILING',
    refuses: {},
    touches: [],
    feature: null,
    content: z.object({}),
    headline: () => '실패',
    toWire: () => ({}),
    mayOpen: () => true,
    submitted: () => Promise.reject(new Error('The matter cannot be kept.')),
  }
  registerDocumentKinds([...documentKinds, failing])
  const broken = submitAs(at, author, failing, {
    content: {},
    line: { receivers: [{ memberId: first.memberId, type: 'APPROVER', order: 1 }] },
  })
  const [documents] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => submit())),
    expect(broken).rejects.toThrow('cannot be kept'),
  ])
  const serials = documents.map((one) => one.serial).sort()
  expect(serials).toEqual(
    Array.from({ length: 10 }, (_, index) => `2026-0000${String(index + 1).padStart(2, '0')}`),
  )
})

test('who is not on the line gets 403, another company 404, a full admin may look', async () => {
  const { id } = await submit()
  const outsider = await at.as(await makeMember(at, { company }))
  expect((await outsider.call(contract.getDocument, { params: { id } })).status).toBe(403)
  expect((await outsider.call(contract.receiverAction, { params: { id } })).status).toBe(403)
  expect((await act(outsider, contract.approveDocument, id)).status).toBe(403)
  expect((await foreign.call(contract.getDocument, { params: { id } })).status).toBe(404)
  expect((await act(foreign, contract.approveDocument, id)).status).toBe(404)
  expect((await foreign.call(contract.cancelDocument, { params: { id } })).status).toBe(404)
  const admin = await at.as(await makeAdmin(at, { company }))
  expect((await admin.call(contract.getDocument, { params: { id } })).body.abilities).toMatchObject({
    approve: false,
    cancel: false,
  })
  expect((await at.stranger().call(contract.inbox, {})).status).toBe(401)
})

test('the line names the team of today, not the one that is planned', async () => {
  const [now, later] = [
    await makeTeam(at, company, { name: '지금팀' }),
    await makeTeam(at, company, { name: '다음팀' }),
  ]
  const mover = await makeMember(at, { company, teamId: now })
  await at.owner.query(`update team_memberships set ends_on = '2027-01-01' where member_id = $1`, [
    mover.memberId,
  ])
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2027-01-01')`,
    [company.companyId, mover.memberId, later],
  )
  const { id } = await submit([mover])
  const { body } = await asAuthor.call(contract.getDocument, { params: { id } })
  expect(body.apv_receive.map(({ user }) => user.team_name)).toEqual(['지금팀'])
})

test('an approval can be taken back until the next one acts', async () => {
  const { id } = await submit()
  await act(asFirst, contract.approveDocument, id)
  expect((await asFirst.call(contract.withdrawDecision, { params: { id } })).status).toBe(200)
  expect(await titles(asSecond, 'requested')).toEqual([])
  expect(await titles(asFirst, 'requested')).toEqual(['품의서'])
  await act(asFirst, contract.approveDocument, id)
  await act(asSecond, contract.approveDocument, id)
  expect((await withdraw(asFirst, id)).error.error_code).toBe('NEXT_HAS_ACTED')
  expect((await withdraw(asSecond, id)).status).toBe(200)
  await act(asSecond, contract.denyDocument, id, '다시')
  expect((await withdraw(asFirst, id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('the last approval is taken back whole for ten seconds, once, and the author hears of what stands', async () => {
  const { id, serial } = await submit([first])
  at.travelTo('2026-11-23T09:00:10')
  const approved = await act(asFirst, contract.approveDocument, id, '좋습니다')
  expect(approved.body).toMatchObject({ drf_status: 'APPROVED', abilities: { withdraw: true } })
  at.travelTo('2026-11-23T09:00:20')
  const answers = await Promise.all([withdraw(asFirst, id), withdraw(asFirst, id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({
    drf_status: 'REQUESTED',
    abilities: { approve: true, withdraw: false },
  })
  expect(await titles(asFirst, 'requested')).toEqual(['품의서'])
  expect((await asFirst.call(contract.waitingCount, {})).body.count).toBe(1)
  const opened = await asAuthor.call(contract.getDocument, { params: { id } })
  expect(opened.body).toMatchObject({
    drf_status: 'REQUESTED',
    drf_serial: serial,
    decided_at: null,
    apv_receive: [{ rcv_processed: false, rcv_approved: null, rcv_comment: '', acted_at: null }],
  })

  await act(asFirst, contract.approveDocument, id)
  at.travelTo('2026-11-23T09:00:29')
  expect(await heard()).toEqual([])
  at.travelTo('2026-11-23T09:00:30')
  expect(await heard()).toEqual(['APPROVAL_APPROVED'])
  at.travelTo('2026-11-23T09:00:31')
  expect((await withdraw(asFirst, id)).error).toMatchObject({
    error_code: 'UNDO_TOO_LATE',
    message: expect.stringContaining('10초'),
  })
  const late = await asFirst.call(contract.getDocument, { params: { id } })
  expect(late.body).toMatchObject({ drf_status: 'APPROVED', abilities: { withdraw: false } })
  expect(await auditActions(at, company.companyId)).toContain('document.withdraw')
})

test('after the author took it back, or for somebody else, an approval stands', async () => {
  const { id } = await submit([first])
  await act(asFirst, contract.approveDocument, id)
  expect((await withdraw(asSecond, id)).status).toBe(403)
  expect((await withdraw(foreign, id)).status).toBe(404)
  await asAuthor.call(contract.cancelDocument, { params: { id } })
  expect((await withdraw(asFirst, id)).error.error_code).toBe('DOCUMENT_STATE')
})

test('the next one is told once of a turn that stands, and not of one that was taken back or dealt with', async () => {
  const { id } = await submit()
  await act(asFirst, contract.approveDocument, id)
  await withdraw(asFirst, id)
  expect(await waiting(id)).toEqual([])
  at.travelTo('2026-11-23T09:00:05')
  await act(asFirst, contract.approveDocument, id)
  expect((await asSecond.call(listNotifications, {})).body.count).toBe(0)
  at.travelTo('2026-11-23T09:00:15')
  expect((await asSecond.call(listNotifications, {})).body.count).toBe(1)
  expect(await waiting(id)).toEqual(['이차'])
})

test('nobody is told of an approval or a turn that ended before it stood', async () => {
  const approved = await submit([first])
  await act(asFirst, contract.approveDocument, approved.id)
  await asAuthor.call(contract.cancelDocument, { params: { id: approved.id } })
  for (const end of ['cancel', 'deny']) {
    const { id } = await submit([first, second, reader], [1, 2, 2])
    await act(asFirst, contract.approveDocument, id)
    if (end === 'deny') await act(asReader, contract.denyDocument, id)
    else await asAuthor.call(contract.cancelDocument, { params: { id } })
  }
  at.travelTo('2026-11-23T09:00:11')
  expect(await heard()).toEqual(['APPROVAL_DENIED'])
  expect(await heard(asSecond)).toEqual(['APPROVAL_TAKEN_BACK'])
})

test('the author cancels; after approval only where the company allows it', async () => {
  const open = await submit()
  expect((await asFirst.call(contract.cancelDocument, { params: { id: open.id } })).status).toBe(403)
  expect((await asAuthor.call(contract.cancelDocument, { params: { id: open.id } })).body.drf_status).toBe(
    'CANCELED',
  )
  expect(await titles(asFirst, 'requested')).toEqual([])
  expect(await titles(asFirst, 'canceled')).toEqual(['품의서'])

  const done = await submit([first])
  await act(asFirst, contract.approveDocument, done.id)
  await at.owner.query('update companies set documents_done_cancelable = false where company_id = $1', [
    company.companyId,
  ])
  expect((await asAuthor.call(contract.cancelDocument, { params: { id: done.id } })).error.error_code).toBe(
    'DOCUMENT_STATE',
  )
  await at.owner.query('update companies set documents_done_cancelable = true where company_id = $1', [
    company.companyId,
  ])
  expect((await asAuthor.call(contract.cancelDocument, { params: { id: done.id } })).status).toBe(200)
})

test('a document for readers only informs; reading and confirming leave its state', async () => {
  const receivers = [{ memberId: reader.memberId, type: 'VIEWER' as const, order: 0 }]
  const { id, status } = await submitAs(at, author, freeDocument, {
    content: { title: '알림', text: '' },
    line: { receivers },
  })
  expect(status).toBe('INFORMED')
  expect((await asReader.call(contract.unreadDocumentsCount, {})).body.count).toBe(1)
  expect((await asReader.call(contract.getDocument, { params: { id } })).body.abilities.confirm).toBe(true)
  expect((await asReader.call(contract.unreadDocumentsCount, {})).body.count).toBe(0)
  const confirmed = await asReader.call(contract.confirmDocument, { params: { id }, body: {} })
  expect(confirmed.body).toMatchObject({ drf_status: 'INFORMED', abilities: { confirm: false } })
  expect((await asReader.call(contract.overview, {})).body).toMatchObject({
    inbox: { informed: 1, requested: 0 },
    unread: 0,
  })
  expect((await asAuthor.call(contract.overview, {})).body.outbox.informed).toBe(1)
})

test('without anybody to decide a submission is refused', async () => {
  await expect(submit([])).rejects.toMatchObject({ code: 'NO_APPROVER' })
})

test('boxes page newest first by key with the whole number', async () => {
  for (let index = 1; index <= 5; index += 1)
    await makeDocument(at, author, { title: `문서 ${index}`, line: [{ member: first }] })
  const one = await asFirst.call(contract.inbox, { query: { page_size: 2 } })
  expect(one.body).toMatchObject({
    count: 5,
    previous: null,
    results: [{ drf_title: '문서 5' }, { drf_title: '문서 4' }],
  })
  const before = Number(new URLSearchParams(one.body.next!).get('before'))
  const two = await asFirst.call(contract.inbox, { query: { page_size: 2, before } })
  expect(two.body.results.map((row) => row.drf_title)).toEqual(['문서 3', '문서 2'])
  const three = await asFirst.call(contract.inbox, { query: { page_size: 2, page: 3 } })
  expect(three.body).toMatchObject({
    count: 5,
    next: null,
    results: [{ drf_title: '문서 1', apv_line: [{ state: 'TURN' }] }],
  })
  expect((await asFirst.call(contract.inbox, { query: { page: 9 } })).body).toMatchObject({
    count: 5,
    results: [],
  })
  const found = await asAuthor.call(contract.listDocuments, {
    query: { search: '서 3', start_date: '2020-01-01' },
  })
  expect(found.body).toMatchObject({ count: 1, results: [{ drf_title: '문서 3' }] })
  expect((await asReader.call(contract.listDocuments, { query: {} })).body.count).toBe(0)
})
