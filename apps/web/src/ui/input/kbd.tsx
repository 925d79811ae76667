import styles from './kbd.module.css'

/** Keys to press together; 'mod' is ⌘ on a Mac, else Ctrl. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key === 'mod' ? (IS_MAC ? '⌘' : 'Ctrl') : (SIGNS[key] ?? key)}</kbd>
      ))}
    </span>
  )
}

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)
const SIGNS: Record<string, string> = { Enter: '↵', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }
