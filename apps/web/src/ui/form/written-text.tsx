import styles from './form.module.css'

/**
 * Shows a rich text. The server has cleaned it when it was written (`cleanRichText`), and the policy of the page runs no
 * script that did not come with it.
 */
export function WrittenText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- cleaned by the server at its door
  return <div className={styles.written} dangerouslySetInnerHTML={{ __html: html }} />
}
