import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { createForm } from '#contract/approvals/forms/forms.ts'
import * as writing from '#contract/approvals/forms/writing.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import * as older from '#contract/approvals/papers/papers-v0.ts'
import { ZipReader } from '#server/outside/spreadsheet/unzip-for-tests.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

let at: TestApp
let company: TestCompany
let author: TestMember
let first: TestMember
let asAuthor: Client
let asFirst: Client
let admin: Client
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
  asAuthor = await at.as(author)
  asFirst = await at.as(first)
  admin = await at.as(await makeAdmin(at, { company }))
})

const unzip = (content: Buffer) => new ZipReader(content).entries()
const fileOf = (client: Client, path: string) => fetchFile(at, client, path)
const many = (ids: readonly number[]) => contract.downloadDocuments.path + `?ids=${ids.join()}`

const fields = [
  { key: 'payee', kind: 'TEXT', label: '거래처', is_required: false },
  { key: 'amount', kind: 'MONEY', label: '금액', is_required: false, in_words: true },
  {
    key: 'items',
    kind: 'TABLE',
    label: '내역',
    is_required: false,
    columns: [
      { key: 'name', kind: 'TEXT', label: '품목', is_required: false },
      { key: 'price', kind: 'MONEY', label: '단가', is_required: false, is_summed: true },
    ],
  },
] as const

async function submit(values: Record<string, unknown>, title = '지출') {
  const form = await admin.call(createForm, {
    body: {
      drf_title: '지출결의서',
      template_form: 'EXPENSE',
      share_com: true,
      form_fields: fields as never,
    },
  })
  const drf_tem_id = form.body.drf_tem_id
  const sent = await asAuthor.call(writing.writeDocument, {
    body: {
      drf_title: title,
      drf_content:
        '<h2>사유</h2><p>가 <strong>나</strong> <a href="https://example.com">다</a></p><ul><li>하나</li></ul>',
      drf_values: values,
      drf_tem_id,
      apv_receive: [{ user_id: first.memberId }],
    },
  })
  return { id: sent.body.drf_id, formId: drf_tem_id, serial: sent.body.drf_serial! }
}

const values = { payee: '가나상사', amount: 120_000, items: [{ name: '종이', price: 120_000 }] }

test(
  'a document is a PDF for its people, named by its number, in both generations of the calls',
  async () => {
    const { id, serial } = await submit(values)
    await asFirst.call(approvals.approveDocument, { params: { id }, body: { rcv_comment: '확인' } })
    const { status, name, content } = await fileOf(asFirst, many([id]))
    expect([status, name]).toEqual([200, `${serial} 지출.pdf`])
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.toString('latin1')).toMatch(/[A-Z]{6}\+Pretendard-Regular/)
    const same = await fileOf(asFirst, contract.downloadDocuments.path.replace('*', String(id)))
    const old = await fileOf(asFirst, `${older.oldDownloadDocument.path}?drf_id=${id}`)
    expect([same.status, old.status]).toEqual([200, 200])
    const outsider = await at.as(await makeMember(at, { company }))
    expect([(await fileOf(outsider, many([id]))).status, (await fileOf(foreign, many([id]))).status]).toEqual(
      [403, 404],
    )
    expect((await fileOf(asFirst, contract.downloadDocuments.path)).status).toBe(404)
  },
  LONG,
)

test(
  'several are an archive, none of which somebody may not open',
  async () => {
    const own = await makeDocument(at, author, { title: '가 품의' })
    const other = await makeDocument(at, author, { title: '나 품의' })
    const secret = await makeDocument(at, first, { title: '남의 문서' })
    const { status, content } = await fileOf(asAuthor, many([own, other]))
    expect(status).toBe(200)
    const entries = unzip(content)
    expect([...entries.keys()].map((name) => name.replace(/^T-\S+ /, ''))).toEqual([
      '가 품의.pdf',
      '나 품의.pdf',
    ])
    for (const pdf of entries.values()) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fileOf(asAuthor, many([own, secret]))).status).toBe(403)
  },
  LONG,
)

test(
  'full admins download a period, whose ends are days of the company',
  async () => {
    const { id } = await submit(values, '11월 문서')
    at.travelTo('2026-12-01T00:30')
    const december = await submit(values, '12월 문서')
    const period = (client: Client, query: string) =>
      fileOf(client, `${contract.downloadPeriod.path}?${query}`)
    const november = await period(admin, 'start_date=2026-11-01&end_date=2026-11-30')
    expect(unzip(november.content).size).toBe(1)
    const thisMonth = await fileOf(admin, contract.downloadPeriod.path)
    expect([...unzip(thisMonth.content).keys()][0]).toContain('12월 문서')
    expect([id, december.id].every(Boolean)).toBe(true)
    const refused = async (client: Client, query: string) =>
      JSON.parse((await period(client, query)).content.toString()).error_code
    expect(await refused(admin, 'start_date=2026-01-01&end_date=2026-01-31')).toBe('NO_PAPERS')
    expect(await refused(admin, 'start_date=2026-02-01&end_date=2026-01-31')).toBe('INVALID_RANGE')
    expect((await period(asAuthor, '')).status).toBe(403)
  },
  LONG,
)

test(
  'what documents of a form answered is a sheet with a column for each question',
  async () => {
    const { formId, serial } = await submit(values)
    const sheet = await fileOf(admin, `${contract.downloadFormValues.path}?template_id=${formId}`)
    const rows = await rowsOf(sheet.content)
    expect(rows[0]!.slice(0, 4)).toEqual(['문서 번호', '상태', '제목', '기안자'])
    expect(rows[0]!.slice(-3)).toEqual(['거래처', '금액', '내역'])
    expect([rows[1]![0], ...rows[1]!.slice(-3)]).toEqual([serial, '가나상사', 120_000, '종이 / 120,000'])
    const bySort = await fileOf(admin, `${older.oldDownloadFormValues.path}?template_form=EXPENSE`)
    expect(await rowsOf(bySort.content)).toEqual(rows)
    // Another form numbers its questions alike: each answer stands under its own form.
    await submit(values)
    const both = await rowsOf(
      (await fileOf(admin, `${older.oldDownloadFormValues.path}?template_form=EXPENSE`)).content,
    )
    const filled = both.slice(1).map((row) => row.slice(-6).map((cell) => cell !== null && cell !== ''))
    const [one, other] = [
      [true, true, true, false, false, false],
      [false, false, false, true, true, true],
    ]
    expect(filled).toEqual([one, other])
    const none = await fileOf(
      admin,
      `${contract.downloadFormValues.path}?template_id=${formId}&start_date=2025-01-01&end_date=2025-12-31`,
    )
    expect(await rowsOf(none.content)).toHaveLength(1)
    const status = async (client: Client) =>
      (await fileOf(client, `${contract.downloadFormValues.path}?template_id=${formId}`)).status
    expect([await status(asAuthor), await status(foreign)]).toEqual([403, 404])
  },
  LONG,
)
