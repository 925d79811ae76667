import { wallClock } from '#rules/work-time/clock-time.ts'
import type { TimesFault } from '#rules/work-day/place-times.ts'
import type { Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'

/** What stands against the times that somebody writes down for a day. */
export type DayFault =
  | TimesFault
  /** The day, its start or its end lies ahead. */
  | 'DAY_AHEAD'
  | 'START_AHEAD'
  | 'END_AHEAD'
  /** Before the law whose figures the product knows. */
  | 'TOO_LONG_AGO'
  | 'AFTER_LEAVING'
  /** The shift of the day before had not ended by then, or that of the day after has begun. */
  | 'INTO_BEFORE'
  | 'INTO_AFTER'
  /** The same before the midnight between the two. */
  | 'INTO_EVENING_BEFORE'
  | 'INTO_EARLY_AFTER'
  | 'NOTHING_CHANGED'
  /** The same is being asked for already. */
  | 'ALREADY_ASKED'

type Field = 'wk_date' | 'wk_start_time' | 'wk_end_time' | 'work_except'

const SAID: Record<DayFault, [Field, Record<Language, string>]> = {
  START_MISSING: [
    'wk_start_time',
    {
      ko: '퇴근 시각이나 제외 시간을 입력하려면 출근 시각도 입력해 주십시오.',
      ja: '退勤時刻や除外時間を入力する場合は、出勤時刻も入力してください。',
      en: 'Enter the start too: an end or time left out needs one.',
    },
  ],
  END_EARLY: [
    'wk_end_time',
    {
      ko: '퇴근 시각이 출근 시각보다 이릅니다.',
      ja: '退勤時刻が出勤時刻より前です。',
      en: 'The end is before the start.',
    },
  ],
  TOO_LONG: [
    'wk_end_time',
    {
      ko: '출근부터 24시간을 넘는 근무는 하루로 기록할 수 없습니다. 날짜별로 나누어 입력해 주십시오.',
      ja: '出勤から24時間を超える勤務は1日として記録できません。日ごとに分けて入力してください。',
      en: 'A day holds no more than 24 hours from its start. Enter the rest on the day after.',
    },
  ],
  EXCLUSIONS: [
    'work_except',
    {
      ko: '제외 시간은 출근과 퇴근 시각 사이에 있어야 하며 서로 겹칠 수 없습니다.',
      ja: '除外時間は出勤と退勤の間に入力し、互いに重ならないようにしてください。',
      en: 'Time left out lies between start and end, and none of it overlaps.',
    },
  ],
  DAY_AHEAD: [
    'wk_date',
    {
      ko: '아직 지나지 않은 날입니다.',
      ja: 'まだ来ていない日です。',
      en: 'That day has not come yet.',
    },
  ],
  START_AHEAD: [
    'wk_start_time',
    {
      ko: '아직 지나지 않은 시각입니다.',
      ja: 'まだ来ていない時刻です。',
      en: 'That time has not come yet.',
    },
  ],
  END_AHEAD: [
    'wk_end_time',
    {
      ko: '아직 지나지 않은 시각입니다.',
      ja: 'まだ来ていない時刻です。',
      en: 'That time has not come yet.',
    },
  ],
  TOO_LONG_AGO: [
    'wk_date',
    {
      ko: '근로시간 기준을 알 수 없는 과거의 날짜입니다.',
      ja: '労働時間の基準が分からない過去の日付です。',
      en: 'That date is before the working time rules that are known here.',
    },
  ],
  AFTER_LEAVING: [
    'wk_date',
    {
      ko: '퇴사일 이후의 날짜입니다.',
      ja: '退職日より後の日付です。',
      en: 'That date is after the last working day.',
    },
  ],
  INTO_BEFORE: [
    'wk_start_time',
    {
      ko: '전날 근무가 이 날 {time}에 끝나 시간이 겹칩니다.',
      ja: '前日の勤務がこの日の{time}に終わるため、時間が重なります。',
      en: 'The shift of the day before ends at {time} on this day, so the two overlap.',
    },
  ],
  INTO_AFTER: [
    'wk_end_time',
    {
      ko: '다음 날 근무가 {time}에 시작되어 시간이 겹칩니다.',
      ja: '翌日の勤務が{time}に始まるため、時間が重なります。',
      en: 'The shift of the day after begins at {time}, so the two overlap.',
    },
  ],
  INTO_EVENING_BEFORE: [
    'wk_start_time',
    {
      ko: '전날 {time}에 끝난 전날 근무와 시간이 겹칩니다.',
      ja: '前日の{time}に終わった前日の勤務と時間が重なります。',
      en: 'The shift of the day before ends at {time} on that day, so the two overlap.',
    },
  ],
  INTO_EARLY_AFTER: [
    'wk_end_time',
    {
      ko: '다음 날 근무가 이 날 {time}에 시작되어 시간이 겹칩니다.',
      ja: '翌日の勤務がこの日の{time}に始まるため、時間が重なります。',
      en: 'The shift of the day after begins at {time} on this day already, so the two overlap.',
    },
  ],
  NOTHING_CHANGED: [
    'wk_end_time',
    {
      ko: '이미 기록된 내용과 같습니다. 정정할 시각을 입력해 주십시오.',
      ja: 'すでに記録されている内容と同じです。修正する時刻を入力してください。',
      en: 'This is what is recorded already. Enter the times as they should be.',
    },
  ],
  ALREADY_ASKED: [
    'wk_end_time',
    {
      ko: '이 날의 정정이 이미 결재 중입니다. 다른 시각으로 정정하려면 결재 중인 문서를 취소해 주십시오.',
      ja: 'この日の修正がすでに決裁中です。別の時刻に修正するには、決裁中の文書を取り消してください。',
      en: 'A correction of this day is already pending. To ask for other times, cancel the pending document.',
    },
  ],
}

/**
 * Refuses times with the sentence of what stands against them, at the input that it is about.
 * @param minute at which the shift beside begins or ends; below zero it is told as the clock of the evening before shows it
 * @throws Failure INVALID_RANGE
 */
export function refuseTimes(fault: DayFault, { language }: { language: Language }, minute = 0): never {
  const [field, told] = SAID[fault]
  fail('INVALID_RANGE', {}, { [field]: told[language].replace('{time}', wallClock(minute)) })
}
