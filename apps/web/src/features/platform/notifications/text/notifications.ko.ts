export const notifications = {
  title: '알림',
  bell: '알림, 읽지 않은 알림 {{n}}건',
  bellNone: '알림, 읽지 않은 알림 없음',
  many: '99+',
  readAll: '모두 읽음',
  allRead: '모든 알림을 읽음으로 표시했습니다.',
  showAll: '전체 알림',
  unread: '읽지 않음',
  list: '알림 목록',
  empty: '받은 알림이 없습니다',
  emptyHint: '결재, 초대 등 확인할 사항이 있으면 이곳에 표시됩니다.',
  times: '{{n}}건',
  gone: '삭제되었거나 더 이상 열람할 수 없는 내용입니다. 알림은 읽음으로 표시했습니다.',
  settings: '알림 설정',
  filter: '알림 구분',
  unreadOnly: '읽지 않은 알림만',
  more: '이전 알림 더 보기',
  today: '오늘',
  yesterday: '어제',
  nothingFound: '조건에 맞는 알림이 없습니다',
  nothingFoundHint: '구분을 변경하거나 전체 알림을 확인해 주십시오.',
  group: {
    APPROVALS: '전자결재',
    TIME: '근무·휴가',
    COMPANY: '구성원·회사',
  },
}

declare global {
  interface WebTexts {
    notifications: typeof notifications
  }
}
