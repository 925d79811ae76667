import type { Matcher, SaidAct } from './tokens.ts'

const event = (kind: string): SaidAct => ({ act: 'EVENT', kind })

/** What people call acts, whatever the company calls them. A longer word stands before a shorter one that begins it. */
const WORDS: readonly (readonly [pattern: RegExp, said: SaidAct])[] = [
  [/연차(?:\s*휴가)?|年(?:次)?(?:有給)?休暇|年休|有給|annual leave|vacation|pto/y, event('VACATION:ANNUAL')],
  [/보상\s*휴가|대체\s*휴가|代休|comp(?:ensatory)? ?time/y, event('SP:COMPTIME')],
  [/병가|病欠|病気休暇|sick(?: leave| day)?/y, event('SP:SICK')],
  [/경조(?:사)?(?:\s*휴가)?|慶弔(?:休暇)?|family event(?: leave)?/y, event('SP:FAMILY_EVENT')],
  [/생리\s*휴가|보건\s*휴가|生理休暇|menstrual leave/y, event('HEALTH:MENSTRUAL')],
  [/배우자\s*출산\s*휴가|配偶者出産休暇|paternity leave/y, event('SP:PATERNITY')],
  [/출산\s*(?:전후\s*)?휴가|産前産後休暇|産休|maternity leave/y, event('SP:MATERNITY')],
  [/난임\s*(?:치료\s*)?휴가|不妊治療休暇|fertility leave/y, event('SP:FERTILITY')],
  [/가족\s*돌봄(?:\s*휴가)?|家族介護休暇|family care(?: leave)?/y, event('SP:FAMILY_CARE')],
  [/예비군|민방위|공가|公暇|reserve duty|public duty/y, event('PUBLIC:DUTY')],
  [
    /휴일\s*근(?:무|로)|주말\s*근(?:무|로)|(?:休日|週末)(?:出勤|労働|勤務)|holiday work|weekend work/y,
    event('WORK:WEEKEND'),
  ],
  [
    /연장\s*근(?:무|로)|초과\s*근무|시간\s*외\s*근(?:무|로)|야근|연장|残業|時間外(?:労働)?|overtime/y,
    event('WORK:EXTENDED'),
  ],
  [/재택(?:\s*근무)?|在宅(?:勤務)?|リモート|remote(?: work)?|work(?:ing)? from home|wfh/y, event('HOME')],
  [/출장|出張|business trip|trip/y, event('OUT:TRIP')],
  [/외근|外勤|直行|off[- ]?site/y, event('OUT')],
  [/회의실|미팅룸|회의|미팅|会議室|会議|meeting(?: room)?|room/y, { act: 'ROOM' }],
  [
    /(?:출퇴근|출근|퇴근|근무|기록)?\s*정정|(?:打刻|勤怠)(?:修正|訂正)|correct(?:ion)?/y,
    { act: 'CORRECTION' },
  ],
  [/(?:결재\s*)?위임|대결|委任|代決|delegat(?:e|ion)/y, { act: 'DELEGATION' }],
  [
    /(?:결재\s*)?문서\s*작성|기안|결재(?:\s*문서)?|決裁|起案|approval document|new document|draft/y,
    { act: 'DOCUMENT' },
  ],
  [/휴가\s*(?:캘린더|달력|일정)|休暇カレンダー|leave calendar/y, { act: 'CALENDAR' }],
  [/근무\s*기록|근태|근무|勤務|勤怠|working time|work/y, { act: 'WORK' }],
  // Leave of no kind is annual leave, which is what the screen then says.
  [/휴가|休暇|(?:day|time) off|leave|off/y, event('VACATION:ANNUAL')],
]

/** What ties days and times together, and what people add out of courtesy. */
const TIES: readonly Matcher[] = [
  [/\s*[~〜–—]\s*|\s-\s|-(?=\d)|에서(?=\s*\d)/y, () => ({ is: 'tie' })],
  [/부터|から/y, () => ({ is: 'tie', from: true })],
  [/(?:to|until|till|through)(?![a-z])/y, () => ({ is: 'tie' })],
  [/까지|まで/y, () => ({ is: 'until' })],
  [
    /에는|에|은|는|을|를|으로|로|의|만|도|님|に|の|は|を|で|さん|,|、|(?:from|on|at|for|in|a|an|the|please|request|take|book|apply)(?![a-z])/y,
    () => ({ is: 'filler' }),
  ],
  [
    /신청(?:합니다|할게요?|하기|해\s*줘|해\s*주세요)?|사용(?:합니다|할게요?)?|쓸게요?|쓰기|낼게요?|내기|요청|등록|보기|작성|올리기|잡아\s*줘|잡기|부탁(?:해요?|드립니다)?|申請|取得|お願いします|登録/y,
    () => ({ is: 'filler' }),
  ],
  [/예약(?:하기|해\s*줘)?|予約|booking/y, () => ({ is: 'act', said: { act: 'ROOM' } })],
]

export const ACT_MATCHERS: readonly Matcher[] = [
  ...WORDS.map(([pattern, said]): Matcher => [pattern, () => ({ is: 'act', said })]),
  ...TIES,
]
