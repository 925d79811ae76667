import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Question, useConfirm } from '../dialog/use-confirm.ts'
import { ActionMenu, type MenuAction } from './action-menu.tsx'
import { notify } from '../notify.ts'

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
      // The menu goes with the row, and its button, which would get the focus back.
      flushSync(() => void onDelete())
      next?.querySelector<HTMLElement>('button')?.focus()
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
