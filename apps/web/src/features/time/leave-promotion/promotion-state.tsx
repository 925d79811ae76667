import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { StatusBadge, type StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import type { Promotion } from './promotion-queries.ts'
import type { Step } from './promotion-filters.ts'

const MEANINGS: Record<Step, StatusMeaning> = {
  READY: 'informed',
  POSSIBLE: 'waiting',
  ASKED: 'progress',
  NOTICE: 'notIn',
  DONE: 'approved',
  EXPIRED: 'canceled',
}

/** The step of a procedure, and below it until when what has to happen next. */
export function PromotionState({ ask, look = 'bare' }: { ask: Promotion; look?: 'soft' | 'bare' }) {
  const { t } = useTranslation()
  const told = useToldOf(ask)
  return (
    <div>
      <StatusBadge look={look} meaning={MEANINGS[ask.step]} label={t(`promotion.steps.${ask.step}`)} />
      {told && <div className="quiet">{told}</div>}
    </div>
  )
}

/** The same for the person who was asked: that the company has days to set is no step of theirs. */
export function OwnState({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  if (ask.step !== 'NOTICE') return <PromotionState ask={ask} look="soft" />
  return <StatusBadge look="soft" meaning="waiting" label={t('promotion.own.waiting')} />
}

/** Whether less is to be planned today than the company has asked for: some was taken or requested since. */
export function hasLess({ left_days: left, days_to_plan: toPlan, target_vacation_days: target }: Promotion) {
  return left !== null && toPlan !== target
}

function useToldOf(ask: Promotion): string | null {
  const { t } = useTranslation()
  const until = (day: string | null) => day && t('promotion.until', { day: shortDay(day) })
  switch (ask.step) {
    case 'READY':
      return t('promotion.from', { day: shortDay(ask.ask_start_date) })
    case 'POSSIBLE':
      return until(ask.ask_end_date)
    case 'ASKED':
      return until(ask.user_response_expiry_date)
    case 'NOTICE':
      return until(ask.company_response_expiry_date)
    case 'EXPIRED':
      return t(`promotion.reasons.${ask.expiration_reason ?? 0}` as 'promotion.reasons.0')
    case 'DONE':
      return null
  }
}

/** Whether the procedure takes the duty to pay from the company, and why. */
export function LegalEffect({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  return (
    <>
      {t(ask.has_legal_effect ? 'promotion.legal.holds' : 'promotion.legal.fails')}
      <div className="quiet">{t(`promotion.legal.${ask.legal_reason}`)}</div>
    </>
  )
}
