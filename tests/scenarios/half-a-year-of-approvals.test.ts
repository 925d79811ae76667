import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approveDocument,
  denyDocument,
  getDocument,
  inbox,
  outbox,
  waitingCount,
} from '#contract/approvals/documents/approvals.ts'
import { documentChanges } from '#contract/approvals/documents/changes.ts'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { resubmitDocument, rewriteDocument, writeDocument } from '#contract/approvals/forms/writing.ts'
import * as lines from '#contract/approvals/lines/lines-v0.ts'
import { downloadPeriod } from '#contract/approvals/papers/papers.ts'
import { documentHistory, lastCheck, startCheck } from '#contract/approvals/proofs/proofs.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { updateTeam } from '#contract/people/organization/organization.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { waitingRound } from '#server/approvals/documents/reminders/waiting.jobs.ts'
import { ZipReader } from '#server/outside/spreadsheet/unzip-for-tests.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { fetchFile } from '#test/sheets.ts'
import { runRound } from '#test/rounds.ts'

// One story over half a year: forty people on three levels ask for leave along a line that depends on its length; a leader lets
// documents lie, another is absent and has a delegate, teams change their leader while some wait, one decider leaves, one document is
// denied and written anew in its place, a month is printed, and at
// the end somebody changes the past in the database.
const DIVISIONS = ['개발본부', '영업본부', '경영본부']

interface Team {
  id: number
  leader: TestMember
  members: TestMember[]
  head: TestMember
}

let at: TestApp
let company: TestCompany
let boss: TestMember
let teams: Team[]
const clients = new Map<number, Client>()

const as = async (who: TestMember) => {
  const known = clients.get(who.memberId) ?? (await at.as(who))
  clients.set(who.memberId, known)
  return known
}
/** Sessions end while months pass. */
const travelTo = (moment: string) => {
  clients.clear()
  at.travelTo(moment)
}

const lead = (team: number, { memberId }: TestMember) =>
  at.owner.query('update teams set leader_id = $3 where company_id = $1 and id = $2', [
    company.companyId,
    team,
    memberId,
  ])

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-06-01T09:00')
  company = await makeCompany(at, { name: '한결상사' })
  const root = await makeTeam(at, company, { name: '한결상사' })
  boss = await makeAdmin(at, { company, name: '박대표', teamId: root })
  await lead(root, boss)
  teams = []
  for (const division of DIVISIONS) {
    const parent = await makeTeam(at, company, { name: division, parentId: root })
    const head = await makeMember(at, { company, name: `${division}장`, teamId: parent })
    await lead(parent, head)
    for (const part of ['1', '2']) {
      const id = await makeTeam(at, company, { name: `${division} ${part}팀`, parentId: parent })
      const people: TestMember[] = []
      for (let place = 0; place < 6; place += 1)
        people.push(await makeMember(at, { company, name: `${division}${part}-${place}`, teamId: id }))
      const [leader, ...members] = people
      await lead(id, leader!)
      teams.push({ id, leader: leader!, members, head })
    }
  }
})
afterAll(() => at.stop())

async function ask(who: TestMember, from: string, until = from): Promise<number> {
  const answer = await (
    await as(who)
  ).call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: from, wk_end_date: until },
  })
  expect(answer.status).toBe(201)
  return answer.body.drf_id!
}

const decide = async (
  who: TestMember,
  id: number,
  how: typeof approveDocument | typeof denyDocument = approveDocument,
) => (await (await as(who)).call(how, { params: { id }, body: { rcv_comment: '확인' } })).status

const waitsFor = async (who: TestMember) =>
  (await (await as(who)).call(inbox, { query: { bucket: 'requested', page_size: 100 } })).body.results.map(
    ({ drf_id }) => drf_id,
  )

/** Everybody approves whatever lies in their box, until nothing waits. @returns how many approvals it took */
async function workOff(deciders: readonly TestMember[]): Promise<number> {
  let approved = 0
  for (let before = -1; before !== approved;) {
    before = approved
    for (const who of deciders)
      for (const id of await waitsFor(who)) {
        expect(await decide(who, id)).toBe(200)
        approved += 1
      }
  }
  return approved
}

const everyDecider = () => [
  ...teams.map(({ leader }) => leader),
  ...new Set(teams.map(({ head }) => head)),
  boss,
]

const statusOf = async (who: TestMember, id: number) =>
  (await (await as(who)).call(getDocument, { params: { id } })).body.drf_status

test('forty people on three levels', async () => {
  const { rows } = await at.owner.query('select count(*)::int as n from members where company_id = $1', [
    company.companyId,
  ])
  expect(rows[0].n).toBe(40)
  const line = {
    apv_role_code: 'ANNUAL' as const,
    apv_role_line: 'TEAM_LEADER',
    variants: [{ fact: 'DAYS' as const, at_least: 3, apv_role_line: 'TEAM_LEADER/TL1' }],
  }
  expect((await (await as(boss)).call(lines.createCompanyLine, { body: line as never })).status).toBe(201)
})

