import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saysKept, sentenceOf } from '../../text/sentence-of.ts'
import { requestIdOf } from '../feedback/refusal.ts'
import styles from './dialog.module.css'

const NONE: readonly never[] = []

/** What went wrong when a form was sent: the sentence, what has no input, and that nothing typed is lost. */
export function FormProblem({
  error,
  rest = NONE,
  title,
}: {
  error: unknown
  rest?: readonly string[]
  /** What did not happen, where nothing was to be saved. */
  title?: string
}) {
  const { t } = useTranslation()
  if (!error) return null
  const requestId = requestIdOf(error)
  return (
    <Alert
      color="red"
      variant="light"
      title={title ?? t('kit.error.notSaved')}
      role="alert"
      classNames={{ root: styles.problem, title: styles.problemTitle }}
    >
      <p>{sentenceOf(error)}</p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {(!saysKept(error) || requestId) && (
        <p className={styles.kept}>
          {!saysKept(error) && t('kit.error.kept')} {requestId && t('kit.error.requestId', { id: requestId })}
        </p>
      )}
    </Alert>
  )
}
