import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { deleteTeamLine, deleteUserLine } from '#contract/approvals/lines/lines-v0.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { LineChips } from './line-chips.tsx'
import type { Line } from './line-queries.ts'
import { findingWords, namesOf } from './line-words.ts'
import styles from './lines.module.css'

interface LineRowsProps {
  lines: readonly Line[]
  onEdit: (line: Line) => void
}

/** Lines by what they are for, each with what is wrong with it. */
export function LineRows({ lines, onEdit }: LineRowsProps) {
  const { t } = useTranslation()
  const remove = useRemove()
  return (
    <ul className={styles.rows}>
      {lines.map((line) => {
        const names = namesOf(line.targets)
        return (
          <li key={line.apv_role_code} className={styles.row}>
            <div className={styles.words}>
              <strong className={styles.name}>{line.role_name}</strong>
              <LineChips line={line.apv_role_line} names={names} />
              <span className={styles.meta}>
                {line.id === null && t('lines.unsaved')}
                {line.variants.length > 0 && t('lines.variantCount', { n: line.variants.length })}
              </span>
              {line.findings.map((one) => (
                <span key={`${one.code} ${one.target}`} className={styles.note} data-severity={one.severity}>
                  {one.severity !== 'NOTE' && <IconAlertTriangle size={14} aria-hidden />}
                  {findingWords(t, one, names)}
                </span>
              ))}
            </div>
            {line.abilities.update && (
              <ActionMenu
                name={line.role_name}
                actions={[
                  { label: t('common.action.edit'), onClick: () => onEdit(line) },
                  ...(line.abilities.delete
                    ? [{ label: t('common.action.delete'), danger: true, onClick: () => void remove(line) }]
                    : []),
                ]}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useRemove() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const ofTeam = useAction(deleteTeamLine)
  const own = useAction(deleteUserLine)
  return async ({ id, role_name: name, user_id }: Line) => {
    const agreed = await confirm({
      title: t('lines.remove.title', { name }),
      message: t('lines.remove.text'),
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (!agreed || id === null) return
    const onSuccess = () => notify({ text: t('common.state.deleted') })
    if (user_id === null) ofTeam.mutate({ params: { lineId: id } }, { onSuccess })
    else own.mutate({ params: { id } }, { onSuccess })
  }
}
