import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { FormSkeleton } from '../../../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { noticeSettingsQuery, useChoose } from './choice-queries.ts'
import { ChoiceTable } from './choice-table.tsx'
import styles from './choices.module.css'
import { NoticeTimes } from './notice-times.tsx'
import { PushSection } from './push-section.tsx'

/** How one wants to be told, kept with each choice. */
export function NoticeSettingsScreen() {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const query = useQuery(noticeSettingsQuery)
  const choose = useChoose()
  return (
    <Page width="reading">
      <PageHeader
        title={t('noticeSettings.title')}
        description={t('noticeSettings.hint')}
        actions={
          isFullAdmin && (
            <Button component={Link} to="/main/settings/notifications" variant="default">
              {t('noticeSettings.forCompany')}
            </Button>
          )
        }
      />
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(settings) => (
          <>
            <ChoiceTable
              topics={settings.topics}
              onChoose={(topic, choice) => choose.mutate({ body: { topics: [{ topic, choice }] } })}
            />
            <NoticeTimes settings={settings} onChoose={(body) => choose.mutate({ body })} />
            <PushSection />
            <Section title={t('noticeSettings.always')}>
              <p className={styles.note}>{t('noticeSettings.alwaysText')}</p>
            </Section>
          </>
        )}
      </QueryView>
    </Page>
  )
}
