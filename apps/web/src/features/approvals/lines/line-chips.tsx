import { useTranslation } from 'react-i18next'
import { partsOf } from './line-model.ts'
import { type Names, targetWords } from './line-words.ts'
import styles from './lines.module.css'

/** A line in words, in its order; those of one part act in parallel. */
export function LineChips({ line, names }: { line: string; names: Names }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.chips}>
      {partsOf(line).map((part) => (
        <li
          key={part.text}
          className={styles.chip}
          data-reads={part.kind === 'NT' || part.kind === 'CR' || undefined}
        >
          <span className={styles.kind}>{t(`lines.kind.${part.kind || 'AP'}`)}</span>
          {part.targets.map((target) => targetWords(t, target, names)).join(' + ')}
        </li>
      ))}
    </ol>
  )
}
