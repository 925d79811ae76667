import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  downloadAdjustmentTemplate,
  MOST_ADJUSTMENT_MEGABYTES,
  MOST_ADJUSTMENT_ROWS,
  uploadAdjustments,
} from '#contract/time/leave/leave-ledger.ts'
import { days, shortDay } from '../../../../text/formats.ts'
import type { TableColumn } from '../../../../ui/table/data-table.tsx'
import { CheckedSheetDialog, RowResult } from '../sheets/checked-sheet-dialog.tsx'

type Row = EndpointResponse<typeof uploadAdjustments>['rows'][number]

/** Adjusts the leave of many people by a sheet. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <CheckedSheetDialog
      upload={uploadAdjustments}
      template={downloadAdjustmentTemplate}
      most={{ megabytes: MOST_ADJUSTMENT_MEGABYTES, rows: MOST_ADJUSTMENT_ROWS }}
      words={{
        title: t('leaveLedger.upload.title'),
        hint: t('leaveLedger.upload.hint'),
        input: t('leaveLedger.upload.input'),
        done: (n) => t('leaveLedger.upload.done', { n }),
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
    { key: 'person', header: t('leave.enter.person'), width: 150, cell: ({ username }) => username },
    { key: 'kind', header: t('leaveLedger.adjust.kind'), width: 110, cell: ({ kind }) => kind },
    {
      key: 'days',
      header: t('leaveLedger.adjust.days'),
      width: 90,
      align: 'end',
      cell: (row) => (row.days === null ? '–' : days(row.days)),
    },
    {
      key: 'from',
      header: t('leaveLedger.adjust.from'),
      width: 150,
      hideBelow: 'tablet',
      cell: ({ start_date }) => (start_date ? shortDay(start_date) : '–'),
    },
    {
      key: 'result',
      header: t('leaveLedger.upload.result'),
      cell: ({ problems, available_days }) => (
        <RowResult problems={problems} right={days(available_days ?? 0)} />
      ),
    },
  ]
}
