import { addCirculators } from '#server/approvals/documents/circulation/add-circulators.ts'
import { cancelDocument } from '#server/approvals/documents/cancel-document.ts'
import { decideDocument } from '#server/approvals/documents/decide-document.ts'
import { eraseDocuments } from '#server/approvals/documents/erasing/erase-documents.ts'
import { handOverTurns } from '#server/approvals/documents/hand-over-turns.ts'
import { submitDocument } from '#server/approvals/documents/index.ts'
import { withdrawDecision } from '#server/approvals/documents/withdraw-decision.ts'
import { freeDocument } from '#server/approvals/forms/index.ts'
import type { Tx } from '#server/db/connection.ts'
import { foldTallies } from '#server/db/tallies.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { CommandContext, MemberContext } from '#server/http/context.ts'
import { Failure } from '#server/http/fail.ts'
import {
  changeEmployment,
  createMember,
  createMembers,
  moveMemberships,
  removeMember,
  replaceMemberships,
  saveRecords,
  setStatus,
} from '#server/people/members/index.ts'
import { addMemberships } from '#server/people/members/records/memberships.store.ts'
import type { MemberRecord } from '#server/people/members/records/records.store.ts'
import type { TestApp } from '#test/app.ts'
import { type Cast, DAYS, STATES } from './numbers.ts'

