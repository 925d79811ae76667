import { afterAll, beforeAll, expect, test } from 'vitest'
import * as fields from '#contract/people/custom-fields/custom-fields.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { type CustomKey, customKey } from '#contract/people/members/sheet-columns.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, rowsOf, sendFile, xlsxOf } from '#test/sheets.ts'
import { inviteBatch } from './running/invite-batch.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type NewField = EndpointCall<typeof fields.createCustomField>['body']

async function office(...made: NewField[]) {
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const keys: CustomKey[] = []
  for (const body of made) {
    const { body: field } = await boss.call(fields.createCustomField, { body })
    keys.push(customKey(field.id))
  }
  return { company, boss, keys, idOf: (place: number) => Number(keys[place]!.slice('custom_'.length)) }
}

const kinds: NewField[] = [
  { cuf_name: '사번', cuf_type: 'TEXT' },
  { cuf_name: '인사 메모', cuf_type: 'LONG_TEXT', cuf_show: 'ADMIN', cuf_edit: 'ADMIN' },
  { cuf_name: '희망 연봉', cuf_type: 'NUMBER' },
  { cuf_name: '비자 만료일', cuf_type: 'DATE' },
  { cuf_name: '근무지', cuf_type: 'CHOICE', options: ['서울', '부산'] },
  { cuf_name: '언어', cuf_type: 'CHOICES', options: ['영어', '일본어', '중국어'] },
  { cuf_name: '운전면허', cuf_type: 'YES_NO' },
  { cuf_name: '비상 연락처', cuf_type: 'PHONE' },
  { cuf_name: '개인 메일', cuf_type: 'EMAIL' },
  { cuf_name: '누리집', cuf_type: 'URL' },
]
const names = kinds.map(({ cuf_name: name }) => name ?? '')

type Cells = readonly (string | number | Date | null)[]

async function upload(
  client: Client,
  rows: readonly Cells[],
  more: Record<string, string> = {},
  language = 'ko',
) {
  const content = await xlsxOf(rows)
  return sendFile(at, client, contract.uploadInvite, { name: '명단.xlsx', content, fields: more, language })
}

async function linesOf(client: Client, id: number) {
  return (await client.call(contract.listImportRows, { params: { id } })).body.results
}

/** What is kept of everybody of the company, by address and name of the field. */
async function kept(companyId: number): Promise<Record<string, Record<string, string>>> {
  const { rows } = await at.owner.query<{ email: string; name: string; text: string }>(
    `select m.email, f.name, coalesce(nullif(v.value, ''), (select string_agg(o.name, ',' order by o.sort_order)
       from custom_value_options c join custom_field_options o on o.company_id = c.company_id and o.id = c.option_id
       where c.company_id = $1 and c.value_id = v.id)) as text
     from custom_values v join members m on m.company_id = v.company_id and m.id = v.member_id
       join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
     where v.company_id = $1 order by m.email, f.sort_order`,
    [companyId],
  )
  const byEmail = Map.groupBy(rows, (row) => row.email)
  return Object.fromEntries(
    [...byEmail].map(([email, own]) => [email, Object.fromEntries(own.map((row) => [row.name, row.text]))]),
  )
}

