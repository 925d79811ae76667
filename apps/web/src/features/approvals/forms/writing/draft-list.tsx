import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deleteDraft } from '#contract/approvals/forms/writing.ts'
import { useAction } from '../../../../api/use-action.ts'
import { moment } from '../../../../text/formats.ts'
import { RowMenu } from '../../../../ui/input/row-menu.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { draftsQuery } from '../form-queries.ts'
import styles from '../forms.module.css'

/** What somebody began to write, newest first. */
export function DraftList() {
  const { t } = useTranslation()
  const drafts = useQuery(draftsQuery).data?.results ?? []
  const remove = useAction(deleteDraft)
  if (drafts.length === 0) return null
  return (
    <Section title={t('writing.drafts', { n: drafts.length })} flush>
      <ul className={styles.drafts}>
        {drafts.map((draft) => {
          const name = draft.drf_title || t('writing.untitled')
          return (
            <li key={draft.drf_id}>
              <Link to="/main/approval/write" search={{ draft: draft.drf_id }}>
                <b>{name}</b>
                <span className="quiet">
                  {[draft.form_name, moment(draft.updated_date)].filter(Boolean).join(' · ')}
                </span>
              </Link>
              <RowMenu
                name={name}
                abilities={{ update: false, delete: true }}
                question={{ title: t('writing.removeDraft', { name }) }}
                onEdit={() => undefined}
                onDelete={() => remove.mutateAsync({ params: { id: draft.drf_id } })}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
