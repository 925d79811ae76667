import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { keptFormsQuery, type KeptForm } from '../form-queries.ts'
import { FormName } from './form-name.tsx'

const EditForm = lazy(() => import('./edit-form.tsx').then((m) => ({ default: m.EditForm })))

/** Forms whose line names people who left or are absent, an empty seat or what is no more; nothing where there are none. */
export function HangingForms() {
  const { t } = useTranslation()
  const { data } = useQuery(keptFormsQuery)
  const [edited, setEdited] = useState<number | null>(null)
  const hanging = (data?.results ?? []).filter((form) =>
    form.apv_role_line_findings.some(({ code }) => IN_VAIN.has(code)),
  )
  const columns: TableColumn<KeptForm>[] = [
    { key: 'title', header: t('formBuilder.title'), cell: (form) => <FormName form={form} /> },
    {
      key: 'act',
      header: '',
      acts: true,
      cell: ({ drf_tem_id: id, drf_title: name, abilities }) =>
        abilities.update && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('repair.forms.actFor', { name })}
            onClick={() => setEdited(id)}
          >
            {t('repair.forms.act')}
          </Button>
        ),
    },
  ]
  return (
    <>
      {hanging.length > 0 && (
        <Section title={t('repair.forms.title')} flush>
          <DataTable<KeptForm>
            caption={t('repair.forms.title')}
            rows={hanging}
            rowKey={(form) => form.drf_tem_id}
            columns={columns}
          />
        </Section>
      )}
      <Suspense fallback={null}>
        {edited !== null && <EditForm id={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  )
}

type Code = KeptForm['apv_role_line_findings'][number]['code']
const IN_VAIN: ReadonlySet<Code> = new Set<Code>(['GONE', 'LEFT', 'ABSENT', 'NO_LEADER', 'NO_HOLDER'])
