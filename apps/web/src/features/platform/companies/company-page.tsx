import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompany, updateCompany } from '#contract/platform/companies/companies.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormProblem } from '../../../ui/dialog/form-problem.tsx'
import { useSending } from '../../../ui/dialog/use-sending.ts'
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { notify } from '../../../ui/notify.ts'
import { SaveBar, SettingsPage } from '../settings/index.ts'
import {
  type Company,
  companyChange,
  companyFaults,
  type CompanyForm,
  companyForm,
  type CompanyPageName,
  pageFields,
} from './company-form.ts'
import styles from './company-settings.module.css'

export const companyQuery = q(getCompany)
export type CompanyFields = UseFormReturnType<CompanyForm>

interface CompanyPageProps {
  area: CompanyPageName
  /** Below the form, saved by itself. */
  after?: (company: Company) => ReactNode
  children: (form: CompanyFields) => ReactNode
}

/** One page of the company's settings: its form, its saving, and the question before unsaved changes are left. */
export function CompanyPage({ area, after, children }: CompanyPageProps) {
  const company = useQuery(companyQuery)
  return (
    <SettingsPage area={area}>
      <QueryView query={company} skeleton={<FormSkeleton fields={8} />}>
        {(data) => (
          <>
            <PageForm area={area} company={data}>
              {children}
            </PageForm>
            {after?.(data)}
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}

const FAULTS = {
  required: 'common.error.required',
  lunch: 'companies.lunchOrder',
  lunchOutside: 'companies.lunchOutside',
  serial: 'companies.serialNeeds',
} as const

function PageForm({ area, company, children }: Omit<CompanyPageProps, 'after'> & { company: Company }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [saved, setSaved] = useState(() => companyForm(company))
  const form = useForm<CompanyForm>({
    initialValues: saved,
    validate: (values) => {
      const own: readonly string[] = pageFields[area]
      const faults = Object.entries(companyFaults(values)).filter(([name]) => own.includes(name))
      return Object.fromEntries(faults.map(([name, fault]) => [name, t(FAULTS[fault])]))
    },
  })
  const update = useAction(updateCompany, { errors: 'form' })
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async (values) => {
      const answer = await update.mutateAsync({ body: companyChange(saved, values) })
      client.setQueryData(companyQuery.queryKey, answer)
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
      {children(form)}
      <SaveBar isDirty={form.isDirty()} isSending={isSending} onRevert={() => form.reset()} />
    </form>
  )
}
