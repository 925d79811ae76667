import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approveDocument,
  cancelDocument,
  denyDocument,
  getDocument,
} from '#contract/approvals/documents/approvals.ts'
import { createForm, deleteForm, getForm, updateForm, useForm } from '#contract/approvals/forms/forms.ts'
import { oldCreateForm } from '#contract/approvals/forms/forms-v0.ts'
import { updateApprovalSettings } from '#contract/approvals/documents/settings.ts'
import { getDraft, listDrafts, rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let author: TestMember
let decider: TestMember
let second: TestMember
let asAuthor: Client
let asDecider: Client
let asSecond: Client
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  const company = await makeCompany(at)
  author = await makeMember(at, { company })
  decider = await makeMember(at, { company })
  second = await makeMember(at, { company })
  asAuthor = await at.as(author)
  asDecider = await at.as(decider)
  asSecond = await at.as(second)
  admin = await at.as(await makeAdmin(at, { company }))
})

type Written = Parameters<typeof writeDocument.body.parse>[0] & object

const write = (body: Partial<Written>) =>
  asAuthor.call(writeDocument, {
    body: {
      drf_title: '품의서',
      drf_content: '<p>내용</p>',
      apv_receive: [decider, second].map(({ memberId }, step) => ({
        user_id: memberId,
        rcv_type: 'APPROVER' as const,
        rcv_order: step + 1,
      })),
      ...body,
    } as never,
  })

const countOf = async () =>
  (await at.owner.query('select count(*)::int as n from documents where company_id = $1', [author.companyId]))
    .rows[0].n

const answer = async (call: Promise<{ status: number; error: { error_code: string } }>) => {
  const { status, error } = await call
  return status < 300 ? 'ok' : error.error_code
}
const on = (id: number) => ({ params: { id }, body: { rcv_comment: '사유' } })

test('script in rich text never leaves, whatever it hides in', async () => {
  const hidden = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">눌러 주십시오</a>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">글</p>',
  ]
  const { body } = await write({ drf_content: `<p>앞</p>${hidden.join('')}<p>뒤</p>` })
  const { drf_content: shown } = (await asDecider.call(getDocument, { params: { id: body.drf_id } })).body
  expect(shown).not.toMatch(/script|onerror|onbegin|javascript:|<iframe|<svg/i)
  expect(shown).toMatch(/앞.*뒤/s)
})

test('a paste of forty megabytes and one of a little too much are refused, and nothing is kept', async () => {
  expect(await answer(write({ drf_content: '가'.repeat(14_000_000) }))).toBe('BODY_TOO_LARGE')
  expect(await answer(write({ drf_title: '제'.repeat(101) }))).toBe('BAD_REQUEST')
  expect(
    await answer(
      write({ drf_values: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, '값'])) }),
    ),
  ).not.toBe('INTERNAL')
  expect(await countOf()).toBeLessThanOrEqual(1)
})

