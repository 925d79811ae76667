import { useTranslation } from 'react-i18next'
import { apiAddress } from '../../../api/address.ts'
import { dayRange, days, fileSize, shortDay } from '../../../text/formats.ts'
import { Fact, Facts } from '../documents/index.ts'
import type { AbsenceValues } from './absence-document.ts'

interface AbsenceBlockProps {
  values: AbsenceValues
  document: { drf_id: number }
}

/** Who is absent, why and for how long, so that it can be decided without opening anything else. */
export function AbsenceBlock({ values, document }: AbsenceBlockProps) {
  const { t } = useTranslation()
  const { person, start_date: from, end_date: until, proof } = values
  return (
    <Facts title={t('employmentRequest.absence.facts')}>
      {person && <Fact name={t('employmentRequest.person')}>{person.username}</Fact>}
      <Fact name={t('employmentRequest.absence.kind')}>
        {t(`employmentRequest.kinds.${values.absence_kind}`)}
      </Fact>
      <Fact name={t('employmentRequest.absence.period')}>
        <strong>
          {until === null
            ? t('employmentRequest.absence.openEnd', { from: shortDay(from) })
            : from === until
              ? shortDay(from)
              : dayRange(from, until)}
        </strong>
      </Fact>
      {until !== null && (
        <Fact name={t('employmentRequest.absence.days')}>
          {days(Temporal.PlainDate.from(from).until(until).days + 1)}
        </Fact>
      )}
      {values.reason && <Fact name={t('employmentRequest.reason')}>{values.reason}</Fact>}
      {proof && (
        <Fact name={t('employmentRequest.absence.proof')}>
          <a
            href={apiAddress(`/v1/approvals/employment/absences/${document.drf_id}/proof`)}
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
