import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/operator-notices/operator-notices.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { noticeFile, publishNotice, withdrawNotice } from './publish-notice.ts'

let at: TestApp
let admin: Client
let companyId: number
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-25T10:00')
  const somebody = await makeAdmin(at)
  companyId = somebody.companyId
  admin = await at.as(somebody)
})
afterAll(() => at.stop())

const publish = (written: object) =>
  at.inCompany(companyId, (tx) => publishNotice(tx, noticeFile.parse(written), at.now()))
const titles = async (client: Client, headers = {}) =>
  (await client.call(contract.recentOperatorNotices, {}, headers)).body.map((one) => one.spv_nt_title)

test('administrators of every company read it in their language, newest first, others do not', async () => {
  const first = await publish({ ko: { title: '점검 안내', content: '일요일 새벽에 점검합니다.' } })
  await publish({
    ko: { title: '새 기능', content: '식단' },
    en: { title: 'What is new', content: 'Menus' },
    shown_until: '2026-11-26T00:00:00+09:00',
  })
  expect(await titles(admin)).toEqual(['새 기능', '점검 안내'])
  expect(await titles(admin, { 'accept-language': 'en' })).toEqual(['What is new', '점검 안내'])
  expect(await titles(await at.as(await makeAdmin(at)))).toHaveLength(2)
  const one = await admin.call(contract.getOperatorNotice, { params: { id: first } })
  expect(one.body).toMatchObject({ spv_nt_id: first, spv_nt_content: '일요일 새벽에 점검합니다.' })

  const member = await at.as(await makeMember(at))
  const asked = [
    await member.call(contract.recentOperatorNotices),
    await member.call(contract.listOperatorNotices, { query: {} }),
    await member.call(contract.getOperatorNotice, { params: { id: first } }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('what is over stays in the list, and what was withdrawn is gone', async () => {
  const last = await publish({ ko: { title: '철회', content: '잘못 보낸 안내' } })
  at.travelTo('2026-11-26T10:00')
  expect(await titles(admin)).toEqual(['철회', '점검 안내'])
  expect(await at.inCompany(companyId, (tx) => withdrawNotice(tx, last))).toBe(true)
  expect(await at.inCompany(companyId, (tx) => withdrawNotice(tx, last))).toBe(false)
  const { body } = await admin.call(contract.listOperatorNotices, { query: { page_size: 1 } })
  expect(body).toMatchObject({ count: 2, results: [{ spv_nt_title: '새 기능' }] })
  expect((await admin.call(contract.getOperatorNotice, { params: { id: last } })).status).toBe(404)
})

test('a message has Korean words, a title, and ends after it began', async () => {
  expect(noticeFile.safeParse({ en: { title: 'News', content: 'Text' } }).success).toBe(false)
  expect(noticeFile.safeParse({ ko: { title: '', content: '글' } }).success).toBe(false)
  expect(noticeFile.safeParse({ ko: { title: '제목', content: '글' }, fr: {} }).success).toBe(false)
  const over = { ko: { title: '제목', content: '글' }, shown_until: '2020-01-01T00:00:00+09:00' }
  await expect(publish(over)).rejects.toThrow('operator_notices_order')
})
