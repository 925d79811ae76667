import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { openEmploymentRequest } from './request-store.ts'

/** Where people look for leave, the way to an absence for long. */
export function AbsenceLink({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="start"
      onClick={() => {
        onChosen()
        openEmploymentRequest('ABSENCE')
      }}
    >
      {t('employmentDocument.insteadOfLeave')}
    </Anchor>
  )
}
