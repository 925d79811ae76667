import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { keptFormsQuery, type KeptForm } from '../form-queries.ts'
import styles from '../forms.module.css'
import { FormName } from './form-name.tsx'

const EditForm = lazy(() => import('./edit-form.tsx').then((m) => ({ default: m.EditForm })))

type Code = KeptForm['apv_role_line_findings'][number]['code']
const IN_VAIN: ReadonlySet<Code> = new Set<Code>(['GONE', 'LEFT', 'ABSENT', 'NO_LEADER', 'NO_HOLDER'])

/** Forms whose line names people who left or are absent, an empty seat or what is no more; nothing where there are none. */
export function HangingForms() {
  const { t } = useTranslation()
  const { data } = useQuery(keptFormsQuery)
  const [edited, setEdited] = useState<number | null>(null)
  const hanging = (data?.results ?? []).filter((form) =>
    form.apv_role_line_findings.some(({ code }) => IN_VAIN.has(code)),
  )
  return (
    <>
      {hanging.length > 0 && (
        <Section title={t('repair.forms.title')} flush>
          <ul className={styles.hanging}>
            {hanging.map((form) => (
              <li key={form.drf_tem_id}>
                <div>
                  <FormName form={form} notes />
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('repair.forms.actFor', { name: form.drf_title })}
                  onClick={() => setEdited(form.drf_tem_id)}
                >
                  {t('repair.forms.act')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Suspense fallback={null}>
        {edited !== null && <EditForm id={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  )
}