test('all ten kinds are read as a form would, written with the person, and told in the audit trail', async () => {
  const { company, boss, keys } = await office(...kinds)
  const long = `첫 줄\n${'가'.repeat(1900)}`
  const sent = await upload(boss, [
    ['이메일', '이름', ...names],
    [
      'a@kinds.test',
      '가',
      'G-0123',
      long,
      '52,000,000.50',
      new Date(Date.UTC(2027, 2, 5)),
      '부 산',
      '중국어, 영어',
      '아니오',
      1012345678,
      'Me@Home.kr',
      'gyeol.example/me',
    ],
    ['b@kinds.test', '나', ...names.map(() => null)],
  ])
  expect(sent.body.counts).toMatchObject({ ready: 2, problem: 0 })
  expect(sent.body.ignored_headings).toEqual([])
  expect(sent.body.custom_columns.map(({ key, name, kind }) => [key, name, kind])).toEqual(
    kinds.map(({ cuf_name, cuf_type }, place) => [keys[place], cuf_name, cuf_type]),
  )
  const [line, empty] = await linesOf(boss, sent.body.import_id)
  expect(line!.custom[keys[5]!]).toBe('중국어, 영어')
  expect(line!.read).toMatchObject({
    [keys[2]!]: '52000000.5',
    [keys[5]!]: '영어, 중국어',
    [keys[6]!]: 'false',
  })
  expect(line!.read).not.toHaveProperty(keys[0]!)
  expect([empty!.custom, empty!.read]).toEqual([{}, {}])

  await boss.call(contract.startImport, { params: { id: sent.body.import_id } })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const expected = {
    사번: 'G-0123',
    '인사 메모': long,
    '희망 연봉': '52000000.5',
    '비자 만료일': '2027-03-05',
    근무지: '부산',
    언어: '영어,중국어',
    운전면허: 'false',
    '비상 연락처': '01012345678',
    '개인 메일': 'me@home.kr',
    누리집: 'https://gyeol.example/me',
  }
  expect(await kept(company.companyId)).toEqual({ 'a@kinds.test': expected })
  const { rows } = await at.owner.query(
    `select a.after from audit_events a join members m on m.company_id = a.company_id and m.id = a.target_id
     where a.company_id = $1 and a.action = 'custom_value.save' and m.email = 'a@kinds.test'`,
    [company.companyId],
  )
  expect(rows).toEqual([{ after: { ...expected, 언어: '영어, 중국어' } }])
})

test('what is wrong is said in the language of the reader, can be mended, and comes out in the file of the rest', async () => {
  const { boss, keys } = await office(kinds[4]!, kinds[6]!, kinds[3]!)
  const head = ['이메일', '근무지', '운전면허', '비자 만료일']
  const { body } = await upload(boss, [head, ['a@wrong.test', '인천', '글쎄', '24.3.5']])
  expect(body.counts).toMatchObject({ ready: 0, problem: 1 })
  const problems = async (language: string) => {
    const path = contract.listImportRows.path.replace('{id}', String(body.import_id))
    const file = await fetchFile(at, boss, path, language)
    const [line] = JSON.parse(file.content.toString()).results
    return line.problems.map((problem: { field: string; message: string }) => [
      problem.field,
      problem.message,
    ])
  }
  expect(await problems('ko')).toEqual([
    [keys[0], '선택지에 없는 값입니다: 인천. 다음 중에서 입력해 주십시오: 서울, 부산'],
    [keys[1], '예 또는 아니요를 입력해 주십시오.'],
    [keys[2], '연도가 두 자리입니다. 2026-11-21과 같이 네 자리로 입력해 주십시오.'],
  ])
  expect((await problems('ja'))[0]![1]).toContain('選択肢にない値です')
  expect((await problems('en'))[1]![1]).toBe('Enter yes or no.')

  const path = `/user/com_members/imports/${body.import_id}/problem_rows/`
  const rest = await rowsOf((await fetchFile(at, boss, path)).content)
  expect(rest[0]!.slice(11)).toEqual(['근무지', '운전면허', '비자 만료일', '오류'])
  expect(rest[1]!.slice(11, 14)).toEqual(['인천', '글쎄', '24.3.5'])

  const params = { id: body.import_id, row: 2 }
  const custom = { [keys[0]!]: ' 서울 ', [keys[1]!]: 'o', [keys[2]!]: '' }
  const mended = await boss.call(contract.correctImportRow, { params, body: { custom } })
  expect(mended.body).toMatchObject({ state: 'READY', custom: { [keys[0]!]: '서울', [keys[1]!]: 'o' } })
  expect(mended.body.read[keys[1]!]).toBe('true')
})

