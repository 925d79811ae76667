import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteTeamCalendar } from '#contract/platform/integrations/integrations.ts'
import { useAction } from '../../../api/use-action.ts'
import { Section } from '../../../ui/page/section.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { TableColumn } from '../../../ui/table/table-types.ts'
import { RowMenu } from '../../../ui/input/row-menu.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { calendarsQuery, type TeamCalendar } from './integration-queries.ts'
import styles from './integrations.module.css'

/** Which team uses which outside calendar. */
export function CalendarTable() {
  const { t } = useTranslation()
  const calendars = useQuery(calendarsQuery)
  const [edited, setEdited] = useState<TeamCalendar | 'new'>()
  const columns = useColumns(setEdited)
  return (
    <Section
      title={t('integrations.calendars.title')}
      note={t('integrations.calendars.note')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => setEdited('new')}
        >
          {t('integrations.calendars.add')}
        </Button>
      }
      flush
    >
      <DataTable
        caption={t('integrations.calendars.caption')}
        columns={columns}
        rows={calendars.data}
        rowKey={(calendar) => calendar.id}
        isLoading={calendars.isPending}
        error={calendars.error}
        onRetry={() => void calendars.refetch()}
        empty={{ title: t('integrations.calendars.empty'), hint: t('integrations.calendars.emptyHint') }}
      />
      {edited && (
        <CalendarDialog
          calendar={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

function useColumns(edit: (calendar: TeamCalendar) => void): TableColumn<TeamCalendar>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteTeamCalendar)
  return [
    {
      key: 'team',
      header: t('integrations.calendars.team'),
      sortBy: (calendar) => calendar.team_name,
      cell: (calendar) => <strong>{calendar.team_name}</strong>,
    },
    {
      key: 'provider',
      header: t('integrations.calendars.provider'),
      width: 140,
      cell: (calendar) => t(`integrations.provider.${calendar.provider}.name`),
    },
    {
      key: 'id',
      header: t('integrations.calendars.id'),
      cell: (calendar) => <code className={styles.id}>{calendar.calendar_id}</code>,
    },
    {
      key: 'actions',
      header: '',
      acts: true,
      width: 56,
      align: 'end',
      cell: (calendar) => (
        <RowMenu
          name={`${calendar.team_name} ${calendar.calendar_id}`}
          abilities={calendar.abilities}
          keptBecause={t('integrations.calendars.notYours')}
          question={{
            title: t('integrations.calendars.deleteAsk', { name: calendar.team_name }),
            message: t('integrations.calendars.deleteText'),
          }}
          onEdit={() => edit(calendar)}
          onDelete={() => remove.mutateAsync({ params: { id: calendar.id } })}
        />
      ),
    },
  ]
}
