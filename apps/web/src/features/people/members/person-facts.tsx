import { useTranslation } from 'react-i18next'
import { phoneAddress } from '#rules/profiles/phone-number.ts'
import { useProfile } from '../../../page/profile.ts'
import { duration, shortDay } from '../../../text/formats.ts'
import { Facts } from '../../../ui/page/facts.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { Person } from '../directory/index.ts'
import styles from './members.module.css'
import { seesRecord } from './person-view.ts'

/** What is recorded of a person; what only some may see is left out for the others. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const { user_profile: who, email } = person
  const seesAll = seesRecord(person, profile.id)
  return (
    <div className={styles.columns}>
      <Section title={t('members.profile.contact')}>
        <Facts
          rows={[
            [
              t('directory.field.email'),
              <a key="mail" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [
              t('directory.field.phone'),
              who.phone && (
                <a key="phone" href={phoneAddress(who.phone)}>
                  {who.phone}
                </a>
              ),
            ],
            who.local_username !== '' && [t('directory.field.localName'), who.local_username],
            [t('directory.field.englishName'), who.en_username],
            [t('directory.field.job'), who.job_desc],
          ]}
        />
      </Section>
      <Section title={t('members.profile.employment')} note={!seesAll && t('members.profile.hidden')}>
        <Facts
          rows={[
            [t('directory.field.team'), who.team?.team_name ?? t('directory.noTeam')],
            person.leader.length > 0 && [
              t('members.profile.leads'),
              person.leader.map((one) => one.team_name).join(', '),
            ],
            [t('directory.field.rank'), who.rank?.name],
            [t('directory.field.position'), who.position],
            (seesAll || who.joined_date !== null) && [
              t('directory.field.joined'),
              who.joined_date && shortDay(who.joined_date),
            ],
            seesAll &&
              person.retire_date !== null && [t('members.column.retired'), shortDay(person.retire_date)],
            seesAll && [t('directory.field.contract'), person.contract_type],
            who.standard_day_minutes !== null && [
              t('directory.field.contractHours'),
              `${who.weekly_minutes === null ? t('directory.field.fullTime') : t('directory.field.hoursAWeek', { time: duration(who.weekly_minutes) })} · ${t('directory.field.hoursADay', { time: duration(who.standard_day_minutes) })}`,
            ],
            who.work_type !== null && [
              t('directory.field.workType'),
              t(`directory.field.workTypes.${who.work_type}`),
            ],
            (seesAll || who.birth_date !== null) && [
              t('members.profile.birth'),
              who.birth_date && shortDay(who.birth_date),
            ],
          ]}
        />
      </Section>
    </div>
  )
}
