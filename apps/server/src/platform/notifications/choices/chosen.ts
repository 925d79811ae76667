import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import {
  type MailChoice,
  type NoticeTopicKey,
  topicOf,
} from '#contract/platform/notifications/notice-topics.ts'

/**
 * How somebody is told of a topic, as pieces of a statement: `own` is the row of their choices, `usual` that of the company, each
 * joined where there is one.
 */
export function chosen(topic: NoticeTopicKey): {
  inApp: RawBuilder<boolean>
  push: RawBuilder<boolean>
  mail: RawBuilder<MailChoice>
} {
  const { usual } = topicOf(topic)
  const said = (name: string) =>
    sql`own.choices->${topic}::text->>${name}::text, usual.choices->${topic}::text->>${name}::text`
  return {
    inApp: sql`coalesce((coalesce(${said('inApp')}))::boolean, ${usual.inApp}::boolean)`,
    push: sql`coalesce((coalesce(${said('push')}))::boolean, ${usual.push}::boolean)`,
    mail: sql`coalesce(${said('mail')}, ${usual.mail}::text)`,
  }
}
