import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { PersonChip } from '../../../../ui/people/person-chip.tsx'
import { StandIns } from '../../documents/index.ts'
import { dryRunQuery } from '../form-queries.ts'
import styles from '../forms.module.css'

interface WhoSeesProps {
  draft: number | undefined
  form: number | undefined
  isOld: boolean
  /** A draft that is sent is none any more. */
  isSending: boolean
}

/** A dry run of a document before it is sent: who has it when. */
export function WhoSees({ draft, form, isOld, isSending }: WhoSeesProps) {
  const { t } = useTranslation()
  const run = useQuery({
    ...dryRunQuery({ draft, form }),
    enabled: !isSending,
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.run} aria-label={t('writing.run.title')} aria-busy={isOld || run.isFetching}>
      <h3>{t('writing.run.title')}</h3>
      <QueryView query={run} skeleton={<RowsSkeleton rows={2} />}>
        {({ steps, drf_status, is_drafter_dropped, is_by_effect, left_out, chosen_left_out }) => (
          <>
            {is_by_effect ? (
              <p className="quiet">{t('writing.run.byEffect')}</p>
            ) : (
              <ol data-old={isOld || undefined}>
                {steps.map((one) => (
                  <li key={`${one.rcv_type} ${one.rcv_order} ${one.user_id}`}>
                    <span className={styles.when}>
                      {one.rcv_order > 0
                        ? t('writing.run.step', { n: one.rcv_order })
                        : t('writing.run.atOnce')}
                    </span>
                    <span className="quiet">{t(`approvals.line.${one.rcv_type}`)}</span>
                    <PersonChip name={one.username} position={one.position} team={one.team_name} />
                    <StandIns {...one} />
                  </li>
                ))}
              </ol>
            )}
            {!is_by_effect && drf_status === null && <p role="alert">{t('writing.run.refused')}</p>}
            {drf_status === 'APPROVED' && <p className="quiet">{t('writing.run.approved')}</p>}
            {drf_status === 'INFORMED' && <p className="quiet">{t('writing.run.informed')}</p>}
            {chosen_left_out.length > 0 && (
              <p role="alert">{t('writing.run.chosenLeftOut', { names: chosen_left_out.join(', ') })}</p>
            )}
            {left_out.length > 0 && (
              <p role="alert">{t('writing.run.leftOut', { names: left_out.join(', ') })}</p>
            )}
            {is_drafter_dropped && <p className="quiet">{t('writing.run.drafter')}</p>}
          </>
        )}
      </QueryView>
    </section>
  )
}
