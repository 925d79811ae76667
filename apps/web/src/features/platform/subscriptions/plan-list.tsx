import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  deletePayPlan,
  FREE_PLAN,
  listPayPlans,
  updatePayPlan,
} from '#contract/platform/subscriptions/pay-plans.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from './plan-list.module.css'

export type PayPlan = EndpointResponse<typeof listPayPlans>[number]

export const plansQuery = q(listPayPlans)

export function PlanList({
  plans,
  onRename,
}: {
  plans: readonly PayPlan[]
  onRename: (plan: PayPlan) => void
}) {
  return (
    <ul className={styles.rows}>
      {plans.map((plan) => (
        <PlanRow key={plan.pp_id} plan={plan} onRename={() => onRename(plan)} />
      ))}
    </ul>
  )
}

function PlanRow({ plan, onRename }: { plan: PayPlan; onRename: () => void }) {
  const { t } = useTranslation()
  const { choose, remove } = usePlanActions(plan)
  const isFree = plan.pp_id === FREE_PLAN.pp_id
  const keptBecause = isFree ? t('payPlans.freeFixed') : t('payPlans.stillInForce')
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <strong>{plan.plan_main}</strong>
        {isFree && <small className="quiet">{t('payPlans.free')}</small>}
      </span>
      {plan.in_force ? (
        <StatusBadge meaning="working" label={t('payPlans.inForce')} />
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={`${plan.plan_main}: ${t('payPlans.choose')}`}
          onClick={() => void choose()}
        >
          {t('payPlans.choose')}
        </Button>
      )}
      <ActionMenu
        name={plan.plan_main}
        actions={[
          {
            label: t('payPlans.rename'),
            onClick: onRename,
            disabledReason: plan.abilities.update ? undefined : keptBecause,
          },
          null,
          {
            label: t('common.action.delete'),
            danger: true,
            onClick: () => void remove(),
            disabledReason: plan.abilities.delete ? undefined : keptBecause,
          },
        ]}
      />
    </li>
  )
}

function usePlanActions({ pp_id: id, plan_main: name }: PayPlan) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const update = useAction(updatePayPlan)
  const drop = useAction(deletePayPlan)
  const choose = async () => {
    const question = { title: t('payPlans.chooseAsk', { name }), message: t('payPlans.chooseText') }
    if (!(await confirm({ ...question, confirmText: t('payPlans.choose') }))) return
    update.mutate(
      { params: { id }, body: { in_force: true } },
      { onSuccess: () => notify({ text: t('payPlans.chosen', { name }) }) },
    )
  }
  const remove = async () => {
    const question = { title: t('payPlans.deleteAsk', { name }), message: t('payPlans.deleteText') }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    drop.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('common.state.deleted') }) })
  }
  return { choose, remove }
}
