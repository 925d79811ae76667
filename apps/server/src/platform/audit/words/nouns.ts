import type { AuditArea } from '#contract/platform/audit/audit.ts'
import type { Words } from './words.ts'

/** What actions are about, by area; the English with a small letter, as it stands in a sentence. */
export const NOUNS: Record<AuditArea, Readonly<Record<string, Words>>> = {
  PEOPLE: {
    member: ['구성원', 'メンバー', 'member'],
    profile: ['프로필', 'プロフィール', 'profile'],
    team: ['팀', 'チーム', 'team'],
    rank: ['직급', '職級', 'rank'],
    custom_field: ['사용자 정의 항목', 'カスタム項目', 'custom field'],
    custom_option: ['항목 선택지', 'カスタム項目の選択肢', 'custom field option'],
    custom_value: ['사용자 정의 항목 값', 'カスタム項目の値', 'custom field value'],
    member_import: ['구성원 일괄 등록', 'メンバーの一括登録', 'member import'],
    gate_user: ['출입 코드', '入退室コード', 'gate code'],
    slack_user: ['Slack 계정 연결', 'Slackアカウントの連携', 'Slack account'],
  },
  ACCESS: {
    admin: ['관리자', '管理者', 'admin'],
    cover_team: ['중간관리자 담당 팀', '部門管理者の担当チーム', 'team covered by a limited admin'],
    duty: ['담당 업무', '担当業務', 'duty'],
    role_name: ['관리자 명칭', '管理者の名称', 'admin role name'],
  },
  APPROVALS: {
    document: ['문서', '文書', 'document'],
    document_proof: ['문서 위변조 검증', '文書の改ざん検証', 'document proof'],
    form: ['양식', '様式', 'form'],
    form_category: ['양식 분류', '様式の分類', 'form category'],
    delegation: ['결재 위임', '決裁の委任', 'delegation'],
    receiver_list: ['수신자 목록', '宛先リスト', 'list of receivers'],
    approval_line: ['결재선', '決裁ルート', 'approval line'],
  },
  TIME: {
    work_event: ['근태 신청', '勤怠の申請', 'work request'],
    work_day: ['근무 기록', '勤務記録', 'work record'],
    work_closing: ['근무 확정', '勤怠確定', 'work confirmation'],
    work_check: ['출퇴근', '出退勤', 'check-in'],
    schedule: ['근무 일정', '勤務シフト', 'schedule'],
    schedule_event: ['일정', '予定', 'schedule event'],
    shift_template: ['근무 템플릿', '勤務テンプレート', 'shift template'],
    holiday: ['휴일', '休日', 'holiday'],
    holiday_swap: ['휴일 대체', '休日の振替', 'holiday swap'],
    closing_settings: ['근무 확정 설정', '勤怠確定の設定', 'confirmation settings'],
    closing_period: ['근무 확정 기간', '勤怠確定の期間', 'confirmation period'],
    location: ['출근 장소', '出勤場所', 'check-in place'],
    wifi: ['출근 네트워크', '出勤ネットワーク', 'check-in network'],
    branch: ['지점', '拠点', 'branch'],
    event_code: ['휴가·근태 종류', '休暇・勤怠の種類', 'leave and work type'],
    team_coverage: ['팀 최소 근무 인원', 'チームの最少勤務人数', 'minimum team staffing'],
  },
  LEAVE: {
    leave: ['연차', '年次有給休暇', 'annual leave'],
    leave_promotion: ['연차 촉진', '年休取得促進', 'leave-use promotion'],
  },
  OFFICE: {
    meeting_room: ['회의실', '会議室', 'meeting room'],
    meeting_category: ['회의실 분류', '会議室の分類', 'meeting room category'],
    meeting_booking: ['회의실 예약', '会議室の予約', 'meeting room booking'],
    booking: ['회의실 예약', '会議室の予約', 'meeting room booking'],
    meals: ['식단', '献立', 'menu'],
    mood: ['오늘의 기분', '今日の気分', 'daily mood'],
  },
  COMPANY: {
    company: ['회사 설정', '会社の設定', 'company settings'],
    pay_plan: ['요금제', '料金プラン', 'subscription'],
    integration: ['외부 서비스 연동', '外部サービス連携', 'integration'],
    calendar_feed: ['캘린더 구독 주소', 'カレンダーの購読アドレス', 'calendar feed'],
    team_calendar: ['팀 캘린더 연결', 'チームカレンダーの連携', 'team calendar'],
    push: ['푸시 알림', 'プッシュ通知', 'push notifications'],
    notice_choices: ['알림 설정', '通知設定', 'notification choices'],
    notice_defaults: ['알림 기본값', '通知の既定値', 'notification defaults'],
    notification: ['알림', '通知', 'notification'],
  },
  AUDIT: {
    audit: ['변경 기록', '変更履歴', 'audit log'],
  },
}

export const AREA_NAMES: Record<AuditArea, Words> = {
  PEOPLE: ['구성원·조직', 'メンバー・組織', 'People and organization'],
  ACCESS: ['권한', '権限', 'Permissions'],
  APPROVALS: ['전자결재', '電子決裁', 'Approvals'],
  TIME: ['근무', '勤務', 'Working time'],
  LEAVE: ['휴가', '休暇', 'Leave'],
  OFFICE: ['총무', '総務', 'Office'],
  COMPANY: ['회사·연동', '会社・連携', 'Company and integrations'],
  AUDIT: ['변경 기록', '変更履歴', 'Audit log'],
}
