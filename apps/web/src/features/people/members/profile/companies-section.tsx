import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listMyCompanies } from '#contract/platform/companies/companies.ts'
import { q } from '../../../../api/query.ts'
import { useProfile } from '../../../../page/profile.ts'
import { useMoveCompany } from '../../../../page/use-move-company.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import styles from './profile.module.css'

/** The companies of the account, to move between. */
export function CompaniesSection() {
  const { t } = useTranslation()
  const { company } = useProfile()
  const companies = useQuery(q(listMyCompanies))
  const move = useMoveCompany()
  return (
    <Section
      title={t('profile.companies.title')}
      note={t('profile.companies.hint')}
      flush
      actions={
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link to="/auth/company" search={{ from: 'me' }} {...props} />}
        >
          {t('account.companies.add')}
        </Button>
      }
    >
      <QueryView query={companies} skeleton={<RowsSkeleton rows={1} />}>
        {(list) => (
          <ul className={styles.rows}>
            {list.map((one) => (
              <li key={one.company_id} className={styles.row}>
                <span className={styles.grow}>{one.company_name}</span>
                {one.company_id === company.company_id ? (
                  <StatusBadge meaning="approved" label={t('profile.companies.current')} />
                ) : (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`${one.company_name}: ${t('profile.companies.switch')}`}
                    loading={move.isPending}
                    onClick={() => move.mutate({ query: { company_id: one.company_id } })}
                  >
                    {t('profile.companies.switch')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
