import { Section } from '../../../../ui/page/section.tsx'
import { CellFace } from './cell-face.tsx'
import type { AreaGroup, Subject } from './matrix-view.ts'
import styles from './matrix.module.css'

/** What one role or person may do, as lists: for phones, and for a single person. */
export function AbilityList({ groups, subject }: { groups: readonly AreaGroup[]; subject: Subject }) {
  return (
    <div className={styles.lists}>
      {groups.map((group) => (
        <Section key={group.name} title={group.name} flush>
          <ul className={styles.list}>
            {group.abilities.map((ability) => {
              const cell = ability.cells[subject.key]!
              return (
                <li key={ability.key} data-no={cell.may === 'NONE' || undefined}>
                  <span>{ability.title}</span>
                  <CellFace ability={ability} cell={cell} subject={subject} />
                </li>
              )
            })}
          </ul>
        </Section>
      ))}
    </div>
  )
}
