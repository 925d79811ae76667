import type { FeatureSwitch } from '../companies/features.ts'
import type { NoticeGroup } from './notice-groups.ts'

/** Through which mail somebody is told of a topic: one of its own, the digest of the day, or none. */
export const mailChoices = ['NOW', 'DIGEST', 'NONE'] as const
export type MailChoice = (typeof mailChoices)[number]

/** How one is told of a topic. */
export interface NoticeChoice {
  /** In the centre of notifications. */
  inApp: boolean
  /** By browsers that take push messages. */
  push: boolean
  mail: MailChoice
}

interface NoticeTopic {
  group: NoticeGroup
  /** As it is until somebody chooses otherwise. */
  usual: NoticeChoice
  /** The law or the company has to reach people with it: it always stands in the centre. */
  required?: true
  /** Only admins are told of it. */
  forAdmins?: true
  /** Gone while this part is switched off. */
  feature?: FeatureSwitch
}

const told = (mail: MailChoice, push = false): { usual: NoticeChoice } => ({
  usual: { inApp: true, push, mail },
})

/** What people choose by: a topic is what one wants to be told of or not, and has one or more kinds of notifications. */
export const noticeTopics = {
  APPROVAL_TURN: { group: 'APPROVALS', ...told('NOW', true) },
  APPROVAL_REMINDER: { group: 'APPROVALS', ...told('NOW') },
  APPROVAL_OUTCOME: { group: 'APPROVALS', ...told('DIGEST', true) },
  APPROVAL_TALK: { group: 'APPROVALS', ...told('DIGEST', true) },
  DELEGATION: { group: 'APPROVALS', ...told('DIGEST') },
  WORK_RECORDS: { group: 'TIME', ...told('DIGEST'), feature: 'ATTENDANCE' },
  WORK_CONFIRM: { group: 'TIME', ...told('DIGEST'), feature: 'ATTENDANCE' },
  HOLIDAYS: { group: 'TIME', ...told('DIGEST') },
  OWN_DAYS: { group: 'TIME', ...told('DIGEST', true) },
  LEAVE_PROMOTION: { group: 'TIME', ...told('NOW', true), required: true, feature: 'VACATION_PROMOTION' },
  PEOPLE: { group: 'COMPANY', ...told('DIGEST'), forAdmins: true },
  COMPANY_TASKS: { group: 'COMPANY', ...told('DIGEST'), forAdmins: true },
  OWN_WORK: { group: 'COMPANY', ...told('NONE'), forAdmins: true },
} as const satisfies Record<string, NoticeTopic>
export type NoticeTopicKey = keyof typeof noticeTopics

export const noticeTopicKeys = Object.keys(noticeTopics) as [NoticeTopicKey, ...NoticeTopicKey[]]

export const topicOf = (key: NoticeTopicKey): NoticeTopic => noticeTopics[key]

/** The topics of which a person may be told: those of admins for admins, and none of a part that is off. */
export function topicsFor(person: {
  isAdmin: boolean
  isOff(feature: FeatureSwitch): boolean
}): NoticeTopicKey[] {
  return noticeTopicKeys.filter((key) => {
    const { forAdmins, feature } = topicOf(key)
    return (!forAdmins || person.isAdmin) && !(feature && person.isOff(feature))
  })
}
