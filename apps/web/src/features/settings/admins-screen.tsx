import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../ui/page/section.tsx'
import { AdminDialog } from './admin-dialog.tsx'
import { FullAdmins, LimitedAdmins } from './admin-lists.tsx'
import { SettingsPage } from './settings-page.tsx'

/** Who looks after the whole company, and who after some teams. */
export function AdminsScreen() {
  const { t } = useTranslation()
  const [added, setAdded] = useState<'full' | 'limited' | null>(null)
  const adder = (kind: 'full' | 'limited') => (
    <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => setAdded(kind)}>
      {t(kind === 'full' ? 'settings.admins.addFull' : 'settings.admins.addLimited')}
    </Button>
  )
  return (
    <SettingsPage area="admins">
      <Section
        title={t('settings.admins.full')}
        note={t('settings.admins.fullHint')}
        actions={adder('full')}
        flush
      >
        <FullAdmins />
      </Section>
      <Section
        title={t('settings.admins.limited')}
        note={t('settings.admins.limitedHint')}
        actions={adder('limited')}
        flush
      >
        <LimitedAdmins />
      </Section>
      {added && <AdminDialog kind={added} onClose={() => setAdded(null)} />}
    </SettingsPage>
  )
}
