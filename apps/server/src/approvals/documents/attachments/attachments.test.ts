import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/approvals/documents/attachments.ts'
import * as older from '#contract/approvals/documents/attachments-v0.ts'
import * as drafts from '#contract/approvals/documents/drafts-v0.ts'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let second: TestMember
let asAuthor: Client
let asFirst: Client
let foreign: Client
let id: number

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())
beforeEach(async () => {
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  first = await makeMember(at, { company, name: '일차' })
  second = await makeMember(at, { company, name: '이차' })
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  id = await makeDocument(at, author, { title: '품의서', line: [{ member: first }, { member: second }] })
})

const pdf = (text: string) => ({
  name: `${text}.pdf`,
  type: 'application/pdf',
  content: `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
})

interface Sent {
  name: string
  content: string | Buffer
  type?: string
}
const attach = (
  client: Client,
  file: Sent,
  { document = id, field }: { document?: number; field?: string } = {},
) =>
  sendFile(
    at,
    client,
    {
      ...contract.addAttachment,
      path: contract.addAttachment.path.replace('{id}', String(document)),
    } as never,
    { ...file, field: 'file', ...(field && { fields: { field } }) },
  ) as Promise<{
    status: number
    body: { id: number; file_name: string }
    error: { error_code: string; message: string }
  }>
const detach = (client: Client, attachmentId: number, document = id) =>
  client.call(contract.removeAttachment, { params: { id: document, attachmentId } })
const take = (client: Client, attachmentId: number, document = id) =>
  client.call(contract.takeAttachment, { params: { id: document, attachmentId } })
const files = async () => {
  const { rows } = await at.owner.query('select name from files where company_id = $1 order by id', [
    company.companyId,
  ])
  return rows.map(({ name }) => name)
}

test('the author attaches a file, its people read it, and nobody else', async () => {
  const added = await attach(asAuthor, pdf('견적서'))
  expect(added).toMatchObject({ status: 201, body: { file_name: '견적서.pdf', field: null } })
  const opened = await asFirst.call(approvals.getDocument, { params: { id } })
  expect(opened.body.apv_attach).toEqual([added.body])
  const taken = await take(asFirst, added.body.id)
  expect(taken.status).toBe(200)
  expect(taken.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*%EA%B2%AC/),
    'x-content-type-options': 'nosniff',
  })
  const outsider = await at.as(await makeMember(at, { company }))
  expect([(await take(outsider, added.body.id)).status, (await take(foreign, added.body.id)).status]).toEqual(
    [403, 404],
  )
  const other = await makeDocument(at, author, {})
  expect((await take(asAuthor, added.body.id, other)).status).toBe(404)
  expect(await auditActions(at, company.companyId)).toEqual([
    'document.attach',
    'document.open',
    'document.download_file',
  ])
})

test('a file whose bytes are gone is not there', async () => {
  const { body } = await attach(asAuthor, pdf('견적서'))
  const { rows } = await at.owner.query('select storage_key from files where company_id = $1', [
    company.companyId,
  ])
  await at.outside.files.remove(rows[0].storage_key)
  expect(await take(asAuthor, body.id)).toMatchObject({
    status: 404,
    error: { error_code: 'NOT_FOUND' },
  })
  // Nobody has taken it along.
  expect(await auditActions(at, company.companyId)).toEqual(['document.attach'])
})

test('only the author changes what is attached, and only until somebody has decided', async () => {
  const { body } = await attach(asAuthor, pdf('견적서'))
  for (const [client, status] of [
    [asFirst, 403],
    [foreign, 404],
  ] as const) {
    expect((await attach(client, pdf('다른 것'))).status).toBe(status)
    expect((await detach(client, body.id)).status).toBe(status)
  }
  expect((await detach(asAuthor, body.id)).status).toBe(204)
  expect([(await detach(asAuthor, body.id)).status, await files()]).toEqual([404, []])
  const { body: kept } = await attach(asAuthor, pdf('계약서'))
  await asFirst.call(approvals.approveDocument, { params: { id }, body: {} })
  expect((await attach(asAuthor, pdf('늦은 것'))).error.error_code).toBe('DOCUMENT_STATE')
  expect((await detach(asAuthor, kept.id)).error.error_code).toBe('DOCUMENT_STATE')
  expect(await files()).toEqual(['계약서.pdf'])
})

test.each([
  ['a.exe', 'MZ', 'FILE_TYPE_NOT_ALLOWED'],
  ['a.html', '<script>1</script>', 'FILE_TYPE_NOT_ALLOWED'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'FILE_TYPE_NOT_ALLOWED'],
  ['a.pdf', 'PK\u0003\u0004', 'FILE_TYPE_MISMATCH'],
  ['a.png', '%PDF-1.4\n', 'FILE_TYPE_MISMATCH'],
  ['a.txt', '', 'FILE_EMPTY'],
])('%s is refused, and the document stays as it was', async (name, content, code) => {
  const refused = await attach(asAuthor, { name, content })
  expect(refused.error.error_code).toBe(code)
  expect((await asAuthor.call(approvals.getDocument, { params: { id } })).body.apv_attach).toEqual([])
})

test('what is too large is told with the size that may be', async () => {
  const refused = await attach(asAuthor, { name: 'a.txt', content: Buffer.alloc(21 * 1_048_576, 'a') })
  expect(refused).toMatchObject({ status: 413, error: { error_code: 'FILE_TOO_LARGE' } })
  expect(refused.error.message).toContain('20MB')
  expect(await files()).toEqual([])
})

test('a document has twenty files at most', async () => {
  for (let made = 0; made < 20; made += 1) await attach(asAuthor, { name: `${made}.txt`, content: '가' })
  const refused = await attach(asAuthor, { name: 'more.txt', content: '가' })
  expect(refused.error).toMatchObject({
    error_code: 'TOO_MANY_ATTACHMENTS',
    message: expect.stringContaining('20개'),
  })
})

test('files belong to what the proofs prove', async () => {
  await attach(asAuthor, pdf('견적서'))
  const history = async () => (await asAuthor.call(documentHistory, { params: { id } })).body
  expect(await history()).toMatchObject({ state: 'WHOLE', entries: [{ act: 'SUBMIT' }, { act: 'CHANGE' }] })
  await at.owner.query("update document_attachments set sha256 = repeat('f', 64) where document_id = $1", [
    id,
  ])
  expect(await history()).toMatchObject({ state: 'BROKEN', broken_at: { reason: 'DOCUMENT_CHANGED' } })
})

test('a search finds documents by the names of their files', async () => {
  await attach(asAuthor, pdf('3분기 견적서'))
  const found = async (client: Client, search: string) =>
    (await client.call(approvals.listDocuments, { query: { search } })).body.results.map((row) => row.drf_id)
  expect(await found(asFirst, '분기 견적')).toEqual([id])
  expect(await found(asFirst, '4분기')).toEqual([])
  expect(await found(foreign, '분기 견적')).toEqual([])
})

test('a file may be sent before it is said where it belongs, and waits a day for that', async () => {
  const address = await asAuthor.call(contract.getUploadAddress, { query: { file_name: '견적서.pdf' } })
  expect(address.body).toMatchObject({ method: 'POST', field: 'file' })
  const upload = { ...contract.uploadAttachment, path: new URL(address.body.upload_url).pathname }
  const send = (file: Sent) => sendFile(at, asAuthor, upload, { ...file, field: 'file' })
  const { body: sent } = await send(pdf('견적서'))
  const place = (client: Client, upload_key: number) =>
    client.call(contract.addAttachment, { params: { id }, body: { upload_key } })
  const asSecond = await at.as(second)
  const own = await makeDocument(at, second, {})
  expect(
    (
      await asSecond.call(contract.addAttachment, {
        params: { id: own },
        body: { upload_key: sent.upload_key },
      })
    ).status,
  ).toBe(404)
  expect(await place(asAuthor, sent.upload_key)).toMatchObject({
    status: 201,
    body: { file_name: '견적서.pdf' },
  })
  expect((await place(asAuthor, sent.upload_key)).status).toBe(404)
  await send(pdf('잊은 것'))
  at.travelTo(at.now().add({ hours: 25 }).toString())
  await send(pdf('오늘 것'))
  expect(await files()).toEqual(['견적서.pdf', '오늘 것.pdf'])
})

test('an upload that nobody would take is refused before it is sent', async () => {
  const ask = async (query: { file_name?: string; content_type?: string }) =>
    (await asAuthor.call(contract.getUploadAddress, { query })).error?.error_code
  expect(await ask({ file_name: 'a.exe' })).toBe('FILE_TYPE_NOT_ALLOWED')
  expect(await ask({ content_type: 'text/html' })).toBe('FILE_TYPE_NOT_ALLOWED')
  expect(await ask({ file_name: '...' })).toBe('FILE_NAME_INVALID')
  expect(await ask({ file_name: 'a.csv', content_type: 'application/vnd.ms-excel' })).toBeUndefined()
  expect(await ask({})).toBeUndefined()
})

test('the older calls do the same', async () => {
  const sent = await sendFile(at, asAuthor, older.oldAddAttachment, {
    ...pdf('견적서'),
    field: 'apv_attach',
    fields: { drf_id: String(id) },
  })
  expect(sent.status).toBe(201)
  const listed = await asFirst.call(older.oldListAttachments, { query: { drf_id: id } })
  expect(listed.body).toEqual([sent.body])
  const opened = await asFirst.call(drafts.oldGetDraft, { params: { id } })
  expect(opened.body.apv_attach).toEqual([sent.body])
  const remove = (client: Client) => client.call(older.oldRemoveAttachment, { params: { id: sent.body.id } })
  expect([(await remove(asFirst)).status, (await remove(foreign)).status]).toEqual([403, 404])
  expect((await remove(asAuthor)).status).toBe(204)
})

const draftOf = async (body: object) =>
  (await asAuthor.call(writing.writeDocument, { body: { is_draft: true, ...body } })).body.drf_id
const line = () => [{ user_id: first.memberId }]

test('files of a draft go along when it is submitted, and are nobody else’s before', async () => {
  const draft = await draftOf({ drf_title: '품의' })
  const { body } = await attach(asAuthor, pdf('견적서'), { document: draft })
  expect((await take(asAuthor, body.id, draft)).status).toBe(200)
  const admin = await at.as(await makeAdmin(at, { company }))
  expect([
    (await take(admin, body.id, draft)).status,
    (await attach(admin, pdf('가'), { document: draft })).status,
  ]).toEqual([404, 404])
  const sent = await asAuthor.call(writing.rewriteDocument, {
    params: { id: draft },
    body: { is_draft: false, drf_title: '품의', drf_content: '내용', apv_receive: line() },
  })
  expect(sent.status).toBe(200)
  const opened = await asFirst.call(approvals.getDocument, { params: { id: draft } })
  expect(opened.body.apv_attach).toEqual([body])
  expect((await asFirst.call(documentHistory, { params: { id: draft } })).body.state).toBe('WHOLE')
})

test('a draft that is thrown away takes its files with it', async () => {
  const draft = await draftOf({ drf_title: '품의' })
  await attach(asAuthor, pdf('견적서'), { document: draft })
  expect(await files()).toEqual(['견적서.pdf'])
  expect((await asAuthor.call(writing.deleteDraft, { params: { id: draft } })).status).toBe(204)
  expect(await files()).toEqual([])
})

test('a question for files is answered by what was attached to it, and by nothing that is only said', async () => {
  const admin = await at.as(await makeAdmin(at, { company }))
  const form = await admin.call(createForm, {
    body: {
      drf_title: '지출결의서',
      share_com: true,
      form_fields: [{ key: 'receipt', kind: 'FILE', label: '영수증', is_required: true }],
    },
  })
  const drf_tem_id = form.body.drf_tem_id
  const draft = await draftOf({ drf_title: '지출', drf_tem_id })
  const made = { id: 1, name: '없는 것.pdf', bytes: 1 }
  const submit = () =>
    asAuthor.call(writing.rewriteDocument, {
      params: { id: draft },
      body: {
        is_draft: false,
        drf_title: '지출',
        drf_tem_id,
        drf_values: { receipt: [made] },
        apv_receive: line(),
      },
    })
  const refused = await submit()
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['drf_values.receipt']])
  const { body: receipt } = await attach(asAuthor, pdf('영수증'), { document: draft, field: 'receipt' })
  await attach(asAuthor, pdf('참고'), { document: draft })
  expect((await submit()).status).toBe(200)
  const { body } = await asFirst.call(approvals.getDocument, { params: { id: draft } })
  expect((body.drf_values as { values: unknown }).values).toMatchObject({
    receipt: [{ id: receipt.id, name: '영수증.pdf' }],
  })
  expect((await detach(asAuthor, receipt.id, draft)).error.error_code).toBe('DOCUMENT_STATE')
  expect((await attach(asAuthor, pdf('가'), { document: draft, field: 'receipt' })).error.error_code).toBe(
    'DOCUMENT_STATE',
  )
})
