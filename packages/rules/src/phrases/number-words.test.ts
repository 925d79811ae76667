import { expect, test } from 'vitest'
import { maySayWhen } from './number-words.ts'
import { ANNUAL, read } from './said-readings.ts'

test.each([
  // Distances and lengths by their names
  ['사흘 뒤 연차', [`${ANNUAL} 26-11-29`]],
  ['사흘뒤연차', [`${ANNUAL} 26-11-29`]],
  ['이틀 후에 연차', [`${ANNUAL} 26-11-28`]],
  ['나흘 있다가 병가', ['SP:SICK 26-11-30']],
  ['하루 뒤 연차', [`${ANNUAL} 26-11-27`]],
  ['열흘 뒤 반차 오후', [`${ANNUAL} PM 26-12-06`]],
  ['보름 후 연차', [`${ANNUAL} 26-12-11`]],
  ['삼 일 뒤 연차', [`${ANNUAL} 26-11-29`]],
  ['이틀 뒤부터 사흘 연차', [`${ANNUAL} 26-11-28~26-11-30`]],
  ['연차 사흘', [`${ANNUAL} 26-11-26~26-11-28`]],
  ['연차 여드레', [`${ANNUAL} 26-11-26~26-12-03`]],
  ['연차 하루 내일', [`${ANNUAL} FULL 26-11-27`]],
  ['2주 뒤 월요일 연차', [`${ANNUAL} 26-12-07`]],
  ['두 주 뒤 월요일에 연차', [`${ANNUAL} 26-12-07`]],
  ['일주일 뒤 금요일 연차', [`${ANNUAL} 26-12-04`]],
  ['2주 후 월~수 연차', [`${ANNUAL} 26-12-07~26-12-09`]],
  ['2주 뒤 월화 연차', [`${ANNUAL} 26-12-07~26-12-08`]],
  ['三日後 休暇', [`${ANNUAL} 26-11-29`]],
  ['二週間後の月曜日に有給', [`${ANNUAL} 26-12-07`]],
  ['2週間後 休暇', [`${ANNUAL} 26-12-10`]],
  ['leave in three days', [`${ANNUAL} 26-11-29`]],
  ['take a day off', [ANNUAL]],
  ['leave in a week', [`${ANNUAL} 26-12-03`]],
  ['leave monday in two weeks', [`${ANNUAL} 26-12-07`]],
  ['leave in 2 weeks on monday', [`${ANNUAL} 26-12-07`]],
  // Hours by their names
  ['내일 세 시부터 다섯 시까지 외근', ['OUT TIME 26-11-27 15:00-17:00', 'OUT TIME 26-11-27 03:00-05:00']],
  ['대회의실 내일 두 시부터 세 시', ['ROOM #1 26-11-27 14:00-15:00', 'ROOM #1 26-11-27 02:00-03:00']],
  ['회의실 내일 오후 2시 한 시간', ['ROOM 26-11-27 14:00-15:00']],
  ['내일 오후 2시 한 시간', ['DAY 26-11-27 14:00-15:00']],
  ['회의실 내일 열두 시 두 시간 반', ['ROOM 26-11-27 12:00-14:30']],
  ['회의실 내일 오후 세 시 반 한 시간 반', ['ROOM 26-11-27 15:30-17:00']],
  ['회의실 내일 오후 세 시 삼십 분부터 네 시', ['ROOM 26-11-27 15:30-16:00']],
  ['회의실 내일 14시 삼십 분', ['ROOM 26-11-27 14:30-']],
  ['会議室 明日 午後三時から五時まで', ['ROOM 26-11-27 15:00-17:00']],
  ['会議室 明日 14時から一時間半', ['ROOM 26-11-27 14:00-15:30']],
  ['room tomorrow 2pm two hours', ['ROOM 26-11-27 14:00-16:00']],
  ['room tomorrow 2pm half an hour', ['ROOM 26-11-27 14:00-14:30']],
  // From the planned end on
  ['회의실 내일 14시 30분', ['ROOM 26-11-27 14:30-']],
  ['이분 연차', [`${ANNUAL} ?이분`]],
  ['내일 30분연장', ['WORK:EXTENDED 26-11-27 +30']],
  ['내일 2시간 연장', ['WORK:EXTENDED 26-11-27 +120']],
  ['내일 두 시간 반 연장근무', ['WORK:EXTENDED 26-11-27 +150']],
  ['overtime tomorrow two hours', ['WORK:EXTENDED 26-11-27 +120']],
  // Work at a weekend
  ['주말근무 일요일 오전', ['WORK:WEEKEND AM 26-11-29']],
  ['주말 근무 토요일', ['WORK:WEEKEND 26-11-28']],
  ['週末出勤 日曜日', ['WORK:WEEKEND 26-11-29']],
  ['weekend work sunday', ['WORK:WEEKEND 26-11-29']],
  ['주말 재택', ['HOME 26-11-28~26-11-29']],
])('%s', (phrase, readings) => {
  expect(read(phrase)).toEqual(readings)
})

test.each([
  ['세 시쯤', true],
  ['다섯', true],
  ['3층', true],
  ['내년', true],
  ['다음주 월수금', true],
  ['十二月三日', true],
  ['three', true],
  ['김현지', false],
  ['오세훈', false],
  ['fred', false],
])('%s may say when: %s', (word, may) => {
  expect(maySayWhen([word])).toBe(may)
})
