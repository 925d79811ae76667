import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { Fact, Facts } from '../documents/index.ts'
import type { RetirementValues } from './retirement-document.ts'

/** Who leaves, when and why. */
export function RetirementBlock({ values }: { values: RetirementValues }) {
  const { t } = useTranslation()
  const { person } = values
  return (
    <Facts title={t('employmentRequest.retirement.facts')}>
      {person && <Fact name={t('employmentRequest.person')}>{person.username}</Fact>}
      <Fact name={t('employmentRequest.retirement.lastDay')}>
        <strong>{shortDay(values.retire_date)}</strong>
      </Fact>
      {values.reason && <Fact name={t('employmentRequest.reason')}>{values.reason}</Fact>}
    </Facts>
  )
}
