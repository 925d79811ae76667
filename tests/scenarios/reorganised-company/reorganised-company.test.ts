import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/platform/auth/auth.ts'
import { getImport, uploadInvite } from '#contract/people/member-sheets/member-sheets.ts'
import { confirmInvite, rejoinInvite } from '#contract/people/employment/joining.ts'
import { getProfile, listMembers } from '#contract/people/members/members.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { createTeam, listTeams, updateTeam } from '#contract/people/organization/organization.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { listAdmins, removeAdmin } from '#contract/people/roles/roles.ts'
import { closeTeam } from '#contract/people/organization/team-changes.ts'
import { hashPassword } from '#server/platform/auth/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, type TestMember } from '#test/factories/members.ts'
import { sendFile, xlsxOf } from '#test/sheets.ts'
import { Ledger } from './ledger.ts'

// One story over eight months: 300 people are imported and reorganised twice, two admins remove each other at once, one
// person leaves and comes back. After each step the company of every day so far is asked for and compared.
const PASSWORD = 'spring-2026-morning!'
const FOUNDED = '2026-03-02'
const DIVISIONS = ['경영본부', '개발본부', '영업본부', '생산본부']
const TEAMS_EACH = 5
const PEOPLE_EACH = 15

let at: TestApp
let company: TestCompany
let admins: [TestMember, TestMember]
let admin: Client
const ledger = new Ledger()
const ids = new Map<string, number>()
const teamIds = new Map<string, number>()

beforeAll(async () => {
  at = await startTestApp({ TRUST_PROXY: '1' })
  at.travelTo(`${FOUNDED}T09:00`)
  company = await makeCompany(at, { name: '한결상사' })
  const made = []
  for (const name of ['관리자 하나', '관리자 둘']) {
    made.push(await makeAdmin(at, { company, name, joinedOn: FOUNDED }))
    ledger.hire(name, FOUNDED, { team: '', position: '' })
  }
  admins = made as [TestMember, TestMember]
  admin = await at.as(admins[0])
})
afterAll(() => at.stop())

const staff = DIVISIONS.flatMap((division) =>
  Array.from({ length: TEAMS_EACH }, (_, team) => `${division.slice(0, 2)} ${team + 1}팀`).flatMap((team) =>
    Array.from({ length: PEOPLE_EACH }, (_, place) => ({
      division,
      team,
      name: `${team.replace(' ', '')} ${place + 1}번`,
      email: `p${DIVISIONS.indexOf(division)}-${team.at(-2)}-${place + 1}@hangyeol.test`,
    })),
  ),
)
const emailOf = new Map(staff.map((person) => [person.name, person.email]))
const nameIn = (team: string, place: number) => `${team.replace(' ', '')} ${place}번`
const idOf = (name: string) => ids.get(name)!

/** Every day that the story can be asked about so far. */
const askedDays = [FOUNDED, '2026-04-30', '2026-05-01', '2026-05-31', '2026-06-01', '2026-07-31']
askedDays.push('2026-08-01', '2026-08-20', '2026-08-31', '2026-09-01', '2026-10-04', '2026-10-05')

async function expectEveryDay(until: string): Promise<void> {
  for (const day of askedDays.filter((one) => one <= until)) {
    const query = { as_of: day, cmem_status: 'WORKING' as const, page_size: 1000 }
    const members = (await admin.call(listMembers, { query })).body
    const people = members.results.map(
      ({ username, team, position }) => [username, { team: team?.team_name ?? '', position }] as const,
    )
    expect([day, sorted(people)]).toEqual([day, sorted(ledger.peopleOn(day))])
    const chart = (await admin.call(listTeams, { query: { as_of: day } })).body
    const teams = chart
      .filter((team) => team.team_id !== 0)
      .map((team) => {
        const { team_parent: parent, team_leader_name: leader, team_nums: own, team_sub_nums: below } = team
        return [team.team_name, { parent, leader, people: own, below }] as const
      })
    expect([day, sorted(teams)]).toEqual([day, sorted(ledger.teamsOn(day))])
  }
}

function sorted<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function codeMailedTo(email: string): Promise<string> {
  const mails = await at.outside.mail.mailbox.listMails(1000)
  const mail = mails.find((one) => one.to === email)
  return decodeURIComponent(/code=([\w%.-]+)/.exec(mail?.text ?? '')?.[1] ?? `no mail to ${email}`)
}

