import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormSkeleton } from '../../../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { SettingsPage } from '../../settings/index.ts'
import { noticeDefaultsQuery, useChooseForCompany } from './choice-queries.ts'
import { ChoiceTable } from './choice-table.tsx'
import { DigestTime } from './notice-times.tsx'

/** How those of the company are told who have not chosen. */
export function NoticeDefaultsScreen() {
  const { t } = useTranslation()
  const query = useQuery(noticeDefaultsQuery)
  const choose = useChooseForCompany()
  return (
    <SettingsPage area="notices">
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(settings) => (
          <>
            <ChoiceTable
              topics={settings.topics}
              onChoose={(topic, choice) => choose.mutate({ body: { topics: [{ topic, choice }] } })}
            />
            <Section title={t('noticeSettings.times')}>
              <DigestTime
                minute={settings.digest_minute}
                onChange={(digest_minute) => choose.mutate({ body: { digest_minute } })}
              />
            </Section>
          </>
        )}
      </QueryView>
    </SettingsPage>
  )
}
