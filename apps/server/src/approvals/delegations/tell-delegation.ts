import type { CommandContext, Language } from '../../http/context.ts'
import { dayText, fromTo } from '../../day-text.ts'
import { notify, recallNotices } from '../../platform/notifications/index.ts'
import type { KeptDelegation } from './delegations.store.ts'

type Ctx = Pick<CommandContext, 'tx' | 'now' | 'today' | 'actor' | 'companyId'>

/** What the two people of a delegation are called. */
export interface Names {
  giverName: string
  delegateName: string
}

type Told = Pick<KeptDelegation, 'id' | 'giverId' | 'delegateId' | 'startsOn' | 'endsOn'> & Names

const KINDS = [
  'DELEGATION_GIVEN',
  'DELEGATION_BEGAN',
  'DELEGATION_OVER',
  'OWN_DELEGATION_SET',
  'OWN_DELEGATION_BEGAN',
  'OWN_DELEGATION_OVER',
] as const

/**
 * Tells both of a delegation: now that it is there, and in advance, for the mornings, when it begins and when it is over. What
 * was told in advance is recalled when it changes.
 */
export async function tellDelegation(ctx: Ctx, one: Told): Promise<void> {
  const begins = Temporal.PlainDate.from(one.startsOn)
  const isLater = Temporal.PlainDate.compare(begins, ctx.today) > 0
  await tell(ctx, one, ['DELEGATION_GIVEN', one.giverId === ctx.actor.memberId ? null : 'OWN_DELEGATION_SET'])
  if (isLater) await tell(ctx, one, ['DELEGATION_BEGAN', 'OWN_DELEGATION_BEGAN'], begins)
  const over = Temporal.PlainDate.from(one.endsOn).add({ days: 1 })
  await tell(ctx, one, ['DELEGATION_OVER', 'OWN_DELEGATION_OVER'], over)
}

/** Tells both that a delegation is over earlier; whoever ended it knows. */
export async function tellOver(ctx: Ctx, one: Told): Promise<void> {
  await recallDelegation(ctx, one)
  const giver = one.giverId === ctx.actor.memberId ? null : 'OWN_DELEGATION_OVER'
  await tell(ctx, one, [one.delegateId === ctx.actor.memberId ? null : 'DELEGATION_OVER', giver])
}

/** Takes back what was told of it and not read yet, or is told later. */
export function recallDelegation(
  ctx: Pick<Ctx, 'tx'>,
  { id, giverId, delegateId }: Pick<Told, 'id' | 'giverId' | 'delegateId'>,
): Promise<void> {
  return recallNotices(ctx, KINDS, id, [giverId, delegateId])
}

type Kind = (typeof KINDS)[number] | null

async function tell(
  ctx: Ctx,
  one: Told,
  [toDelegate, toGiver]: readonly [toDelegate: Kind, toGiver: Kind],
  on?: Temporal.PlainDate,
): Promise<void> {
  const { id, giverId, delegateId, giverName, delegateName } = one
  const at = on?.toZonedDateTime(ctx.actor.timezone).toInstant() ?? ctx.now
  const after = at.epochMilliseconds - ctx.now.epochMilliseconds
  const link = '/main/approval/delegations'
  const about = { targetId: id, period: periodOf(one, ctx.today) }
  if (toDelegate) {
    const data = { ...about, person: giverName, personId: giverId }
    await notify(ctx, { kind: toDelegate, memberIds: [delegateId], data, link, after })
  }
  if (toGiver) {
    const data = { ...about, person: delegateName, personId: delegateId }
    await notify(ctx, { kind: toGiver, memberIds: [giverId], data, link, after })
  }
}

function periodOf(
  { startsOn, endsOn }: Pick<Told, 'startsOn' | 'endsOn'>,
  today: Temporal.PlainDate,
): Record<Language, string> {
  const period = (language: Language) => {
    const day = (on: string) => dayText(Temporal.PlainDate.from(on), language, today.year)
    return startsOn === endsOn ? day(startsOn) : fromTo(day(startsOn), day(endsOn), language)
  }
  return { ko: period('ko'), ja: period('ja'), en: period('en') }
}
