import { sql } from '../../../db/sql/sql.ts'
import { EXPIRATION_REASON } from '#rules/leave/promotion-steps.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { Pace } from '../../../jobs/work-off.ts'
import { type PeopleDone, workOffPeople } from '../../../jobs/work-off-people.ts'
import { featuresOf } from '../../../platform/features/index.ts'
import { type LeaveAccount, readAccounts } from '../../leave/index.ts'
import { dueOf, isSame, leavesBefore } from '../acts/count-left.ts'
import { expireOpen, expireUnasked, holdPromotionsOf } from '../promotions.store.ts'
import { bookEarlier } from './book-earlier.ts'
import { giveBackWorked } from './give-back-worked.ts'
import { dueNow } from './due-now.ts'
import { saveDue } from './due.store.ts'
import { tellOfDeadlines } from './tell-deadlines.ts'

const PEOPLE_AT_ONCE = 300

/**
 * Makes ready what the law will let a company ask for, takes the leave of what was planned before plans took it, counts anew what nobody has been asked for yet, ends what has lost its ground, gives
 * back planned leave on which somebody worked, and tells those concerned of deadlines. Repeating it changes nothing.
 */
export async function preparePromotions(
  parts: ActingParts,
  companyId: CompanyId,
  pace: Pick<Pace, 'signal' | 'progress'> & { cause: string },
): Promise<PeopleDone> {
  const { cause } = pace
  const readSwitch = async ({ tx }: CommandContext) => (await featuresOf(tx)).VACATION_PROMOTION
  const isOn = await inCompanyAs(parts, companyId, 'system', readSwitch, cause)
  const people = {
    page: (ctx: CommandContext, after: number, most: number) => preparePage(ctx, isOn, after, most),
    next: async (ctx: CommandContext, after: number) => (await nextPeople(ctx, after, 1))[0],
  }
  const done = await workOffPeople(parts, companyId, people, { ...pace, size: PEOPLE_AT_ONCE })
  if (isOn) await inCompanyAs(parts, companyId, 'system', tellOfDeadlines, cause)
  return done
}

async function nextPeople({ tx }: CommandContext, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.company_id = ${thisCompany} and m.id > ${after} and m.joined_on is not null and m.status in ('WORKING', 'ABSENCE')
    order by m.id ${atMost(most)}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function preparePage(
  ctx: CommandContext,
  isOn: boolean,
  after: number,
  most: number,
): Promise<number[]> {
  const ids = await nextPeople(ctx, after, most)
  if (ids.length === 0) return ids
  await bookEarlier(ctx, ids)
  // What people were asked for in writing goes on: a night without the part must not undo it.
  if (!isOn) {
    await expireUnasked(ctx, ids, EXPIRATION_REASON.BASIS_CHANGED)
    return ids
  }
  const accounts = await readAccounts(ctx, ids)
  const due = accounts.flatMap((account) => dueNow(ctx, account).map((one) => ({ account, due: one })))
  await saveDue(ctx, due)
  await endGroundless(ctx, accounts)
  await giveBackWorked(ctx, ids)
  return ids
}

/** A changed basis or day of joining leaves procedures behind whose leave ends on another day; and who leaves before that is paid. */
async function endGroundless(ctx: CommandContext, accounts: readonly LeaveAccount[]): Promise<void> {
  const rows = Map.groupBy(
    await holdPromotionsOf(
      ctx,
      accounts.map(({ person }) => person.id),
    ),
    (row) => row.member_id,
  )
  for (const account of accounts) {
    const due = dueOf(account)
    const open = (rows.get(account.person.id) ?? []).filter(
      ({ step }) => step === 'READY' || step === 'ASKED',
    )
    const kept = open.filter((row) => due.some((one) => isSame(one, row)))
    const gone = kept.filter((row) => leavesBefore(account.person, Temporal.PlainDate.from(row.expires_on)))
    if (gone.length > 0)
      await expireOpen(
        ctx,
        [account.person.id],
        EXPIRATION_REASON.MEMBER_GONE,
        open.filter((row) => !gone.includes(row)).map(({ id }) => id),
      )
    if (kept.length < open.length)
      await expireOpen(
        ctx,
        [account.person.id],
        EXPIRATION_REASON.BASIS_CHANGED,
        kept.map(({ id }) => id),
      )
  }
}
