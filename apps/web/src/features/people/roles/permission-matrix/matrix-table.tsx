import { useTranslation } from 'react-i18next'
import { CellFace } from './cell-face.tsx'
import type { AreaGroup, Subject } from './matrix-view.ts'
import styles from './matrix.module.css'

interface MatrixTableProps {
  groups: readonly AreaGroup[]
  subjects: readonly Subject[]
}

/** Abilities down, roles across; the head and the names of the abilities stay in view. */
export function MatrixTable({ groups, subjects }: MatrixTableProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('permissions.caption')}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('permissions.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {t('permissions.ability')}
            </th>
            {subjects.map((subject) => (
              <th scope="col" key={subject.key}>
                {subject.name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={subjects.length + 1} className={styles.area}>
                <span>{group.name}</span>
              </th>
            </tr>
            {group.abilities.map((ability) => (
              <tr key={ability.key}>
                <th scope="row" className={styles.first}>
                  {ability.title}
                </th>
                {subjects.map((subject) => (
                  <td key={subject.key}>
                    <CellFace ability={ability} cell={ability.cells[subject.key]!} subject={subject} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
