import { useTranslation } from 'react-i18next'
import { apiAddress } from '../../../../api/address.ts'
import { fileSize, shortDay } from '../../../../text/formats.ts'
import { Fact, Facts } from '../../../approvals/documents/index.ts'
import { workClock } from '../work-clock.ts'
import { MinutesChange } from './minutes-change.tsx'
import type { CorrectionValues } from './correction-document.ts'

interface CorrectionBlockProps {
  values: CorrectionValues
  document: { drf_id: number }
}

/** Which times become which, so that it can be decided without opening anything else. */
export function CorrectionBlock({ values, document }: CorrectionBlockProps) {
  const { t } = useTranslation()
  const { before, after, proof } = values
  return (
    <Facts title={t('correctionDocument.title')}>
      <Fact name={t('correctionDocument.day')}>
        <strong>{shortDay(values.wk_date)}</strong>
      </Fact>
      <Change name={t('correctionDocument.in')} from={before.wk_start_time} to={after.wk_start_time} />
      <Change name={t('correctionDocument.out')} from={before.wk_end_time} to={after.wk_end_time} />
      {values.minutes && <MinutesChange minutes={values.minutes} />}
      {values.reason && <Fact name={t('correctionDocument.reason')}>{values.reason}</Fact>}
      {proof && (
        <Fact name={t('correctionDocument.proof')}>
          <a
            href={apiAddress(`/work/work_web/checkinout_apv/${document.drf_id}/proof/`)}
            target="_blank"
            rel="noreferrer"
          >
            {proof.file_name}
          </a>{' '}
          {fileSize(proof.file_size)}
        </Fact>
      )}
    </Facts>
  )
}

function Change({ name, from, to }: { name: string; from: string | null; to: string | null }) {
  const { t } = useTranslation()
  const clock = (time: string | null) => (time ? workClock(time) : t('correctionDocument.nothing'))
  const [before, after] = [clock(from), clock(to)]
  return (
    <Fact name={name}>
      {before === after ? (
        after
      ) : (
        <>
          {before} → <strong>{after}</strong>
        </>
      )}
    </Fact>
  )
}
