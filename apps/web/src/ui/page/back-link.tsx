import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './page.module.css'

/** The way to the screen above, first on the page. */
export function BackLink({ to, children }: { to: LinkProps['to']; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  )
}
