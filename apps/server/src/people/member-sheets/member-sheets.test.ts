import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { listUser } from '#contract/people/members/members.ts'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile, headersOf, rowsOf, sendFile, xlsxOf } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const head = await makeTeam(at, company, { name: '개발본부' })
  const teamId = await makeTeam(at, company, { name: '서버팀', parentId: head })
  return { company, boss, asBoss: await at.as(boss), head, teamId }
}

const HEAD = ['이메일', '이름', '팀', '입사일', '전화번호']

async function upload(
  client: Client,
  rows: (string | number | Date | null)[][],
  fields: Record<string, string> = {},
) {
  const content = await xlsxOf([HEAD, ...rows])
  return sendFile(at, client, contract.uploadInvite, { name: '명단.xlsx', content, fields })
}

async function membersOf(companyId: number) {
  const { rows } = await at.owner.query(
    `select m.email, m.name, m.name_initials, m.status, m.phone, m.joined_on::text, tm.team_id::int, tm.starts_on::text
     from members m left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
     where m.company_id = $1 and m.status = 'INVITED' order by m.email`,
    [companyId],
  )
  return rows as Record<string, unknown>[]
}

test('a sheet is looked at, corrected, started, and everybody is invited', async () => {
  const { company, asBoss, teamId } = await office()
  const sent = await upload(asBoss, [
    ['Hong@gyeol.test', '홍길동', '개발본부 / 서버팀', '2026-03-02', 1012345678],
    ['kim@gyeol.test', '김지원', '없는팀', '', ''],
    ['', '', '', '', ''],
    ['lee@gyeol.test', '이하늘', '', 45353, ''],
  ])
  expect([sent.status, sent.body.state, sent.body.file_name]).toEqual([200, 'PREVIEW', '명단.xlsx'])
  expect(sent.body.counts).toEqual({ total: 3, ready: 2, problem: 1, invited: 0, skipped: 0, failed: 0 })
  expect(await membersOf(company.companyId)).toEqual([])

  const params = { id: sent.body.import_id }
  const wrong = await asBoss.call(contract.listImportRows, { params, query: { with_problems: 'true' } })
  expect(wrong.body.results).toMatchObject([
    {
      row: 3,
      state: 'PROBLEM',
      email: 'kim@gyeol.test',
      team: '없는팀',
      problems: [{ field: 'team', code: 'TEAM_UNKNOWN' }],
    },
  ])
  const mended = await asBoss.call(contract.correctImportRow, {
    params: { ...params, row: 3 },
    body: { team: '서버팀' },
  })
  expect([mended.body.state, mended.body.problems]).toEqual(['READY', []])

  const started = await asBoss.call(contract.startImport, { params })
  expect([started.status, started.body.state]).toEqual([200, 'RUNNING'])
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const done = await asBoss.call(contract.getImport, { params })
  expect([done.body.state, done.body.counts]).toEqual([
    'DONE',
    { total: 3, ready: 0, problem: 0, invited: 3, skipped: 0, failed: 0 },
  ])
  const none = { phone: '', joined_on: null, team_id: null, starts_on: null, status: 'INVITED' }
  expect(await membersOf(company.companyId)).toEqual([
    {
      ...none,
      email: 'hong@gyeol.test',
      name: '홍길동',
      name_initials: 'ㅎㄱㄷ',
      phone: '01012345678',
      joined_on: '2026-03-02',
      team_id: teamId,
      starts_on: '2026-03-02',
    },
    {
      ...none,
      email: 'kim@gyeol.test',
      name: '김지원',
      name_initials: 'ㄱㅈㅇ',
      team_id: teamId,
      starts_on: '2026-11-23',
    },
    { ...none, email: 'lee@gyeol.test', name: '이하늘', name_initials: 'ㅇㅎㄴ', joined_on: '2024-03-02' },
  ])
})

