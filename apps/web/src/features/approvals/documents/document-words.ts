import type { TFunction } from 'i18next'
import { dayRange, days, shortDay, today } from '../../../text/formats.ts'
import type { StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import type { Listed, OpenedDocument } from './approval-queries.ts'
import { knownUnit, type Leave, leaveOf } from './leave-values.ts'

export const MEANINGS = {
  REQUESTED: 'progress',
  APPROVED: 'approved',
  DENIED: 'denied',
  CANCELED: 'canceled',
  INFORMED: 'informed',
} as const satisfies Record<OpenedDocument['drf_status'], StatusMeaning>

const KINDS = ['GENERAL', 'VACATION', 'WORK', 'EXPENSE'] as const

export function kindName(t: TFunction, kind: string): string {
  return t(`approvals.kind.${KINDS.find((known) => known === kind) ?? 'OTHER'}`)
}

export function unitName(t: TFunction, { unit }: Leave): string {
  return t(`approvals.leave.unit.${knownUnit(unit)}`)
}

/** 11.24 (화), 12.15 (화) – 12.17 (목) */
export function leavePeriod({ from, to }: Leave): string {
  return from === to ? shortDay(from, today()) : dayRange(from, to)
}

/** 13:00–18:00, for part of a day */
export function leaveTime({ start, end }: Leave): string | null {
  return start && end ? `${start}–${end}` : null
}

/** What a row of a list calls a document: leave by its days (11.24 (화) 오후 반차), anything else by its title. */
export function headline(t: TFunction, row: Pick<Listed, 'drf_title' | 'drf_values'>): string {
  const leave = leaveOf(row.drf_values)
  return leave ? `${leavePeriod(leave)} ${unitName(t, leave)}` : row.drf_title
}

/** Whose document it is and what it is about, for the notice of a decision. */
export interface Matter {
  name: string
  title: string
}

export function matterOf(t: TFunction, row: Pick<Listed, 'drf_title' | 'drf_values' | 'author'>): Matter {
  return { name: row.author.username, title: headline(t, row) }
}

/** 0.5일 beside the headline of a leave. */
export function leaveAmount({ drf_values }: Pick<Listed, 'drf_values'>): string | null {
  const taken = leaveOf(drf_values)?.days ?? null
  return taken === null ? null : days(taken)
}
