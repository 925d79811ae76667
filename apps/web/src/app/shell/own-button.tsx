import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../ui/people/person-avatar.tsx'
import { shownName } from '../../page/shown-name.ts'
import { useProfile } from '../../page/profile.ts'
import styles from './own-menu.module.css'

/** One's own face, which opens the menu. */
export function OwnButton(props: ComponentProps<'button'>) {
  const { t, i18n } = useTranslation()
  const { user_profile: me } = useProfile()
  const name = shownName(me, i18n.language)
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={styles.button}
      data-small
      aria-label={`${t('shell.account')}: ${name}`}
    >
      <PersonAvatar name={name} imageUrl={me.image_url} size={30} />
    </button>
  )
}
