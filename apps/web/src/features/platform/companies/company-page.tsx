import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompany, updateCompany } from '#contract/platform/companies/companies.ts'
import type { countDaysFrom } from '#contract/platform/companies/setting-choices.ts'
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
  type CompanyChange,
  companyChange,
  companyFaults,
  type CompanyForm,
  companyForm,
  type CompanyPageName,
  type CountedChange,
  countedChange,
  pageFields,
} from './company-form.ts'
import styles from './company-settings.module.css'

export const companyQuery = q(getCompany)
export type CompanyFields = UseFormReturnType<CompanyForm>

/** Asked before a changed way of counting is saved: from when it holds. */
export interface BeforeCounting {
  settings: CountedChange
  onSave: (from: (typeof countDaysFrom)[number]) => void
  onClose: () => void
}

interface CompanyPageProps {
  area: CompanyPageName
  Before?: ComponentType<BeforeCounting>
  /** Sends a change, where that is not the call for all settings. */
  save?: ((change: CompanyChange) => Promise<Partial<Company>>) | undefined
  /** Below the form, saved by itself. */
  after?: (company: Company) => ReactNode
  children: (form: CompanyFields) => ReactNode
}

/** One page of the company's settings: its form, its saving, and the question before unsaved changes are left. */
export function CompanyPage({ area, Before, save, after, children }: CompanyPageProps) {
  const company = useQuery(companyQuery)
  return (
    <SettingsPage area={area}>
      <QueryView query={company} skeleton={<FormSkeleton fields={8} />}>
        {(data) => (
          <>
            <PageForm area={area} company={data} save={save} {...(Before && { Before })}>
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
  dinner: 'companies.dinnerBoth',
  dinnerInside: 'companies.dinnerInside',
  serial: 'companies.serialNeeds',
  range: 'companies.rangeOrder',
} as const

type From = Parameters<BeforeCounting['onSave']>[0]
type PageFormProps = Omit<CompanyPageProps, 'after'> & { company: Company }

function PageForm({ area, company, Before, save, children }: PageFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<CountedChange>()
  const from = useRef<From>(undefined)
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
  const send = save ?? ((body: CompanyChange) => update.mutateAsync({ body }))
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async (values) => {
      const change = companyChange(saved, values)
      const counting = from.current && { count_days_from: from.current }
      from.current = undefined
      const answer = { ...company, ...(await send({ ...change, ...counting })) }
      client.setQueryData(companyQuery.queryKey, answer)
      const next = companyForm(answer)
      setSaved(next)
      form.setInitialValues(next)
      form.setValues(next)
      notify({ text: t('common.state.saved') })
    },
  })
  const askOrSubmit = (event: FormEvent<HTMLFormElement>) => {
    const counted = countedChange(companyChange(saved, form.getValues()))
    const isAsked = Before && from.current === undefined && Object.keys(counted).length > 0
    if (!isAsked || isSending || form.validate().hasErrors) return submit(event)
    event.preventDefault()
    setAsked(counted)
  }
  const saveFrom = (chosen: From) => {
    from.current = chosen
    setAsked(undefined)
    element.current?.requestSubmit()
  }
  return (
    <form ref={element} className={styles.form} onSubmit={askOrSubmit} noValidate>
      <FormProblem error={problem?.error} rest={problem?.rest ?? []} />
      {children(form)}
      <SaveBar isDirty={form.isDirty()} isSending={isSending} onRevert={() => form.reset()} />
      <Suspense fallback={null}>
        {Before && asked && <Before settings={asked} onSave={saveFrom} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </form>
  )
}
