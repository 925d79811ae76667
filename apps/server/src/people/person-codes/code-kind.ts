import type { ErrorCode } from '#contract/errors.ts'

/** What people are known by elsewhere: one table for each kind, all of one shape. */
export interface CodeKind {
  table: 'gate_users' | 'slack_users'
  column: 'code' | 'slack_user_id'
  /** What the audit trail calls it. */
  entity: 'gate_user' | 'slack_user'
  /** What a broken constraint of the table means. */
  broken: Readonly<Record<string, ErrorCode>>
}

/** What opens the door: a person may have several, nobody has another's. */
export const gateCode: CodeKind = {
  table: 'gate_users',
  column: 'code',
  entity: 'gate_user',
  broken: { gate_users_code_key: 'GATE_CODE_TAKEN', gate_users_member: 'NOT_FOUND' },
}

/** Who a person is on Slack: one each. */
export const slackId: CodeKind = {
  table: 'slack_users',
  column: 'slack_user_id',
  entity: 'slack_user',
  broken: {
    slack_users_member_key: 'SLACK_USER_TAKEN',
    slack_users_slack_key: 'SLACK_USER_TAKEN',
    slack_users_member: 'NOT_FOUND',
  },
}
