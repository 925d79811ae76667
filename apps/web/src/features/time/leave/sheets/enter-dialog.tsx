import { Alert, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  downloadEventTemplate,
  MOST_EVENT_MEGABYTES,
  MOST_EVENT_ROWS,
  uploadEvents,
} from '#contract/time/work-events/event-sheets.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useAction } from '../../../../api/use-action.ts'
import { dayRange, days, number } from '../../../../text/formats.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useSubmitByKeys } from '../../../../ui/dialog/use-submit-by-keys.ts'
import { FileDrop } from '../../../../ui/form/file-drop.tsx'
import { Kbd } from '../../../../ui/input/kbd.tsx'
import { notify } from '../../../../ui/notify.ts'
import styles from '../leave-request.module.css'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'

type Checked = EndpointResponse<typeof uploadEvents>
type Row = Checked['rows'][number]

/** Enters events of many people by a sheet: first every row is checked, then all of them are written or none. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const check = useAction(uploadEvents, { errors: 'form' })
  const enter = useAction(uploadEvents, {
    errors: 'form',
    onSuccess: ({ count }) => {
      notify({ text: t('leave.enter.done', { n: number(count) }) })
      onClose()
    },
  })
  const template = useMutation({
    mutationFn: () => saveFile(downloadEventTemplate),
    meta: { errors: 'notify' },
  })
  const problem = enter.error ?? check.error
  const checked = check.isPending ? undefined : check.data
  const isRight = checked?.rows.every(({ problems }) => problems.length === 0) ?? false
  const form = useSubmitByKeys(!isRight || enter.isPending)
  return (
    <Dialog opened onClose={onClose} title={t('leave.enter.title')} size={880}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (file) enter.mutate({ body: { file } })
        }}
      >
        <Group justify="space-between" mb="sm">
          <p className="quiet">{t('leave.enter.hint')}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
            loading={template.isPending}
            onClick={() => template.mutate()}
          >
            {t('leave.enter.template')}
          </Button>
        </Group>
        <FileDrop
          title={file && !check.error ? file.name : t('leave.enter.drop')}
          limits={t('leave.enter.limits', { megabytes: MOST_EVENT_MEGABYTES, rows: number(MOST_EVENT_ROWS) })}
          inputLabel={t('leave.enter.input')}
          accept=".xlsx,.xls,.csv"
          mostBytes={MOST_EVENT_MEGABYTES * 1024 * 1024}
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
        {checked && <CheckedRows checked={checked} isRight={isRight} isEntering={enter.isPending} />}
      </form>
    </Dialog>
  )
}

interface CheckedRowsProps {
  checked: Checked
  isRight: boolean
  isEntering: boolean
}

function CheckedRows({ checked, isRight, isEntering }: CheckedRowsProps) {
  const { t } = useTranslation()
  const wrong = checked.rows.filter(({ problems }) => problems.length > 0)
  const result = useRef<HTMLDivElement>(null)
  // Whoever works by keys goes on from here: where the file was chosen, Enter would ask for another one.
  useEffect(() => result.current?.focus(), [])
  return (
    <>
      <Alert
        ref={result}
        color={isRight ? 'green' : 'red'}
        variant="light"
        role="status"
        tabIndex={-1}
        my="sm"
      >
        {isRight
          ? t('leave.enter.right', { n: number(checked.count) })
          : t('leave.enter.wrong', { n: number(wrong.length), total: number(checked.count) })}
      </Alert>
      <DataTable
        caption={t('leave.enter.rows')}
        columns={useColumns()}
        // What must be mended stands first.
        rows={[...wrong, ...checked.rows.filter(({ problems }) => problems.length === 0)]}
        rowKey={({ row }) => row}
        empty={{ title: t('leave.enter.rows') }}
      />
      <Group justify="flex-end" mt="md">
        <Kbd keys={['mod', 'Enter']} />
        <Button type="submit" disabled={!isRight} loading={isEntering}>
          {t('leave.enter.submit')}
        </Button>
      </Group>
    </>
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
      cell: ({ problems, applied_days }) =>
        problems.length > 0 ? (
          <strong className={styles.wrong}>{problems.map(({ message }) => message).join(' ')}</strong>
        ) : (
          days(applied_days ?? 0)
        ),
    },
  ]
}
