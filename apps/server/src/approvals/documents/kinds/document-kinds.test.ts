import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { declaredKinds } from '#contract/document-kinds.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { documentKinds } from '#server/document-kinds.ts'
import { fail } from '#server/http/fail.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument, submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../../forms/index.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentKind, registerDocumentKinds } from './kind-registry.ts'

/** A made-up kind, which writes down what becomes of its documents. */
const happened: string[] = []
const LOST = { ko: '분실물', ja: '遺失物', en: 'Lost' }
const lostDocument: DocumentKind<{ thing: string; worth: number; note: string }, string> = {
  key: 'LOST',
  refuses: {},
  touches: [],
  feature: null,
  content: z.object({ thing: z.string().min(2), worth: z.int().max(1000), note: z.string() }),
  textField: 'note',
  headline: ({ thing }, language) => `${LOST[language]} · ${thing}`,
  toWire: ({ thing, worth }) => ({ lost_thing: thing, lost_worth: worth }),
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
  submitted: async (_ctx, { content }) => {
    happened.push(`submitted ${content.thing}`)
    return content.thing
  },
  approved: async (_ctx, { content }) => void happened.push(`approved ${content?.thing ?? 'unknown'}`),
  denied: async (_ctx, { content }) => void happened.push(`denied ${content?.thing ?? 'unknown'}`),
  canceled: async (_ctx, { content }) => void happened.push(`canceled ${content?.thing ?? 'unknown'}`),
  refusesCancel: (_ctx, { content }) => (content?.worth === 1000 ? 'ALREADY_CONFIRMED' : null),
}

let at: TestApp
let author: TestMember
let decider: TestMember
let asAuthor: Client
let asDecider: Client

beforeAll(async () => {
  at = await startTestApp()
  registerDocumentKinds([...documentKinds, lostDocument])
})
afterAll(() => at.stop())

beforeEach(async () => {
  happened.length = 0
  const company = await makeCompany(at)
  decider = await makeAdmin(at, { company })
  author = await makeMember(at, { company })
  asAuthor = await at.as(author)
  asDecider = await at.as(decider)
})

const umbrella = { thing: '우산', worth: 30, note: '현관에 두었습니다.' }
const submit = (content = umbrella, who = author) => submitAs(at, who, lostDocument, { content })
const decide = (id: number, endpoint: typeof contract.approveDocument | typeof contract.denyDocument) =>
  asDecider.call(endpoint, { params: { id }, body: {} })

test('what each kind refuses and touches is declared in the contract', () => {
  const keysOf = (kinds: readonly { key: string }[]) => kinds.map(({ key }) => key).sort()
  expect(keysOf(declaredKinds)).toEqual(keysOf(documentKinds))
  const undeclared = documentKinds.flatMap(({ key, refuses, touches }) => {
    const { errors } = contract.cancelDocument
    return [
      ...(refuses.cancel ?? []).filter((code) => !errors.includes(code)).map((code) => `${key}: ${code}`),
      ...touches.filter((name) => !contract.approveDocument.touches?.includes(name)),
    ]
  })
  expect(undeclared).toEqual([])
})

test('two kinds of one name are refused, and nobody submits what is not registered', async () => {
  expect(() => registerDocumentKinds([freeDocument, { ...freeDocument }])).toThrow('called GENERAL')
  expect(() => documentKind('NOWHERE')).toThrow('UNKNOWN_DOCUMENT_KIND')
  const stranger = submitAs(at, author, { ...lostDocument, key: 'NOWHERE' }, { content: umbrella })
  await expect(stranger).rejects.toMatchObject({ code: 'UNKNOWN_DOCUMENT_KIND' })
  const double = submitAs(at, author, { ...lostDocument }, { content: umbrella })
  await expect(double).rejects.toMatchObject({ code: 'UNKNOWN_DOCUMENT_KIND' })
})

