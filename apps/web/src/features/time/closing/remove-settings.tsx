import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deleteConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'

/** Takes back what the company has said of closing. */
export function RemoveSettings({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const { t } = useTranslation()
  const ask = useConfirm()
  const remove = useAction(deleteConfirmInfo)
  const onClick = async () => {
    const title = t('closing.settings.remove')
    const isSure = await ask({
      title,
      message: t('closing.settings.removeText'),
      confirmText: title,
      danger: true,
    })
    if (!isSure) return
    const onSuccess = () => {
      onRemoved()
      notify({ text: t('closing.settings.removed') })
    }
    remove.mutate({ params: { id } }, { onSuccess })
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={() => void onClick()}>
      {t('closing.settings.remove')}
    </Button>
  )
}
