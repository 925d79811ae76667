import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../table/table-types.ts'
import { type ChosenColumns, isFixed } from './use-chosen-columns.ts'

interface ColumnsMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  chosen: ChosenColumns<Row>
}

/** Chooses the columns of a list; it stays open while several are ticked. */
export function ColumnsMenu<Row>({ columns, chosen }: ColumnsMenuProps<Row>) {
  const { t } = useTranslation()
  const offered = columns.filter((column, at) => !isFixed(column, at))
  if (offered.length === 0) return null
  return (
    <Menu position="bottom-end" shadow="sm" width={220} closeOnItemClick={false} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('kit.list.columns')}
          title={t('kit.list.columns')}
        >
          <IconColumns3 size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((column) => (
          <Menu.CheckboxItem
            key={column.key}
            checked={!chosen.hidden.has(column.key)}
            onChange={() => chosen.toggle(column.key)}
          >
            {column.header}
          </Menu.CheckboxItem>
        ))}
        {chosen.hidden.size > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={chosen.showAll}>{t('kit.list.allColumns')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
