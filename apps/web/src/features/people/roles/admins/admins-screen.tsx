import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRoleNames } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useProfile } from '../../../../page/profile.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { SettingsPage } from '../../../platform/settings/index.ts'
import { AdminDialog } from './admin-dialog.tsx'
import { CompanyRoleName } from './company-role-name.tsx'
import { DutySection } from './duty-list.tsx'
import { FullAdmins } from './full-admins.tsx'
import { LimitedAdmins } from './limited-admins.tsx'

/** Who looks after the whole company, who after some teams, and who is in charge of what. */
export function AdminsScreen() {
  const { t } = useTranslation()
  const { is_admin_full } = useProfile()
  const roleName = useQuery(q(getRoleNames)).data?.limited_admin
  const [added, setAdded] = useState<'full' | 'limited' | null>(null)
  const adder = (kind: 'full' | 'limited') => (
    <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => setAdded(kind)}>
      {t(kind === 'full' ? 'admins.addFull' : 'admins.addLimited')}
    </Button>
  )
  return (
    <SettingsPage area="admins">
      <Section
        title={t('admins.full')}
        note={t('admins.fullHint')}
        actions={is_admin_full && adder('full')}
        flush
      >
        <FullAdmins />
      </Section>
      <Section
        title={roleName ?? '\u00A0'}
        note={t(is_admin_full ? 'admins.limitedHint' : 'admins.limitedOwn')}
        actions={adder('limited')}
        flush
      >
        <div>
          {is_admin_full && <CompanyRoleName />}
          <LimitedAdmins />
        </div>
      </Section>
      <DutySection />
      {added && <AdminDialog kind={added} onClose={() => setAdded(null)} />}
    </SettingsPage>
  )
}
