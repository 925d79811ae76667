import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import type { ImportBrief, ImportLine } from './import-queries.ts'

const importMeanings: Record<ImportBrief['state'], StatusMeaning> = {
  PREVIEW: 'waiting',
  RUNNING: 'progress',
  STOPPED: 'canceled',
  DONE: 'approved',
}

const lineMeanings: Record<ImportLine['state'], StatusMeaning> = {
  READY: 'progress',
  PROBLEM: 'denied',
  INVITED: 'approved',
  SKIPPED: 'canceled',
  FAILED: 'denied',
}

export function ImportBadge({ state }: { state: ImportBrief['state'] }) {
  const { t } = useTranslation()
  return <StatusBadge meaning={importMeanings[state]} label={t(`memberSheets.state.${state}`)} />
}

export function LineBadge({ state }: { state: ImportLine['state'] }) {
  const { t } = useTranslation()
  return <StatusBadge meaning={lineMeanings[state]} look="bare" label={t(`memberSheets.rowState.${state}`)} />
}
