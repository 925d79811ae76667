import { useTranslation } from 'react-i18next'
import { shortDay, today } from '../../../../text/formats.ts'
import { Fact, Facts } from '../../../approvals/documents/index.ts'
import { workClock } from '../work-clock.ts'
import type { CorrectionValues } from './correction-document.ts'

/** Which times become which, so that it can be decided without opening anything else. */
export function CorrectionBlock({ values }: { values: CorrectionValues }) {
  const { t } = useTranslation()
  const { before, after } = values
  return (
    <Facts title={t('correctionDocument.title')}>
      <Fact name={t('correctionDocument.day')}>
        <strong>{shortDay(values.wk_date, today())}</strong>
      </Fact>
      <Change name={t('correctionDocument.in')} from={before.wk_start_time} to={after.wk_start_time} />
      <Change name={t('correctionDocument.out')} from={before.wk_end_time} to={after.wk_end_time} />
      <Fact name={t('correctionDocument.reason')}>{values.reason}</Fact>
    </Facts>
  )
}

function Change({ name, from, to }: { name: string; from: string | null; to: string | null }) {
  const { t } = useTranslation()
  const clock = (time: string | null) => (time ? workClock(time) : t('correctionDocument.nothing'))
  return (
    <Fact name={name}>
      {from === to ? (
        clock(to)
      ) : (
        <>
          {clock(from)} → <strong>{clock(to)}</strong>
        </>
      )}
    </Fact>
  )
}
