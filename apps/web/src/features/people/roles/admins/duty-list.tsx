import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionMatrix } from '#contract/people/roles/permissions.ts'
import { listRoles } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useProfile } from '../../../../page/profile.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PersonAvatar } from '../../../../ui/people/person-avatar.tsx'
import styles from './admins.module.css'
import { DutyDialog } from './duty-dialog.tsx'
import { type DutyRow, type Holder, type Subject, useDuties } from './use-duties.ts'

const MOST_SHOWN = 6

/** Who is in charge of what. */
export function DutySection() {
  const { t } = useTranslation()
  const holders = useQuery(q(listRoles, {}))
  const matrix = useQuery(q(permissionMatrix, { query: {} }))
  return (
    <Section
      title={t('admins.duties.title')}
      note={t('admins.duties.hint')}
      actions={
        <Link to="/main/settings/permissions" className={styles.link}>
          {t('admins.duties.matrix')}
        </Link>
      }
      flush
    >
      <QueryView query={holders} isEmpty={() => false} skeleton={<RowsSkeleton rows={6} />}>
        {(people) => (
          <QueryView query={matrix} isEmpty={() => false} skeleton={<RowsSkeleton rows={6} />}>
            {({ subjects }) => <Duties holders={people} subjects={subjects} />}
          </QueryView>
        )}
      </QueryView>
    </Section>
  )
}

function Duties({ holders, subjects }: { holders: readonly Holder[]; subjects: readonly Subject[] }) {
  const { t } = useTranslation()
  const rows = useDuties(holders, subjects)
  const [edited, setEdited] = useState<DutyRow | null>(null)
  return (
    <div>
      {(['office', 'requests'] as const).map((group) => (
        <div key={group}>
          <h3 className={styles.group}>{t(`admins.duties.${group}`)}</h3>
          <ul className={styles.rows}>
            {rows
              .filter((row) => row.group === group)
              .map((row) => (
                <DutyLine key={row.code} duty={row} onEdit={() => setEdited(row)} />
              ))}
          </ul>
        </div>
      ))}
      {edited && <DutyDialog duty={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function DutyLine({ duty, onEdit }: { duty: DutyRow; onEdit: () => void }) {
  const { t } = useTranslation()
  const { is_admin_full } = useProfile()
  const shown = duty.holders.slice(0, MOST_SHOWN)
  const more = duty.holders.length - shown.length
  return (
    <li className={styles.duty}>
      <div className={styles.dutyWords}>
        <strong>{duty.name}</strong>
        {duty.does.map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
      </div>
      <div className={styles.holders}>
        {shown.length === 0 && <span className={styles.quiet}>{t('admins.duties.nobody')}</span>}
        {shown.map((holder) => (
          <Link
            key={holder.user_id}
            to="/main/members/$id"
            params={{ id: String(holder.user_id) }}
            className={styles.holder}
          >
            <PersonAvatar name={holder.username} size={20} />
            {holder.username}
          </Link>
        ))}
        {more > 0 && <span className={styles.quiet}>{t('admins.duties.more', { n: more })}</span>}
      </div>
      {is_admin_full && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('admins.duties.editOf', { duty: duty.name })}
          onClick={onEdit}
        >
          {t('admins.duties.edit')}
        </Button>
      )}
    </li>
  )
}