test('a text as long as it may be arrives whole from the older calls as well, and a longer one is refused', async () => {
  const drf_content = '가'.repeat(100_000)
  const send = (content: string) => {
    const cookie = [...asAuthor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const payload = Object.entries({ drf_title: '품의', drf_content: content, is_draft: 'true' }).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const headers = { cookie, 'x-csrftoken': asAuthor.cookies.get('csrftoken') ?? '' }
    return at.app.http.inject({
      method: 'POST',
      url: '/approval/apvdraft/',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${payload.join('')}--x--\r\n`,
    })
  }
  const { drf_id: id } = (await send(drf_content)).json()
  expect((await asAuthor.call(getDraft, { params: { id } })).body.drf_content).toBe(drf_content)
  expect((await send(`${drf_content}가`)).json().fields).toHaveProperty('drf_content')
  expect((await send('가'.repeat(14_000_000))).json().error_code).toBe('BODY_TOO_LARGE')
  expect((await asAuthor.call(listDrafts, { query: {} })).body.count).toBe(1)
})

test('a form of five thousand fields is refused by name', async () => {
  const form_fields = Array.from({ length: 5000 }, (_, at) => ({
    id: `f${at}`,
    kind: 'TEXT',
    label: `항목 ${at}`,
  }))
  const body = { drf_title: '큰 양식', form_fields } as never
  const made = await admin.call(createForm, { body })
  expect([made.status, made.error?.error_code]).toEqual([400, 'BAD_REQUEST'])
})

test('the drafter in the own line decides nowhere, and with nobody else it is refused', async () => {
  const mine = { user_id: author.memberId, rcv_type: 'APPROVER' as const, rcv_order: 1 }
  expect(await answer(write({ apv_receive: [mine] }))).toBe('NO_APPROVER')
  const theirs = { user_id: decider.memberId, rcv_type: 'APPROVER' as const, rcv_order: 2 }
  const { body } = await write({ apv_receive: [mine, theirs, theirs] })
  const document = (await asDecider.call(getDocument, { params: { id: body.drf_id } })).body
  expect(
    document.apv_receive.some(
      ({ user, rcv_type }) => user.user_id === author.memberId && rcv_type === 'APPROVER',
    ),
  ).toBe(false)
})

test('nobody decides without the turn, nor after the end', async () => {
  const { drf_id: id } = (await write({})).body
  expect(await answer(asSecond.call(denyDocument, on(id)))).toBe('NOT_YOUR_TURN')
  expect(await answer(asAuthor.call(denyDocument, on(id)))).toBe('FORBIDDEN')
  expect(await answer(asDecider.call(denyDocument, on(id)))).toBe('ok')
  const after = [asDecider, asSecond].flatMap((client) =>
    [approveDocument, denyDocument].map((act) => answer(client.call(act, on(id)))),
  )
  for (const refused of await Promise.all(after))
    expect(['DOCUMENT_STATE', 'NOT_YOUR_TURN']).toContain(refused)
  expect(await answer(asAuthor.call(cancelDocument, { params: { id } }))).toBe('DOCUMENT_STATE')
})

test.each([1, 2, 3, 4])(
  'an approval while the author takes the document back: the document is what its chain says (%i)',
  async () => {
    const { drf_id: id } = (await write({})).body
    const [approved, canceled] = await Promise.all([
      answer(asDecider.call(approveDocument, on(id))),
      answer(asAuthor.call(cancelDocument, { params: { id } })),
    ])
    expect(canceled).toBe('ok')
    expect(['ok', 'DOCUMENT_STATE', 'NOT_YOUR_TURN']).toContain(approved)
    const { rows } = await at.owner.query(
      `select d.status, (select json_agg(p.act order by p.number) from document_proofs p where p.company_id = d.company_id and p.document_id = d.id) as acts,
       (select count(*)::int from document_receivers r where r.company_id = d.company_id and r.document_id = d.id and r.is_shown and not r.is_processed) as open
     from documents d where d.id = $1`,
      [id],
    )
    const acts = approved === 'ok' ? ['SUBMIT', 'APPROVE', 'CANCEL'] : ['SUBMIT', 'CANCEL']
    expect(rows[0]).toEqual({ status: 'CANCELED', acts, open: 0 })
  },
)

test('a form of thousands of questions is refused by name, and no script gets into what a form begins with', async () => {
  const form_fields = Array.from({ length: 5000 }, (_, at) => ({
    key: `q${at}`,
    kind: 'TEXT' as const,
    label: `항목 ${at}`,
  }))
  const refused = await admin.call(createForm, { body: { drf_title: '거대', form_fields } as never })
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['form_fields']])
  const drf_content = '<p onclick="x()">본문<script>alert(1)</script><img src=x onerror=x()></p>'
  const { body: made } = await admin.call(createForm, { body: { drf_title: '품의서', drf_content } as never })
  const { body: form } = await admin.call(getForm, { params: { id: made.drf_tem_id } })
  expect(form.drf_content).toContain('본문')
  expect(form.drf_content).not.toMatch(/script|onclick|onerror/)
})

test('the text of a form has a character at least; a form of questions alone says that it has none', async () => {
  const made = await admin.call(createForm, { body: { drf_title: '양식', drf_content: '가' } })
  expect(made.body.drf_content).toBe('가')
  const params = { id: made.body.drf_tem_id }
  for (const refused of [
    await admin.call(createForm, { body: { drf_title: '양식', drf_content: '' } }),
    await admin.call(oldCreateForm, { body: { drf_title: '양식', drf_content: '' } }),
    await admin.call(updateForm, { params, body: { drf_content: '' } }),
  ])
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['drf_content']])
  const none = await admin.call(updateForm, { params, body: { drf_content: null } })
  expect(none.body).toMatchObject({ drf_content: '', version: 2 })
})

test('a document number without its sequence is refused by saying what it needs', async () => {
  for (const drf_serial_format of ['HR-{yyyy}', '{seq}-{seq}']) {
    const { status, error } = await admin.call(updateApprovalSettings, { body: { drf_serial_format } })
    expect([status, error.fields?.['drf_serial_format']]).toEqual([
      400,
      '{seq} 항목을 한 번 포함하여 올바른 형식으로 입력해 주십시오.',
    ])
  }
})

test('an answer that is nobody, no team, no number or a turned period is refused at its question, in words', async () => {
  const form_fields = [
    { key: 'who', kind: 'PERSON' as const, label: '담당자' },
    { key: 'team', kind: 'TEAM' as const, label: '팀' },
    { key: 'count', kind: 'NUMBER' as const, label: '수량' },
    { key: 'at', kind: 'TIME' as const, label: '시각' },
    { key: 'days', kind: 'PERIOD' as const, label: '기간' },
  ]
  const body = { drf_title: '양식', share_com: true, form_fields }
  const { body: form } = await admin.call(createForm, { body: body as never })
  const said = async (drf_values: Record<string, unknown>) => {
    const { status, error } = await write({ drf_tem_id: form.drf_tem_id, drf_values })
    return status === 201 ? 'sent' : error.fields
  }
  const stranger = await makeMember(at)
  const nobody = '회사에 없는 구성원입니다. 다시 선택해 주십시오.'
  for (const who of [{ id: stranger.memberId }, { id: 'x' }, 'x'])
    expect(await said({ who })).toEqual({ 'drf_values.who': nobody })
  expect(await said({ team: { id: 2_000_000_000 } })).toEqual({
    'drf_values.team': '회사에 없는 팀입니다. 다시 선택해 주십시오.',
  })
  expect(await said({ count: 'abc' })).toEqual({ 'drf_values.count': '숫자로 입력해 주십시오.' })
  expect(await said({ at: '24:00' })).toEqual({
    'drf_values.at': '09:00과 같은 올바른 시각을 입력해 주십시오.',
  })
  expect(await said({ days: { from: '2026-12-03', to: '2026-12-01' } })).toEqual({
    'drf_values.days.to': '시작일보다 빠를 수 없습니다.',
  })
  expect(await said({ who: { id: decider.memberId }, team: null, count: '', at: null })).toBe('sent')
})

test('what is first kept after the form was taken away is kept for whoever had opened the form, and for nobody else', async () => {
  const { drf_tem_id } = (await admin.call(createForm, { body: { drf_title: '양식', share_com: true } })).body
  await asAuthor.call(useForm, { params: { id: drf_tem_id } })
  await admin.call(deleteForm, { params: { id: drf_tem_id } })
  const body = { is_draft: true, drf_title: '소모품', drf_tem_id }
  for (const is_draft of [true, false]) {
    const refused = await asSecond.call(writeDocument, { body: { ...body, is_draft } })
    expect(refused.error.error_code).toBe('NOT_FOUND')
  }
  const free = { is_draft: true, drf_title: '자유' }
  const { drf_id: id } = (await asAuthor.call(writeDocument, { body: free })).body
  const put = await asAuthor.call(rewriteDocument, { params: { id }, body: { drf_tem_id } })
  expect(put.error.error_code).toBe('FORM_REMOVED')
  const { body: kept } = await asAuthor.call(writeDocument, { body })
  const { body: draft } = await asAuthor.call(getDraft, { params: { id: kept.drf_id } })
  expect(draft).toMatchObject({ drf_title: '소모품', drf_tem_id, is_form_gone: true })
})

test('what is typed on after the form was taken away is kept as well', async () => {
  const form = (await admin.call(createForm, { body: { drf_title: '양식', share_com: true } })).body
  const { drf_tem_id } = form
  const { drf_id: id } = (await write({ is_draft: true, drf_tem_id })).body
  await admin.call(deleteForm, { params: { id: drf_tem_id } })
  const body = { is_draft: true, drf_title: '소모품', drf_tem_id }
  expect((await asAuthor.call(rewriteDocument, { params: { id }, body })).status).toBe(200)
  const { body: draft } = await asAuthor.call(getDraft, { params: { id } })
  expect(draft).toMatchObject({ drf_title: '소모품', drf_tem_id, is_form_gone: true })
  const sent = await asAuthor.call(rewriteDocument, { params: { id }, body: { is_draft: false } })
  expect(sent.error.error_code).toBe('FORM_REMOVED')
})

/** A rule, and signs that nobody sees: nobody can decide on them. */
const UNSEEN = [
  '<hr>',
  '<p>\u200b</p>',
  '<p>&#8203;</p>',
  '<p>\u3164\u2800</p>',
  '<p>\u200d</p>',
  '<p>\u00ad</p><hr>',
]

test('a form that was taken away is known to whoever keeps a draft of it that was made by call', async () => {
  const { drf_tem_id } = (await admin.call(createForm, { body: { drf_title: '양식', share_com: true } })).body
  const draft = { is_draft: true, drf_title: '소모품', drf_tem_id }
  await asAuthor.call(writeDocument, { body: draft })
  await admin.call(deleteForm, { params: { id: drf_tem_id } })
  expect((await asAuthor.call(writeDocument, { body: draft })).status).toBe(201)
  const sent = await asAuthor.call(writeDocument, { body: { ...draft, is_draft: false } })
  expect(sent.error.error_code).toBe('FORM_REMOVED')
})

test('what was written with a form that was taken away is sent without the form, and leaves its answers', async () => {
  const form_fields = [{ key: 'count', kind: 'NUMBER' as const, label: '수량' }]
  const body = { drf_title: '양식', share_com: true, form_fields }
  const { drf_tem_id } = (await admin.call(createForm, { body: body as never })).body
  const { drf_id: id } = (await write({ is_draft: true, drf_tem_id, drf_values: { count: 3 } })).body
  await admin.call(deleteForm, { params: { id: drf_tem_id } })
  const send = { params: { id }, body: { is_draft: false, drf_tem_id: null } }
  expect((await asAuthor.call(rewriteDocument, send)).body.drf_status).toBe('REQUESTED')
  const { body: document } = await asDecider.call(getDocument, { params: { id } })
  expect(document).toMatchObject({ drf_type: 'GENERAL', drf_title: '품의서' })
})

test('of twenty presses that send one draft one sends it, and the others change nothing', async () => {
  const body = { drf_title: '품의서', drf_content: '<p>내용</p>', is_draft: true }
  const apv_receive = [{ user_id: decider.memberId, rcv_type: 'APPROVER' as const, rcv_order: 1 }]
  const { drf_id: id } = (await write({ ...body, apv_receive })).body
  const send = { params: { id }, body: { ...body, apv_receive, is_draft: false } }
  const answers = await Promise.all(Array.from({ length: 20 }, () => asAuthor.call(rewriteDocument, send)))
  expect(new Set(answers.map(({ status, body: { drf_serial } }) => `${status} ${drf_serial}`)).size).toBe(1)
  const { rows } = await at.owner.query(
    `select d.version, (select json_agg(p.act order by p.number) from document_proofs p
       where p.company_id = d.company_id and p.document_id = d.id) as acts,
       (select count(*)::int from notifications n where n.company_id = d.company_id
         and n.data->>'targetId' = d.id::text) as told from documents d where d.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ version: 1, acts: ['SUBMIT'], told: 1 }])
  const other = [{ ...apv_receive[0]!, user_id: second.memberId }]
  const turned = await asAuthor.call(rewriteDocument, { params: { id }, body: { apv_receive: other } })
  expect(turned.error.error_code).toBe('LINE_STANDS')
})

test('whoever was told of a document that is written anew is told by its new title', async () => {
  const { drf_id: id } = (await write({})).body
  await asAuthor.call(rewriteDocument, { params: { id }, body: { drf_title: '새 제목' } })
  const { rows } = await at.owner.query(
    `select member_id, data->'title'->>'ko' as title from notifications where data->>'targetId' = $1`,
    [String(id)],
  )
  expect(rows).toEqual([{ member_id: decider.memberId, title: '새 제목' }])
})

test('what is written freely says something, and nothing that is sent is left out without a word', async () => {
  const form_fields = [{ key: 'count', kind: 'NUMBER' as const, label: '수량' }]
  const body = { drf_title: '양식', share_com: true, form_fields }
  const { drf_tem_id } = (await admin.call(createForm, { body: body as never })).body
  const refused = async (sent: Partial<Written>) => {
    const { status, error } = await write(sent)
    return status === 201 ? 'sent' : [error.error_code, ...Object.keys(error.fields ?? {})]
  }
  for (const drf_content of ['', '   ', '<p></p>', '<p>&nbsp;</p>', '<script>1</script>', ...UNSEEN])
    expect(await refused({ drf_content })).toEqual(['BAD_REQUEST', 'drf_content'])
  expect(await refused({ drf_content: '', drf_tem_id })).toBe('sent')
  expect(await refused({ drf_values: { count: 1 } })).toEqual(['BAD_REQUEST', 'drf_values.count'])
  const unasked = await refused({ drf_tem_id, drf_values: { count: 1, price: 2, name: 'x' } })
  expect(unasked).toEqual(['BAD_REQUEST', 'drf_values.price', 'drf_values.name'])
  expect(await refused({ drf_type: 'VACATION' })).toEqual(['UNKNOWN_DOCUMENT_KIND'])
  expect(await refused({ drf_type: 'GENERAL', drf_tem_id })).toEqual(['UNKNOWN_DOCUMENT_KIND'])
  expect(await refused({ drf_type: 'FORM', drf_tem_id })).toBe('sent')
  // A draft may be anything; what the form does not ask is refused as it is sent, and the draft stays.
  const { drf_id: id } = (await write({ is_draft: true, drf_tem_id, drf_values: { price: 2 } })).body
  const send = { params: { id }, body: { is_draft: false, drf_values: { price: 2 } } }
  expect(Object.keys((await asAuthor.call(rewriteDocument, send)).error.fields!)).toEqual([
    'drf_values.price',
  ])
  expect((await asAuthor.call(getDraft, { params: { id } })).body.drf_values).toEqual({ price: 2 })
  const kept = await asAuthor.call(rewriteDocument, { params: { id }, body: { is_draft: false } })
  expect(Object.keys(kept.error.fields!)).toEqual(['drf_values.price'])
  const sent = (await write({})).body
  const changed = { params: { id: sent.drf_id }, body: { drf_content: '<p></p>' } }
  expect(Object.keys((await asAuthor.call(rewriteDocument, changed)).error.fields!)).toEqual(['drf_content'])
})

test('a form whose text holds what no database can store is kept without it, and its entry is written', async () => {
  const made = await admin.call(createForm, {
    body: { drf_title: '양식', drf_content: 'a\0b\ud800' } as never,
  })
  expect(made.status).toBe(201)
  const { body } = await admin.call(getForm, { params: { id: made.body.drf_tem_id } as never })
  expect(body.drf_content).toContain('ab\ufffd')
})

test('two changes of a form at once are both kept', async () => {
  const { body: made } = await admin.call(createForm, {
    body: { drf_title: '양식', drf_content: '내용' } as never,
  })
  const params = { id: made.drf_tem_id } as never
  for (const round of ['하나', '둘', '셋']) {
    const both = await Promise.all([
      admin.call(updateForm, { params, body: { drf_title: `제목 ${round}` } as never }),
      admin.call(updateForm, { params, body: { drf_content: `내용 ${round}` } as never }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await admin.call(getForm, { params })
    expect([body.drf_title, body.drf_content]).toEqual([`제목 ${round}`, `내용 ${round}`])
  }
})
