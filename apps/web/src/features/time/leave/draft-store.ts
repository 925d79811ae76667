import { PERSONAL_PREFIX } from '../../../page/forget-everything.ts'
import type { LeaveDefaults } from './leave-dialog-store.ts'
import {
  ALTER_UNITS,
  EMPTY_DRAFT,
  OVERTIME,
  UNIT_CHOICES,
  type LeaveDraft,
  withDays,
  withUnit,
} from './leave-draft.ts'

const KEY = `${PERSONAL_PREFIX}leave-draft`
const TEXTS = ['wk_start_date', 'wk_end_date', 'start', 'end', 'reason'] as const

/** Keeps what was typed through a reload or a closed tab; an empty draft is forgotten. */
export function keepDraft(draft: LeaveDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage may be full or forbidden; the form itself still holds everything.
  }
}

export function forgetDraft(): void {
  keepDraft(EMPTY_DRAFT)
}

/** The kept draft, null when there is none or it is not one. */
export function keptDraft(): LeaveDraft | null {
  try {
    return readDraft(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** Reads a stored draft; what an older version or a stranger wrote is not taken over. */
export function readDraft(stored: string | null): LeaveDraft | null {
  const value: unknown = stored ? JSON.parse(stored) : null
  if (typeof value !== 'object' || value === null) return null
  const { from, to, ...rest } = value as Record<string, unknown>
  // What the days were called before.
  const given: Record<string, unknown> = { wk_start_date: from, wk_end_date: to, ...rest }
  const unit = UNIT_CHOICES.find((one) => one === given.unit)
  if (!unit || TEXTS.some((name) => typeof given[name] !== 'string')) return null
  const kept = (name: 'kind' | 'location' | 'occasion' | 'occasionCase' | 'alterDay') =>
    typeof given[name] === 'string' ? given[name] : EMPTY_DRAFT[name]
  const draft = {
    kind: kept('kind'),
    unit,
    location: kept('location'),
    occasion: kept('occasion'),
    occasionCase: kept('occasionCase'),
    alterDay: kept('alterDay'),
    alterUnit: ALTER_UNITS.find((one) => one === given.alterUnit) ?? 'FULL',
    ...Object.fromEntries(TEXTS.map((name) => [name, given[name]])),
  } as LeaveDraft
  return isEmpty(draft) ? null : draft
}

function isEmpty(draft: LeaveDraft): boolean {
  return TEXTS.every((name) => draft[name].trim() === '')
}

/**
 * What a request begins with: what the screen has chosen, over what was typed before and not sent. A draft of which nothing is left is
 * none: a dialog that is drawn anew, as while its parts load, finds what it kept itself.
 */
export function startOf(
  given: LeaveDefaults,
  kept: LeaveDraft | null,
): { initial: LeaveDraft; isFromDraft: boolean } {
  const initial = withDefaults(given, kept ?? EMPTY_DRAFT)
  return { initial, isFromDraft: kept !== null && !isSame(initial, withDefaults(given, EMPTY_DRAFT)) }
}

function withDefaults(given: LeaveDefaults, base: LeaveDraft): LeaveDraft {
  const defaults = { ...given }
  // No part of the draft.
  delete defaults.person
  if (Object.keys(defaults).length === 0) return base
  const isOther = defaults.kind !== undefined && defaults.kind !== base.kind
  // Every kind knows whole days, but for the one that is as long as its times say.
  const usual = defaults.kind === OVERTIME ? 'TIME' : 'FULL'
  const asked = withUnit({ ...base, ...defaults }, defaults.unit ?? (isOther ? usual : base.unit))
  return withDays(asked, asked.wk_start_date || null, asked.wk_end_date || null)
}

function isSame(one: LeaveDraft, other: LeaveDraft): boolean {
  return Object.keys(other).every((name) => one[name] === other[name])
}
