import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  downloadEventTemplate,
  MOST_EVENT_MEGABYTES,
  MOST_EVENT_ROWS,
  uploadEvents,
} from '#contract/time/work-events/event-sheets.ts'
import { dayRange, days } from '../../../../text/formats.ts'
import type { TableColumn } from '../../../../ui/table/data-table.tsx'
import { CheckedSheetDialog, RowResult } from './checked-sheet-dialog.tsx'

type Row = EndpointResponse<typeof uploadEvents>['rows'][number]

/** Enters events of many people by a sheet. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <CheckedSheetDialog
      upload={uploadEvents}
      template={downloadEventTemplate}
      most={{ megabytes: MOST_EVENT_MEGABYTES, rows: MOST_EVENT_ROWS }}
      words={{
        title: t('leave.enter.title'),
        hint: t('leave.enter.hint'),
        input: t('leave.enter.input'),
        done: (n) => t('leave.enter.done', { n }),
      }}
      columns={useColumns()}
      onClose={onClose}
    />
  )
}

function useColumns(): TableColumn<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'row', header: t('leave.enter.row'), width: 60, align: 'end', cell: ({ row }) => row },
    { key: 'person', header: t('leave.enter.person'), width: 130, cell: ({ username }) => username },
    { key: 'kind', header: t('leave.form.kind'), width: 150, cell: ({ event_name }) => event_name },
    {
      key: 'when',
      header: t('leave.list.when'),
      width: 190,
      cell: ({ wk_start_date: from, wk_end_date: to }) => (from && to ? dayRange(from, to) : '–'),
    },
    {
      key: 'result',
      header: t('leave.enter.result'),
      cell: ({ problems, applied_days }) => <RowResult problems={problems} right={days(applied_days ?? 0)} />,
    },
  ]
}
