import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPhrase } from './read-phrase.ts'
import { ANNUAL, read, WORLD } from './said-readings.ts'

test.each([
  // Days of a week beside each other
  ['다음주 월화수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음주월화수연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음 주 월화수에 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음 주 목금요일 연차', [`${ANNUAL} 26-12-03~26-12-04`]],
  ['다음 주 월·화·수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음 주 월, 화, 수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음 주 월요일 화요일 수요일 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['월화수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['목금 연차', [`${ANNUAL} 26-11-26~26-11-27`, `${ANNUAL} 26-12-03~26-12-04`]],
  ['来週月火水 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['来週の月火 연차', [`${ANNUAL} 26-11-30~26-12-01`]],
  ['다음주 월수금 연차', [`${ANNUAL} ?다음주 월수금`]],
  ['다음주 월, 수 연차', [`${ANNUAL} ?다음주 월, 수`]],
  ['월수금 연차', [`${ANNUAL} ?월수금`]],
  ['내일 수금 외근', ['OUT 26-11-27 ?수금']],
  ['다음주 월 화상 연차', [`${ANNUAL} 26-11-30 ?화상`]],
  // Days
  ['연차', [ANNUAL]],
  ['오늘 연차', [`${ANNUAL} 26-11-26`]],
  ['연차 내일', [`${ANNUAL} 26-11-27`]],
  ['모레 연차', [`${ANNUAL} 26-11-28`]],
  ['내일모레 연차', [`${ANNUAL} 26-11-28`]],
  ['글피 연차', [`${ANNUAL} 26-11-29`]],
  ['어제 연차', [`${ANNUAL} 26-11-25 PAST`]],
  ['그저께 병가', ['SP:SICK 26-11-24 PAST']],
  ['연차 12/24', [`${ANNUAL} 26-12-24`]],
  ['연차 12.24', [`${ANNUAL} 26-12-24`]],
  ['12월 24일 연차', [`${ANNUAL} 26-12-24`]],
  ['12월24일연차', [`${ANNUAL} 26-12-24`]],
  ['2026-12-24 연차', [`${ANNUAL} 26-12-24`]],
  ['2027년 1월 4일 연차', [`${ANNUAL} 27-01-04`]],
  ['2025.12.24 연차', [`${ANNUAL} 25-12-24 PAST`]],
  ['연차 1/4', [`${ANNUAL} 27-01-04`, `${ANNUAL} 26-01-04 PAST`]],
  ['2/29 연차', [`${ANNUAL} 28-02-29`]],
  ['28일 연차', [`${ANNUAL} 26-11-28`]],
  ['연차 3일', [`${ANNUAL} 26-12-03`, `${ANNUAL} 26-11-03 PAST`]],
  ['31일 연차', [`${ANNUAL} 26-12-31`]],
  ['연말 연차', [`${ANNUAL} 26-12-31`]],
  ['크리스마스에 연차', [`${ANNUAL} 26-12-25`]],
  ['월말 재택', ['HOME 26-11-30']],
  ['3일 뒤 연차', [`${ANNUAL} 26-11-29`]],
  ['2주 후 연차', [`${ANNUAL} 26-12-10`]],
  ['일주일 뒤 연차', [`${ANNUAL} 26-12-03`]],
  // Years
  ['내년 1월 2일 연차', [`${ANNUAL} 27-01-02`]],
  ['내년1월2일연차', [`${ANNUAL} 27-01-02`]],
  ['연차 내년 12/24', [`${ANNUAL} 27-12-24`]],
  ['올해 12월 24일 연차', [`${ANNUAL} 26-12-24`]],
  ['올해 1월 4일 연차', [`${ANNUAL} 26-01-04 PAST`]],
  ['다음 해 3월 2일 연차', [`${ANNUAL} 27-03-02`]],
  ['작년 12월 24일 병가', ['SP:SICK 25-12-24 PAST']],
  ['내년 1월 4일부터 6일까지 연차', [`${ANNUAL} 27-01-04~27-01-06`]],
  ['내년 1월 4일~1월 6일 연차', [`${ANNUAL} 27-01-04~27-01-06`]],
  ['올해 12월 30일부터 내년 1월 4일까지 연차', [`${ANNUAL} 26-12-30~27-01-04`]],
  ['12/30~내년 1/4 연차', [`${ANNUAL} 26-12-30~27-01-04`]],
  ['2026-12-26~2027-12-24 연차', [`${ANNUAL} 26-12-26~27-12-24`]],
  ['2026-12-26~2028-12-24 연차', [`${ANNUAL} 26-12-26~28-12-24`]],
  ['내년 크리스마스 연차', [`${ANNUAL} 27-12-25`]],
  ['올해 연말 연차', [`${ANNUAL} 26-12-31`]],
  ['내년 말 연차', [`${ANNUAL} 27-12-31`]],
  ['내년 초에 연차', [`${ANNUAL} 27-01-01`]],
  ['내년 2월 29일 연차', [`${ANNUAL} NO_DAY`]],
  ['내년 1월 근무', ['WORK 27-01-01~27-01-31']],
  ['올해 12월 근무', ['WORK 26-12-01~26-12-31']],
  ['올해 근무', ['WORK 26-01-01~26-12-31']],
  ['내년 연차', [`${ANNUAL} ?내년`]],
  ['내년 연차 1월 4일', [`${ANNUAL} 27-01-04`]],
  ['올해 연차 사흘', [`${ANNUAL} 26-11-26~26-11-28`]],
  ['올해 연차 3일간', [`${ANNUAL} 26-11-26~26-11-28`]],
  ['올해 금요일 연차', [`${ANNUAL} 26-11-27`]],
  ['올해 다음 주 월~수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['내일 올해 연차', [`${ANNUAL} 26-11-27`]],
  ['올해 내일부터 모레까지 연차', [`${ANNUAL} 26-11-27~26-11-28`]],
  ['올해 28~30일 연차', [`${ANNUAL} 26-11-28~26-11-30`]],
  ['올해 3일 연차', [`${ANNUAL} 26-12-03`, `${ANNUAL} 26-11-03 PAST`]],
  ['올해 반차 금요일 오후', [`${ANNUAL} PM 26-11-27`]],
  ['올해 내일 회의실 A', ['ROOM #2 26-11-27']],
  ['今年 明日 休暇', [`${ANNUAL} 26-11-27`]],
  ['leave this year friday', [`${ANNUAL} 26-11-27`]],
  // Another year is not the one that the day lies in: it is said that it was not understood.
  ['내년 금요일 연차', [`${ANNUAL} 26-11-27 ?내년`]],
  ['내년 연차 사흘', [`${ANNUAL} 26-11-26~26-11-28 ?내년`]],
  ['올해 연차', [`${ANNUAL} ?올해`]],
  ['올해 내년 연차', [`${ANNUAL} ?올해 ?내년`]],
  ['내일부터 올해까지 재택', ['HOME 26-11-27~26-12-31']],
  ['결재 위임 내년', ['DELEGATION 27-01-01~27-12-31']],
  ['내년 휴가 캘린더 3월', ['CALENDAR 27-03-01~27-03-31']],
  ['来年1月4日 休暇', [`${ANNUAL} 27-01-04`]],
  ['来年の1月4日から6日まで休暇', [`${ANNUAL} 27-01-04~27-01-06`]],
  ['年末 休暇', [`${ANNUAL} 26-12-31`]],
  ['leave jan 4 next year', [`${ANNUAL} 27-01-04`]],
  ['leave next year jan 4', [`${ANNUAL} 27-01-04`]],
  ['leave end of next year', [`${ANNUAL} 27-12-31`]],
  ['leave this year end', [`${ANNUAL} 26-12-31`]],
  ['leave next year-end', [`${ANNUAL} 27-12-31`]],
  // Weeks and weekdays
  ['금요일 연차', [`${ANNUAL} 26-11-27`]],
  ['수요일 연차', [`${ANNUAL} 26-12-02`]],
  ['목요일 연차', [`${ANNUAL} 26-11-26`, `${ANNUAL} 26-12-03`]],
  ['이번 주 금 연차', [`${ANNUAL} 26-11-27`]],
  ['이번주 월요일 연차', [`${ANNUAL} 26-11-23 PAST`]],
  ['다음 주 월요일 연차', [`${ANNUAL} 26-11-30`]],
  ['다음주 월욜 연차', [`${ANNUAL} 26-11-30`]],
  ['다다음 주 화요일 연차', [`${ANNUAL} 26-12-08`]],
  ['다음 금요일 연차', [`${ANNUAL} 26-12-04`, `${ANNUAL} 26-11-27`]],
  ['다음 주 연차', [`${ANNUAL} 26-11-30~26-12-04`]],
  ['다음 달 3일 연차', [`${ANNUAL} 26-12-03`]],
  ['다음 달 말 연차', [`${ANNUAL} 26-12-31`]],
  // Ranges
  ['연차 3일부터 5일까지', [`${ANNUAL} 26-12-03~26-12-05`, `${ANNUAL} 26-11-03~26-11-05 PAST`]],
  ['연차 12.24~26', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['연차 12/24~12/26', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['연차 12/24-26', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['연차 12월 24일 ~ 26일', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['연차 28~30일', [`${ANNUAL} 26-11-28~26-11-30`]],
  ['연차 28일~3일', [`${ANNUAL} 26-11-28~26-12-03`]],
  ['연차 12/30~1/2', [`${ANNUAL} 26-12-30~27-01-02`]],
  ['연차 12/26~12/24', [`${ANNUAL} 26-12-24~26-12-26 REVERSED`]],
  ['내일부터 3일간 연차', [`${ANNUAL} 26-11-27~26-11-29`]],
  ['내일부터 이틀 연차', [`${ANNUAL} 26-11-27~26-11-28`]],
  ['내일부터 3일 연차', [`${ANNUAL} 26-11-27~26-11-29`, `${ANNUAL} 26-11-27~26-12-03`]],
  ['연차 12월 14일부터 3일', [`${ANNUAL} 26-12-14~26-12-16`, `${ANNUAL} 26-12-14~27-01-03`]],
  ['연차 12월 14일부터 16일', [`${ANNUAL} 26-12-14~26-12-16`, `${ANNUAL} 26-12-14~26-12-29`]],
  ['3일 연차 12월 14일부터', [`${ANNUAL} 26-12-14~26-12-16`]],
  ['3일간 연차 12월 14일부터', [`${ANNUAL} 26-12-14~26-12-16`]],
  ['12월 14일부터 연차 3일', [`${ANNUAL} 26-12-14~26-12-16`, `${ANNUAL} 26-12-14~27-01-03`]],
  ['12월 14일부터 연차 16일까지', [`${ANNUAL} 26-12-14~26-12-16`]],
  ['월요일 연차 수요일까지', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['내일 연차 모레', [`${ANNUAL} 26-11-27~26-11-28`, `${ANNUAL} 26-11-27`, `${ANNUAL} 26-11-28`]],
  ['내일부터 모레까지 연차', [`${ANNUAL} 26-11-27~26-11-28`]],
  ['금요일까지 연차', [`${ANNUAL} 26-11-26~26-11-27`]],
  ['다음 주 월~수 연차', [`${ANNUAL} 26-11-30~26-12-02`]],
  ['다음 주 월요일부터 수요일까지 출장', ['OUT:TRIP 26-11-30~26-12-02']],
  // Units
  ['반차', [`${ANNUAL} AM`, `${ANNUAL} PM`]],
  ['반차 내일 오후', [`${ANNUAL} PM 26-11-27`]],
  ['내일 오후 반차', [`${ANNUAL} PM 26-11-27`]],
  ['내일오후반차', [`${ANNUAL} PM 26-11-27`]],
  ['오전반차 금요일', [`${ANNUAL} AM 26-11-27`]],
  ['반차 내일', [`${ANNUAL} AM 26-11-27`, `${ANNUAL} PM 26-11-27`]],
  ['내일 반반차 14시', [`${ANNUAL} QUARTER 26-11-27 14:00-`]],
  ['반반차 내일 오후 3시', [`${ANNUAL} QUARTER 26-11-27 15:00-`]],
  ['연차 내일 종일', [`${ANNUAL} FULL 26-11-27`]],
  ['내일 연차 14시~16시', [`${ANNUAL} TIME 26-11-27 14:00-16:00`]],
  ['내일 연차 14~16시', [`${ANNUAL} TIME 26-11-27 14:00-16:00`]],
  ['내일 연차 14:30부터 16:00까지', [`${ANNUAL} TIME 26-11-27 14:30-16:00`]],
  [
    '내일 14시부터 2시간 연차',
    [`${ANNUAL} QUARTER 26-11-27 14:00-16:00`, `${ANNUAL} TIME 26-11-27 14:00-16:00`],
  ],
  [
    '연차 1시간 내일 9시',
    [
      `${ANNUAL} ONEHOUR 26-11-27 09:00-10:00`,
      `${ANNUAL} ONEHOUR 26-11-27 21:00-22:00`,
      `${ANNUAL} TIME 26-11-27 09:00-10:00`,
      `${ANNUAL} TIME 26-11-27 21:00-22:00`,
    ],
  ],
  ['병가 2시간 내일', ['SP:SICK 26-11-27 UNIT']],
  ['시간연차 12/14 14-16시', [`${ANNUAL} TIME 26-12-14 14:00-16:00`]],
  ['시간 휴가 내일', [`${ANNUAL} TIME 26-11-27`]],
  ['2시간 연차 내일 14시', [`${ANNUAL} QUARTER 26-11-27 14:00-16:00`, `${ANNUAL} TIME 26-11-27 14:00-16:00`]],
  ['연차 0.5일 내일', [`${ANNUAL} AM 26-11-27`, `${ANNUAL} PM 26-11-27`]],
  ['時間休暇 12/14 14時～16時', [`${ANNUAL} TIME 26-12-14 14:00-16:00`]],
  ['hourly leave dec 14 2pm to 4pm', [`${ANNUAL} TIME 26-12-14 14:00-16:00`]],
  ['병가 오전 반차 내일', ['SP:SICK AM 26-11-27']],
  // Kinds
  ['휴가 내일', [`${ANNUAL} 26-11-27`]],
  ['재택 내일', ['HOME 26-11-27']],
  ['재택근무 다음 주', ['HOME 26-11-30~26-12-04']],
  ['외근 오늘 13시~18시', ['OUT TIME 26-11-26 13:00-18:00']],
  ['연장근무 오늘 18시~20시', ['WORK:EXTENDED 26-11-26 18:00-20:00']],
  ['야근 오늘 19시부터 2시간', ['WORK:EXTENDED 26-11-26 19:00-21:00']],
  ['생일휴가 12/1', ['CUSTOM:7 26-12-01']],
  ['내일 연차 신청해 줘', [`${ANNUAL} 26-11-27`]],
  // Rooms, documents, and the rest
  ['회의실 예약', ['ROOM']],
  ['대회의실 내일 14시~16시', ['ROOM #1 26-11-27 14:00-16:00']],
  ['회의실 A 내일 오후 3시부터 1시간', ['ROOM #2 26-11-27 15:00-16:00']],
  ['회의 금요일 3시', ['ROOM 26-11-27 15:00-', 'ROOM 26-11-27 03:00-']],
  ['회의실 내일 10시~2시', ['ROOM 26-11-27 10:00-14:00']],
  ['회의실 내일 10시 30분', ['ROOM 26-11-27 10:30-', 'ROOM 26-11-27 22:30-']],
  ['회의실 내일 3시 반', ['ROOM 26-11-27 15:30-', 'ROOM 26-11-27 03:30-']],
  ['지출결의서', ['DOCUMENT #10']],
  ['지출 결의서 작성', ['DOCUMENT #10']],
  ['결재 지출결의서', ['DOCUMENT #10']],
  ['출장 신청서', ['DOCUMENT #11']],
  ['어제 출근 정정', ['CORRECTION 26-11-25']],
  ['월요일 근무 정정', ['CORRECTION 26-11-23', 'CORRECTION 26-11-30']],
  ['정정 24일', ['CORRECTION 26-11-24']],
  ['결재 위임 다음 주', ['DELEGATION 26-11-30~26-12-04']],
  ['10월 근무', ['WORK 26-10-01~26-10-31']],
  ['지난달 근태', ['WORK 26-10-01~26-10-31']],
  ['휴가 캘린더 12월', ['CALENDAR 26-12-01~26-12-31']],
  ['12월 24일', ['DAY 26-12-24']],
  ['오늘', ['DAY 26-11-26']],
  // What is not understood stays with the reading, to be said.
  ['김현지 연차 내일', [`${ANNUAL} 26-11-27 ?김현지`]],
  ['김현지님 내일 오후반차', [`${ANNUAL} PM 26-11-27 ?김현지님`]],
  // A day that does not exist is said, and no other is offered for it.
  ['연차 2/30', [`${ANNUAL} NO_DAY !2/30`]],
  ['휴가 2월 30일', [`${ANNUAL} NO_DAY !2월 30일`]],
  ['연차 13월 1일', [`${ANNUAL} NO_DAY !13월 1일`]],
  ['연차 2027년 2월 29일', [`${ANNUAL} NO_DAY !2027년 2월 29일`]],
  ['연차 2027-02-29', [`${ANNUAL} NO_DAY !2027-02-29`]],
  ['연차 2/27~2/30', [`${ANNUAL} NO_DAY !2/30`]],
  ['김현지 연차 4월 31일', [`${ANNUAL} NO_DAY !4월 31일 ?김현지`]],
  ['지난달 31일 병가', ['SP:SICK 26-10-31 PAST']],
  ['다다음 달 31일 연차', [`${ANNUAL} 27-01-31`]],
  ['이번 달 31일 연차', [`${ANNUAL} NO_DAY`]],
  ['회의실 2월 30일 14시', ['ROOM 14:00- NO_DAY !2월 30일']],
  ['2月30日 休暇', [`${ANNUAL} NO_DAY !2月30日`]],
  ['leave feb 30', [`${ANNUAL} NO_DAY !feb 30`]],
  ['2월 30일', []],
  // Japanese and English
  ['明日 午後半休', [`${ANNUAL} PM 26-11-27`]],
  ['来週の月曜日に有給', [`${ANNUAL} 26-11-30`]],
  ['12月24日から26日まで休暇', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['会議室 明日 14時～16時', ['ROOM 26-11-27 14:00-16:00']],
  ['明後日 在宅', ['HOME 26-11-28']],
  ['残業 今日 18時から2時間', ['WORK:EXTENDED 26-11-26 18:00-20:00']],
  ['half day tomorrow afternoon', [`${ANNUAL} PM 26-11-27`]],
  ['half day tomorrow pm', [`${ANNUAL} PM 26-11-27`]],
  ['am half day tomorrow', [`${ANNUAL} AM 26-11-27`]],
  ['annual leave dec 24 to 26', [`${ANNUAL} 26-12-24~26-12-26`]],
  ['remote next monday', ['HOME 26-11-30']],
  ['meeting room tomorrow 2pm to 4pm', ['ROOM 26-11-27 14:00-16:00']],
  ['sick leave today', ['SP:SICK 26-11-26']],
  ['day off next friday', [`${ANNUAL} 26-12-04`, `${ANNUAL} 26-11-27`]],
  // Nothing to be done
  ['김현지', []],
  ['ㄱㅎㅈ', []],
  ['ㄱ', []],
  ['%', []],
  ['_', []],
  ['', []],
  ['   ', []],
  ['🙂', []],
  ['오늘의집', []],
  ['offer', []],
  ['내일의 계획서', []],
  ['3', []],
  ['010-1234-5678', []],
])('%s', (phrase, readings) => {
  expect(read(phrase)).toEqual(readings)
})

describe('before the day changes at night', () => {
  const night = { ...WORLD, workDay: WORLD.today.subtract({ days: 1 }) }

  test('today is the calendar’s for leave and the working day for what was worked, and the other is told as well', () => {
    expect(read('오늘 연차', night)).toEqual([`${ANNUAL} 26-11-26`, `${ANNUAL} 26-11-25 PAST`])
    expect(read('오늘 정정', night)).toEqual(['CORRECTION 26-11-25', 'CORRECTION 26-11-26'])
  })
})

test('at the end of a year days lie in the next one', () => {
  const day = Temporal.PlainDate.from('2026-12-31')
  const world = { ...WORLD, today: day, workDay: day }
  expect(read('내일 연차', world)).toEqual([`${ANNUAL} 27-01-01`])
  expect(read('다음 주 월요일 연차', world)).toEqual([`${ANNUAL} 27-01-04`])
  expect(read('연차 1/4~1/6', world)[0]).toBe(`${ANNUAL} 27-01-04~27-01-06`)
})

const piece = fc.constantFrom(
  '연차',
  '반차',
  '내일',
  '3일',
  '12/24',
  '~',
  '부터',
  '까지',
  '14시',
  '2시간',
  '26',
  '월',
  '다음 주',
  '내년',
  '올해',
  '오후',
  '회의실 A',
  '김현지',
  '🙂',
  '%',
  '%$(',
)
const day = fc
  .integer({ min: 0, max: 4000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }))

test('whatever is typed on whatever day: days in order, times in the day, parts of a day on one kind, nothing lost', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), day, (pieces, today) => {
      const readings = readPhrase(pieces.join(' '), { ...WORLD, today, workDay: today })
      for (const { days, start, end, words } of readings) {
        expect(days && Temporal.PlainDate.compare(days.from, days.to) > 0).not.toBe(true)
        expect(start !== null && end !== null && end <= start).toBe(false)
        expect(end ?? 0).toBeLessThanOrEqual(24 * 60)
        for (const strange of ['김현지', '🙂', '%'])
          expect(words.filter((word) => word === strange)).toHaveLength(
            pieces.filter((one) => one === strange).length,
          )
      }
    }),
    { numRuns: 1000 },
  )
})

test('any text at all is read or left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(readPhrase(text, WORLD).length).toBeLessThanOrEqual(6)
    }),
  )
})
