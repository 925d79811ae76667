import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listStandardForms, takeStandardForm } from '#contract/approvals/forms/forms.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { keptFormsQuery } from '../form-queries.ts'
import styles from '../forms.module.css'

/** Forms that come with the product; the company takes the ones that it needs. */
export function StandardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const forms = useQuery(q(listStandardForms, {}))
  const taken = new Set(useQuery(keptFormsQuery).data?.results.map(({ drf_title }) => drf_title))
  const take = useAction(takeStandardForm)
  return (
    <Dialog opened title={t('formBuilder.standard.title')} onClose={onClose} size={640}>
      <p className="quiet">{t('formBuilder.standard.hint')}</p>
      <QueryView query={forms}>
        {(all) => (
          <ul className={styles.drafts}>
            {all.map(({ key, drf_title: name, form_fields, form_effect }) => (
              <li key={key}>
                <span className={styles.standard}>
                  <b>{name}</b> {form_effect && <Badge>{t('formBuilder.effect.title')}</Badge>}
                  <span className="quiet">{form_fields.map(({ label }) => label).join(' · ')}</span>
                </span>
                <Button
                  variant="default"
                  size="xs"
                  disabled={taken.has(name)}
                  loading={take.isPending && take.variables.params.key === key}
                  aria-label={t('formBuilder.standard.takeNamed', { name })}
                  onClick={() => take.mutate({ params: { key } })}
                >
                  {t(taken.has(name) ? 'formBuilder.standard.taken' : 'common.action.add')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}
