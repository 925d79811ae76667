import type { MailChoice, NoticeTopicKey } from '#contract/platform/notifications/notice-topics.ts'

interface Choice {
  in_app: boolean
  push: boolean
  mail: MailChoice
}

interface Shown {
  topics: readonly (Choice & { topic: NoticeTopicKey; usual: Choice; is_own?: boolean })[]
  digest_minute: number
}

interface Chosen {
  topics?: readonly { topic: NoticeTopicKey; choice: Choice | null }[] | undefined
  digest_minute?: number | null | undefined
  quiet?: { from: number; to: number } | null | undefined
  quiet_days_off?: boolean | undefined
}

/** The settings as the server will answer them once something is chosen. */
export function withChosen<S extends Shown>(
  shown: S,
  { topics = [], digest_minute: minute, quiet, quiet_days_off }: Chosen,
): S {
  const chosen = new Map(topics.map(({ topic, choice }) => [topic, choice]))
  return {
    ...shown,
    topics: shown.topics.map((one) => {
      const choice = chosen.get(one.topic)
      if (choice === undefined) return one
      return { ...one, ...(choice ?? one.usual), ...('is_own' in one && { is_own: choice !== null }) }
    }),
    ...(typeof minute === 'number' && { digest_minute: minute }),
    ...(quiet !== undefined && { quiet }),
    ...(quiet_days_off !== undefined && { quiet_days_off }),
  }
}