test('300 people are imported from a sheet, with the teams that it names, and nobody twice', async () => {
  const rows = staff.map(({ email, name, division, team }) => [
    email,
    name,
    `${division} / ${team}`,
    '팀원',
    FOUNDED,
  ])
  const content = await xlsxOf([['이메일', '이름', '팀', '직책', '입사일'], ...rows])
  const fields = { create_teams: 'true', start: 'true' }
  const first = await sendFile(at, admin, uploadInvite, { name: '명단.xlsx', content, fields })
  expect(first.status).toBeLessThan(300)
  await at.runJobs()
  const params = { id: first.body.import_id }
  expect((await admin.call(getImport, { params })).body).toMatchObject({
    state: 'DONE',
    counts: { total: 300, invited: 300, problem: 0, failed: 0 },
  })
  const again = await sendFile(at, admin, uploadInvite, { name: '명단.xlsx', content, fields })
  expect(again.status === 200 ? again.body.counts.invited : 0).toBe(0)
})

test('all of them accept', async () => {
  const hash = await hashPassword(PASSWORD)
  await at.owner.query(
    'insert into accounts (email, password_hash, confirmed_at) select unnest($1::text[]), $2, now()',
    [staff.map(({ email }) => email), hash],
  )
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails(1000)
  const codes = new Map(mails.map((mail) => [mail.to, /code=([\w%.-]+)/.exec(mail.text)?.[1]]))
  for (const [index, { email, name, team }] of staff.entries()) {
    const body = { code: decodeURIComponent(codes.get(email) ?? 'no mail'), email }
    const from = { 'x-forwarded-for': `10.1.${index >> 4}.7` }
    const accepted = await at.stranger().call(confirmInvite, { body }, from)
    expect([email, accepted.status]).toEqual([email, 200])
    ledger.hire(name, FOUNDED, { team, position: '팀원' })
  }
  const members = await admin.call(listMembers, { query: { page_size: 1000 } })
  for (const member of members.body.results) ids.set(member.username, member.user_id)
  expect(ids.size).toBe(302)
})

test('every team gets a leader, and the first of a division leads the division too', async () => {
  for (const team of (await admin.call(listTeams, {})).body) teamIds.set(team.team_name, team.team_id)
  for (const division of DIVISIONS) {
    const short = division.slice(0, 2)
    ledger.open(division, FOUNDED, { parent: null, leader: nameIn(`${short} 1팀`, 1) })
    await lead(division, nameIn(`${short} 1팀`, 1))
    for (let number = 1; number <= TEAMS_EACH; number += 1) {
      const team = `${short} ${number}팀`
      ledger.open(team, FOUNDED, { parent: division, leader: nameIn(team, 1) })
      await lead(team, nameIn(team, 1))
    }
  }
  await expectEveryDay(FOUNDED)
})

async function lead(team: string, leader: string): Promise<void> {
  const body = { team_leader: idOf(leader) }
  expect((await admin.call(updateTeam, { params: { id: teamIds.get(team)! }, body })).status).toBe(200)
}

test('the first reorganisation: a team moves and is renamed, a leader changes, a team is closed', async () => {
  at.travelTo('2026-06-01T09:00')
  const moved = await admin.call(updateTeam, {
    params: { id: teamIds.get('개발 3팀')! },
    body: { team_parent_id: teamIds.get('영업본부')!, team_name: '기술영업팀' },
  })
  expect(moved.status).toBe(200)
  ledger.reshape('개발 3팀', '2026-06-01', { parent: '영업본부', name: '기술영업팀' })

  await lead('생산 1팀', nameIn('생산 1팀', 2))
  ledger.reshape('생산 1팀', '2026-06-01', { leader: nameIn('생산 1팀', 2) })

  const closed = await admin.call(closeTeam, {
    params: { id: teamIds.get('경영 5팀')! },
    body: { move_people_to: teamIds.get('영업 1팀')! },
  })
  expect(closed.status).toBeLessThan(300)
  ledger.close('경영 5팀', '2026-06-01')
  for (let place = 1; place <= PEOPLE_EACH; place += 1)
    ledger.change(nameIn('경영 5팀', place), '2026-06-01', { team: '영업 1팀' })

  const promoted = Array.from({ length: 10 }, (_, index) => nameIn('개발 1팀', index + 1))
  const changes = promoted.map((name) => ({ user_id: idOf(name), position: '선임' }))
  expect((await admin.call(updateMembers, { body: changes })).status).toBe(200)
  for (const name of promoted) ledger.change(name, '2026-06-01', { position: '선임' })
  await expectEveryDay('2026-06-01')
})

test('a forgotten promotion is entered for a day in the past', async () => {
  const name = nameIn('생산 2팀', 4)
  const body = { user_id: idOf(name), position: '주임', from: '2026-05-01' }
  expect((await admin.call(updateMembers, { body })).status).toBe(200)
  ledger.change(name, '2026-05-01', { position: '주임' })
  await expectEveryDay('2026-06-01')
})

const LEAVER = nameIn('영업 2팀', 1)
const SUCCESSOR = nameIn('영업 2팀', 2)

