import { Alert, Button, Group } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  downloadAdjustmentTemplate,
  MOST_ADJUSTMENT_MEGABYTES,
  MOST_ADJUSTMENT_ROWS,
  uploadAdjustments,
} from '#contract/time/leave/leave-ledger.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useAction } from '../../../../api/use-action.ts'
import { days, number, shortDay } from '../../../../text/formats.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FileDrop } from '../../../../ui/form/file-drop.tsx'
import { notify } from '../../../../ui/notify.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import styles from '../leave-request.module.css'

type Checked = EndpointResponse<typeof uploadAdjustments>
type Row = Checked['rows'][number]

/** Adjusts many people by a sheet: first every row is checked, then all of them are written or none. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const check = useAction(uploadAdjustments, { errors: 'form' })
  const enter = useAction(uploadAdjustments, {
    errors: 'form',
    onSuccess: ({ count }) => {
      notify({ text: t('leaveLedger.upload.done', { n: number(count) }), tone: 'good' })
      onClose()
    },
  })
  const template = useMutation({
    mutationFn: () => saveFile(downloadAdjustmentTemplate),
    meta: { errors: 'notify' },
  })
  const problem = enter.error ?? check.error
  const checked = check.isPending ? undefined : check.data
  return (
    <Dialog opened onClose={onClose} title={t('leaveLedger.upload.title')} size={880}>
      <Group justify="space-between" mb="sm">
        <p className="quiet">{t('leaveLedger.upload.hint')}</p>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t('leaveLedger.upload.template')}
        </Button>
      </Group>
      <FileDrop
        title={file && !check.error ? file.name : t('leaveLedger.upload.drop')}
        limits={t('leaveLedger.upload.limits', {
          megabytes: MOST_ADJUSTMENT_MEGABYTES,
          rows: number(MOST_ADJUSTMENT_ROWS),
        })}
        inputLabel={t('leaveLedger.upload.input')}
        accept=".xlsx,.xls,.csv"
        mostBytes={MOST_ADJUSTMENT_MEGABYTES * 1024 * 1024}
        onFiles={([chosen]) => {
          if (!chosen) return
          setFile(chosen)
          enter.reset()
          check.mutate({ body: { file: chosen, check: true } })
        }}
        isBusy={check.isPending || enter.isPending}
        icon={<IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />}
      />
      {problem && (
        <Alert color="red" variant="light" role="alert" mt="sm">
          {sentenceOf(problem)}
        </Alert>
      )}
      {checked && file && (
        <CheckedRows
          checked={checked}
          isEntering={enter.isPending}
          onEnter={() => enter.mutate({ body: { file } })}
        />
      )}
    </Dialog>
  )
}

interface CheckedRowsProps {
  checked: Checked
  isEntering: boolean
  onEnter: () => void
}

function CheckedRows({ checked, isEntering, onEnter }: CheckedRowsProps) {
  const { t } = useTranslation()
  const columns = useColumns()
  const wrong = checked.rows.filter(({ problems }) => problems.length > 0)
  return (
    <>
      <Alert color={wrong.length > 0 ? 'red' : 'green'} variant="light" role="status" my="sm">
        {wrong.length > 0
          ? t('leaveLedger.upload.wrong', { n: number(wrong.length), total: number(checked.count) })
          : t('leaveLedger.upload.right', { n: number(checked.count) })}
      </Alert>
      <DataTable
        caption={t('leaveLedger.upload.rows')}
        columns={columns}
        // What must be mended stands first.
        rows={[...wrong, ...checked.rows.filter(({ problems }) => problems.length === 0)]}
        rowKey={({ row }) => row}
        empty={{ title: t('leaveLedger.upload.rows') }}
      />
      <Group justify="flex-end" mt="md">
        <Button disabled={wrong.length > 0} loading={isEntering} onClick={onEnter}>
          {t('leaveLedger.adjust.submit')}
        </Button>
      </Group>
    </>
  )
}

function useColumns(): TableColumn<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'row', header: t('leaveLedger.upload.row'), width: 60, align: 'end', cell: ({ row }) => row },
    { key: 'person', header: t('leaveLedger.person'), width: 150, cell: ({ username }) => username },
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
      cell: ({ problems, available_days }) =>
        problems.length > 0 ? (
          <strong className={styles.wrong}>{problems.map(({ message }) => message).join(' ')}</strong>
        ) : (
          days(available_days ?? 0)
        ),
    },
  ]
}
