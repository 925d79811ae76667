import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { promoteLeave } from '#contract/time/leave-promotion/leave-promotion.ts'
import { useAction } from '../../../api/use-action.ts'
import { number } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import type { SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { notify } from '../../../ui/notify.ts'
import type { Promotion } from './promotion-queries.ts'

/** Asks the chosen people in writing; who cannot be asked is named with the reason. */
export function SelectedPromotions({
  keys,
  clear,
  rows,
}: SelectionActionsProps & { rows: readonly Promotion[] }) {
  const { t } = useTranslation()
  const sure = useConfirm()
  const promote = useAction(promoteLeave)
  const people = new Set(rows.filter(({ id }) => keys.includes(id)).map(({ user }) => user))
  const ask = async () => {
    const isMeant = await sure({
      title: t('promotion.ask.title', { n: number(people.size) }),
      message: t('promotion.ask.text'),
      confirmText: t('promotion.ask.do'),
    })
    if (!isMeant) return
    promote.mutate(
      { body: { user_ids: [...people] } },
      {
        onSuccess: ({ asked, skipped }) => {
          notify({ text: t('promotion.ask.done', { n: number(asked.length) }), tone: 'good' })
          for (const [message, left] of Map.groupBy(skipped, (one) => one.message))
            notify({
              text: t('promotion.ask.skipped', {
                names: left.map((one) => one.username).join(', '),
                message,
              }),
              tone: 'bad',
            })
          clear()
        },
      },
    )
  }
  return (
    <Button size="xs" loading={promote.isPending} disabled={people.size === 0} onClick={() => void ask()}>
      {t('promotion.ask.do')}
    </Button>
  )
}
