import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface MenuAction {
  label: string
  onClick: () => void
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be done now: the entry stays, disabled, with the reason below its name. */
  disabledReason?: string | undefined
}

interface ActionMenuProps {
  /** What the actions are about: "김현지". */
  name?: string
  /** null draws a line. */
  actions: readonly (MenuAction | null)[]
}

/** The "…" menu of a row or card. */
export function ActionMenu({ name, actions }: ActionMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" shadow="sm" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={name ? `${name}: ${t('kit.menu.open')}` : t('kit.menu.open')}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, at) =>
          action === null ? (
            <Menu.Divider key={at} />
          ) : (
            <Menu.Item
              key={action.label}
              leftSection={action.icon}
              color={action.danger ? 'red' : undefined}
              aria-disabled={action.disabledReason ? true : undefined}
              data-disabled={action.disabledReason ? true : undefined}
              closeMenuOnClick={!action.disabledReason}
              onClick={action.disabledReason ? undefined : action.onClick}
            >
              {action.label}
              {action.disabledReason && <small style={{ display: 'block' }}>{action.disabledReason}</small>}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
