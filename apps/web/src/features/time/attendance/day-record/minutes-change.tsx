import { useTranslation } from 'react-i18next'
import { duration } from '../../../../text/formats.ts'
import { Fact } from '../../../approvals/documents/index.ts'
import type { CorrectionValues } from './correction-document.ts'

const NAMES = ['work_minutes', 'rest_minutes', 'overtime_minutes', 'late_minutes'] as const

/** The minutes of a day as they are beside what they would be; what stays zero is left out. */
export function MinutesChange({ minutes }: { minutes: NonNullable<CorrectionValues['minutes']> }) {
  const { t } = useTranslation()
  const { before, after } = minutes
  return NAMES.filter((name) => name === 'work_minutes' || before[name] + after[name] > 0).map((name) => (
    <Fact key={name} name={t(`correctionDocument.${name}`)}>
      {before[name] === after[name] ? (
        duration(after[name])
      ) : (
        <>
          {duration(before[name])} → <strong>{duration(after[name])}</strong>
        </>
      )}
    </Fact>
  ))
}