test.each([
  ['2026-06-08', '2026-06-17', '2026-06-17', 30],
  ['2026-07-06', '2026-07-13', '2026-07-15', 60],
  ['2026-08-10', '2026-08-19', '2026-08-19', 30],
])(
  'asked for on %s: a day goes to the leader, three days to the head of the division as well',
  async (day, from, until, acts) => {
    travelTo(`${day}T10:00`)
    const asked: [TestMember, number][] = []
    for (const { members } of teams) for (const who of members) asked.push([who, await ask(who, from, until)])
    expect(await workOff(everyDecider())).toBe(acts)
    for (const [who, id] of asked) expect(await statusOf(who, id)).toBe('APPROVED')
  },
)

test('a leader who lets documents lie is reminded after three working days, once', async () => {
  travelTo('2026-08-25T10:00')
  const { leader, members } = teams[0]!
  const ids = [await ask(members[0]!, '2026-09-02'), await ask(members[1]!, '2026-09-03')]
  expect((await at.runJobs('approvals-tell-turn')).failures).toEqual([])
  const heard = async () =>
    (await (await as(leader)).call(listNotifications, {})).body.results.filter(
      ({ nt_type }) => nt_type === 'APPROVAL_OVERDUE',
    )
  for (const [morning, times] of [
    ['2026-08-27', 0],
    ['2026-08-28', 1],
    ['2026-08-28', 1],
    ['2026-08-29', 1],
  ] as const) {
    travelTo(`${morning}T09:00`)
    await runRound(at, company.companyId, waitingRound)
    expect(await heard()).toHaveLength(times)
  }
  for (const id of ids) expect(await decide(leader, id)).toBe(200)
})

test('a team gets another leader while documents wait: those stay where they are, later ones go to the new one', async () => {
  travelTo('2026-09-07T10:00')
  const team = teams[1]!
  const [next, author] = team.members
  const before = await ask(author!, '2026-09-16')
  const change = { params: { id: team.id }, body: { team_leader: next!.memberId } }
  expect((await (await as(boss)).call(updateTeam, change)).status).toBe(200)
  const after = await ask(author!, '2026-09-17')
  expect([await waitsFor(team.leader), await waitsFor(next!)]).toEqual([[before], [after]])
  expect([await decide(team.leader, before), await decide(next!, after)]).toEqual([200, 200])
  team.members = [team.leader, ...team.members.slice(1)]
  team.leader = next!
})

test('a team moves to another division while documents wait: those end where they began, later ones go up the new way', async () => {
  travelTo('2026-09-14T10:00')
  const team = teams[1]!
  const other = teams[2]!.head
  const author = team.members[2]!
  const before = await ask(author, '2026-10-19', '2026-10-21')
  const parent = (await at.owner.query('select parent_id from teams where id = $1', [teams[2]!.id])).rows[0]
  const change = { params: { id: team.id }, body: { team_parent_id: Number(parent.parent_id) } }
  expect((await (await as(boss)).call(updateTeam, change)).status).toBe(200)
  const after = await ask(author, '2026-10-26', '2026-10-28')
  for (const id of [before, after]) expect(await decide(team.leader, id)).toBe(200)
  expect([await waitsFor(team.head), await waitsFor(other)]).toEqual([[before], [after]])
  expect([await decide(other, before), await decide(team.head, after)]).toEqual([403, 403])
  expect([await decide(team.head, before), await decide(other, after)]).toEqual([200, 200])
  for (const id of [before, after]) {
    expect(await statusOf(author, id)).toBe('APPROVED')
    const history = await (await as(boss)).call(documentHistory, { params: { id } })
    expect(history.body.state).toBe('WHOLE')
  }
  team.head = other
})

test('what waits for an absent leader is decided by the delegate while the delegation lasts, and by nobody after', async () => {
  travelTo('2026-09-21T10:00')
  const { leader, members } = teams[4]!
  const deputy = teams[5]!.leader
  const days = { start_date: '2026-09-21', end_date: '2026-09-25' }
  const given = await (
    await as(leader)
  ).call(createDelegation, { body: { user_id: deputy.memberId, ...days } })
  expect(given.status).toBe(201)
  const status = 'update members set status = $1 where company_id = $2 and id = $3'
  await at.owner.query(status, ['ABSENCE', company.companyId, leader.memberId])
  const [first, second] = [await ask(members[0]!, '2026-09-28'), await ask(members[1]!, '2026-09-29')]
  expect((await waitsFor(deputy)).toSorted()).toEqual([first, second].toSorted())
  expect(await decide(deputy, first!)).toBe(200)
  const history = await (await as(members[0]!)).call(documentHistory, { params: { id: first! } })
  expect(history.body.state).toBe('WHOLE')
  expect(history.body.entries.find(({ act }) => act === 'APPROVE')).toMatchObject({
    actor: { user_id: deputy.memberId },
    acted_for: { user_id: leader.memberId },
  })
  travelTo('2026-09-26T10:00')
  expect(await waitsFor(deputy)).toEqual([])
  expect(await decide(deputy, second!)).toBe(403)
  await at.owner.query(status, ['WORKING', company.companyId, leader.memberId])
  expect(await decide(leader, second!)).toBe(200)
})

