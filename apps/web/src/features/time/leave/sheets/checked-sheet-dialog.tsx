import { Alert, Button, Group } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint.ts'
import type { downloadAdjustmentTemplate, uploadAdjustments } from '#contract/time/leave/leave-ledger.ts'
import type { downloadEventTemplate, uploadEvents } from '#contract/time/work-events/event-sheets.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useAction } from '../../../../api/use-action.ts'
import { number } from '../../../../text/formats.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useSubmitByKeys } from '../../../../ui/dialog/use-submit-by-keys.ts'
import { FileDrop } from '../../../../ui/form/file-drop.tsx'
import { Kbd } from '../../../../ui/input/kbd.tsx'
import { notify } from '../../../../ui/notify.ts'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import styles from '../leave-request.module.css'

/** A row as the check of a sheet tells it. */
export interface CheckedRow {
  /** As the sheet numbers it. */
  row: number
  problems: { message: string }[]
}

interface Answer<R extends CheckedRow> {
  count: number
  rows: R[]
}

interface CheckedSheetDialogProps<R extends CheckedRow> {
  /** Checks with check=true, and writes all rows or none without it. */
  upload: typeof uploadEvents | typeof uploadAdjustments
  template: typeof downloadEventTemplate | typeof downloadAdjustmentTemplate
  most: { megabytes: number; rows: number }
  words: { title: string; hint: string; input: string; done: (count: string) => string }
  columns: TableColumn<R>[]
  onClose: () => void
}

/** Writes a sheet of many people: first every row is checked, then all of them are written or none. */
export function CheckedSheetDialog<R extends CheckedRow>(props: CheckedSheetDialogProps<R>) {
  const { upload, template, most, words, columns, onClose } = props
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const check = useAction(upload, { errors: 'form' })
  const enter = useAction(upload, {
    errors: 'form',
    onSuccess: ({ count }) => {
      notify({ text: words.done(number(count)), tone: 'good' })
      onClose()
    },
  })
  const problem = enter.error ?? check.error
  const checked = check.isPending ? undefined : (check.data as Answer<R> | undefined)
  const isRight = checked?.rows.every(({ problems }) => problems.length === 0) ?? false
  const form = useSubmitByKeys(!isRight || enter.isPending)
  return (
    <Dialog opened onClose={onClose} title={words.title} size={880}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (file) enter.mutate({ body: { file } })
        }}
      >
        <Group justify="space-between" mb="sm">
          <p className="quiet">{words.hint}</p>
          <TemplateButton template={template} />
        </Group>
        <FileDrop
          title={file && !check.error ? file.name : t('leave.enter.drop')}
          limits={t('leave.enter.limits', { megabytes: most.megabytes, rows: number(most.rows) })}
          inputLabel={words.input}
          accept=".xlsx,.xls,.csv"
          mostBytes={most.megabytes * 1024 * 1024}
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
        {checked && (
          <CheckedRows checked={checked} columns={columns} isRight={isRight} isEntering={enter.isPending} />
        )}
      </form>
    </Dialog>
  )
}

function TemplateButton({ template }: { template: Endpoint }) {
  const { t } = useTranslation()
  const download = useMutation({ mutationFn: () => saveFile(template), meta: { errors: 'notify' } })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('leave.enter.template')}
    </Button>
  )
}

interface CheckedRowsProps<R extends CheckedRow> {
  checked: Answer<R>
  columns: TableColumn<R>[]
  isRight: boolean
  isEntering: boolean
}

function CheckedRows<R extends CheckedRow>({ checked, columns, isRight, isEntering }: CheckedRowsProps<R>) {
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
        columns={columns}
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

/** What is wrong with a row, or else what it comes to. */
export function RowResult({ problems, right }: { problems: CheckedRow['problems']; right: string }) {
  if (problems.length === 0) return right
  return <strong className={styles.wrong}>{problems.map(({ message }) => message).join(' ')}</strong>
}
