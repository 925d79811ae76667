import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../ui/notify.ts'
import { type Notification, useOpen } from './notification-queries.ts'
import { placeOfLink } from './read-among.ts'

/** Opens notifications: where one leads, or, when that can be seen no more, nowhere but with a word why. */
export function useOpening(onOpen?: () => void): (one: Pick<Notification, 'nt_id'>) => void {
  const { t } = useTranslation()
  const router = useRouter()
  const open = useOpen()
  return ({ nt_id: id }) =>
    open.mutate(
      { params: { id } },
      {
        onSuccess: ({ nt_link, nt_gone }) => {
          onOpen?.()
          const place = placeOfLink(nt_link)
          if (nt_gone) notify({ text: t('notifications.gone'), tone: 'plain' })
          else if (place) router.history.push(place)
        },
      },
    )
}
