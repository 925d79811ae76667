import type { ReceiverType } from '#rules/approvals/receiver.ts'
import { LINE_MAXIMUM, orderLine, parseToken } from '#rules/approvals/role-line.ts'

const KIND: Record<ReceiverType, string> = {
  APPROVER: '',
  AGREEER: 'AG-',
  FAGREEER: 'FA-',
  VIEWER: 'NT-',
  CIRCULATOR: 'CR-',
}

interface Receiver {
  user_id: number
  rcv_type: ReceiverType
  rcv_order: number
}

/** People whom a form names one by one, as the parts of a line; null where a line cannot say it. */
export function lineOfPeople(people: readonly Receiver[]): string | null {
  const steps: Receiver[][] = []
  for (const one of people) {
    const before = steps.at(-1)
    if (before && one.rcv_order > 0 && before[0]!.rcv_order === one.rcv_order) before.push(one)
    else steps.push([one])
  }
  const parts = steps.map(
    (step) => KIND[step[0]!.rcv_type] + step.map(({ user_id }) => `U${user_id}`).join('+'),
  )
  const isOneKind = steps.every((step) => step.every(({ rcv_type }) => rcv_type === step[0]!.rcv_type))
  const line = orderLine([...new Set(parts)].join('/'))
  return isOneKind && line.length <= LINE_MAXIMUM && parts.every((part) => parseToken(part)) ? line : null
}