test('each is mailed once, a team at once and more one after the other; audit and notification tell of it', async () => {
  const { company, asBoss } = await office()
  const rows = Array.from({ length: 53 }, (_, index) => [`p${index}@mailed.test`, `가나${index}`])
  const { body } = await upload(asBoss, rows, { start: 'true' })
  await at.runJobs('import-members')
  const queued = await at.owner.query<{ after: number; priority: number }>(
    `select extract(epoch from start_after - min(start_after) over ())::float as after, priority from pgboss.job
     where name = 'send-invitation' and (data->>'companyId')::bigint = $1 order by start_after`,
    [company.companyId],
  )
  expect(queued.rows.map((row) => row.after)).toEqual([...Array.from({ length: 50 }, () => 0), 5, 5.1, 5.2])
  expect(new Set(queued.rows.map((row) => row.priority))).toEqual(new Set([-1]))
  await at.runJobs('send-invitation')
  const mails = (await at.outside.mail.mailbox.listMails(500)).filter((mail) =>
    mail.to.endsWith('@mailed.test'),
  )
  expect(mails.map((mail) => mail.to).toSorted()).toEqual(rows.map((row) => row[0]).toSorted())
  expect(await auditActions(at, company.companyId)).toEqual([
    'member_import.create',
    'member_import.start',
    ...rows.map(() => 'member.invite'),
    'member_import.end',
    ...rows.map(() => 'member.issue_invitation'),
  ])
  const told = await asBoss.call(listNotifications)
  expect(told.body.results).toMatchObject([
    {
      nt_type: 'MEMBER_IMPORT_DONE',
      nt_content: '초대 53명, 미초대 0행입니다.',
      nt_link: `/main/members/import?import=${body.import_id}`,
    },
  ])
})

test('who is imported stands there exactly as who is invited alone', async () => {
  const { company, asBoss, teamId } = await office()
  const one = { email: 'alone@same.test', username: '홍길동', team: teamId, joined_date: '2026-03-02' }
  await asBoss.call(sendInvite, { body: { ...one, position: '팀원', contract_type: '정규직' } })
  await sendFile(at, asBoss, contract.uploadInvite, {
    name: 'a.csv',
    content: '이메일,이름,팀,입사일,직책,계약 형태\nsheet@same.test,홍길동,서버팀,2026-03-02,팀원,정규직',
    fields: { start: 'true' },
  })
  await at.runJobs('import-members')
  const { rows } = await at.owner.query<{ kept: Record<string, unknown> }>(
    `select to_jsonb(m) - '{id,email,created_at}'::text[] || jsonb_build_object(
       'teams', (select jsonb_agg(to_jsonb(tm) - '{id,member_id}'::text[]) from team_memberships tm
         where tm.company_id = $1 and tm.member_id = m.id)) as kept
     from members m where m.company_id = $1 and m.email like '%@same.test' order by m.id`,
    [company.companyId],
  )
  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual(rows[0])
})

test('rows that need a look are kept with their reasons, and can be taken out, mended and sent again', async () => {
  const { company, boss, asBoss } = await office()
  await makeMember(at, { company, email: 'left@gyeol.test', status: 'RETIRED' })
  const other = await makeMember(at, { email: 'elsewhere@gyeol.test' })
  const { body } = await upload(
    asBoss,
    [
      [boss.email, '대표'],
      ['left@gyeol.test', '떠난이'],
      [other.email, '겸직'],
      ['twice@gyeol.test', '하나'],
      ['twice@gyeol.test', '둘'],
      ['same@gyeol.test', '셋'],
      ['same@gyeol.test', '셋'],
      ['nonsense', '=1+1'],
    ],
    { start: 'true' },
  )
  await at.runJobs('import-members')
  const params = { id: body.import_id }
  const { results } = (await asBoss.call(contract.listImportRows, { params })).body
  expect(results.map((row) => [row.state, row.problems.map((problem) => problem.code).join()])).toEqual([
    ['SKIPPED', 'ALREADY_WORKING'],
    ['SKIPPED', 'ALREADY_RETIRED'],
    ['INVITED', ''],
    ['INVITED', ''],
    ['FAILED', 'EMAIL_TWICE'],
    ['INVITED', ''],
    ['SKIPPED', 'SAME_ROW_TWICE'],
    ['FAILED', 'EMAIL_INVALID'],
  ])
  const file = await fetchFile(at, asBoss, `/user/com_members/imports/${params.id}/problem_rows/`)
  expect([file.status, file.name]).toEqual([200, '미초대 행 2026-11-23.xlsx'])
  const written = await rowsOf(file.content)
  expect([written.length, written[0]?.[0], written[0]?.[11]]).toEqual([6, '이메일', '오류'])
  expect([written[5]?.[1], written[5]?.[11]]).toEqual([
    '=1+1',
    '이메일 형식이 아닙니다. name@example.com과 같이 입력해 주십시오.',
  ])
  const again = await sendFile(at, asBoss, contract.uploadInvite, {
    name: 'again.xlsx',
    content: file.content,
  })
  expect([again.status, again.body.ignored_headings]).toEqual([200, ['오류']])
})

