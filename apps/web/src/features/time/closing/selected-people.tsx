import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { confirmManyWorkTimes, remindOfConfirming } from '#contract/time/closing/closing.ts'
import { useAction } from '../../../api/use-action.ts'
import { number } from '../../../text/formats.ts'
import type { SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { notify } from '../../../ui/notify.ts'

const MOST_NAMES = 5

/** What an admin does with the chosen people: confirms their period, or asks them to. */
export function SelectedPeople({ keys, clear, date }: SelectionActionsProps & { date: string }) {
  const { t } = useTranslation()
  const confirm = useAction(confirmManyWorkTimes)
  const remind = useAction(remindOfConfirming)
  const user_ids = keys.map(Number)
  const confirmAll = () =>
    confirm.mutate(
      { body: { confirmed_date: date as never, user_ids } },
      {
        onSuccess: ({ confirmed_count: n, skipped }) => {
          notify({ text: t('closing.admin.confirmedMany', { n: number(n) }), tone: n > 0 ? 'good' : 'plain' })
          for (const [message, people] of Map.groupBy(skipped, (one) => one.message)) {
            const names = people.slice(0, MOST_NAMES).map(({ username }) => username)
            if (people.length > MOST_NAMES)
              names.push(t('closing.problems.more', { n: people.length - MOST_NAMES }))
            notify({ text: t('closing.admin.skipped', { names: names.join(', '), message }), tone: 'bad' })
          }
          clear()
        },
      },
    )
  const remindAll = () =>
    remind.mutate(
      { body: { date: date as never, user_ids } },
      {
        onSuccess: ({ sent_count: n }) => {
          notify({ text: t('closing.admin.reminded', { n: number(n) }), tone: 'good' })
          clear()
        },
      },
    )
  return (
    <>
      <Button size="xs" loading={confirm.isPending} onClick={confirmAll}>
        {t('closing.admin.confirmMany')}
      </Button>
      <Button size="xs" variant="default" loading={remind.isPending} onClick={remindAll}>
        {t('closing.admin.remind')}
      </Button>
    </>
  )
}
