import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recount } from '#db/recount.ts'
import { addCirculators } from '#server/approvals/documents/circulation/add-circulators.ts'
import { removeCirculator } from '#server/approvals/documents/circulation/remove-circulator.ts'
import { decideDocument } from '#server/approvals/documents/decide-document.ts'
import { delegateDocument, substituteDecision } from '#server/approvals/documents/index.ts'
import { freeDocument } from '#server/approvals/forms/index.ts'
import type { Tx } from '#server/db/connection.ts'
import { foldJob } from '#server/db/fold-tallies.ts'
import { foldTallies, tally } from '#server/db/tallies.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { CommandContext } from '#server/http/context.ts'
import { Failure } from '#server/http/fail.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { createMember, moveMemberships, removeMember, setStatus } from '#server/people/members/index.ts'
import { addMemberships } from '#server/people/members/records/memberships.store.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeDocument, submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { sourceFiles } from './architecture/read-tree.ts'
import { changesOfPeople, changesOfTurns, dice } from './tallies/changes.ts'
import { type Cast, castOf, DAYS, numbersOf } from './tallies/numbers.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** What the rules refuse is refused, and counts nothing. */
async function tryTo(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

test('what is counted ahead is what there is, after any sequence of changes', async () => {
  const [possible, done] = [new Set<string>(), new Set<string>()]
  for (const seed of [1, 2, 3]) {
    const cast = await castOf(at)
    const throws = dice(seed)
    const changes = Object.entries({
      ...changesOfPeople(at, cast, throws),
      ...changesOfTurns(at, cast, throws),
    })
    const submit = changes.find(([name]) => name === 'submitDocument')!
    for (const [name] of changes) possible.add(name)
    for (let step = 0; step < 120; step += 1) {
      // Documents come often, so that there is something to decide.
      const [name, change] = throws.below(5) === 0 ? submit : throws.of(changes)
      if (await tryTo(change)) done.add(name)
      if (step % 3 > 0) continue
      const { kept, counted } = await numbersOf(at, cast.company)
      expect(kept, `seed ${seed}, step ${step}, ${name}`).toEqual(counted)
    }
  }
  expect([...possible.difference(done)]).toEqual(['takeBack'])
})

test('a turn that is handed on, and one that is taken in somebody’s place, are counted with those who have them now', async () => {
  const { company, members } = await castOf(at)
  const [author, first, second] = members as [TestMember, TestMember, TestMember]
  const other = await makeMember(at, { company })
  const id = await makeDocument(at, author, { line: [{ member: first }, { member: second }] })
  const as = <T>({ memberId }: TestMember, work: (ctx: CommandContext) => Promise<T>) =>
    at.actAs(company.companyId, 'system', (ctx) => work({ ...ctx, actor: { ...ctx.actor, memberId } }))
  await as(first, (ctx) => delegateDocument(ctx, id, { toId: other.memberId, comment: '' }))
  const handed = await numbersOf(at, company)
  expect(handed.kept).toEqual(handed.counted)
  await as(second, (ctx) => substituteDecision(ctx, id, { absentId: other.memberId, comment: '' }))
  const taken = await numbersOf(at, company)
  expect(taken.kept).toEqual(taken.counted)
  expect(taken.kept).not.toEqual(handed.kept)
})

test('who is added to a line, confirms or is taken out again finds the document in one box, and so does who decides for somebody', async () => {
  const { company, members } = await castOf(at)
  const [author, decider, added] = members as [TestMember, TestMember, TestMember]
  const [reader, deputy] = [await makeMember(at, { company }), await makeMember(at, { company })]
  const id = await makeDocument(at, author, { line: [{ member: decider }] })
  const as = <T>({ memberId }: TestMember, work: (ctx: CommandContext) => Promise<T>) =>
    at.actAs(company.companyId, 'system', (ctx) => work({ ...ctx, actor: { ...ctx.actor, memberId } }))
  const people = { memberIds: [added.memberId, reader.memberId], teamIds: [] }
  await as(author, (ctx) => addCirculators(ctx, id, people))
  await as(reader, (ctx) => decideDocument(ctx, id, 'CONFIRM', ''))
  const { rows } = await at.owner.query<{ id: number }>(
    'select id from document_receivers where document_id = $1 and member_id = $2',
    [id, added.memberId],
  )
  const boxes = async () => {
    const { kept, counted } = await numbersOf(at, company)
    expect(kept).toEqual(counted)
    return (kept.boxes as { counted: string; of_id: number }[]).map(({ counted: box, of_id }) => [box, of_id])
  }
  expect(await boxes()).toContainEqual(['RECEIVED_circulation', added.memberId])
  await as(author, (ctx) => removeCirculator(ctx, id, rows[0]!.id))
  expect((await boxes()).filter(([, of]) => of === added.memberId)).toEqual([])
  await at.owner.query(
    `insert into delegations (company_id, giver_id, delegate_id, starts_on, ends_on, created_at)
     values ($1, $2, $3, '2000-01-01', '2100-01-01', now())`,
    [company.companyId, decider.memberId, deputy.memberId],
  )
  await as(deputy, (ctx) => decideDocument(ctx, id, 'APPROVE', ''))
  expect(await boxes()).toEqual(
    expect.arrayContaining([
      ['RECEIVED_processed', decider.memberId],
      ['RECEIVED_processed', deputy.memberId],
      ['SENT_processed', author.memberId],
    ]),
  )
})

/** The statements that write what is counted; each counts, or leaves alone what counts. */
const WRITERS = {
  // Whoever is made, and how; what a person keeps of themselves and their picture have no state.
  'people/members/create-member.ts': ['members'],
  'people/members/create-members.ts': ['members'],
  'people/members/update-own-profile.ts': ['members'],
  'people/members/change-image.ts': ['members'],
  'people/members/choose-language.ts': ['members'],
  // Records, terms, employment, account and removal.
  'people/members/records/records.store.ts': ['members', 'members', 'members', 'members', 'members'],
  // Added, dropped, ended and removed by a move, and who stands.
  'people/members/records/memberships.store.ts': Array<string>(5).fill('team_memberships'),
  // Written and placed; acted on, read and ended; and given to somebody else.
  'approvals/documents/insert-document.ts': ['documents', 'document_receivers'],
  'approvals/documents/approvals.store.ts': ['document_receivers', 'documents', 'document_receivers'],
  'approvals/documents/circulation/circulation.store.ts': ['document_receivers', 'document_receivers'],
  'approvals/documents/hand-over-turns.ts': ['document_receivers'],
  // The end of it, whose places are named by a list of tables.
  'approvals/documents/erasing/erase-documents.ts': ['documents'],
  // What it says, what cancels it, how long it is kept and whether its acts are proved: neither its state nor its author.
  'approvals/documents/acts/document-states.queries.ts': ['documents'],
  'approvals/documents/changes/write-content.ts': ['documents'],
  'approvals/documents/cancels/cancels.store.ts': ['documents', 'documents'],
  'approvals/documents/retention/decide-retention.ts': ['documents'],
  // Only when somebody was told of their turn.
  'approvals/documents/reminders/remind-people.ts': ['document_receivers'],
  'approvals/documents/reminders/note-turn.ts': ['document_receivers'],
  // Handed on, and read by whoever handed it on or was stood in for.
  'approvals/documents/deputies/delegate-document.ts': ['document_receivers'],
  'approvals/documents/deputies/keep-reader.ts': ['document_receivers'],
}

test('nothing else writes what is counted: a new statement counts, is tried above, and stands in this list', () => {
  const write =
    /(?:insertInto|updateTable|deleteFrom|mergeInto)\('(members|team_memberships|document_receivers)'|\b(?:insert into|delete from|merge into|update) (members|team_memberships|document_receivers|documents)\b|(?:insertInto|updateTable|deleteFrom|mergeInto)\('(documents)'/g
  const found = sourceFiles().flatMap(({ path, text }) => {
    const name = /^apps\/server\/src\/(.*(?<!\.test)\.ts)$/.exec(path)?.[1]
    const tables = name ? [...text.matchAll(write)].map((match) => match.slice(1).find(Boolean)) : []
    return tables.length > 0 ? [[name, tables] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(WRITERS)
})

/** A transaction that stays open until the work that begins meanwhile says so. */
async function whileOpen(
  { company }: Cast,
  first: (tx: Tx) => Promise<unknown>,
  then: (finish: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const [written, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const open = at.inCompany(company.companyId, async (tx) => {
    await first(tx)
    written.resolve()
    await gate.promise
  })
  const finish = () => {
    gate.resolve()
    return open
  }
  try {
    await Promise.race([written.promise, open])
    await then(finish)
  } finally {
    await finish()
  }
}

/** Refuses to wait for anybody. */
const atOnce = ({ company }: Cast, work: (tx: Tx) => Promise<unknown>) =>
  at.inCompany(company.companyId, async (tx) => {
    await sql`set local lock_timeout = '1s'`.execute(tx)
    await work(tx)
  })

test('writers of the same number never wait for each other, and none is lost', async () => {
  const cast = await castOf(at)
  const away = (at: number) => (tx: Tx) => setStatus(tx, cast.members[at]!.memberId, 'ABSENCE')
  await whileOpen(cast, away(1), () => atOnce(cast, away(4)))
  const { kept, counted } = await numbersOf(at, cast.company)
  expect(kept).toEqual(counted)
  expect(kept).toMatchObject({ WORKING: 0, ABSENCE: 3 })
})

test('somebody who is let in, or goes, while they are put into a team is counted there, whoever comes first', async () => {
  const cast = await castOf(at)
  const [invited, , , gone] = cast.members
  const join =
    ({ memberId }: TestMember) =>
    (tx: Tx) =>
      addMemberships({ tx }, [
        { member_id: memberId, team_id: cast.teams[0]!, starts_on: DAYS[0], ends_on: null },
      ])
  const letIn =
    ({ memberId }: TestMember) =>
    (tx: Tx) =>
      setStatus(tx, memberId, 'WORKING')
  for (const [first, second] of [
    [join(invited!), letIn(invited!)],
    [letIn(gone!), join(gone!)],
  ] as const) {
    await whileOpen(cast, first, async (finish) => {
      const later = at.inCompany(cast.company.companyId, second)
      await untilSomebodyWaits(at)
      await finish()
      await later
    })
    const { kept, counted } = await numbersOf(at, cast.company)
    expect(kept).toEqual(counted)
  }
  expect((await numbersOf(at, cast.company)).kept[DAYS[0]]).toContainEqual({
    team_id: cast.teams[0],
    people: 2,
  })
})

test('people who leave while their team is closed are counted once', async () => {
  const cast = await castOf(at)
  const [from, to] = cast.teams
  const member = await makeMember(at, { company: cast.company, teamId: from! })
  const on = Temporal.PlainDate.from(DAYS[1])
  await whileOpen(
    cast,
    (tx) => setStatus(tx, member.memberId, 'RETIRED'),
    async (finish) => {
      const moving = at.inCompany(cast.company.companyId, (tx) =>
        moveMemberships({ tx }, { from: from!, to: to!, on }),
      )
      await untilSomebodyWaits(at)
      await finish()
      await moving
    },
  )
  const { kept, counted } = await numbersOf(at, cast.company)
  expect(kept).toEqual(counted)
})

test('two who decide on one document at once each take their own turn off, and the next is counted once', async () => {
  const cast = await castOf(at)
  const [, author, , , last] = cast.members
  const deciders = [await makeMember(at, cast), await makeMember(at, cast)]
  for (let round = 0; round < 5; round += 1) {
    const receivers = [...deciders, last!].map(({ memberId }, index) => ({
      memberId,
      type: 'APPROVER' as const,
      order: index < 2 ? 1 : 2,
    }))
    const content = { title: '동시 결재', text: '' }
    const { id } = await submitAs(at, author!, freeDocument, { content, line: { receivers } })
    await Promise.all(
      deciders.map(({ companyId, memberId }) =>
        at.actAs(companyId, memberId, (ctx) => decideDocument(ctx, id, 'APPROVE', '')),
      ),
    )
  }
  const { kept, counted } = await numbersOf(at, cast.company)
  expect(kept).toEqual(counted)
  expect(kept.turns).toEqual([{ of_id: last!.memberId, documents: 5 }])
})

const rowsOf = async ({ company }: Cast) =>
  (
    await at.owner.query<{ counted: string; amount: number }>(
      'select counted, amount from tallies where company_id = $1 order by counted, amount',
      [company.companyId],
    )
  ).rows

test('changes become one row for each number at night, and who adds one meanwhile neither waits nor is lost', async () => {
  const cast = await castOf(at)
  const { companyId } = cast.company
  const turn = (status: 'WORKING' | 'ABSENCE') => (tx: Tx) => setStatus(tx, cast.members[1]!.memberId, status)
  for (const status of ['ABSENCE', 'WORKING', 'ABSENCE'] as const) await at.inCompany(companyId, turn(status))
  await whileOpen(cast, turn('WORKING'), () => atOnce(cast, foldTallies))
  expect(await rowsOf(cast)).toEqual([
    { counted: 'MEMBERS_ABSENCE', amount: -1 },
    { counted: 'MEMBERS_ABSENCE', amount: 2 },
    { counted: 'MEMBERS_INVITED', amount: 1 },
    { counted: 'MEMBERS_RETIRED', amount: 1 },
    { counted: 'MEMBERS_WORKING', amount: 1 },
    { counted: 'MEMBERS_WORKING', amount: 1 },
  ])
  const fold = () => at.inCompany(companyId, foldTallies)
  await whileOpen(cast, foldTallies, async (finish) => {
    const other = fold()
    await atOnce(cast, (tx) => tally(tx, [{ counted: 'MEMBERS_INVITED', change: 1 }]))
    await untilSomebodyWaits(at)
    await finish()
    await other
  })
  await at.inCompany(companyId, (tx) => tally(tx, [{ counted: 'MEMBERS_INVITED', change: -1 }]))
  await at.inCompany(companyId, (tx) => enqueue(tx, foldJob, {}))
  await at.runJobs(foldJob.name)
  expect(await rowsOf(cast)).toEqual([
    { counted: 'MEMBERS_ABSENCE', amount: 1 },
    { counted: 'MEMBERS_INVITED', amount: 1 },
    { counted: 'MEMBERS_RETIRED', amount: 1 },
    { counted: 'MEMBERS_WORKING', amount: 2 },
  ])
})

test('what was written past the program is counted anew, also while somebody writes', async () => {
  const cast = await castOf(at)
  const { companyId } = cast.company
  const people = cast.members.map(({ memberId }) => memberId)
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on)
     select $1, m, $2, $3 from unnest($4::bigint[]) m`,
    [companyId, cast.teams[0], DAYS[0], people],
  )
  await makeDocument(at, cast.members[1]!, { line: [{ member: cast.members[4]! }] })
  await at.owner.query("delete from tallies where company_id = $1 and counted <> 'MEMBERS_INVITED'", [
    companyId,
  ])
  await at.owner.query("update members set status = 'WORKING' where id = $1", [people[3]])
  await whileOpen(
    cast,
    (tx) =>
      createMember(tx, companyIdOf(companyId), {
        accountId: null,
        email: 'a@tallies.test',
        name: '새사람',
        status: 'WORKING',
        joinedOn: null,
      }),
    () => atOnce(cast, recount),
  )
  const { kept, counted } = await numbersOf(at, cast.company)
  expect(kept).toEqual(counted)
  expect(kept).toMatchObject({ INVITED: 1, WORKING: 4, ABSENCE: 1, RETIRED: 0 })
  expect(kept[DAYS[0]]).toContainEqual({ team_id: cast.teams[0], people: 4 })
  expect(await at.inCompany(companyId, recount)).toEqual([])
})

test('what is removed takes its numbers along, one by one or with its company', async () => {
  const [emptied, removed] = [await castOf(at), await castOf(at)]
  for (const { company, members, teams } of [emptied, removed])
    members.push(await makeMember(at, { company, teamId: teams[0]! }))
  await at.inCompany(emptied.company.companyId, async (tx) => {
    for (const { memberId } of emptied.members) await removeMember(tx, memberId)
    await foldTallies(tx)
  })
  await at.owner.query('delete from companies where company_id = $1', [removed.company.companyId])
  expect([...(await rowsOf(emptied)), ...(await rowsOf(removed))]).toEqual([])
})
