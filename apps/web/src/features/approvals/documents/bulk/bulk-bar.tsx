import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSavePapers } from '../../papers/index.ts'
import boxStyles from '../box.module.css'
import type { BoxState } from '../use-box.ts'
import type { Bulk } from './bulk-dialog.tsx'

/** What can be done with the selected documents, above the list. */
export function BulkBar({ state, onAct }: { state: BoxState; onAct: (act: Bulk['act']) => void }) {
  const { t } = useTranslation()
  const { selected, ids, select } = state
  const save = useSavePapers()
  return (
    <div className={boxStyles.bulk} role="group" aria-label={t('approvals.bulk.bar')}>
      <strong>{t('approvals.bulk.selected', { n: selected.size })}</strong>
      {selected.size < ids.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => select(new Set(ids))}>
          {t('approvals.bulk.selectAll')}
        </Button>
      )}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => select(new Set())}>
        {t('approvals.bulk.clear')}
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        loading={save.isPending}
        onClick={() => save.mutate([...selected])}
      >
        {t('papers.many')}
      </Button>
      <span className={boxStyles.bulkRun}>
        <Button size="xs" variant="default" onClick={() => onAct('deny')}>
          {t('approvals.bulk.deny.run', { n: selected.size })}
        </Button>
        <Button size="xs" onClick={() => onAct('approve')}>
          {t('approvals.bulk.approve.run', { n: selected.size })}
        </Button>
      </span>
    </div>
  )
}