test.each([
  ['ko', /입력/, /1000 이하/],
  ['ja', /入力/, /1000以下/],
  ['en', /^Enter text/, /1000 or less/],
] as const)('what a document says is checked at the door, in %s', async (language, text, number) => {
  const wrong = { thing: 7, worth: 1001, note: '' } as unknown as typeof umbrella
  const refused = await submitAs(at, author, lostDocument, { content: wrong }, language).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { thing: expect.stringMatching(text), worth: expect.stringMatching(number) },
  })
  expect(happened).toEqual([])
})

test('only whom the kind lets open one may submit it', async () => {
  const forAnother = submitAs(at, decider, lostDocument, { content: umbrella, authorId: author.memberId })
  await expect(forAnother).rejects.toMatchObject({ code: 'NO_PERMISSION' })
})

test('content is stored in our names, and told by those of the wire in the reader’s language', async () => {
  const { id, made } = await submit()
  expect(made).toBe('우산')
  const stored = await at.owner.query('select title, content from documents where id = $1', [id])
  expect(stored.rows).toEqual([{ title: '분실물 · 우산', content: umbrella }])
  for (const [language, title] of Object.entries(LOST)) {
    const reader = { 'accept-language': language }
    await at.owner.query('update accounts set language = $2 where id = $1', [decider.accountId, language])
    const told = `${title} · 우산`
    const opened = await asDecider.call(contract.getDocument, { params: { id } }, reader)
    expect(opened.body).toMatchObject({
      drf_title: told,
      drf_content: umbrella.note,
      drf_values: { lost_thing: '우산', lost_worth: 30 },
      drf_content_fits: true,
    })
    const listed = await asDecider.call(contract.inbox, {}, reader)
    expect(listed.body.results).toMatchObject([{ drf_title: told, drf_values: { lost_thing: '우산' } }])
    const found = await asDecider.call(contract.listDocuments, { query: { search: told } }, reader)
    expect(found.body.results).toMatchObject([{ drf_title: told }])
    const notices = await asDecider.call(listNotifications, {}, reader)
    expect(notices.body.results[0]!.nt_content).toContain(told)
  }
})

test('every end of a document runs the effect of its kind once', async () => {
  const first = await submit()
  await decide(first.id, contract.approveDocument)
  await decide(first.id, contract.approveDocument)
  await decide((await submit()).id, contract.denyDocument)
  await asAuthor.call(contract.cancelDocument, { params: { id: (await submit()).id } })
  expect(happened.filter((one) => !one.startsWith('submitted'))).toEqual([
    'approved 우산',
    'denied 우산',
    'canceled 우산',
  ])
})

test('what an approval did is undone by its kind, or the approval stands where the kind cannot', async () => {
  const { id } = await submit()
  const approved = await decide(id, contract.approveDocument)
  expect(approved.body).toMatchObject({ drf_status: 'APPROVED', abilities: { withdraw: false } })
  const refused = await asDecider.call(contract.withdrawDecision, { params: { id } })
  expect(refused.error.error_code).toBe('DOCUMENT_STATE')

  const undone: typeof lostDocument = {
    ...lostDocument,
    key: 'UNDONE',
    reopened: async (_ctx, { content }) => {
      if (content?.worth === 1000) fail('ALREADY_CONFIRMED')
      happened.push(`reopened ${content?.thing}`)
    },
  }
  registerDocumentKinds([...documentKinds, lostDocument, undone])
  const other = await submitAs(at, author, undone, { content: umbrella })
  await decide(other.id, contract.approveDocument)
  await asDecider.call(contract.withdrawDecision, { params: { id: other.id } })
  expect(happened.slice(-2)).toEqual(['approved 우산', 'reopened 우산'])

  const closed = await submitAs(at, author, undone, { content: { ...umbrella, worth: 1000 } })
  await decide(closed.id, contract.approveDocument)
  const late = await asDecider.call(contract.withdrawDecision, { params: { id: closed.id } })
  expect(late.error.error_code).toBe('ALREADY_CONFIRMED')
  const { body } = await asAuthor.call(contract.getDocument, { params: { id: closed.id } })
  expect(body).toMatchObject({ drf_status: 'APPROVED', apv_receive: [{ rcv_approved: true }] })
})

