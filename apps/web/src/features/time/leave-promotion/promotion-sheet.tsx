import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  askPromotion,
  stopPromotion,
  updatePromotion,
} from '#contract/time/leave-promotion/leave-promotion.ts'
import { useAction } from '../../../api/use-action.ts'
import { dayRange, days, moment, shortDay } from '../../../text/formats.ts'
import { Sheet } from '../../../ui/dialog/dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { notify } from '../../../ui/notify.ts'
import { Facts } from '../../../ui/page/facts.tsx'
import { FixDaysDialog } from './fix-days-dialog.tsx'
import { PlannedDays } from './planned-days.tsx'
import { Papers } from './promotion-papers.tsx'
import { type Promotion, promotionQuery } from './promotion-queries.ts'
import { LegalEffect, PromotionState } from './promotion-state.tsx'
import styles from './promotion.module.css'

/** One procedure: where it stands, what happened when, the days, the papers, and what can be done now. */
export function PromotionSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery(promotionQuery(id))
  return (
    <Sheet
      opened
      position="right"
      size={520}
      title={query.data?.username ?? t('promotion.title')}
      onClose={onClose}
    >
      <QueryView query={query}>
        {(ask) => (
          <>
            <AskFacts ask={ask} />
            <Acts ask={ask} />
            <PlannedDays ask={ask} />
            <Papers ask={ask} />
          </>
        )}
      </QueryView>
    </Sheet>
  )
}

/** Where it stands, and what happened when. */
export function AskFacts({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  return (
    <Facts
      rows={[
        [t('promotion.step'), <PromotionState key="step" ask={ask} look="soft" />],
        [t('promotion.target'), days(ask.target_vacation_days)],
        ask.left_days !== null && [t('promotion.left'), days(ask.days_to_plan)],
        [t('promotion.usable'), dayRange(ask.vacation_start_date, ask.vacation_end_date)],
        [t('promotion.window'), dayRange(ask.ask_start_date, ask.ask_end_date)],
        ask.asked_datetime !== null && [t('promotion.asked'), moment(ask.asked_datetime)],
        ask.asked_datetime !== null && [
          t('promotion.read'),
          ask.read_datetime ? moment(ask.read_datetime) : t('promotion.unread'),
        ],
        ask.user_response_expiry_date !== null && [
          t('promotion.replyBy'),
          shortDay(ask.user_response_expiry_date),
        ],
        ask.response_datetime !== null && [t('promotion.answered'), moment(ask.response_datetime)],
        [t('promotion.noticeBy'), shortDay(ask.company_response_expiry_date)],
        ask.noticed_datetime !== null && [t('promotion.fixed'), moment(ask.noticed_datetime)],
        [t('promotion.legal.title'), <LegalEffect key="legal" ask={ask} />],
      ]}
    />
  )
}

function Acts({ ask }: { ask: Promotion }) {
  const { t } = useTranslation()
  const sure = useConfirm()
  const promote = useAction(askPromotion)
  const stop = useAction(stopPromotion)
  const recount = useAction(updatePromotion)
  const [isFixing, setFixing] = useState(false)
  const params = { id: ask.id }
  const { abilities } = ask
  const said = (text: string) => ({ onSuccess: () => notify({ text, tone: 'good' }) })
  const askNow = async () => {
    const isMeant = await sure({
      title: t('promotion.ask.titleOf', { name: ask.username }),
      message: t('promotion.ask.text'),
      confirmText: t('promotion.ask.do'),
    })
    if (isMeant) promote.mutate({ params }, said(t('promotion.ask.done', { n: 1 })))
  }
  const stopNow = async () => {
    const isMeant = await sure({
      title: t('promotion.stop.title'),
      message: t('promotion.stop.text'),
      confirmText: t('promotion.stop.do'),
      danger: true,
    })
    if (isMeant) stop.mutate({ params }, said(t('promotion.stop.done')))
  }
  return (
    <div className={styles.buttons}>
      {abilities.ask && (
        <Button loading={promote.isPending} onClick={() => void askNow()}>
          {t('promotion.ask.do')}
        </Button>
      )}
      {abilities.notice && <Button onClick={() => setFixing(true)}>{t('promotion.fix.do')}</Button>}
      {abilities.update && (
        <Button
          variant="default"
          loading={recount.isPending}
          onClick={() => recount.mutate({ params }, said(t('promotion.recounted')))}
        >
          {t('promotion.recount')}
        </Button>
      )}
      {abilities.stop && (
        <Button variant="default" loading={stop.isPending} onClick={() => void stopNow()}>
          {t('promotion.stop.do')}
        </Button>
      )}
      {isFixing && <FixDaysDialog ask={ask} onClose={() => setFixing(false)} />}
    </div>
  )
}
