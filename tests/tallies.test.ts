import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tallied } from '#server/db/tallies.ts'
import { peopleByTeam } from '#server/people/organization/tree.queries.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** The same throws for the same seed. */
function dice(seed: number) {
  let state = seed
  const below = (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return { below, of: <T>(choices: readonly T[]): T => choices[below(choices.length)]! }
}

const STATES = ['INVITED', 'WORKING', 'ABSENCE', 'RETIRED'] as const
const DAYS = ['2026-01-01', '2026-05-01', '2026-09-01', '2027-01-01', '2027-05-01'] as const

/** What is counted ahead of a company, and the same counted anew. */
async function numbersOf({ companyId }: TestCompany, members: readonly TestMember[]) {
  return at.inCompany(companyId, async (tx) => {
    const one = async (query: ReturnType<typeof tallied>) =>
      (await sql<{ n: number }>`select ${query} as n`.execute(tx)).rows[0]!.n
    const [kept, counted]: Record<string, unknown>[] = [{}, {}]
    for (const state of STATES) {
      kept![state] = await one(tallied([`MEMBERS_${state}`]))
      counted![state] = await one(
        sql<number>`(select count(*)::int from members where company_id = ${companyId} and status = ${state})`,
      )
    }
    for (const { memberId } of members) {
      kept![`waiting for ${memberId}`] = await one(tallied(['TURNS'], memberId))
      counted![`waiting for ${memberId}`] =
        await one(sql<number>`(select count(distinct document_id)::int from document_receivers
          where company_id = ${companyId} and member_id = ${memberId} and is_shown and not is_processed and receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER'))`)
    }
    for (const day of DAYS) {
      const today = Temporal.PlainDate.from(day)
      const found = await sql<{ team_id: number; people: number }>`
        select team_id, people from (${peopleByTeam({ today }, {})}) p
        where people <> 0 order by team_id`.execute(tx)
      kept![day] = found.rows
      const direct = await sql<{ team_id: number; people: number }>`
        select coalesce(tm.team_id, 0) as team_id, count(*)::int as people
        from members m left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
          and tm.starts_on <= ${day} and (tm.ends_on is null or tm.ends_on > ${day})
        where m.company_id = ${companyId} and m.status in ('WORKING', 'ABSENCE') group by 1 order by 1`.execute(
        tx,
      )
      counted![day] = direct.rows
    }
    return { kept, counted }
  })
}

/** Changes that a company may see, each in a transaction of its own; some of them are taken back. */
function changesOf(company: TestCompany, cast: Cast, { below, of }: ReturnType<typeof dice>) {
  const { companyId } = company
  const { members, teams, documents } = cast
  const run = (text: string, ...values: unknown[]) => at.owner.query(text, values)
  const someone = () => of(members).memberId
  const stand = async () => {
    const [from, until] = [below(DAYS.length), below(DAYS.length + 3)]
    const ends = until < DAYS.length && until > from ? DAYS[until] : null
    const member = someone()
    await run(
      `delete from team_memberships where company_id = $1 and member_id = $2
         and daterange(starts_on, ends_on) && daterange($3::date, $4::date)`,
      companyId,
      member,
      DAYS[from],
      ends,
    )
    await run(
      'insert into team_memberships (company_id, member_id, team_id, starts_on, ends_on) values ($1, $2, $3, $4, $5)',
      companyId,
      member,
      of(teams),
      DAYS[from],
      ends,
    )
  }
  return [
    stand,
    stand,
    () => run('update members set status = $2 where id = $1', someone(), of(STATES)),
    () => run('update members set status = $2 where company_id = $1 and id % 2 = 0', companyId, of(STATES)),
    () => run('update members set phone = phone || 1 where company_id = $1', companyId),
    () => run('update team_memberships set team_id = $2 where member_id = $1', someone(), of(teams)),
    () =>
      run(
        'update team_memberships set ends_on = $2 where member_id = $1 and ends_on is null and starts_on < $2',
        someone(),
        of(DAYS),
      ),
    () =>
      run(
        `insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown)
         select $1, $2, unnest($3::bigint[]), $4, 1, $5`,
        companyId,
        of(documents),
        [someone(), someone(), someone()],
        of(['APPROVER', 'AGREEER', 'VIEWER']),
        below(3) > 0,
      ),
    () =>
      run(
        'update document_receivers set is_shown = $2, is_processed = $3 where document_id = $1 and id % 3 <> $4',
        of(documents),
        below(4) > 0,
        below(2) > 0,
        below(4),
      ),
    () =>
      run(
        'update document_receivers set member_id = $2 where document_id = $1 and member_id = $3',
        of(documents),
        someone(),
        someone(),
      ),
    () => run('update document_receivers set read_at = now() where document_id = $1', of(documents)),
    () => run('delete from document_receivers where document_id = $1 and id % 2 = 0', of(documents)),
    async () => {
      const client = await at.owner.connect()
      await client.query('begin')
      await client.query('update members set status = $2 where company_id = $1', [companyId, of(STATES)])
      await client.query('delete from team_memberships where company_id = $1', [companyId])
      await client.query('rollback')
      client.release()
    },
  ]
}

interface Cast {
  members: TestMember[]
  teams: number[]
  documents: number[]
}

async function castOf(company: TestCompany): Promise<Cast> {
  const members: TestMember[] = []
  for (const status of [...STATES, 'WORKING'] as const)
    members.push(await makeMember(at, { company, status }))
  const teams = [await makeTeam(at, company), await makeTeam(at, company)]
  const documents = [await makeDocument(at, members[1]!), await makeDocument(at, members[1]!)]
  return { members, teams, documents }
}

test.each([1, 2, 3])(
  'what is counted ahead is what there is, after any sequence of changes (%i)',
  async (seed) => {
    const company = await makeCompany(at)
    const cast = await castOf(company)
    const throws = dice(seed)
    const changes = changesOf(company, cast, throws)
    for (let step = 0; step < 60; step += 1) {
      const which = throws.below(changes.length)
      await changes[which]!()
      const { kept, counted } = await numbersOf(company, cast.members)
      expect(kept, `step ${step}, change ${which}`).toEqual(counted)
    }
    const { rows } = await at.owner.query(
      'select counted, of_id from tallies where company_id = $1 group by 1, 2 having count(*) > 1',
      [company.companyId],
    )
    expect(rows).toEqual([])
  },
)

test('writers of the same number never wait for each other, and none is lost', async () => {
  const company = await makeCompany(at)
  const { members } = await castOf(company)
  const goAway = "update members set status = 'ABSENCE' where id = $1"
  const [one, other] = [await at.owner.connect(), await at.owner.connect()]
  try {
    await one.query('begin')
    await other.query("begin; set local lock_timeout = '1s'")
    await one.query(goAway, [members[1]!.memberId])
    await other.query(goAway, [members[4]!.memberId])
    await other.query('commit')
    await one.query('commit')
  } finally {
    one.release()
    other.release()
  }
  const { kept, counted } = await numbersOf(company, members)
  expect(kept).toEqual(counted)
  expect(kept).toMatchObject({ WORKING: 0, ABSENCE: 3 })
})

test('somebody who is let in while they are put into a team is counted there', async () => {
  const company = await makeCompany(at)
  const { members, teams } = await castOf(company)
  const [one, other] = [await at.owner.connect(), await at.owner.connect()]
  try {
    await one.query('begin')
    await one.query(
      "insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2026-01-01')",
      [company.companyId, members[0]!.memberId, teams[0]],
    )
    const letIn = other.query("update members set status = 'WORKING' where id = $1", [members[0]!.memberId])
    await one.query('commit')
    await letIn
  } finally {
    one.release()
    other.release()
  }
  const { kept, counted } = await numbersOf(company, members)
  expect(kept).toEqual(counted)
})

test('what is removed takes its numbers along, one by one or with its company', async () => {
  const [emptied, removed] = [await makeCompany(at), await makeCompany(at)]
  for (const company of [emptied, removed]) {
    const { documents, members, teams } = await castOf(company)
    await at.owner.query(
      'insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, $4)',
      [company.companyId, members[1]!.memberId, teams[0], DAYS[0]],
    )
    await at.owner.query('delete from documents where id = any($1)', [documents])
  }
  await at.owner.query('delete from members where company_id = $1', [emptied.companyId])
  await at.owner.query('delete from companies where company_id = $1', [removed.companyId])
  const { rows } = await at.owner.query('select * from tallies where company_id = any($1)', [
    [emptied.companyId, removed.companyId],
  ])
  expect(rows).toEqual([])
})
