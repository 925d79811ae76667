import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationKinds } from '#contract/platform/notifications/notice-kinds.ts'
import * as contract from '#contract/platform/notifications/notifications.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../../approvals/forms/index.ts'
import { findNoticeKind, type NewNotification, notify } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const tell = (member: TestMember, one: Omit<NewNotification, 'memberIds'>) =>
  at.inCompany(member.companyId, (tx) =>
    notify(
      { tx, now: at.now(), companyId: companyIdOf(member.companyId) },
      { memberIds: [member.memberId], ...one },
    ),
  )

test('every kind has words in three languages, whose places are the same', () => {
  for (const name of notificationKinds) {
    const { words } = findNoticeKind(name)!
    const placesIn = (texts: readonly string[]) =>
      [...new Set(texts.join(' ').match(/\{\w+/g) ?? [])].toSorted()
    for (const language of ['ja', 'en'] as const) {
      expect(words[language].every((text) => text.length > 0)).toBe(true)
      expect([
        name,
        language,
        placesIn(words[language]).every((place) => words.ko.join(' ').includes(place)),
      ]).toEqual([name, language, true])
    }
  }
})

test('10,000 unread ones are read on page by page, each once, and marked at once', async () => {
  const member = await makeMember(at)
  await at.owner.query(
    `insert into notifications (company_id, member_id, kind, data, created_at)
     select $1, $2, case when n % 10 = 0 then 'MEMBER_JOINED' else 'APPROVAL_REPLIED' end, jsonb_build_object('title', n),
       $3::timestamptz - make_interval(secs => n / 3)
     from generate_series(1, 10000) n`,
    [member.companyId, member.memberId, at.now().toString()],
  )
  const client = await at.as(member)
  const seen = new Set<number>()
  let before: string | undefined
  let pages = 0
  do {
    const { body } = await client.call(contract.listNotificationFeed, {
      query: { group: 'COMPANY', page_size: 100, ...(before && { before }) },
    })
    for (const one of body.results) {
      expect([one.nt_type, seen.has(one.nt_id)]).toEqual(['MEMBER_JOINED', false])
      seen.add(one.nt_id)
    }
    before = body.next_before ?? undefined
    pages += 1
  } while (before)
  expect([seen.size, pages]).toEqual([1000, 10])
  expect((await client.call(contract.countNewNotifications)).body.nt_new).toBe(100)
  expect((await client.call(contract.readNotifications, { body: { all: true } })).body.nt_new).toBe(0)
  expect(
    (await client.call(contract.listNotificationFeed, { query: { unread: true as never } })).body,
  ).toEqual({
    results: [],
    next_before: null,
  })
  const bad = await client.call(contract.listNotificationFeed, { query: { before: "1' or 1=1" as never } })
  expect(bad.status).toBe(400)
})

test('of one thing one unread notice stands, with how often; once read, the next one stands by itself', async () => {
  const member = await makeMember(at)
  const client = await at.as(member)
  const reply = (person: string) =>
    tell(member, {
      kind: 'APPROVAL_REPLIED',
      data: { person, title: '품의', targetId: 7 },
      link: '/main/approval/7',
    })
  for (const person of ['가', '나', '👩‍👩‍👧 다']) await reply(person)
  await tell(member, { kind: 'APPROVAL_REPLIED', data: { person: '라', title: '다른 품의', targetId: 8 } })
  const [other, one, ...more] = (await client.call(contract.listNotificationFeed)).body.results
  expect(more).toEqual([])
  expect(other!.nt_target_id).toBe(8)
  expect(one).toMatchObject({ nt_times: 3, nt_content: '👩‍👩‍👧 다 님이 ‘품의’ 문서에 댓글을 남겼습니다.' })
  await client.call(contract.readNotifications, { body: { all: true } })
  await reply('마')
  const { results } = (await client.call(contract.listNotificationFeed)).body
  expect(results.map((item) => [item.nt_read, item.nt_times])).toEqual([
    [false, 1],
    [true, 1],
    [true, 3],
  ])
})

test('two that tell of one thing at once leave one', async () => {
  const member = await makeMember(at)
  const say = () =>
    tell(member, { kind: 'APPROVAL_REPLIED', data: { person: '가', title: '품의', targetId: 7 } })
  await Promise.all(Array.from({ length: 6 }, say))
  const { results } = (await (await at.as(member)).call(contract.listNotificationFeed)).body
  expect(results.map((item) => item.nt_times)).toEqual([6])
})

test('opening one marks it as read and says whether what it leads to can still be seen', async () => {
  const author = await makeMember(at, { name: '기안자' })
  const company = { companyId: author.companyId, name: '', joinCode: '' }
  const approver = await makeMember(at, { company })
  const { id } = await submitAs(at, author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: { receivers: [{ memberId: approver.memberId, type: 'APPROVER', order: 1 }] },
  })
  const client = await at.as(approver)
  const open = async () => {
    const [newest] = (await client.call(contract.listNotificationFeed)).body.results
    return (await client.call(contract.openNotification, { params: { id: newest!.nt_id } })).body
  }
  expect(await open()).toEqual({ nt_link: `/main/approval/${id}`, nt_gone: false, nt_new: 0 })
  await at.owner.query('delete from document_receivers where company_id = $1 and document_id = $2', [
    author.companyId,
    id,
  ])
  expect(await open()).toMatchObject({ nt_gone: true })
  const stranger = await makeMember(at)
  const [newest] = (await client.call(contract.listNotificationFeed)).body.results
  const params = { id: newest!.nt_id }
  expect((await (await at.as(stranger)).call(contract.openNotification, { params })).status).toBe(404)
  expect((await (await at.as(author)).call(contract.openNotification, { params })).status).toBe(404)
})
