import { Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noticeGroups } from '#contract/platform/notifications/notice-groups.ts'
import { type MailChoice, mailChoices } from '#contract/platform/notifications/notice-topics.ts'
import { Section } from '../../../../ui/page/section.tsx'
import type { TopicChoice } from './choice-queries.ts'
import styles from './choices.module.css'

type Choice = Pick<TopicChoice, 'in_app' | 'push' | 'mail'>

interface ChoiceTableProps {
  topics: readonly TopicChoice[]
  onChoose: (topic: TopicChoice['topic'], choice: Choice) => void
}

/** How one is told of each topic: a table for each group, on phones a card for each topic. */
export function ChoiceTable({ topics, onChoose }: ChoiceTableProps) {
  const { t } = useTranslation()
  return noticeGroups.map((group) => {
    const some = topics.filter((one) => one.group === group)
    if (some.length === 0) return null
    const name = t(`notifications.group.${group}`)
    return (
      <Section key={group} flush title={name}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('noticeSettings.topicHead')}</th>
              <th scope="col">{t('noticeSettings.way.inApp')}</th>
              <th scope="col">{t('noticeSettings.way.push')}</th>
              <th scope="col">{t('noticeSettings.way.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {some.map((one) => (
              <TopicRow key={one.topic} one={one} onChoose={(choice) => onChoose(one.topic, choice)} />
            ))}
          </tbody>
        </table>
      </Section>
    )
  })
}

function TopicRow({ one, onChoose }: { one: TopicChoice; onChoose: (choice: Choice) => void }) {
  const { t } = useTranslation()
  const { in_app, push, mail, is_required } = one
  const title = t(`noticeSettings.topic.${one.topic}.title`)
  const named = (way: 'inApp' | 'push' | 'mail') => `${title}: ${t(`noticeSettings.way.${way}`)}`
  const choose = (part: Partial<Choice>) => onChoose({ in_app, push, mail, ...part })
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{title}</span>
        <span className={styles.text}>
          {t(`noticeSettings.topic.${one.topic}.text`)}
          {is_required && ` ${t('noticeSettings.required')}`}
        </span>
      </th>
      <td data-label={t('noticeSettings.way.inApp')}>
        {is_required ? (
          <span className={styles.text}>{t('noticeSettings.alwaysHere')}</span>
        ) : (
          <Switch
            aria-label={named('inApp')}
            checked={in_app}
            onChange={({ currentTarget: { checked } }) => choose({ in_app: checked })}
          />
        )}
      </td>
      <td data-label={t('noticeSettings.way.push')}>
        <Switch
          aria-label={named('push')}
          checked={push}
          onChange={({ currentTarget: { checked } }) => choose({ push: checked })}
        />
      </td>
      <td data-label={t('noticeSettings.way.mail')}>
        <Select
          aria-label={named('mail')}
          className={styles.mail}
          size="xs"
          allowDeselect={false}
          data={mailChoices.map((value) => ({ value, label: t(`noticeSettings.mail.${value}`) }))}
          value={mail}
          onChange={(value) => value && choose({ mail: value as MailChoice })}
        />
      </td>
    </tr>
  )
}
