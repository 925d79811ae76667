import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '../../text/formats.ts'
import { sentenceOf } from '../../text/sentence-of.ts'
import { useBlockedForm } from '../time/use-blocked-form.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './form.module.css'
import { type SendFile, type Upload, useUploads } from './use-uploads.ts'

/** A file that the server holds. */
export interface KeptFile {
  id: number | string
  name: string
  bytes: number
  /** Where it can be taken from. */
  url?: string
}

interface AttachmentsProps<Kept extends KeptFile> {
  label: string
  value: readonly Kept[]
  onChange: (files: Kept[]) => void
  send: SendFile<Kept>
  most: number
  mostBytes: number
  accept?: string
  error?: ReactNode
}

/** Attached files: dropped or chosen, each with its progress; one that fails can be tried again and takes nothing along. */
export function Attachments<Kept extends KeptFile>(props: AttachmentsProps<Kept>) {
  const { label, value, onChange, most, mostBytes } = props
  const { t } = useTranslation()
  // Two may arrive before the list of the form is drawn with the first.
  const held = useRef(value)
  useEffect(() => {
    held.current = value
  }, [value])
  const { uploads, add, again, forget } = useUploads(props.send, (kept: Kept) => {
    held.current = [...held.current, kept]
    onChange([...held.current])
  })
  const free = most - value.length - uploads.length
  const [isSaid, setSaid] = useState(false)
  const guard = useRef<HTMLInputElement>(null)
  // A form that is sent now would go without them.
  useBlockedForm(guard, uploads.length > 0, () => setSaid(true))
  return (
    <fieldset className={styles.repeated}>
      <legend>{label}</legend>
      <input ref={guard} type="hidden" />
      {value.length + uploads.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.fileName}>
                <strong title={file.name}>
                  {file.url === undefined ? file.name : <a href={file.url}>{file.name}</a>}
                </strong>
                <small>{fileSize(file.bytes)}</small>
              </span>
              <RemoveFile name={file.name} onClick={() => onChange(value.filter((one) => one !== file))} />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              {...{ upload }}
              onAgain={() => again(upload)}
              onForget={() => forget(upload.key)}
            />
          ))}
        </ul>
      )}
      {isSaid && uploads.length > 0 && (
        <p className={styles.error} role="alert">
          {t(uploads.some(({ error }) => !error) ? 'kit.files.onTheirWay' : 'kit.files.refused')}
        </p>
      )}
      {props.error && (
        <p className={styles.error} role="alert">
          {props.error}
        </p>
      )}
      <FileDrop
        title={t('kit.files.drop')}
        limits={t('kit.files.limits', { n: most, size: Math.floor(mostBytes / 1024 / 1024) })}
        inputLabel={label}
        onFiles={add}
        most={free}
        mostBytes={mostBytes}
        {...(props.accept && { accept: props.accept })}
        icon={<IconPaperclip size={20} stroke={1.6} aria-hidden />}
      />
    </fieldset>
  )
}

function UploadRow({
  upload,
  onAgain,
  onForget,
}: {
  upload: Upload
  onAgain: () => void
  onForget: () => void
}) {
  const { t } = useTranslation()
  const { file, progress, error } = upload
  return (
    <li className={styles.file} data-bad={error ? true : undefined}>
      <span className={styles.fileName}>
        <strong title={file.name}>{file.name}</strong>
        <small>{fileSize(file.size)}</small>
      </span>
      <RemoveFile name={file.name} onClick={onForget} />
      {error ? (
        <p className={styles.fileProblem} role="alert">
          {sentenceOf(error)}{' '}
          <Button size="compact-xs" variant="default" onClick={onAgain}>
            {t('kit.error.retry')}
          </Button>
        </p>
      ) : (
        <UploadTrack name={file.name} progress={progress} />
      )}
    </li>
  )
}

/** How much of a file has left. */
export function UploadTrack({ name, progress }: { name: string; progress: number }) {
  const percent = Math.round(progress * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  )
}

function RemoveFile({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={styles.fileActs}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('kit.files.remove', { name })}
        onClick={onClick}
      >
        <IconX size={16} />
      </ActionIcon>
    </span>
  )
}
