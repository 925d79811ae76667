import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { deleteEventCode, updateEventCode } from '#contract/time/event-codes/event-codes.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { ActionMenu, type MenuAction } from '../../../ui/input/action-menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { CodeWords } from './code-words.tsx'
import type { EventCode } from './event-code-queries.ts'
import styles from './event-codes.module.css'

interface OwnCodesProps {
  codes: readonly EventCode[]
  onEdit: (code: EventCode) => void
  onAssign: (code: EventCode) => void
}

/** The kinds that the company has made. */
export function OwnCodes({ codes, onEdit, onAssign }: OwnCodesProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const acts = useCodeActs()
  return (
    <ul className={styles.rows}>
      {codes.map((code) => {
        const { update, assign } = code.abilities
        const assignAction: MenuAction = {
          label: t('eventCodes.assign'),
          disabledReason: assign ? undefined : t('eventCodes.assignForAll'),
          onClick: () => onAssign(code),
        }
        return (
          <li key={code.code} className={styles.row} data-off={!code.is_active || undefined}>
            <CodeWords code={code} />
            {assign && !isPhone && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconUsersPlus size={14} />}
                aria-label={`${code.event_name}: ${t('eventCodes.assign')}`}
                onClick={() => onAssign(code)}
              >
                {t('eventCodes.assign')}
              </Button>
            )}
            {(update || isPhone) && (
              <ActionMenu
                name={code.event_name}
                actions={[
                  ...(update ? [{ label: t('common.action.edit'), onClick: () => onEdit(code) }] : []),
                  assignAction,
                  ...(update ? acts(code) : []),
                ]}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Switching off and on, and deleting what nobody has asked for. */
function useCodeActs() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const update = useAction(updateEventCode)
  const remove = useAction(deleteEventCode)
  const turn = ({ c_event_code_id, event_name: name, is_active }: EventCode) =>
    update.mutate(
      { body: { c_event_code_id: c_event_code_id!, is_active: !is_active } },
      {
        onSuccess: () => notify({ text: t(`eventCodes.${is_active ? 'turnedOff' : 'turnedOn'}`, { name }) }),
      },
    )
  const ask = async ({ c_event_code_id, event_name: name, user_count: n }: EventCode) => {
    const people = n > 0 ? ` ${t('eventCodes.deletePeople', { n })}` : ''
    const agreed = await confirm({
      title: t('eventCodes.deleteAsk', { name }),
      message: t('eventCodes.deleteText') + people,
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (!agreed) return
    const onSuccess = () => notify({ text: t('common.state.deleted') })
    remove.mutate({ query: { c_event_code_id: c_event_code_id! } }, { onSuccess })
  }
  return (code: EventCode): (MenuAction | null)[] => [
    { label: t(`eventCodes.${code.is_active ? 'turnOff' : 'turnOn'}`), onClick: () => turn(code) },
    null,
    { label: t('common.action.delete'), danger: true, onClick: () => void ask(code) },
  ]
}