test('a leader who will leave hands over, works to the last day, and is out the day after', async () => {
  at.travelTo('2026-07-10T09:00')
  const leaver = at.stranger()
  const email = emailOf.get(LEAVER)!
  expect((await leaver.call(signIn, { body: { email, password: PASSWORD } })).status).toBe(201)
  const retired = await admin.call(retireMember, {
    body: {
      user_id: idOf(LEAVER),
      retire_date: '2026-07-31',
      hand_over: [
        { kind: 'TEAM_LED', team_id: teamIds.get('영업 2팀')!, action: 'GIVE', user_id: idOf(SUCCESSOR) },
      ],
    },
  })
  expect(retired.body).toMatchObject({ cmem_status: 'WORKING', planned_retire_date: '2026-07-31' })
  at.travelTo('2026-07-31T17:00')
  await at.runJobs()
  const again = await leaver.call(signIn, { body: { email, password: PASSWORD } })
  expect(again.body).toMatchObject({ has_company: true })
  expect((await leaver.call(getProfile)).body.leader).toHaveLength(1)

  ledger.retire(LEAVER, '2026-07-31')
  ledger.reshape('영업 2팀', '2026-08-01', { leader: SUCCESSOR })
  at.travelTo('2026-08-01T09:00')
  await at.runJobs()
  expect((await leaver.call(getProfile)).status).toBeGreaterThanOrEqual(401)
  await expectEveryDay('2026-08-01')
})

test('the second reorganisation is arranged beforehand and comes about by itself', async () => {
  at.travelTo('2026-08-20T09:00')
  const made = await admin.call(createTeam, {
    body: {
      team_name: '플랫폼실',
      team_parent_id: teamIds.get('개발본부')!,
      team_leader: idOf(nameIn('개발 1팀', 3)),
    },
  })
  expect(made.status).toBe(201)
  ledger.open('플랫폼실', '2026-08-20', { parent: '개발본부', leader: nameIn('개발 1팀', 3) })
  const movers = ['개발 1팀', '개발 2팀'].flatMap((team) =>
    Array.from({ length: PEOPLE_EACH }, (_, index) => nameIn(team, index + 1)),
  )
  const body = movers.map((name) => ({
    user_id: idOf(name),
    team: made.body.team_id,
    position: '연구원',
    from: '2026-09-01',
  }))
  expect((await admin.call(updateMembers, { body })).status).toBe(200)
  for (const name of movers) ledger.change(name, '2026-09-01', { team: '플랫폼실', position: '연구원' })
  // What is arranged can be looked at before it holds, and does not hold before.
  await expectEveryDay('2026-09-01')
  const today = await admin.call(listMembers, { query: { search: nameIn('개발 1팀', 7) } })
  expect(today.body.results).toMatchObject([{ team: { team_name: '개발 1팀' }, position: '선임' }])

  at.travelTo('2026-09-01T09:00')
  await at.runJobs()
  const later = await admin.call(listMembers, { query: { search: nameIn('개발 1팀', 7) } })
  expect(later.body.results).toMatchObject([{ team: { team_name: '플랫폼실' }, position: '연구원' }])
  await expectEveryDay('2026-09-01')
})

test('two admins remove each other at the same moment: one of them stays', async () => {
  const both = [admin, await at.as(admins[1])] as const
  const answers = await Promise.all([
    both[0].call(removeAdmin, { body: { user_id: admins[1].memberId } }),
    both[1].call(removeAdmin, { body: { user_id: admins[0].memberId } }),
  ])
  expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true])
  admin = answers[0].status === 200 ? both[0] : both[1]
  const left = await at.owner.query(
    "select member_id from role_holders where company_id = $1 and role = 'FULL_ADMIN'",
    [company.companyId],
  )
  expect(left.rowCount).toBe(1)
  expect((await admin.call(listAdmins)).status).toBe(200)
})

test('who had left comes back to another team; the months between stay empty', async () => {
  at.travelTo('2026-10-01T09:00')
  const invited = await admin.call(rejoinInvite, {
    body: { user_id: idOf(LEAVER), joined_date: '2026-10-05' },
  })
  expect(invited.body.cmem_status).toBe('INVITED')
  await at.runJobs()
  at.travelTo('2026-10-05T08:30')
  const email = emailOf.get(LEAVER)!
  const body = { code: await codeMailedTo(email), email }
  expect((await at.stranger().call(confirmInvite, { body })).status).toBe(200)
  const placed = { user_id: idOf(LEAVER), team: teamIds.get('생산 4팀')!, position: '고문' }
  expect((await admin.call(updateMembers, { body: placed })).status).toBe(200)
  ledger.comeBack(LEAVER, '2026-10-05')
  ledger.change(LEAVER, '2026-10-05', { team: '생산 4팀', position: '고문' })
  await at.runJobs()
  await expectEveryDay('2026-10-05')
})
