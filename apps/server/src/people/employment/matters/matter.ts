import type { RawBuilder } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { previewChanges } from '#contract/people/employment/employment.ts'
import type { HandOverAction } from '#contract/people/employment/retirement.ts'
import type { Actor, CommandContext, Language } from '../../../http/context.ts'
import type { Failure } from '../../../http/fail.ts'
import type { Standing } from '../../roles/index.ts'
import type { MemberState } from '../changes/member-state.ts'

export type MatterText = Readonly<Record<Language, string>>
export type Consequence = Input<typeof previewChanges.response>[number]['consequences'][number]

/** Who leaves, after which day. */
export interface Leaving {
  memberId: number
  lastDay: Temporal.PlainDate
}

export interface PlacedTeam {
  id: number
  parentId: number | null
}

/** A decision that is carried out. */
export interface Given {
  /** Who takes it over; null when it ends. */
  to: number | null
  /** Of a matter that is decided team by team, the team. */
  teamId: number
  /** In whose right: nobody gives what they may not, also when a plan is carried out later. */
  giver: Actor
}

/** How something goes over to others, or ends, when its person leaves. */
export interface HandOverMatter {
  /** What it is called in the list of what hangs on somebody; {names} and {n} are filled in. */
  title: MatterText
  /** What can be done with it, and what that means; the last one happens when nothing was chosen. */
  choices: { GIVE?: true; END?: MatterText; KEEP?: MatterText }
  /** Each team is decided by itself. */
  byTeam?: true
  /**
   * A select of what there is, in this order of columns: team_id (null unless byTeam), name (null where the reader may not be
   * told it), and the text by which names are ordered. No rows when nothing hangs on the person.
   */
  hanging(reader: Pick<CommandContext, 'actor'>, leaving: Leaving): RawBuilder<unknown>
  /** Whether a limited admin may give it to anybody at all; without it, what is of no team and of teams covered. */
  mayGiveAway?(giver: Actor, team: PlacedTeam | undefined): boolean
  /** The same to one person. */
  mayGive?(giver: Actor, gift: { team: PlacedTeam | undefined; taker: Standing }): boolean
  /** Does what was decided, in the transaction in which the person leaves. @returns false when a part of it did not go over */
  handOver(ctx: CommandContext, leaving: Leaving, given: Given): Promise<unknown>
}

/** Where somebody stood and stands: team, rank, terms and day of joining, by date. */
export interface Move {
  before: MemberState
  after: MemberState
}

/** Days on which somebody works here, or on which terms, otherwise than before; open without a last one. */
export interface AlteredDays {
  memberId: number
  from: string
  to: string | null
  /** It is the day of joining that moves, or is to be known no more: who is refused has to be told what to do about that. */
  isJoining?: boolean
}

/**
 * What hangs on people, as its slice tells it: what is handed over, and what follows when something happens to one of
 * them. All of it happens in the transaction of the change; a Failure refuses the whole change.
 */
export interface Matter {
  /** Its name on the wire and in stored plans, in capitals; never changes. */
  key: string
  handingOver?: HandOverMatter
  /** An expression: whether there are records of the member that the law wants kept, so that they cannot be deleted. */
  keptRecords?(memberId: number): RawBuilder<boolean>
  /** Somebody begins to work here; earlierEnd is the last day of an employment before. */
  joined?(
    ctx: CommandContext,
    who: { memberId: number; earlierEnd: Temporal.PlainDate | null },
  ): Promise<void>
  /** Somebody who had left is invited again: the employment that ended is over for good, whether they come or not. */
  invitedAgain?(ctx: CommandContext, who: { memberId: number; earlierEnd: Temporal.PlainDate }): Promise<void>
  /** What stands against days becoming others, by member: asked before anything is written. */
  refusals?(ctx: CommandContext, altered: readonly AlteredDays[]): Promise<ReadonlyMap<number, Failure>>
  moved?(ctx: CommandContext, moves: readonly Move[]): Promise<void>
  /** What {@link moved} would do, for a preview: by member. */
  consequences?(ctx: CommandContext, moves: readonly Move[]): Promise<ReadonlyMap<number, Consequence[]>>
  /** A leave of absence has begun. */
  absent?(ctx: CommandContext, memberId: number): Promise<void>
  /** It is over. */
  returned?(ctx: CommandContext, memberId: number): Promise<void>
  /**
   * The employment has ended, after all has been handed over; also of somebody who was entered by mistake.
   * @returns false when something stays that should have ended with it
   */
  ended?(ctx: CommandContext, leaving: Leaving): Promise<unknown>
  /** The record of somebody who was entered by mistake goes: rows that stay forget that it was they. */
  erased?(ctx: CommandContext, memberId: number): Promise<void>
}

export function choicesOf(matter: HandOverMatter): HandOverAction[] {
  return (['GIVE', 'END', 'KEEP'] as const).filter((action) => matter.choices[action] !== undefined)
}