test('who leaves hands over the turns that are open, with an entry in their chains', async () => {
  travelTo('2026-10-05T10:00')
  const { leader, members, head } = teams[2]!
  const ids = [await ask(members[0]!, '2026-10-14'), await ask(members[1]!, '2026-10-14', '2026-10-16')]
  const hand_over = [{ kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: boss.memberId }]
  const body = { user_id: leader.memberId, retire_date: '2026-10-05', hand_over }
  expect((await (await as(boss)).call(retireMember, { body: body as never })).status).toBe(200)
  travelTo('2026-10-06T09:00')
  expect((await at.runJobs('settle-employment')).failures).toEqual([])
  expect((await waitsFor(boss)).toSorted()).toEqual(ids.toSorted())
  expect(await workOff([boss, head])).toBe(3)
  for (const [place, id] of ids.entries()) {
    expect(await statusOf(members[place]!, id)).toBe('APPROVED')
    const history = await (await as(boss)).call(documentHistory, { params: { id } })
    expect(history.body.state).toBe('WHOLE')
    expect(history.body.entries.map(({ act }) => act)).toContain('HAND_OVER')
  }
})

test('what was denied is written anew in its place, shows what became other, and goes through', async () => {
  travelTo('2026-11-02T10:00')
  const { leader, members } = teams[3]!
  const author = await as(members[0]!)
  const receivers = [{ user_id: leader.memberId, rcv_order: 1 }]
  const body = { drf_title: '구매 품의', drf_content: '<p>의자 열 개</p>', apv_receive: receivers }
  const first = (await author.call(writeDocument, { body: body as never })).body.drf_id
  expect(await decide(leader, first, denyDocument)).toBe(200)
  const second = (await author.call(resubmitDocument, { params: { id: first } })).body.drf_id
  const change = { drf_content: '<p>의자 다섯 개</p>', is_draft: false }
  expect((await author.call(rewriteDocument, { params: { id: second }, body: change })).status).toBe(200)
  const { replaces } = (await (await as(leader)).call(documentChanges, { params: { id: second } })).body
  expect(replaces).toMatchObject({ drf_id: first, drf_status: 'DENIED', denied: [{ rcv_comment: '확인' }] })
  const pieces = replaces!.differences.text!.filter(({ kind }) => kind !== 'SAME')
  expect(pieces.map(({ kind }) => kind).toSorted()).toEqual(['ADDED', 'REMOVED'])
  expect(await decide(leader, second)).toBe(200)
  const sent = await author.call(outbox, { query: { bucket: 'processed', page_size: 100 } })
  const told = new Map(sent.body.results.map((row) => [row.drf_id, row.drf_status]))
  expect([told.get(first), told.get(second)]).toEqual(['DENIED', 'APPROVED'])
})

test('what was sent in a period is printed as an archive', { timeout: 120_000 }, async () => {
  travelTo('2026-11-27T10:00')
  const period = `${downloadPeriod.path}?start_date=2026-11-01&end_date=2026-11-30`
  const { status, content } = await fetchFile(at, await as(boss), period)
  expect(status).toBe(200)
  const papers = [...new ZipReader(content).entries()]
  expect(papers.map(([name]) => name.replace(/^\S+ /, ''))).toEqual(['구매 품의.pdf', '구매 품의.pdf'])
  for (const [, pdf] of papers) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('at the end nothing waits, numbers have no gaps, all chains are whole, and a hand in the database is found', async () => {
  travelTo('2026-11-30T10:00')
  for (const who of everyDecider().filter((one) => one !== teams[2]!.leader)) {
    expect(await waitsFor(who)).toEqual([])
    expect((await (await as(who)).call(waitingCount, {})).body.count).toBe(0)
  }
  const { rows } = await at.owner.query<{ id: string; serial: string }>(
    'select id, serial from documents where company_id = $1 order by id',
    [company.companyId],
  )
  const numbers = rows.map(({ serial }) => Number(/(\d+)$/.exec(serial)![1]))
  expect(new Set(rows.map(({ serial }) => serial)).size).toBe(rows.length)
  expect(Math.max(...numbers)).toBe(rows.length)
  const check = async () => {
    const asBoss = await as(boss)
    expect((await asBoss.call(startCheck, {})).status).toBeLessThan(300)
    expect((await at.runJobs()).failures).toEqual([])
    return (await asBoss.call(lastCheck, {})).body.check
  }
  expect(await check()).toMatchObject({ checked: rows.length, broken: 0 })
  const changed = Number(rows[40]!.id)
  await at.owner.query(
    `update document_receivers set comment = '동의하지 않음' where document_id = $1 and comment <> ''`,
    [changed],
  )
  expect(await check()).toMatchObject({
    checked: rows.length,
    broken: 1,
    breaks: [{ drf_id: changed, reason: 'DOCUMENT_CHANGED' }],
  })
})
