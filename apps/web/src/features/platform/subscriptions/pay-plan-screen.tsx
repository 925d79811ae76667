import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPayPlan, updatePayPlan } from '#contract/platform/subscriptions/pay-plans.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import { SettingsPage } from '../settings/index.ts'
import { type PayPlan, PlanList, plansQuery } from './plan-list.tsx'

const CODE = /^[A-Z][A-Z0-9_-]{0,29}$/i

/** The plans on record, and which of them is in force. */
export function PayPlanScreen() {
  const { t } = useTranslation()
  const plans = useQuery(plansQuery)
  const [edited, setEdited] = useState<PayPlan | 'new'>()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('payPlans.add')}
    </Button>
  )
  return (
    <SettingsPage area="payPlan" description={t('payPlans.note')} actions={add}>
      <Section title={t('payPlans.title')} flush>
        <QueryView query={plans} skeleton={<RowsSkeleton rows={2} />}>
          {(list) => <PlanList plans={list} onRename={setEdited} />}
        </QueryView>
      </Section>
      {edited && (
        <PlanDialog plan={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </SettingsPage>
  )
}

function PlanDialog({ plan, onClose }: { plan: PayPlan | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createPayPlan, { errors: 'form' })
  const update = useAction(updatePayPlan, { errors: 'form' })
  return (
    <FormDialog
      opened
      title={t(plan ? 'payPlans.rename' : 'payPlans.add')}
      initialValues={{ plan_main: plan?.plan_main ?? '' }}
      validate={{ plan_main: (code) => (CODE.test(code.trim()) ? null : t('payPlans.codeWrong')) }}
      submitText={t(plan ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={async (body) => {
        const saved = plan
          ? await update.mutateAsync({ params: { id: plan.pp_id }, body })
          : await create.mutateAsync({ body })
        const added = t('payPlans.added', { name: saved.plan_main })
        notify({ text: plan ? t('common.state.saved') : added })
      }}
    >
      {(form) => (
        <TextInput
          label={t('payPlans.code')}
          description={t('payPlans.codeHint')}
          placeholder="STANDARD"
          required
          maxLength={30}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('plan_main')}
        />
      )}
    </FormDialog>
  )
}
