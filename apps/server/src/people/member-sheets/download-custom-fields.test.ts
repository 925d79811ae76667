import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomField, createCustomValue } from '#contract/people/custom-fields/custom-fields.ts'
import {
  downloadMembers,
  listImportRows,
  uploadInvite,
} from '#contract/people/member-sheets/member-sheets.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, rowsOf, sendFile } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('everybody gets the columns of the fields that they may know of, with the values that they may see', async () => {
  const own = await makeCompany(at)
  const leading = await makeMember(at, { company: own, name: '이리더' })
  const teamId = await makeTeam(at, own, { leaderId: leading.memberId })
  const chief = await at.as(await makeAdmin(at, { company: own, name: '가대표' }))
  const half = await makeMember(at, { company: own, name: '박중간', coverTeamIds: [teamId] })
  const person = await makeMember(at, { company: own, name: '최영업', teamId })
  const made = new Map<string, number>()
  for (const [cuf_name, cuf_show] of [
    ['모두', 'ALL'],
    ['리더', 'LEADER'],
    ['관리자', 'ADMIN'],
  ] as const) {
    const body = { cuf_name, cuf_show, cuf_edit: 'ADMIN' as const }
    made.set(cuf_name, (await chief.call(createCustomField, { body })).body.id)
  }
  for (const { memberId, name } of [person, half, leading])
    for (const [field, id] of made)
      await chief.call(createCustomValue, {
        body: { custom_user_field: id, user: memberId, ucv_value: `${field} ${name}` },
      })
  const seen = async (client: Client) => {
    const rows = await rowsOf((await fetchFile(at, client, downloadMembers.path)).content)
    return rows.map((row) => [row[1], ...row.slice(11)].map((cell) => cell ?? '').join('|'))
  }
  expect(await seen(chief)).toEqual([
    '이름|모두|리더|관리자',
    '가대표|||',
    '박중간|모두 박중간|리더 박중간|관리자 박중간',
    '이리더|모두 이리더|리더 이리더|관리자 이리더',
    '최영업|모두 최영업|리더 최영업|관리자 최영업',
  ])
  // A leader does not learn that there is a field for admins only.
  expect(await seen(await at.as(leading))).toEqual([
    '이름|모두|리더',
    '이리더|모두 이리더|리더 이리더',
    '최영업|모두 최영업|리더 최영업',
  ])
  // A limited admin sees it of those whom they look after, and not what it says of themself.
  const limitedRows = await seen(await at.as(half))
  expect(limitedRows.at(0)).toBe('이름|모두|리더|관리자')
  expect(limitedRows.find((row) => row.startsWith('박중간'))).toBe('박중간|모두 박중간|리더 박중간|')
  expect(limitedRows.at(-1)).toBe('최영업|모두 최영업|리더 최영업|관리자 최영업')
})

test('what is downloaded is read again as the same', async () => {
  const from = await at.as(await makeAdmin(at, { company: await makeCompany(at) }))
  const fields = [
    { cuf_name: '수', cuf_type: 'NUMBER', ucv_value: '1234.5' },
    { cuf_name: '긴 수', cuf_type: 'NUMBER', ucv_value: '123456789012345.123456' },
    { cuf_name: '날', cuf_type: 'DATE', ucv_value: '2024-03-05' },
    { cuf_name: '예아니요', cuf_type: 'YES_NO', ucv_value: 'false' },
    { cuf_name: '여러 개', cuf_type: 'CHOICES', options: ['가, 나', '다'], ucv_value: '' },
    { cuf_name: '글', cuf_type: 'LONG_TEXT', ucv_value: '=1+1\n둘째 줄' },
  ] as const
  for (const { ucv_value, ...body } of fields) {
    const { body: field } = await from.call(createCustomField, {
      body: { ...body, ...('options' in body && { options: [...body.options] }) } as never,
    })
    const typed = ucv_value || field.options.map(({ id }) => id).join(',')
    const said = await from.call(createCustomValue, {
      body: { custom_user_field: field.id, ucv_value: typed },
    })
    expect(said.status).toBe(201)
  }
  const { content } = await fetchFile(at, from, downloadMembers.path)
  const { body } = await sendFile(at, from, uploadInvite, { name: 'members.xlsx', content })
  expect(body.ignored_headings).toEqual([])
  const [line] = (await from.call(listImportRows, { params: { id: body.import_id } })).body.results
  expect(body.custom_columns.map(({ key }) => line!.read[key] ?? line!.custom[key])).toEqual([
    '1234.5',
    '123456789012345.123456',
    '2024-03-05',
    'false',
    '가, 나, 다',
    '=1+1\n둘째 줄',
  ])
})
