import { sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { onConstraint } from '../../http/fail.ts'

export interface MoodRow {
  mood_on: string
  morning: number | null
  evening: number | null
  comment: string
}

export interface MoodAnswer {
  morning?: number | null | undefined
  evening?: number | null | undefined
  comment?: string | undefined
}

type Asking = Pick<MemberContext, 'tx' | 'actor'>

const COLUMNS = ['mood_on', 'morning', 'evening', 'comment'] as const

/**
 * Keeps what somebody answers on a day. Only what is told changes, so that the morning told by a phone and the evening told by a
 * browser in the same moment both stay.
 * @throws Failure MOOD_MISSING
 */
export function keepMood(ctx: Asking, on: Temporal.PlainDate, answer: MoodAnswer): Promise<MoodRow> {
  return onConstraint({ moods_answered: 'MOOD_MISSING' }, async () => {
    const row = (await changeMood(ctx, on, answer)) ?? (await addMood(ctx, on, answer))
    // Another answer of the same person came first in this moment.
    return row ?? (await changeMood(ctx, on, answer))!
  })
}

/** What somebody has answered on a day so far. */
export function moodOn({ tx, actor }: Asking, on: Temporal.PlainDate): Promise<MoodRow | undefined> {
  return tx
    .selectFrom('moods')
    .select(COLUMNS)
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('mood_on', '=', on.toString())
    .executeTakeFirst()
}

async function changeMood(
  { tx, actor }: Asking,
  on: Temporal.PlainDate,
  answer: MoodAnswer,
): Promise<MoodRow | undefined> {
  return tx
    .updateTable('moods')
    .set({ mood_on: on.toString(), ...answer })
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('mood_on', '=', on.toString())
    .returning(COLUMNS)
    .executeTakeFirst()
}

async function addMood(
  { tx, actor }: Asking,
  on: Temporal.PlainDate,
  { morning = null, evening = null, comment = '' }: MoodAnswer,
): Promise<MoodRow | undefined> {
  // The team as of now: figures that were told do not move with what is corrected of a team later.
  const { rows } = await sql<MoodRow>`
    insert into moods (company_id, member_id, mood_on, morning, evening, comment, team_id)
    select ${thisCompany}::bigint, m.id, ${on}::date, ${morning}::int, ${evening}::int, ${comment}::text, tm.team_id
    from members m left join team_memberships tm on tm.company_id = ${thisCompany} and tm.member_id = m.id
      and ${heldOn('tm', on)}
    where m.company_id = ${thisCompany} and m.id = ${actor.memberId}
    on conflict (company_id, member_id, mood_on) do nothing
    returning mood_on, morning, evening, comment`.execute(tx)
  return rows[0]
}
