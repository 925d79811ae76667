import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Ability, Cell, Subject } from './matrix-view.ts'
import styles from './matrix.module.css'

/** Whether and how far: a mark, and the words of the scope where it is about persons or teams. */
export function CellFace({ ability, cell, subject }: { ability: Ability; cell: Cell; subject: Subject }) {
  const { t } = useTranslation()
  const open = ability.endpoints.filter((endpoint) => endpoint.subjects.includes(subject.key)).length
  const scope = cell.scope.map((one) => t(`permissions.scope.${one}`)).join(' · ')
  if (cell.may === 'NONE') {
    return (
      <span className={styles.no}>
        <IconMinus size={16} role="img" aria-label={t('permissions.may.NONE')} />
      </span>
    )
  }
  return (
    <span className={styles.yes} data-wide={cell.scope.includes('COMPANY') || undefined}>
      {cell.may === 'ALL' && !scope && (
        <IconCheck size={16} role="img" aria-label={t('permissions.may.ALL')} />
      )}
      {scope && <span className={styles.scope}>{scope}</span>}
      {cell.may === 'SOME' && (
        <small>
          {t('permissions.may.SOME')} ({t('permissions.some', { n: ability.endpoints.length, open })})
        </small>
      )}
    </span>
  )
}
