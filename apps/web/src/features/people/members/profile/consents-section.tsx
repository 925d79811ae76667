import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOwnTerm, getOwnTerms } from '#contract/platform/auth/own-account.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../../ui/page/section.tsx'

/** Whether one may be located when checking in and out: given and taken back at any time. */
export function ConsentsSection() {
  const { t } = useTranslation()
  const terms = useQuery(q(getOwnTerms))
  const answer = useAction(answerOwnTerm)
  return (
    <Section title={t('account.consents.title')}>
      <QueryView query={terms} skeleton={<RowsSkeleton rows={1} />}>
        {(agreed) => (
          <Switch
            label={t('account.consents.location')}
            description={t('account.consents.locationHint')}
            checked={agreed.location ?? false}
            disabled={answer.isPending}
            onChange={({ currentTarget: { checked: value } }) =>
              answer.mutate({ body: { item: 'location', value } })
            }
          />
        )}
      </QueryView>
    </Section>
  )
}
