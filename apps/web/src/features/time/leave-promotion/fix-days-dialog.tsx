import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fixDays } from '#contract/time/leave-promotion/leave-promotion.ts'
import { useAction } from '../../../api/use-action.ts'
import { days as daysText } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { notify } from '../../../ui/notify.ts'
import { type DayPlan, plannedDays, toBody } from './day-plan.ts'
import { PlanDays } from './plan-days.tsx'
import { daysToPlanQuery, type Promotion } from './promotion-queries.ts'
import { hasLess } from './promotion-state.tsx'
import styles from './promotion.module.css'

/** The company fixes the days of somebody who has not answered. */
export function FixDaysDialog({ ask, onClose }: { ask: Promotion; onClose: () => void }) {
  const { t } = useTranslation()
  const fix = useAction(fixDays, { errors: 'form' })
  const query = useQuery(daysToPlanQuery(ask.id))
  const target = ask.days_to_plan
  return (
    <FormDialog<{ plan: DayPlan }>
      opened
      size={860}
      title={t('promotion.fix.title', { name: ask.username })}
      submitText={t('promotion.fix.do')}
      initialValues={{ plan: {} }}
      validate={{
        plan: (plan) =>
          plannedDays(plan) === target ? null : t('promotion.plan.notAll', { target: daysText(target) }),
      }}
      onClose={onClose}
      onSubmit={async ({ plan }) => {
        await fix.mutateAsync({ body: { ask_id: ask.id, plans: toBody(plan) } })
        notify({ text: t('promotion.fix.done'), tone: 'good' })
      }}
    >
      {(form) => (
        <>
          <p className={styles.hint}>
            {t(ask.step === 'ASKED' ? 'promotion.fix.early' : 'promotion.fix.text')}{' '}
            {hasLess(ask) &&
              t('promotion.fix.remaining', {
                target: daysText(ask.target_vacation_days),
                left: daysText(target),
              })}
          </p>
          <QueryView query={query}>
            {(list) => (
              <PlanDays
                days={list}
                target={target}
                plan={form.getValues().plan}
                onChange={(plan) => form.setFieldValue('plan', plan)}
              />
            )}
          </QueryView>
          {form.errors.plan && <p role="alert">{form.errors.plan}</p>}
        </>
      )}
    </FormDialog>
  )
}
