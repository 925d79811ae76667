import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { startCheck } from '#contract/approvals/proofs/proofs.ts'
import { useAction } from '../../../api/use-action.ts'
import { moment, number } from '../../../text/formats.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ProgressPanel } from '../../../ui/feedback/progress-panel.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { SettingsPage } from '../../platform/settings/index.ts'
import { type Check, checkQuery } from './proof-queries.ts'
import styles from './proofs.module.css'

/** The check of all documents: begun here, goes on without the screen, and says which are broken. */
export function CheckScreen() {
  const { t } = useTranslation()
  const query = useQuery(checkQuery)
  const start = useAction(startCheck)
  const isRunning = query.data?.check != null && query.data.check.ended_at === null
  return (
    <SettingsPage
      area="proofs"
      actions={
        <Button disabled={isRunning} loading={start.isPending} onClick={() => start.mutate({})}>
          {t('proofs.check.start')}
        </Button>
      }
    >
      <Section>
        <QueryView query={query} skeleton={<CardSkeleton lines={2} />}>
          {({ check }) =>
            check ? (
              <Outcome check={check} />
            ) : (
              <EmptyState title={t('proofs.check.none')} hint={t('proofs.check.noneHint')} />
            )
          }
        </QueryView>
      </Section>
    </SettingsPage>
  )
}

function Outcome({ check }: { check: Check }) {
  const { t } = useTranslation()
  const { checked, total, begun, broken, ended_at } = check
  const isFinished = ended_at !== null
  return (
    <div className={styles.outcome}>
      <ProgressPanel
        title={t('proofs.check.progress')}
        done={checked}
        total={Math.max(total, checked)}
        isFinished={isFinished}
        mayLeave
      />
      <p className="quiet">
        {t('proofs.check.asked', {
          name: check.asked_by ?? t('proofs.history.product'),
          at: moment(check.asked_at),
        })}
      </p>
      {isFinished && (
        <p className={styles.seal} data-state={broken > 0 ? 'broken' : 'whole'} role="status">
          {broken > 0
            ? t('proofs.check.broken', { n: number(broken) })
            : t('proofs.check.whole', { n: number(checked) })}
        </p>
      )}
      {begun > 0 && <p className="quiet">{t('proofs.check.begun', { n: number(begun) })}</p>}
      {check.breaks.length > 0 && (
        <ul className={styles.breaks}>
          {check.breaks.map((one) => (
            <li key={one.drf_id}>
              <Link to="/main/approval/$id" params={{ id: String(one.drf_id) }} preload={false}>
                {[one.drf_serial, one.drf_title].filter(Boolean).join(' · ')}
              </Link>
              <span>{t(`proofs.broken.${one.reason}`, { number: one.number })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
