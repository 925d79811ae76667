import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconClipboardText, IconFileSpreadsheet, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The ways to invite: one person, many by pasting, many from a spreadsheet. */
export function InviteMenu({ onOne }: { onOne: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ways = [
    { label: t('memberSheets.menu.one'), Icon: IconUserPlus, run: onOne },
    {
      label: t('memberSheets.menu.paste'),
      Icon: IconClipboardText,
      run: () => void navigate({ to: '/main/members/import', search: { by: 'paste' } }),
    },
    {
      label: t('memberSheets.menu.upload'),
      Icon: IconFileSpreadsheet,
      run: () => void navigate({ to: '/main/members/import' }),
    },
  ]
  return (
    <Menu position="bottom-end" shadow="sm" width={220}>
      <Menu.Target>
        <Button
          leftSection={<IconUserPlus size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('memberSheets.menu.invite')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map(({ label, Icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