test('only fields of the own company can be corrected', async () => {
  const { boss } = await office()
  const other = await office(kinds[0]!)
  const { body } = await upload(boss, [['이메일'], ['a@own.test']])
  const params = { id: body.import_id, row: 2 }
  const answer = await boss.call(contract.correctImportRow, {
    params,
    body: { custom: { [other.keys[0]!]: 'x' } },
  })
  expect(answer.status).toBe(404)
  for (const key of ['email', 'custom_x', '__proto__'])
    expect(
      (await boss.call(contract.correctImportRow, { params, body: { custom: { [key]: 'x' } } })).status,
    ).toBe(400)
})

test('names that two columns could have are told apart by the number of the field', async () => {
  const { company, boss, idOf } = await office(
    { cuf_name: '차량 번호' },
    { cuf_name: '차량번호' },
    { cuf_name: '전화번호' },
    { cuf_name: '휴대폰' },
  )
  const [car, phone] = [`차량 번호 #${idOf(0)}`, `전화번호 #${idOf(2)}`]
  const template = await fetchFile(at, boss, contract.downloadImportTemplate.path)
  const head = (await rowsOf(template.content))[0]!
  expect(head.slice(11)).toEqual([car, `차량번호 #${idOf(1)}`, phone, '휴대폰'])
  const { body } = await upload(
    boss,
    [
      ['이메일', car, '전화번호', phone, '휴대폰'],
      ['a@names.test', '12가 3456', '010-1111-2222', '내선 7', '회사 것'],
    ],
    { start: 'true' },
  )
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(body.ignored_headings).toEqual([])
  expect(await kept(company.companyId)).toEqual({
    'a@names.test': { '차량 번호': '12가 3456', 전화번호: '내선 7', 휴대폰: '회사 것' },
  })
  const { rows } = await at.owner.query(`select phone from members where email = 'a@names.test'`)
  expect(rows).toEqual([{ phone: '010-1111-2222' }])
  // The bare name could be either: nothing is guessed, and it is said.
  const bare = await upload(boss, [
    ['이메일', '차량번호'],
    ['b@names.test', '34나 5678'],
  ])
  expect(bare.body.ignored_headings).toEqual(['차량번호'])
})

test('what is deleted or changed between preview and run is judged as it is then', async () => {
  const { company, boss, keys, idOf } = await office(kinds[0]!, kinds[4]!, {
    cuf_name: '기수',
    cuf_type: 'NUMBER',
  })
  const { body } = await upload(boss, [
    ['이메일', '사번', '근무지', '기수'],
    ['a@gone.test', 'G-1', '서울', '3'],
    ['b@gone.test', '', '부산', '3'],
    ['c@gone.test', '', '서울', '2'],
  ])
  const params = { id: body.import_id }
  expect(body.counts).toMatchObject({ ready: 3 })
  expect((await boss.call(fields.deleteCustomField, { params: { id: idOf(0) } })).status).toBe(204)
  const options = (await boss.call(fields.listFieldOptions)).body
  const busan = options.find((option) => option.cufl_name === '부산')!
  await boss.call(fields.deleteFieldOption, { params: { id: busan.id } })
  await boss.call(fields.updateCustomField, { params: { id: idOf(2) }, body: { cuf_type: 'TEXT' } })

  const seen = await boss.call(contract.getImport, { params })
  expect(seen.body.custom_columns.map(({ key }) => key)).toEqual(keys.slice(1))
  await boss.call(contract.startImport, { params })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(
    (await linesOf(boss, body.import_id)).map(({ state, problems }) => [
      state,
      problems.map((one) => one.code),
    ]),
  ).toEqual([
    ['INVITED', ['FIELD_GONE']],
    ['FAILED', ['OPTION_UNKNOWN']],
    ['INVITED', []],
  ])
  expect(await kept(company.companyId)).toEqual({
    'a@gone.test': { 근무지: '서울', 기수: '3' },
    'c@gone.test': { 근무지: '서울', 기수: '2' },
  })
})

