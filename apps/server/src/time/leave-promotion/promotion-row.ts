import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import {
  type ExpirationReason,
  type PromotionDates,
  type PromotionStep,
  stepOnDay,
} from '#rules/leave/promotion-steps.ts'
import type { PromotionType } from '#rules/leave/promotion-windows.ts'

/** What is stored of a procedure. Days and instants as text, minutes of the person's standard day. */
export interface PromotionRow {
  id: number
  member_id: number
  ask_type: PromotionType
  ordinal_year: number
  granted_from: string
  granted_to: string
  expires_on: string
  ask_from: string
  ask_to: string
  notice_by: string
  /** What acts have made of it: {@link standingOn} adds what the passing of days makes of that. */
  step: 'READY' | 'ASKED' | 'DONE' | 'EXPIRED'
  expiration_reason: ExpirationReason | null
  standard_minutes: number
  granted_minutes: number
  used_minutes: number
  target_minutes: number
  asked_at: string | null
  asked_by: number | null
  reply_by: string | null
  read_at: string | null
  planned_at: string | null
  noticed_at: string | null
  noticed_by: number | null
  ask_sha256: string | null
  plan_sha256: string | null
}

export const promotionColumns = sql`p.id, p.member_id, p.ask_type, p.ordinal_year, p.granted_from, p.granted_to,
  p.expires_on, p.ask_from, p.ask_to, p.notice_by, p.step, p.expiration_reason, p.standard_minutes, p.granted_minutes,
  p.used_minutes, p.target_minutes, p.asked_at, p.asked_by, p.reply_by, p.read_at, p.planned_at, p.noticed_at, p.noticed_by,
  p.ask_sha256, p.plan_sha256`

export interface Standing {
  step: PromotionStep
  expirationReason: ExpirationReason | null
}

type Stepping = Pick<
  PromotionRow,
  'step' | 'expiration_reason' | 'ask_from' | 'ask_to' | 'notice_by' | 'reply_by' | 'target_minutes'
>

export function datesOf(row: Stepping): PromotionDates {
  return {
    askFrom: Temporal.PlainDate.from(row.ask_from),
    askTo: Temporal.PlainDate.from(row.ask_to),
    responseExpiresOn: row.reply_by === null ? null : Temporal.PlainDate.from(row.reply_by),
    employerNoticeDeadline: Temporal.PlainDate.from(row.notice_by),
  }
}

/** Where a procedure stands on a day: no job has to run for a deadline to be over. */
export function standingOn(row: Stepping, today: Temporal.PlainDate): Standing {
  const stands = stepOnDay(row.step, datesOf(row), today, row.target_minutes)
  return row.step === 'EXPIRED' ? { ...stands, expirationReason: row.expiration_reason } : stands
}

/** The step of {@link standingOn} as an expression over `p`, for filters and counts. */
export function stepSql(today: Temporal.PlainDate): RawBuilder<PromotionStep> {
  return sql<PromotionStep>`(case
    when p.step in ('DONE', 'EXPIRED') then p.step
    when p.step = 'READY' then case
      when p.target_minutes <= 0 or ${today}::date > p.ask_to then 'EXPIRED'
      when ${today}::date >= p.ask_from then 'POSSIBLE' else 'READY' end
    when ${today}::date > p.notice_by then 'EXPIRED'
    when ${today}::date > p.reply_by then 'NOTICE' else 'ASKED' end)`
}
