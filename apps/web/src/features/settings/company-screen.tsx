import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompany, updateCompany } from '#contract/companies.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { profileQuery } from '../../app/profile.ts'
import { FormProblem } from '../../ui/dialog/form-problem.tsx'
import { useSending } from '../../ui/dialog/use-sending.ts'
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { notify } from '../../ui/notify.ts'
import {
  ApprovalFields,
  CountingFields,
  HoursFields,
  IdentityFields,
  PlaceFields,
} from './company-fields.tsx'
import { type Company, companyChange, companyFaults, type CompanyForm, companyForm } from './company-form.ts'
import { JoinCode } from './join-code.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsPage } from './settings-page.tsx'
import styles from './settings.module.css'

export const companyQuery = q(getCompany)
export type CompanyFields = UseFormReturnType<CompanyForm>

export function CompanyScreen() {
  const company = useQuery(companyQuery)
  return (
    <SettingsPage area="company">
      <QueryView query={company} skeleton={<FormSkeleton fields={8} />}>
        {(data) => <CompanySettings company={data} />}
      </QueryView>
    </SettingsPage>
  )
}

const FAULTS = {
  required: 'common.error.required',
  lunch: 'settings.company.lunchOrder',
  serial: 'settings.company.serialNeeds',
} as const

function CompanySettings({ company }: { company: Company }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [saved, setSaved] = useState(() => companyForm(company))
  const form = useForm<CompanyForm>({
    initialValues: saved,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(companyFaults(values)).map(([name, fault]) => [name, t(FAULTS[fault])]),
      ),
  })
  const update = useAction(updateCompany, { errors: 'form' })
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async (values) => {
      const answer = await update.mutateAsync({ body: companyChange(saved, values) })
      client.setQueryData(companyQuery.queryKey, answer)
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      const next = companyForm(answer)
      setSaved(next)
      form.setInitialValues(next)
      form.setValues(next)
      notify({ text: t('common.state.saved') })
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormProblem error={problem?.error} rest={problem?.rest ?? []} />
      <IdentityFields form={form} />
      <JoinCode code={company.company_joincode} />
      <PlaceFields form={form} />
      <HoursFields form={form} />
      <CountingFields form={form} />
      <ApprovalFields form={form} />
      <SaveBar isDirty={form.isDirty()} isSending={isSending} onRevert={() => form.reset()} />
    </form>
  )
}