test('unknown teams are made on request, once for all, level by level', async () => {
  const { company, asBoss, head } = await office()
  const { body } = await upload(asBoss, [
    ['a@teams.test', '가', '개발본부 / 웹팀 / 화면파트'],
    ['b@teams.test', '나', '개발본부/웹팀/화면파트'],
    ['c@teams.test', '다', '영업본부'],
  ])
  const params = { id: body.import_id }
  expect(body.counts).toMatchObject({ ready: 0, problem: 3 })
  expect((await asBoss.call(contract.startImport, { params })).error.error_code).toBe('NOTHING_TO_INVITE')
  const chosen = await asBoss.call(contract.updateImport, { params, body: { create_teams: true } })
  expect(chosen.body).toMatchObject({
    counts: { ready: 3 },
    new_teams: ['개발본부 / 웹팀 / 화면파트', '영업본부'],
  })
  await asBoss.call(contract.startImport, { params })
  await at.runJobs('import-members')
  const { rows } = await at.owner.query(
    `select t.name, up.name as parent from teams t left join teams up on up.company_id = t.company_id and up.id = t.parent_id
     where t.company_id = $1 and t.id > $2 + 1 order by t.name collate "C"`,
    [company.companyId, head],
  )
  expect(rows).toEqual([
    { name: '영업본부', parent: null },
    { name: '웹팀', parent: '개발본부' },
    { name: '화면파트', parent: '웹팀' },
  ])
  expect((await membersOf(company.companyId)).every((member) => member.team_id !== null)).toBe(true)
})

test('pasted addresses go through the same preview', async () => {
  const { asBoss, company } = await office()
  const text = '홍길동 <hong@paste.test>; kim@paste.test\n엉뚱한 줄, kim@paste.test'
  const sent = await asBoss.call(contract.pasteInvite, { body: { text, team: '서버팀' } })
  expect([sent.status, sent.body.source, sent.body.counts]).toMatchObject([
    200,
    'PASTE',
    { ready: 2, problem: 1 },
  ])
  const params = { id: sent.body.import_id }
  const removed = await asBoss.call(contract.removeImportRow, { params: { ...params, row: 3 } })
  expect(removed.status).toBe(204)
  await asBoss.call(contract.startImport, { params })
  await at.runJobs('import-members')
  expect((await membersOf(company.companyId)).map(({ email, name }) => [email, name])).toEqual([
    ['hong@paste.test', '홍길동'],
    ['kim@paste.test', 'kim'],
  ])
  // Invited people are found like everybody else once they work here.
  await at.owner.query(`update members set status = 'WORKING' where email = 'hong@paste.test'`)
  const found = await asBoss.call(listUser, { query: { search: 'ㅎㄱㄷ' } })
  expect(found.body.map((person) => person.email)).toEqual(['hong@paste.test'])
})

test('correcting an address mends the row that repeated it', async () => {
  const { asBoss } = await office()
  const { body } = await upload(asBoss, [
    ['one@gyeol.test', '하나'],
    ['one@gyeol.test', '둘'],
  ])
  const params = { id: body.import_id }
  expect(body.counts).toMatchObject({ ready: 1, problem: 1 })
  await asBoss.call(contract.correctImportRow, {
    params: { ...params, row: 2 },
    body: { email: 'first@gyeol.test' },
  })
  expect((await asBoss.call(contract.getImport, { params })).body.counts).toMatchObject({
    ready: 2,
    problem: 0,
  })
})

