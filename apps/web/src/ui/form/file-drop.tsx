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
  const refuse = (refused: FileRejection[]) => {
    const isTooLarge = refused.some(({ errors }) => errors.some(({ code }) => code === 'file-too-large'))
    const size = Math.floor(mostBytes / 1024 / 1024)
    setProblem(isTooLarge ? t('kit.files.tooLarge', { size }) : t('kit.files.tooMany', { n: most }))
  }
  return (
    <>
      <Dropzone
        className={styles.drop!}
        onDrop={(files) => {
          setProblem(undefined)
          onFiles(files)
        }}
        multiple={most > 1}
        maxFiles={most}
        maxSize={mostBytes}
        onReject={refuse}
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
