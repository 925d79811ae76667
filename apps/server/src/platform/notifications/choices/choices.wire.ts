import type { Input } from '#contract/endpoint.ts'
import type {
  getNoticeDefaults,
  getNoticeSettings,
} from '#contract/platform/notifications/notice-settings.ts'
import {
  type NoticeChoice,
  topicOf,
  topicsFor,
  type NoticeTopicKey,
} from '#contract/platform/notifications/notice-topics.ts'
import type { Actor } from '../../../http/context.ts'
import type { CompanyChoices, OwnChoices } from './choices.store.ts'

const toWire = ({ inApp, push, mail }: NoticeChoice) => ({ in_app: inApp, push, mail })

/** What counts of a topic until somebody chooses. */
const usualOf = (company: CompanyChoices, topic: NoticeTopicKey) =>
  company.choices[topic] ?? topicOf(topic).usual

export function ownSettingsToWire(
  actor: Actor,
  own: OwnChoices,
  company: CompanyChoices,
): Input<typeof getNoticeSettings.response> {
  const { quiet_from: from, quiet_to: to } = own
  return {
    topics: topicsOf(actor).map((topic) => ({
      ...topicToWire(topic, own.choices[topic] ?? usualOf(company, topic)),
      usual: toWire(usualOf(company, topic)),
      is_own: own.choices[topic] !== undefined,
    })),
    digest_minute: own.digest_minute ?? company.digest_minute,
    quiet: from === null || to === null ? null : { from, to },
    quiet_days_off: own.quiet_days_off,
  }
}

export function companySettingsToWire(
  actor: Actor,
  company: CompanyChoices,
): Input<typeof getNoticeDefaults.response> {
  return {
    topics: topicsOf(actor).map((topic) => ({
      ...topicToWire(topic, usualOf(company, topic)),
      usual: toWire(topicOf(topic).usual),
    })),
    digest_minute: company.digest_minute,
  }
}

function topicToWire(topic: NoticeTopicKey, choice: NoticeChoice) {
  const { group, required = false } = topicOf(topic)
  // Chosen before it had to be said.
  return { topic, group, is_required: required, ...toWire(choice), ...(required && { in_app: true }) }
}

function topicsOf({ isFullAdmin, isLimitedAdmin, switchedOff }: Actor): NoticeTopicKey[] {
  return topicsFor({
    isAdmin: isFullAdmin || isLimitedAdmin,
    isOff: (feature) => switchedOff.includes(feature),
  })
}
