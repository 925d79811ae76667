import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconFileText, IconPencil, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markForm, unmarkForm } from '#contract/approvals/forms/forms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { matches } from '../../../../text/matches.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { type ListedForm, offeredFormsQuery, recentFormsQuery } from '../form-queries.ts'
import styles from '../forms.module.css'

/** What a document can be written with: freely, with a form used lately, or with any that is offered. */
export function ChooseForm() {
  const { t } = useTranslation()
  const forms = useQuery(offeredFormsQuery)
  const recent = useQuery(recentFormsQuery).data ?? []
  const [search, setSearch] = useState('')
  const { is_admin_full: mayAdd } = useProfile()
  // Who may add forms is led to where that is done, not told to ask an admin.
  const empty = {
    title: t('writing.noForms'),
    hint: t(mayAdd ? 'writing.noFormsAdd' : 'writing.noFormsHint'),
    action: mayAdd && (
      <Button component={Link} to="/main/settings/forms">
        {t('writing.addForms')}
      </Button>
    ),
  }
  return (
    <>
      <TextInput
        aria-label={t('writing.search')}
        placeholder={t('writing.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Section title={t('writing.start')}>
        <ul className={styles.cards}>
          <li>
            <Link className={styles.card} to="/main/approval/write" search={{ free: true }}>
              <IconPencil size={18} aria-hidden />
              {t('writing.free')}
            </Link>
          </li>
          {search === '' && recent.slice(0, 3).map((form) => <FormCard key={form.drf_tem_id} form={form} />)}
        </ul>
      </Section>
      <QueryView query={forms} empty={empty}>
        {(all) => {
          const found = all.filter(({ drf_title }) => matches(drf_title, search))
          const headings = [...new Set(found.map((form) => form.category_name))]
          return headings.map((heading) => (
            <Section key={heading ?? ''} title={heading ?? t('writing.noCategory')}>
              <ul className={styles.cards}>
                {found
                  .filter((form) => form.category_name === heading)
                  .map((form) => (
                    <FormCard key={form.drf_tem_id} form={form} />
                  ))}
              </ul>
            </Section>
          ))
        }}
      </QueryView>
    </>
  )
}

function FormCard({ form }: { form: ListedForm }) {
  const { t } = useTranslation()
  const mark = useAction(markForm)
  const unmark = useAction(unmarkForm)
  const Star = form.is_bookmarked ? IconStarFilled : IconStar
  const params = { id: form.drf_tem_id }
  return (
    <li className={styles.cardLine}>
      <Link className={styles.card} to="/main/approval/write" search={{ form: form.drf_tem_id }}>
        <IconFileText size={18} aria-hidden />
        <span className={styles.cardName}>{form.drf_title}</span>
      </Link>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-pressed={form.is_bookmarked}
        aria-label={t('writing.mark', { name: form.drf_title })}
        onClick={() => (form.is_bookmarked ? unmark : mark).mutate({ params })}
      >
        <Star size={16} />
      </ActionIcon>
    </li>
  )
}
