import type { Ability } from './abilities.ts'

/** The abilities of the working day: approvals, working time, leave, rooms. */
export const dailyAbilities: readonly Ability[] = [
  {
    key: 'home.view',
    area: 'home',
    words: { ko: '홈·알림 열람', ja: 'ホーム・通知の閲覧', en: 'See home and notifications' },
    endpoints: [
      'home.get_summary',
      'home.list_notifications',
      'home.count_new_notifications',
      'home.read_notifications',
      'home.list_own_file_work',
    ],
  },
  {
    key: 'approvals.read',
    area: 'approval_v1',
    words: {
      ko: '내 관련 결재 문서 열람',
      ja: '自分に関わる決裁文書の閲覧',
      en: 'See documents one is part of',
    },
    endpoints: [
      'approvals.inbox',
      'approvals.outbox',
      'approvals.overview',
      'approvals.list_documents',
      'approvals.get_document',
      'approvals.list_opinions',
      'approvals.receiver_action',
      'approvals.unread_documents_count',
    ],
  },
  {
    key: 'approvals.decide',
    area: 'approval_v1',
    words: {
      ko: '내 차례의 문서 결재',
      ja: '自分の番の文書の決裁',
      en: 'Decide documents when it is one’s turn',
    },
    endpoints: ['approvals.approve', 'approvals.deny', 'approvals.confirm', 'approvals.withdraw'],
  },
  {
    key: 'approvals.cancel',
    area: 'approval_v1',
    words: {
      ko: '내 문서 회수·취소',
      ja: '自分の文書の取り下げ・取消',
      en: 'Cancel one’s own documents',
    },
    endpoints: ['approvals.cancel'],
  },
  {
    key: 'work.check',
    area: 'work',
    words: { ko: '출퇴근 기록', ja: '出退勤の記録', en: 'Check in and out' },
    endpoints: ['work.check_in_out', 'work.check_my_wifi', 'work.get_on_duty_status', 'work.get_day_info'],
  },
  {
    key: 'work.board',
    area: 'work',
    words: {
      ko: '오늘의 근무 현황 열람',
      ja: '今日の勤務状況の閲覧',
      en: 'See today’s board of the team',
    },
    endpoints: ['work.list_work_status', 'work.list_team_daily'],
  },
  {
    key: 'work.records',
    area: 'work',
    words: { ko: '근무 기록 열람', ja: '勤務記録の閲覧', en: 'See records of working time' },
    endpoints: [
      'work.get_work_time',
      'work.get_work_time_daily',
      'work.get_work_time_week',
      'work.get_work_time_month_of_member',
    ],
    rows: 'record.view',
  },
  {
    key: 'work.sheets',
    area: 'work',
    words: {
      ko: '구성원별 근무표 열람·다운로드',
      ja: 'メンバー別勤務表の閲覧・ダウンロード',
      en: 'See and download time sheets of several people',
    },
    endpoints: ['work.list_work_time_month', 'work.get_work_time_month_summary', 'work.download_work_time'],
    rows: 'record.view',
  },
  {
    key: 'leave.view',
    area: 'vacation',
    words: { ko: '휴가·잔여 연차 열람', ja: '休暇・年休の残りの閲覧', en: 'See leave and balances' },
    endpoints: [
      'leave.list_vacations',
      'leave.get_vacation_info',
      'leave.list_work_events',
      'leave.get_vacation_days',
    ],
    rows: 'record.view',
  },
  {
    key: 'leave.request',
    area: 'vacation',
    words: { ko: '휴가 신청', ja: '休暇の申請', en: 'Ask for leave' },
    endpoints: ['leave.create_work_event'],
    rows: 'leave.request',
  },
  {
    key: 'leave.cancel',
    area: 'vacation',
    words: { ko: '휴가 취소', ja: '休暇の取消', en: 'Cancel leave' },
    endpoints: ['leave.delete_work_event'],
    rows: 'leave.cancel',
  },
  {
    key: 'meeting.book',
    area: 'meeting',
    words: { ko: '회의실 열람·예약', ja: '会議室の閲覧・予約', en: 'See and book meeting rooms' },
    endpoints: [
      'meeting.list_categories',
      'meeting.get_category',
      'meeting.list_rooms',
      'meeting.get_room',
      'meeting.list_bookings',
      'meeting.get_booking',
      'meeting.create_booking',
    ],
  },
  {
    key: 'meeting.change_booking',
    area: 'meeting',
    words: {
      ko: '회의실 예약 수정·취소',
      ja: '会議室予約の変更・キャンセル',
      en: 'Change and cancel room bookings',
    },
    endpoints: ['meeting.update_booking', 'meeting.delete_booking'],
    rows: 'booking.change',
  },
  {
    key: 'meeting.manage',
    area: 'meeting',
    words: {
      ko: '회의실 등록·수정',
      ja: '会議室の登録・編集',
      en: 'Set up the company’s meeting rooms',
    },
    endpoints: [
      'meeting.create_category',
      'meeting.update_category',
      'meeting.delete_category',
      'meeting.create_room',
      'meeting.update_room',
      'meeting.delete_room',
    ],
  },
]
