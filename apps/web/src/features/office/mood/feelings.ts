import {
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Tone } from '../../../ui/feedback/tone.ts'
import type { WorkCheck } from './mood-queries.ts'

export interface Feeling {
  value: number
  name: 'veryBad' | 'bad' | 'fair' | 'good' | 'veryGood'
  Icon: TablerIcon
  tone: Tone
}

/** The five answers, the worst first. */
export const feelings: readonly Feeling[] = [
  { value: 1, name: 'veryBad', Icon: IconMoodCry, tone: 'red' },
  { value: 2, name: 'bad', Icon: IconMoodSad, tone: 'orange' },
  { value: 3, name: 'fair', Icon: IconMoodEmpty, tone: 'amber' },
  { value: 4, name: 'good', Icon: IconMoodSmile, tone: 'teal' },
  { value: 5, name: 'veryGood', Icon: IconMoodHappy, tone: 'green' },
]

export const feelingOf = (value: number): Feeling => feelings[value - 1]!

export const HALVES = ['am', 'pm'] as const
export type Half = (typeof HALVES)[number]

/** From three in the afternoon on, how the day was is asked for. */
const EVENING_FROM = 15 * 60

export function halfAt(minute: number): Half {
  return minute < EVENING_FROM ? 'am' : 'pm'
}

/** Who has not come yet has not been at work either: nobody asks how they go home. */
export function halfOf(half: Half, check: Pick<WorkCheck, 'onduty_status'> | undefined): Half {
  return check?.onduty_status === 'NOT_IN' ? 'am' : half
}

/** What is asked on the page of the day: nobody in the morning about going home, unless that was answered already. */
export function halvesToAsk(now: Half, isEveningAnswered: boolean): readonly Half[] {
  return now === 'pm' || isEveningAnswered ? HALVES : ['am']
}

/** Whether nothing is to be done today and nothing is done: on a day off, on leave or absence nobody is asked. */
export function isOff({ onduty_status, is_absent }: Pick<WorkCheck, 'onduty_status' | 'is_absent'>): boolean {
  return onduty_status === 'DAY_OFF' || onduty_status === 'LEAVE' || (is_absent && onduty_status === 'NOT_IN')
}