/** The same throws for the same seed. */
export function dice(seed: number) {
  let state = seed
  const below = (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return { below, of: <T>(choices: readonly T[]): T => choices[below(choices.length)]! }
}

export type Dice = ReturnType<typeof dice>

/** Everything that writes what is counted, of somebody, into something. */
export function changesOfPeople(at: TestApp, { company, members, teams }: Cast, { below, of }: Dice) {
  const someone = () => of(members).memberId
  const inTx = (work: (tx: Tx) => Promise<unknown>) => at.inCompany(company.companyId, work)
  const email = () => `newcomer${(made += 1)}@tallies.test`
  const born = (status: 'INVITED' | 'WORKING') => ({
    accountId: null,
    email: email(),
    name: '새사람',
    status,
    joinedOn: null,
  })
  return {
    replaceMemberships: () =>
      inTx((tx) => {
        const days = DAYS.filter(() => below(2) > 0)
        const rows = days.map((starts_on, place) => ({ starts_on, ends_on: days[place + 1] ?? null }))
        // Some leave their last team on a day.
        const kept = below(3) > 0 ? rows : rows.slice(0, -1)
        const [one, other] = [members[below(2)]!, members[2 + below(3)]!]
        const all = [one, other].flatMap(({ memberId }) =>
          kept.map((row) => ({ ...row, member_id: memberId, team_id: of(teams) })),
        )
        return replaceMemberships({ tx }, [one.memberId, other.memberId], all)
      }),
    moveMemberships: () =>
      inTx((tx) => {
        const [from, to] = below(2) > 0 ? teams : teams.toReversed()
        return moveMemberships(
          { tx },
          { from: from!, to: below(3) > 0 ? to! : null, on: Temporal.PlainDate.from(of(DAYS)) },
        )
      }),
    createMember: () =>
      inTx((tx) => createMember(tx, companyIdOf(company.companyId), born(of(['INVITED', 'WORKING'])))),
    createMembers: () =>
      at.actAs(company.companyId, 'system', (ctx) =>
        createMembers(
          ctx,
          [of(teams), null, of(teams)].map((teamId) => ({
            ...born('INVITED'),
            teamId,
            position: '',
            rankId: null,
            contractType: '',
            phone: '',
            birthOn: null,
          })),
        ),
      ),
    removeMember: () =>
      inTx(async (tx) => {
        const leaver = await createMember(tx, companyIdOf(company.companyId), born('WORKING'))
        const row = { member_id: leaver, team_id: of(teams), starts_on: of(DAYS), ends_on: null }
        await addMemberships({ tx }, [row])
        await removeMember(tx, leaver)
      }),
    setStatus: () => inTx((tx) => setStatus(tx, someone(), of(STATES))),
    changeEmployment: () =>
      inTx((tx) => changeEmployment(tx, someone(), { status: of(STATES), retired_on: null })),
    saveRecords: () =>
      inTx(async (tx) => {
        const before = await tx.selectFrom('members').selectAll().orderBy('id').forNoKeyUpdate().execute()
        const changes = before.map((row) => ({
          before: row as MemberRecord,
          after: { ...row, status: of(STATES), phone: `${row.phone}1` } as MemberRecord,
        }))
        return saveRecords({ tx }, changes)
      }),
    takeBack: () =>
      inTx(async (tx) => {
        await setStatus(tx, someone(), of(STATES))
        await replaceMemberships(
          { tx },
          members.map(({ memberId }) => memberId),
          [],
        )
        throw new Failure('BAD_REQUEST')
      }),
    foldTallies: () => inTx(foldTallies),
  }
}

let made = 0

/** The same of documents; whom a line holds, and who acts, may be anybody. */
export function changesOfTurns(at: TestApp, { company, members }: Cast, { below, of }: Dice) {
  const someone = () => of(members).memberId
  const as = (memberId: number, work: (ctx: CommandContext) => Promise<unknown>) =>
    at.actAs(company.companyId, 'system', (ctx) =>
      work({ ...ctx, actor: { ...ctx.actor, memberId, isFullAdmin: true } }),
    )
  /** A place in a line, mostly one that has the turn. */
  const place = async (state: string, documents = "d.status = 'REQUESTED'") => {
    const { rows } = await at.owner.query<{
      id: number
      document_id: number
      member_id: number
      author_id: number
    }>(
      `select r.document_id, r.member_id, d.author_id from document_receivers r
       join documents d on d.company_id = r.company_id and d.id = r.document_id
       where r.company_id = $1 and ${documents} and r.receiver_type <> 'VIEWER' and ${state} order by r.id`,
      [company.companyId],
    )
    if (rows.length === 0) throw new Failure('NOT_FOUND')
    return of(rows)
  }
  return {
    submitDocument: () =>
      as(someone(), (ctx) => {
        const receivers = Array.from({ length: 1 + below(4) }, () => ({
          memberId: someone(),
          type: of(['APPROVER', 'AGREEER', 'APPROVER', 'VIEWER'] as const),
          order: 1 + below(2),
        }))
        const line = receivers.map((one) => (one.type === 'VIEWER' ? { ...one, order: 0 } : one))
        return submitDocument(ctx, freeDocument, {
          content: { title: '품의', text: '' },
          line: { receivers: line },
        })
      }),
    decideDocument: async () => {
      const { document_id, member_id } = await place('r.is_shown and not r.is_processed')
      const kind = of(['APPROVE', 'APPROVE', 'APPROVE', 'DENY'] as const)
      return as(member_id, (ctx) => decideDocument(ctx, document_id, kind, ''))
    },
    withdrawDecision: async () => {
      const { document_id, member_id } = await place("r.decision = 'APPROVED'")
      return as(member_id, (ctx) => withdrawDecision(ctx, document_id))
    },
    cancelDocument: async () => {
      const { document_id, author_id } = await place('true')
      return as(author_id, (ctx) => cancelDocument(ctx, document_id))
    },
    circulate: async () => {
      const { document_id, author_id } = await place('true')
      const named = { memberIds: [someone(), someone()], teamIds: [] }
      return as(author_id, (ctx) => addCirculators(ctx, document_id, named))
    },
    erase: async () => {
      const { document_id } = await place('true', "d.status in ('APPROVED', 'DENIED', 'CANCELED')")
      return as(someone(), (ctx) => eraseDocuments(ctx as MemberContext, at.outside.files, [document_id]))
    },
    handOverTurns: async () => {
      const { member_id } = await place('r.is_shown and not r.is_processed')
      return as(member_id, (ctx) => handOverTurns(ctx, { from: member_id, to: someone(), giver: ctx.actor }))
    },
  }
}
