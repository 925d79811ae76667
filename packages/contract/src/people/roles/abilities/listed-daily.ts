import type { Ability } from './abilities.ts'

/** The abilities of the working day: approvals, working time, leave, rooms. */
export const dailyAbilities: readonly Ability[] = [
  {
    key: 'home.view',
    area: 'home',
    words: { ko: '홈과 알림 보기', ja: 'ホームと通知を見る', en: 'See home and notifications' },
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
      ko: '나와 관련된 결재 문서 보기',
      ja: '自分に関わる決裁文書を見る',
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
      ko: '차례가 된 문서 결재하기',
      ja: '順番の来た文書を決裁する',
      en: 'Decide documents when it is one’s turn',
    },
    endpoints: ['approvals.approve', 'approvals.deny', 'approvals.confirm', 'approvals.withdraw'],
  },
  {
    key: 'approvals.cancel',
    area: 'approval_v1',
    words: {
      ko: '내가 올린 문서 취소하기',
      ja: '自分が出した文書を取り消す',
      en: 'Cancel one’s own documents',
    },
    endpoints: ['approvals.cancel'],
  },
  {
    key: 'work.check',
    area: 'work',
    words: { ko: '출퇴근 기록하기', ja: '出退勤を記録する', en: 'Check in and out' },
    endpoints: ['work.check_in_out', 'work.check_my_wifi', 'work.get_on_duty_status', 'work.get_day_info'],
  },
  {
    key: 'work.board',
    area: 'work',
    words: {
      ko: '팀의 오늘 근무 현황 보기',
      ja: 'チームの今日の勤務状況を見る',
      en: 'See today’s board of the team',
    },
    endpoints: ['work.list_work_status', 'work.list_team_daily'],
  },
  {
    key: 'work.records',
    area: 'work',
    words: { ko: '근무 기록 보기', ja: '勤務記録を見る', en: 'See records of working time' },
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
      ko: '여러 사람의 근무표 보고 내려받기',
      ja: '複数人の勤務表を見る・ダウンロードする',
      en: 'See and download time sheets of several people',
    },
    endpoints: ['work.list_work_time_month', 'work.get_work_time_month_summary', 'work.download_work_time'],
    rows: 'record.view',
  },
  {
    key: 'leave.view',
    area: 'vacation',
    words: { ko: '휴가와 남은 연차 보기', ja: '休暇と残りの年休を見る', en: 'See leave and balances' },
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
    words: { ko: '휴가 신청하기', ja: '休暇を申請する', en: 'Ask for leave' },
    endpoints: ['leave.create_work_event'],
    rows: 'leave.request',
  },
  {
    key: 'leave.cancel',
    area: 'vacation',
    words: { ko: '휴가 취소하기', ja: '休暇を取り消す', en: 'Cancel leave' },
    endpoints: ['leave.delete_work_event'],
    rows: 'leave.cancel',
  },
  {
    key: 'meeting.book',
    area: 'meeting',
    words: { ko: '회의실 보고 예약하기', ja: '会議室を見る・予約する', en: 'See and book meeting rooms' },
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
      ja: '会議室の予約を変更・キャンセルする',
      en: 'Change and cancel room bookings',
    },
    endpoints: ['meeting.update_booking', 'meeting.delete_booking'],
    rows: 'booking.change',
  },
  {
    key: 'meeting.manage',
    area: 'meeting',
    words: {
      ko: '회사 회의실 등록하고 고치기',
      ja: '会社の会議室を登録する・直す',
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
