import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listTeamCoverage } from '#contract/time/work-events/coverage.ts'
import { q } from '../../../../api/query.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { CoverageDialog } from './coverage-dialog.tsx'
import styles from './coverage.module.css'

export type TeamCoverage = EndpointResponse<typeof listTeamCoverage>[number]

/** How many people each team needs, on the page of the rules of leave. */
export function CoverageSection() {
  const { t } = useTranslation()
  const teams = useQuery(q(listTeamCoverage, {}))
  const [edited, setEdited] = useState<TeamCoverage>()
  return (
    <Section title={t('leave.coverage.title')} note={t('leave.coverage.hint')} flush>
      <QueryView query={teams} skeleton={<RowsSkeleton rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('leave.coverage.noTeam')} />
          ) : (
            <ul className={styles.rows} data-setting="team_coverage">
              {rows.map((row) => (
                <li key={row.team_id} className={styles.row}>
                  <span>
                    <strong>{row.team_name}</strong>
                    <span className={styles.state}>
                      {t('leave.coverage.people', { n: row.user_count })} · <CoverageWords row={row} />
                    </span>
                  </span>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`${row.team_name}: ${t('common.action.edit')}`}
                    onClick={() => setEdited(row)}
                  >
                    {t('common.action.edit')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {edited && <CoverageDialog row={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}

function CoverageWords({ row }: { row: TeamCoverage }) {
  const { t } = useTranslation()
  const { needed_people: n, refuses } = row
  if (n === null) return t('leave.coverage.none')
  return t(refuses ? 'leave.coverage.neededRefuses' : 'leave.coverage.neededWarns', { n })
}
