import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Question, useConfirm } from '../dialog/use-confirm.ts'
import { ActionMenu, type MenuAction } from './action-menu.tsx'
import { notify } from '../notify.ts'

/** Milliseconds until the menu has closed. */
const FOCUS_AFTER = 200

interface RowMenuProps {
  /** What the row is called. */
  name: string
  abilities: { update: boolean; delete: boolean }
  /** Why it cannot be changed or removed now, said when the abilities are missing. */
  keptBecause?: string
  /** Asked before it goes; without a question it goes at once, for what can be called back (useUndoableRemoval). */
  question?: Question
  /** What else can be done with it. */
  more?: readonly MenuAction[]
  onEdit: () => void
  onDelete: () => unknown
}

/** The menu of a row that can be changed, and removed after a question. */
export function RowMenu({ name, abilities, keptBecause, question, more, onEdit, onDelete }: RowMenuProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const place = useRef<HTMLSpanElement>(null)
  const remove = async () => {
    if (!question) {
      const row = place.current?.closest('tr')
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      onDelete()
      // The menu gives the focus back to its button, which has gone with the row.
      setTimeout(() => next?.querySelector<HTMLElement>('button')?.focus(), FOCUS_AFTER)
      return
    }
    if (!(await confirm({ ...question, danger: true, confirmText: t('common.action.delete') }))) return
    // A refusal is told by the action itself.
    const isDone = await Promise.resolve(onDelete()).then(
      () => true,
      () => false,
    )
    if (isDone) notify({ text: t('common.state.deleted') })
  }
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <ActionMenu
        name={name}
        actions={[
          {
            label: t('common.action.edit'),
            onClick: onEdit,
            disabledReason: abilities.update ? undefined : (keptBecause ?? t('kit.menu.notYours')),
          },
          ...(more ?? []),
          null,
          {
            label: t('common.action.delete'),
            danger: true,
            onClick: () => void remove(),
            disabledReason: abilities.delete ? undefined : (keptBecause ?? t('kit.menu.notYours')),
          },
        ]}
      />
    </span>
  )
}