test('a template in the language of the reader whose sample invites nobody', async () => {
  const { asBoss } = await office()
  for (const [language, name, first] of [
    ['ko', '구성원 초대 서식.xlsx', '이메일'],
    ['ja', 'メンバー招待テンプレート.xlsx', 'メールアドレス'],
    ['en', 'Invite members.xlsx', 'Email'],
  ] as const) {
    const file = await fetchFile(at, asBoss, contract.downloadImportTemplate.path, language)
    expect([file.status, file.name, (await rowsOf(file.content))[0]?.[0]]).toEqual([200, name, first])
    const back = await sendFile(at, asBoss, contract.uploadInvite, { name, content: file.content })
    expect(back.error.error_code).toBe('SHEET_EMPTY')
  }
})

test('a key stands for a file with all that is in it, and a file that is fetched twice is made twice', async () => {
  const { asBoss } = await office()
  const send = (email: string) =>
    sendFile(at, asBoss, contract.uploadInvite, {
      name: 'p.csv',
      content: `이메일,이름\n${email},가가\n`,
      key: 'press-of-a-sheet',
    })
  const first = await send('aaa@keys.test')
  expect(first.status).toBe(200)
  expect((await send('aaa@keys.test')).body.import_id).toBe(first.body.import_id)
  expect((await send('bbb@keys.test')).error.error_code).toBe('CONFLICT')
  const fetchAgain = () =>
    at.app.http.inject({
      method: contract.downloadMembers.method,
      url: contract.downloadMembers.path,
      headers: { ...headersOf(asBoss), 'idempotency-key': 'press-of-a-list' },
    })
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetchAgain()
    expect([answer.statusCode, answer.rawPayload.length > 1000]).toEqual([200, true])
  }
})

test('a table that was pasted has no name, in no language', async () => {
  const { asBoss } = await office()
  const content = Buffer.from('이메일\t이름\nhan@gyeol.test\t한지우')
  const sent = await sendFile(at, asBoss, contract.uploadInvite, { name: '.tsv', content })
  expect([sent.status, sent.body.file_name, sent.body.counts]).toMatchObject([
    200,
    '',
    { total: 1, ready: 1 },
  ])
})

test('what is unknown may still be chosen to be made for the rows that failed, and who is invited stays so', async () => {
  const { company, asBoss } = await office()
  const head = ['이메일', '이름', '팀', '직급']
  const content = await xlsxOf([
    head,
    ['in@later.test', '가', '개발본부', ''],
    ['team@later.test', '나', '영업본부', ''],
    ['rank@later.test', '다', '', '책임'],
  ])
  const fields = { start: 'true', create_ranks: 'false' }
  const { body } = await sendFile(at, asBoss, contract.uploadInvite, { name: '명단.xlsx', content, fields })
  await at.runJobs('import-members')
  const params = { id: body.import_id }
  const ended = (await asBoss.call(contract.getImport, { params })).body
  expect(ended).toMatchObject({ state: 'DONE', counts: { invited: 1, failed: 2 }, new_ranks: ['책임'] })
  const choose = (body: object) => asBoss.call(contract.updateImport, { params, body })
  expect((await choose({ create_teams: true })).body).toMatchObject({
    counts: { invited: 1, ready: 1, failed: 1 },
    new_teams: ['영업본부'],
  })
  expect((await choose({ create_ranks: true })).body.counts).toMatchObject({
    invited: 1,
    ready: 2,
    failed: 0,
  })
  // Taken back, the row cannot be invited again.
  expect((await choose({ create_ranks: false })).body.counts).toMatchObject({ ready: 1, failed: 1 })
  await choose({ create_ranks: true })
  expect((await asBoss.call(contract.removeImportRow, { params: { ...params, row: 3 } })).status).toBe(409)
  await asBoss.call(contract.resumeImport, { params })
  await at.runJobs('import-members')
  expect((await asBoss.call(contract.getImport, { params })).body.counts).toMatchObject({
    invited: 3,
    failed: 0,
  })
  expect((await membersOf(company.companyId)).map(({ email }) => email)).toEqual([
    'in@later.test',
    'rank@later.test',
    'team@later.test',
  ])
})
