import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectionActionsProps } from '../../../../ui/list/list-table.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import type { YearlyLeave } from './ledger-queries.ts'

/** Adjusts the leave of the chosen people, of those among them whom one may. */
export function AdjustSelected({
  keys,
  clear,
  rows,
}: SelectionActionsProps & { rows: readonly YearlyLeave[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const people = rows.filter(({ user_id, abilities }) => keys.includes(user_id) && abilities.adjust)
  return (
    <>
      <Button size="xs" disabled={people.length === 0} onClick={() => setOpen(true)}>
        {t('leaveLedger.adjust.open')}
      </Button>
      {isOpen && (
        <AdjustDialog
          userIds={people.map(({ user_id }) => user_id)}
          onDone={clear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
