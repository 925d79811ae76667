import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countMembers } from '#contract/people/members/members.ts'
import { q } from '../../../../api/query.ts'
import { number } from '../../../../text/formats.ts'
import styles from './ledger.module.css'

/** Who was invited has no leave before they accept: their number, and the way to remind them. */
export function InvitedNote() {
  const { t } = useTranslation()
  const { data } = useQuery(q(countMembers))
  const invited = data?.INVITED ?? 0
  if (invited === 0) return null
  return (
    <p className={styles.invited}>
      {t('leaveLedger.invited', { n: number(invited) })}{' '}
      <Link to="/main/members" search={{ state: 'INVITED' }} className={styles.invitedLink}>
        {t('leaveLedger.toInvited')}
      </Link>
    </p>
  )
}
