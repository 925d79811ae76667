import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { addCirculators, removeCirculator } from '#contract/approvals/documents/circulation.ts'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { createReply } from '#contract/approvals/documents/replies.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { noteTouched } from '#server/http/live/touched-people.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { listenLive } from '#test/listen-live.ts'
import { freeDocument } from '../../forms/index.ts'

let at: TestApp
let people: Record<'author' | 'first' | 'second' | 'other', TestMember>

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  await at.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => at.stop())

beforeEach(async () => {
  const company = await makeCompany(at)
  const [author, first, second, other] = await Promise.all(
    [0, 1, 2, 3].map(() => makeMember(at, { company })),
  )
  people = { author: author!, first: first!, second: second!, other: other! }
})

const submit = () =>
  submitAs(at, people.author, freeDocument, {
    content: { title: '품의서', text: '내용' },
    line: {
      receivers: [people.first, people.second].map(({ memberId }, step) => ({
        memberId,
        type: 'APPROVER' as const,
        order: step + 1,
      })),
    },
  })

const act = async (
  who: TestMember,
  endpoint: typeof contract.approveDocument | typeof contract.denyDocument,
  id: number,
) =>
  expect(
    (await (await at.as(who)).call(endpoint, { params: { id }, body: { rcv_comment: '사유' } })).status,
  ).toBe(200)

/** Who of all four is told to look again at their boxes. */
async function told(work: () => Promise<unknown>) {
  await at.app.live.flush()
  const names = Object.keys(people) as (keyof typeof people)[]
  const streams = await Promise.all(names.map(async (name) => listenLive(await at.as(people[name]), at.app)))
  await work()
  await at.app.live.flush()
  // Said last, to everybody: what was to be heard has been heard by then.
  await at.actAs(people.author.companyId, 'system', async (ctx) =>
    noteTouched(
      ctx.tx,
      'days',
      names.map((name) => people[name].memberId),
    ),
  )
  await at.app.live.flush()
  const days = [...liveWork.own, ...liveWork.others]
  const isLast = ({ heard }: (typeof streams)[number]) => heard.some((said) => said.join() === days.join())
  await vi.waitFor(() => expect(streams.every(isLast)).toBe(true), { timeout: 20_000 })
  for (const stream of streams) stream.stop()
  return names.filter((_name, place) =>
    streams[place]!.heard.some((said) => said.join() === liveDocuments.own.join()),
  )
}

test('whoever has a document in a box is told of it, and nobody else', async () => {
  let id = 0
  expect(await told(async () => void ({ id } = await submit()))).toEqual(['author', 'first', 'second'])
  expect(await told(() => act(people.first, contract.approveDocument, id))).toEqual([
    'author',
    'first',
    'second',
  ])
  const asSecond = await at.as(people.second)
  const reply = { params: { id }, body: { content: '확인했습니다.' } }
  expect(await told(() => asSecond.call(createReply, reply as never))).toEqual(['author', 'first', 'second'])
  expect(await told(() => act(people.second, contract.denyDocument, id))).toEqual([
    'author',
    'first',
    'second',
  ])
})

test('what is refused is not told, and whoever is taken out again is', async () => {
  const { id } = await submit()
  const asSecond = await at.as(people.second)
  const early = { params: { id }, body: { rcv_comment: '' } }
  expect(await told(() => asSecond.call(contract.approveDocument, early))).toEqual([])
  const asAuthor = await at.as(people.author)
  const body = { user_ids: [people.other.memberId], team_ids: [] }
  const added = await asAuthor.call(addCirculators, { params: { id }, body })
  const rcvId = added.body[0]!.rcv_id
  expect(await told(() => asAuthor.call(removeCirculator, { params: { id, rcvId } }))).toEqual([
    'author',
    'first',
    'second',
    'other',
  ])
  expect(await told(() => asAuthor.call(contract.getDocument, { params: { id } }))).toEqual([])
})
