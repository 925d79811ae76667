import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDocument, inbox } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/replies.ts'
import * as older from '#contract/approvals/documents/replies-v0.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let id: number
let asAuthor: Client
let asFirst: Client
let asSecond: Client
let outsider: Client
let foreign: Client

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  company = await makeCompany(at)
  const author = await makeMember(at, { company, name: '기안자' })
  const first = await makeMember(at, { company, name: '일차' })
  const second = await makeMember(at, { company, name: '이차' })
  id = await makeDocument(at, author, { title: '품의서', line: [{ member: first }, { member: second }] })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  asSecond = await at.as(second)
  outsider = await at.as(await makeMember(at, { company }))
})

const say = (client: Client, content: string) =>
  client.call(contract.createReply, { params: { id }, body: { content } })
const heard = async (client: Client) =>
  (await client.call(listNotifications, {})).body.results
    .filter(({ nt_type }) => nt_type === 'APPROVAL_REPLIED')
    .map(({ nt_content }) => nt_content)

test('a reply is told to the author and to those who see the document, by who wrote it', async () => {
  const written = await say(asFirst, '견적서를 첨부해 주십시오.\n세 곳 이상입니다.')
  expect(written.status).toBe(201)
  expect(written.body).toMatchObject({
    content: '견적서를 첨부해 주십시오.\n세 곳 이상입니다.',
    user: { username: '일차' },
    is_own: true,
    updated_date: null,
  })
  await say(asAuthor, '첨부했습니다.')
  expect(await heard(asAuthor)).toEqual(['일차 님이 ‘품의서’ 문서에 댓글을 남겼습니다.'])
  expect(await heard(asFirst)).toEqual(['기안자 님이 ‘품의서’ 문서에 댓글을 남겼습니다.'])
  // Whose turn has not come does not find the document in a box yet.
  expect(await heard(asSecond)).toEqual([])
  const { body } = await asAuthor.call(contract.listReplies, { params: { id }, query: { page_size: 1 } })
  expect(body).toMatchObject({ count: 2, results: [{ content: '첨부했습니다.', is_own: true }] })
  expect((await asFirst.call(inbox, {})).body.results).toMatchObject([{ reply_count: 2 }])
  expect(await auditActions(at, company.companyId)).toContain('document.reply')
})

test('opening the document reads what was told of its replies', async () => {
  await say(asFirst, '확인 부탁드립니다.')
  const unread = async () =>
    (await asAuthor.call(listNotifications, {})).body.results.filter(({ nt_read }) => !nt_read).length
  expect(await unread()).toBe(1)
  expect((await asAuthor.call(getDocument, { params: { id } })).body.reply_count).toBe(1)
  expect(await unread()).toBe(0)
})

test('own replies are changed and removed, and what was not read of a removed one is told no more', async () => {
  const { body: one } = await say(asFirst, '오타')
  const { body: two } = await say(asFirst, '둘째')
  const at1 = { id, replyId: one.drf_re_id }
  const changed = await asFirst.call(contract.changeReply, { params: at1, body: { content: '수정' } })
  expect(changed.body).toMatchObject({ content: '수정', updated_date: expect.any(String) })
  const other = await asAuthor.call(contract.changeReply, { params: at1, body: { content: '남의 것' } })
  expect(other.status).toBe(403)
  expect((await asAuthor.call(contract.removeReply, { params: at1 })).status).toBe(403)
  expect((await asFirst.call(contract.removeReply, { params: at1 })).status).toBe(204)
  expect((await asFirst.call(contract.removeReply, { params: at1 })).status).toBe(404)
  const { body } = await asAuthor.call(contract.listReplies, { params: { id } })
  expect(body.results.map(({ drf_re_id }) => drf_re_id)).toEqual([two.drf_re_id])
  expect(await heard(asAuthor)).toHaveLength(1)
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['document.change_reply', 'document.remove_reply']),
  )
})

test('two presses of remove at once remove once', async () => {
  const { body } = await say(asFirst, '한 번')
  const params = { id, replyId: body.drf_re_id }
  const answers = await Promise.all([1, 2, 3].map(() => asFirst.call(contract.removeReply, { params })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404])
})

test('a reply has 1 to 1,000 characters', async () => {
  expect((await say(asFirst, ' \n ')).status).toBe(400)
  expect((await say(asFirst, '가'.repeat(1001))).status).toBe(400)
  expect((await say(asFirst, '가'.repeat(1000))).status).toBe(201)
})

test('who takes no part reads and says nothing, an admin reads, another company finds nothing', async () => {
  const { body } = await say(asFirst, '비공개')
  const params = { id, replyId: body.drf_re_id }
  const content = { content: '끼어들기' }
  for (const [client, status] of [
    [outsider, 403],
    [foreign, 404],
  ] as const) {
    expect((await client.call(contract.listReplies, { params: { id } })).status).toBe(status)
    expect((await say(client, '끼어들기')).status).toBe(status)
    expect((await client.call(contract.changeReply, { params, body: content })).status).toBe(status)
    expect((await client.call(contract.removeReply, { params })).status).toBe(status)
    expect((await client.call(older.oldListReplies, { query: { drf_id: id } })).status).toBe(status)
    const old = { params: { id: body.drf_re_id } }
    expect((await client.call(older.oldRemoveReply, old)).status).toBe(status)
    expect((await client.call(older.oldChangeReply, { ...old, body: content })).status).toBe(status)
  }
  const admin = await at.as(await makeAdmin(at, { company }))
  expect((await admin.call(contract.listReplies, { params: { id } })).body.count).toBe(1)
  expect((await say(admin, '관리자')).status).toBe(403)
})

test('a reply is found under its own document alone', async () => {
  const { body } = await say(asFirst, '여기')
  const author = await makeMember(at, { company })
  const elsewhere = await makeDocument(at, author, {})
  const admin = await at.as(author)
  const params = { id: elsewhere, replyId: body.drf_re_id }
  expect((await admin.call(contract.removeReply, { params })).status).toBe(404)
})

test('the older calls do the same', async () => {
  const written = await asFirst.call(older.oldCreateReply, { body: { drf_id: id, content: '예전 방식' } })
  expect(written.status).toBe(201)
  const params = { id: written.body.drf_re_id }
  const changed = await asFirst.call(older.oldChangeReply, { params, body: { content: '고침' } })
  const [old, now] = [
    await asAuthor.call(older.oldListReplies, { query: { drf_id: id } }),
    await asAuthor.call(contract.listReplies, { params: { id } }),
  ]
  expect(old.body.results).toEqual(now.body.results)
  expect(old.body.results[0]!.content).toBe(changed.body.content)
  expect((await asFirst.call(older.oldRemoveReply, { params })).status).toBe(204)
  expect((await asAuthor.call(contract.listReplies, { params: { id } })).body.count).toBe(0)
})
