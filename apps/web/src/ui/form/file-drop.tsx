import { Dropzone, type FileRejection } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './form.module.css'

interface FileDropProps {
  title: string
  /** Which files are taken, in a sentence. */
  limits: string
  onFiles: (files: File[]) => void
  /** Endings and media types as an input takes them: ".xlsx,.csv". */
  accept?: string
  mostBytes: number
  /** As many as may be taken now. */
  most?: number
  /** The name of the input for those who do not see the place. */
  inputLabel: string
  isBusy?: boolean
  icon?: ReactNode
}

/** Takes files by drop, press or keyboard; what cannot be taken is said here before anything is sent. */
export function FileDrop(props: FileDropProps) {
  const { title, limits, onFiles, mostBytes, most = 1 } = props
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  const problemOf = (refused: FileRejection[]) => {
    const codes = new Set(refused.flatMap(({ errors }) => errors.map(({ code }) => code)))
    if (codes.has('file-too-large'))
      return t('kit.files.tooLarge', { size: Math.floor(mostBytes / 1024 / 1024) })
    return codes.has(WRONG_KIND.code) ? t('kit.files.wrongKind') : t('kit.files.tooMany', { n: most })
  }
  return (
    <>
      <Dropzone
        className={styles.drop!}
        data-print="never"
        onDrop={onFiles}
        onDropAny={(_taken, refused) => setProblem(refused.length > 0 ? problemOf(refused) : undefined)}
        validator={(file) => (takes(props.accept, file) ? null : WRONG_KIND)}
        multiple={most > 1}
        maxFiles={most}
        maxSize={mostBytes}
        disabled={(props.isBusy ?? false) || most < 1}
        enablePointerEvents
        aria-label={`${title} ${limits}`}
        inputProps={{ 'aria-label': props.inputLabel, ...(props.accept && { accept: props.accept }) }}
      >
        <div className={styles.dropWords}>
          {props.icon}
          <strong role={props.isBusy ? 'status' : undefined}>{title}</strong>
          <small>{limits}</small>
        </div>
      </Dropzone>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

const WRONG_KIND = { code: 'wrong-kind', message: '' }

/** What an input would let choose by the endings of `accept` is all that a drop takes too. */
function takes(accept: string | undefined, file: File | DataTransferItem): boolean {
  const endings = accept?.split(',').filter((one) => one.startsWith('.')) ?? []
  return (
    endings.length === 0 || !('name' in file) || endings.some((end) => file.name.toLowerCase().endsWith(end))
  )
}
