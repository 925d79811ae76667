import { ActionIcon } from '@mantine/core'
import { IconSpeakerphone, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { putAwayNotice } from '#contract/portal/home/layout.ts'
import { useAction } from '../../../api/use-action.ts'
import { moment } from '../../../text/formats.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** What the operator of the installation tells administrators, until it is put away. */
export function OperatorNotice({ notice }: { notice: NonNullable<Home['operator_notice']> }) {
  const { t } = useTranslation()
  const putAway = useAction(putAwayNotice)
  // It goes at once, and comes back when that could not be kept.
  if (putAway.isPending || putAway.isSuccess) return null
  return (
    <section className={styles.notice} aria-label={t('home.operator.title')}>
      <IconSpeakerphone size={20} stroke={1.6} aria-hidden />
      <div>
        <h2 className={styles.noticeTitle}>{notice.spv_nt_title}</h2>
        <p className={styles.noticeText}>{notice.spv_nt_content}</p>
        <small className="quiet">{`${t('home.operator.from')} · ${moment(notice.spv_nt_date)}`}</small>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('home.operator.putAway')}
        onClick={() => putAway.mutate({ body: { spv_nt_id: notice.spv_nt_id } })}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}