test('limited admins fill in the fields of those whom they invite, hidden ones too', async () => {
  const { company, keys } = await office(kinds[1]!)
  const team = await makeTeam(at, company, { name: '영업팀' })
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
  const head = (
    await rowsOf((await fetchFile(at, limited, contract.downloadImportTemplate.path)).content)
  )[0]!
  expect(head.at(-1)).toBe('인사 메모')
  const { body } = await upload(
    limited,
    [
      ['이메일', '팀', '인사 메모'],
      ['a@limited.test', '영업팀', '메모'],
    ],
    {
      start: 'true',
    },
  )
  expect(body.custom_columns.map(({ key }) => key)).toEqual(keys)
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(await kept(company.companyId)).toEqual({ 'a@limited.test': { '인사 메모': '메모' } })
})

test('the template offers options, says how to use them, and its sample would be read', async () => {
  const { boss } = await office(...kinds, { cuf_name: '빈 선택', cuf_type: 'CHOICE' })
  const { content } = await fetchFile(at, boss, contract.downloadImportTemplate.path)
  const { readXlsx } = await import('hucre/xlsx')
  const [sheet, options, notes] = (await readXlsx(content)).sheets
  expect(sheet!.rows[0]!.slice(11)).toEqual([...names, '빈 선택'])
  expect(sheet!.dataValidations?.map(({ range, formula1 }) => [range, formula1])).toEqual([
    ['P2:P2000', "'선택지'!$A$2:$A$3"],
    ['R2:R2000', "'선택지'!$C$2:$C$3"],
  ])
  expect([options!.name, options!.rows]).toEqual([
    '선택지',
    [
      ['근무지', '언어', '운전면허'],
      ['서울', '영어', '예'],
      ['부산', '일본어', '아니요'],
      [null, '중국어', null],
    ],
  ])
  expect(notes!.rows.flat().join(' ')).toContain('‘선택지’ 시트')
  const [head, sample] = sheet!.rows
  const { body } = await upload(boss, [head as Cells, ['x@sample.test', ...(sample!.slice(1) as Cells)]])
  const [line] = await linesOf(boss, body.import_id)
  // The team of the example is one that a company without any makes.
  expect(line!.problems).toEqual([])
})

test('lines are the same only when their fields are too', async () => {
  const { boss } = await office(kinds[0]!)
  const { body } = await upload(boss, [
    ['이메일', '사번'],
    ['a@same.test', '1'],
    ['a@same.test', '2'],
    ['b@same.test', ''],
    ['b@same.test', null],
  ])
  const lines = await linesOf(boss, body.import_id)
  expect(lines.map(({ state }) => state)).toEqual(['READY', 'PROBLEM', 'READY', 'SKIPPED'])
})

test('values come and go with their person: a crash leaves neither, and the next run writes both once', async () => {
  const { company, boss } = await office(kinds[0]!, kinds[5]!)
  const rows = Array.from({ length: 6 }, (_, place) => [`p${place}@crash.test`, `G-${place}`, '영어, 일본어'])
  const { body } = await upload(boss, [['이메일', '사번', '언어'], ...rows], { start: 'true' })
  const order = { importId: body.import_id, run: 1 }
  const batch = (breaks: boolean) =>
    at.actAs(company.companyId, 'system', async (ctx) => {
      await inviteBatch(ctx, order, 3)
      if (breaks) throw new Error('power cut')
    })
  await batch(false)
  await expect(batch(true)).rejects.toThrow('power cut')
  expect(Object.keys(await kept(company.companyId))).toEqual([
    'p0@crash.test',
    'p1@crash.test',
    'p2@crash.test',
  ])
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(await kept(company.companyId)).toEqual(
    Object.fromEntries(rows.map(([email, 사번]) => [email, { 사번, 언어: '영어,일본어' }])),
  )
})
