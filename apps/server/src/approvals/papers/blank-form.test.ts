import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForm } from '#contract/approvals/forms/forms.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { fetchFile } from '#test/sheets.ts'
import { blankPaper } from './blank-form.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test(
  'a form is a PDF without answers for whoever may use it, and for nobody else',
  async () => {
    const company = await makeCompany(at)
    const admin = await at.as(await makeAdmin(at, { company }))
    const member = await at.as(await makeMember(at, { company }))
    const foreign = await at.as(await makeAdmin(at))
    const make = async (share_com: boolean) =>
      (await admin.call(createForm, { body: { drf_title: '품의서', share_com } as never })).body.drf_tem_id
    const path = (id: number) => contract.downloadBlankForm.path.replace('{id}', String(id))
    const shared = path(await make(true))
    const { status, name, content } = await fetchFile(at, member, shared)
    expect([status, name, content.subarray(0, 5).toString()]).toEqual([200, '품의서.pdf', '%PDF-'])
    expect((await fetchFile(at, foreign, shared)).status).toBe(404)
    expect((await fetchFile(at, member, path(await make(false)))).status).toBe(404)
  },
  LONG,
)

test('each question has room to write in, and the boxes are those of whoever decides', () => {
  const question = (key: string, kind: string, more: object = {}) => ({
    key,
    kind,
    label: key,
    is_required: false,
    ...more,
  })
  const columns = [
    { key: 'item', kind: 'TEXT', label: '품목', is_required: false },
    { key: 'price', kind: 'MONEY', label: '단가', is_required: false, is_summed: true },
  ]
  const fields = [
    question('kind', 'SELECT', { options: ['현금', '카드'] }),
    question('items', 'TABLE', { columns }),
    question('reason', 'LONG_TEXT'),
  ] as never
  const step = (type: string, order: number) => ({ type, order, member_id: order, name: '박', position: '' })
  const steps = [step('APPROVER', 1), step('AGREEER', 2), step('APPROVER', 3), step('VIEWER', 0)] as never
  const paper = blankPaper({ name: '지출결의서', fields, content: '' }, steps, '결', 'ko')
  expect(paper.stamps.map(({ title }) => title)).toEqual(['기안', '검토', '합의', '승인'])
  expect(paper.stamps.every(({ name }) => name === undefined)).toBe(true)
  expect(paper.answers[0]!.value).toBe('□ 현금   □ 카드')
  expect(paper.answers[1]!.table).toMatchObject({
    rows: Array.from({ length: 5 }, () => [' ', ' ']),
    sums: ['합계', ' '],
  })
  expect(paper.proof).toBeNull()
})