test('what nobody is left to decide is approved as it is submitted, with its effect, once', async () => {
  const sent = await submit(umbrella, decider)
  expect(sent.status).toBe('APPROVED')
  expect(happened).toEqual(['submitted 우산', 'approved 우산'])
  const atOnce = { receivers: [], approvedAtOnce: true }
  await submitAs(at, author, lostDocument, { content: umbrella, line: atOnce })
  expect(happened.slice(2)).toEqual(['submitted 우산', 'approved 우산'])
  const readers = { receivers: [{ memberId: decider.memberId, type: 'VIEWER' as const, order: 0 }] }
  const informed = await submitAs(at, author, lostDocument, { content: umbrella, line: readers })
  expect([informed.status, happened.at(-1)]).toEqual(['INFORMED', 'submitted 우산'])
})

test('a kind says who decides, and refuses that an approved document is taken back', async () => {
  const { id } = await submit({ ...umbrella, worth: 1000 })
  await decide(id, contract.approveDocument)
  expect((await asAuthor.call(contract.getDocument, { params: { id } })).body.abilities.cancel).toBe(false)
  const refused = await asAuthor.call(contract.cancelDocument, { params: { id } })
  expect(refused.error.error_code).toBe('ALREADY_CONFIRMED')
  const other = await makeMember(at, { company: { ...author, name: '', joinCode: '' } })
  const place = { position: '', teamName: null, type: 'APPROVER' as const, order: 1 }
  const someone = { memberId: other.memberId, name: other.name, ...place }
  const own: typeof lostDocument = {
    ...lostDocument,
    key: 'OWN_LINE',
    defaultLine: async () => ({ receivers: [someone], approvedAtOnce: false }),
  }
  registerDocumentKinds([...documentKinds, lostDocument, own])
  const sent = await submitAs(at, author, own, { content: umbrella })
  const { body } = await asAuthor.call(contract.getDocument, { params: { id: sent.id } })
  expect(body.apv_receive.map(({ user }) => user.user_id)).toEqual([other.memberId])
})

const old = () =>
  makeDocument(at, author, {
    kind: 'LOST',
    title: '분실물 우산',
    content: { item: '우산', note: '예전에 적은 글' },
    line: [{ member: decider }],
  })

test('a document that fits its kind no more is shown as far as it can be, and can be decided', async () => {
  const [approved, denied, canceled] = [await old(), await old(), await old()]
  const opened = await asDecider.call(contract.getDocument, { params: { id: approved } })
  expect(opened.body).toMatchObject({
    drf_title: '분실물 우산',
    drf_content: '예전에 적은 글',
    drf_values: {},
    drf_content_fits: false,
    abilities: { approve: true },
  })
  const listed = await asDecider.call(contract.inbox, {})
  expect(listed.body.results[0]).toMatchObject({ drf_title: '분실물 우산', drf_content_fits: false })
  expect((await decide(approved, contract.approveDocument)).body.drf_status).toBe('APPROVED')
  expect((await decide(denied, contract.denyDocument)).body.drf_status).toBe('DENIED')
  const taken = await asAuthor.call(contract.cancelDocument, { params: { id: canceled } })
  expect(taken.body.drf_status).toBe('CANCELED')
  expect(happened).toEqual(['approved unknown', 'denied unknown', 'canceled unknown'])
})

test('a document of a kind that is no more is shown and can be ended, but not approved', async () => {
  const lost = () =>
    makeDocument(at, author, { kind: 'NOWHERE', title: '옛 문서', line: [{ member: decider }] })
  const id = await lost()
  expect((await asDecider.call(contract.getDocument, { params: { id } })).body).toMatchObject({
    drf_title: '옛 문서',
    drf_content_fits: false,
  })
  expect((await decide(id, contract.approveDocument)).error).toMatchObject({
    error_code: 'UNKNOWN_DOCUMENT_KIND',
  })
  expect((await decide(id, contract.denyDocument)).body.drf_status).toBe('DENIED')
  const own = await asAuthor.call(contract.cancelDocument, { params: { id: await lost() } })
  expect(own.body.drf_status).toBe('CANCELED')
})
