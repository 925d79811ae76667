import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconBell, IconLogout, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listMyCompanies } from '#contract/platform/companies/companies.ts'
import { updateProfile } from '#contract/people/members/members.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { type Language, languageNames, languages } from '../../text/i18n.ts'
import { shownName } from '../../page/shown-name.ts'
import { type Profile, useProfile } from '../../page/profile.ts'
import { useMoveCompany } from '../../page/use-move-company.ts'
import { useOwnLanguage } from '../../page/use-own-language.ts'
import { colorSchemes } from '../color-schemes.ts'
import { OwnButton } from './own-button.tsx'
import styles from './own-menu.module.css'

interface OwnMenuProps {
  opened: boolean
  onChange: (opened: boolean) => void
}

export function OwnMenu({ opened, onChange }: OwnMenuProps) {
  const { t, i18n } = useTranslation()
  const profile = useProfile()
  const navigate = useNavigate()
  const { team } = profile.user_profile
  const username = shownName(profile.user_profile, i18n.language)
  return (
    <Menu position="bottom-end" width={240} withinPortal opened={opened} onChange={onChange}>
      <Menu.Target>
        <OwnButton />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.head}>
          <span className="one-line">{username}</span>
          <span className="one-line">
            {[team?.team_name, t(roleKey(profile))].filter(Boolean).join(' · ')}
          </span>
          <span className="one-line">{profile.email}</span>
        </div>
        <Menu.Item leftSection={<IconUser size={16} />} onClick={() => void navigate({ to: '/main/me' })}>
          {t('shell.profile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBell size={16} />}
          onClick={() => void navigate({ to: '/main/notifications/settings' })}
        >
          {t('shell.notices')}
        </Menu.Item>
        {opened && <Companies />}
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Languages />
        <Menu.Label>{t('shell.colors')}</Menu.Label>
        <Colors />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void navigate({ to: '/signout' })}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The companies of the account, for whoever is in more than one. */
function Companies() {
  const { t } = useTranslation()
  const { company } = useProfile()
  const companies = useQuery(q(listMyCompanies)).data ?? []
  const move = useMoveCompany()
  if (companies.length < 2) return null
  return (
    <>
      <Menu.Label>{t('shell.company')}</Menu.Label>
      <Menu.RadioGroup
        value={String(company.company_id)}
        onChange={(id) => move.mutate({ query: { company_id: Number(id) } })}
      >
        {companies.map((one) => (
          <Menu.RadioItem key={one.company_id} value={String(one.company_id)} disabled={move.isPending}>
            {one.company_name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

function Languages() {
  const { i18n } = useTranslation()
  const speak = useOwnLanguage()
  // First kept, then shown: what is shown leads on every device.
  const update = useAction(updateProfile, {
    onSuccess: ({ user_profile }) => speak(user_profile.language as Language),
  })
  return (
    <Menu.RadioGroup
      value={i18n.language}
      onChange={(language) => update.mutate({ body: { language: language as Language } })}
    >
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
          {languageNames[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

function Colors() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}>
      {colorSchemes.map(({ scheme, text, icon: Icon }) => (
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          rightSection={<Icon size={16} aria-hidden />}
          closeMenuOnClick
        >
          {t(text)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

function roleKey(profile: Profile) {
  if (profile.is_admin_full) return 'common.role.fullAdmin'
  if (profile.is_admin_limited) return 'common.role.limitedAdmin'
  return profile.leader.length > 0 ? 'common.role.leader' : 'common.role.member'
}
