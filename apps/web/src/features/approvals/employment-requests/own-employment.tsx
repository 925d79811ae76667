import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/page/section.tsx'
import { openEmploymentRequest } from './request-store.ts'

/** On the own page: asking to be absent for long, and to leave. */
export function OwnEmployment() {
  const { t } = useTranslation()
  return (
    <Section title={t('employmentDocument.own')} note={t('employmentDocument.ownHint')}>
      <Group gap="xs">
        <Button variant="default" onClick={() => openEmploymentRequest('ABSENCE')}>
          {t('employmentDocument.askAbsence')}
        </Button>
        <Button variant="default" onClick={() => openEmploymentRequest('RETIREMENT')}>
          {t('employmentDocument.askRetirement')}
        </Button>
      </Group>
    </Section>
  )
}
