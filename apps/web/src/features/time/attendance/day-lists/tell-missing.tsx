import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { tellMissing } from '#contract/time/attendance/day-lists.ts'
import { useAction } from '../../../../api/use-action.ts'
import type { SelectionActionsProps } from '../../../../ui/list/list-table.tsx'
import { notify } from '../../../../ui/notify.ts'
import { byDay, toldSentence } from './by-day.ts'

/** Tells the people of the selected rows of their missing record, each day by itself. */
export function TellMissing({ keys, clear }: SelectionActionsProps) {
  const { t } = useTranslation()
  const tell = useAction(tellMissing)
  const send = async () => {
    let [told, already] = [0, 0]
    for (const body of byDay(keys)) {
      const answer = await tell.mutateAsync({ body })
      told += answer.user_ids.length
      already += answer.already_told.length
    }
    notify({ text: t(toldSentence(told, already), { n: told, already }) })
    clear()
  }
  return (
    <Button size="xs" loading={tell.isPending} onClick={() => void send()}>
      {t('dayLists.tell')}
    </Button>
  )
}
