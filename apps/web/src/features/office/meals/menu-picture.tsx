import { apiAddress } from '../../../api/address.ts'
import { Picture } from '../../../ui/people/picture.tsx'
import styles from './menu-picture.module.css'

/** The picture of a day's menu, whole in a room of its own, so that nothing moves when it comes; it opens in full size. */
export function MenuPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <a className={styles.picture} href={apiAddress(src)} target="_blank" rel="noreferrer">
      <Picture src={src} alt={alt} loading="lazy" />
    </a>
  )
}
