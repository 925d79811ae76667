import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import type { Language } from '../../http/context.ts'

type Sentence = readonly [title: string, content: string]

const sentences: Record<NotificationKind, Record<Language, Sentence>> = {
  APPROVAL_REQUESTED: {
    ko: ['결재 요청', '{person} 님이 ‘{title}’ 결재를 요청했습니다.'],
    ja: ['決裁依頼', '{person}さんから「{title}」の決裁依頼が届きました。'],
    en: ['Approval requested', '{person} requests your approval of “{title}”.'],
  },
  APPROVAL_APPROVED: {
    ko: ['결재 승인', '‘{title}’ 문서가 승인되었습니다.'],
    ja: ['決裁承認', '「{title}」が承認されました。'],
    en: ['Approved', '“{title}” was approved.'],
  },
  APPROVAL_DENIED: {
    ko: ['결재 반려', '{person} 님이 ‘{title}’ 문서를 반려했습니다.'],
    ja: ['決裁却下', '{person}さんが「{title}」を却下しました。'],
    en: ['Rejected', '{person} rejected “{title}”.'],
  },
  APPROVAL_CANCELED: {
    ko: ['결재 취소', '{person} 님이 ‘{title}’ 문서를 취소했습니다.'],
    ja: ['決裁取消', '{person}さんが「{title}」を取り消しました。'],
    en: ['Canceled', '{person} canceled “{title}”.'],
  },
  MEMBER_JOINED: {
    ko: ['새 구성원', '{person} 님이 합류했습니다.'],
    ja: ['新しいメンバー', '{person}さんが参加しました。'],
    en: ['New member', '{person} has joined.'],
  },
  MEMBER_WITHDREW: {
    ko: [
      '계정 탈퇴',
      '{person} 님이 계정을 탈퇴했습니다. 재직 상태는 유지되므로, 필요한 경우 퇴사 처리해 주십시오.',
    ],
    ja: [
      'アカウント退会',
      '{person}さんがアカウントを退会しました。在職状態は変わりません。必要な場合は退職処理を行ってください。',
    ],
    en: [
      'Account deleted',
      '{person} deleted their account. The employment continues until you record the departure.',
    ],
  },
  RECORD_MISSING: {
    ko: ['기록 누락', '{day} 출퇴근 기록이 누락되었습니다. 확인 후 정정을 신청해 주십시오.'],
    ja: ['打刻漏れ', '{day}の打刻が漏れています。確認のうえ修正を申請してください。'],
    en: ['Missing record', 'Your record of {day} is incomplete. Please check it and request a correction.'],
  },
  INVITED: {
    ko: ['초대', '{company}에서 구성원으로 초대했습니다.'],
    ja: ['招待', '{company}からメンバーとして招待されました。'],
    en: ['Invitation', '{company} invited you to join.'],
  },
  MEMBER_RETIRED: {
    ko: ['퇴사', '{person} 님의 퇴사가 예정대로 처리되었습니다.'],
    ja: ['退職', '{person}さんの退職が予定どおり処理されました。'],
    en: ['Left the company', '{person} left as planned.'],
  },
  RETIREMENT_HELD: {
    ko: [
      '퇴사 보류',
      '{person} 님은 마지막 전체 관리자여서 퇴사가 보류되었습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
    ],
    ja: [
      '退職の保留',
      '{person}さんは最後のシステム管理者のため、退職が保留されました。先に別のシステム管理者を指定してください。',
    ],
    en: [
      'Departure on hold',
      '{person} is the last full admin, so the departure is on hold. Appoint another full admin first.',
    ],
  },
  HAND_OVER_LOST: {
    ko: ['인수인계 확인', '{person} 님이 퇴사했습니다. 인수인계되지 않은 업무가 있습니다. 확인해 주십시오.'],
    ja: ['引き継ぎの確認', '{person}さんが退職しました。引き継がれていない業務があります。ご確認ください。'],
    en: ['Check the handover', '{person} left, and some work was not handed over. Please check.'],
  },
  ABSENCE_HELD: {
    ko: [
      '휴직 보류',
      '{person} 님은 마지막 전체 관리자여서 휴직이 보류되었습니다. 다른 전체 관리자를 먼저 지정해 주십시오.',
    ],
    ja: [
      '休職の保留',
      '{person}さんは最後のシステム管理者のため、休職が保留されました。先に別のシステム管理者を指定してください。',
    ],
    en: [
      'Leave of absence on hold',
      '{person} is the last full admin, so the leave of absence is on hold. Appoint another full admin first.',
    ],
  },
  WORK_CONFIRM_DUE: {
    ko: ['근무 확정 요청', '{period} 근무를 {deadline}까지 확정해 주십시오.'],
    ja: ['勤怠確定のお願い', '{period}の勤怠を{deadline}までに確定してください。'],
    en: ['Confirm your work time', 'Confirm {period} by {deadline}.'],
  },
  WORK_CONFIRM_MISSED: {
    ko: [
      '근무 기록 누락',
      '{period} 근무에 누락된 기록이 있어 자동 확정되지 않았습니다. 누락된 날을 입력해 주십시오.',
    ],
    ja: [
      '打刻漏れ',
      '{period}に打刻漏れがあるため、自動確定できませんでした。漏れている日を入力してください。',
    ],
    en: [
      'Missing records',
      '{period} could not be confirmed automatically. Fill in the days that are missing.',
    ],
  },
  WORK_REOPENED: {
    ko: ['근무 확정 해제', '{period} 근무의 확정이 해제되었습니다. {reason}'],
    ja: ['勤怠確定の解除', '{period}の勤怠確定が解除されました。{reason}'],
    en: ['Work time reopened', '{period} was reopened. {reason}'],
  },
  MEMBER_IMPORT_DONE: {
    ko: ['구성원 일괄 등록 완료', '{invited}명을 초대했습니다. 초대하지 않은 행은 {left}개입니다.'],
    ja: ['メンバーの一括登録完了', '{invited}名を招待しました。招待しなかった行は{left}件です。'],
    en: ['Import completed', '{invited} people invited, {left} rows not invited.'],
  },
  MEMBER_IMPORT_STOPPED: {
    ko: ['구성원 일괄 등록 중지', '{invited}명을 초대한 뒤 중지되었습니다. 나머지는 {left}명입니다.'],
    ja: ['メンバーの一括登録停止', '{invited}名を招待した後に停止しました。残りは{left}名です。'],
    en: ['Import stopped', 'Stopped after {invited} invitations; {left} remaining.'],
  },
}

/** Title and content of a notification in the reader's language; a value that is missing leaves nothing behind. */
export function notificationText(
  kind: string,
  data: Record<string, unknown>,
  language: Language,
): { title: string; content: string } {
  const sentence = sentences[kind as NotificationKind]?.[language]
  if (!sentence) return { title: kind, content: '' }
  const value = (name: string) => {
    const given = data[name]
    return typeof given === 'object' && given !== null
      ? (given as Record<Language, unknown>)[language]
      : given
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(value(name) ?? ''))
  return { title: fill(sentence[0]), content: fill(sentence[1]) }
}
