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
