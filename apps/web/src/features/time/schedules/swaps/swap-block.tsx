import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../../text/formats.ts'
import { Fact, Facts } from '../../../approvals/documents/index.ts'
import type { SwapValues } from './swap-document.ts'

/** Which day is worked, and which is free in its place. */
export function SwapBlock({ values }: { values: SwapValues }) {
  const { t } = useTranslation()
  return (
    <Facts title={t('swapDocument.title')}>
      <Fact name={t('swapDocument.work')}>
        <strong>{shortDay(values.work_date)}</strong> {values.holiday_name}
      </Fact>
      <Fact name={t('swapDocument.free')}>
        <strong>{shortDay(values.free_date)}</strong>
      </Fact>
      {values.reason && <Fact name={t('swapDocument.reason')}>{values.reason}</Fact>}
    </Facts>
  )
}
