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
  noPage: '이 페이지에는 알림이 없습니다',
  noPageHint: '최근 알림부터 확인해 주십시오.',
  newest: '최근 알림',
}

declare global {
  interface WebTexts {
    notifications: typeof notifications
  }
}
