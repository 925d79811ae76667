export const integrations = {
  services: '서비스 연결',
  servicesNote: '외부 서비스의 연결 동의를 안전하게 보관합니다. 일정이나 알림은 전송하지 않습니다.',
  provider: {
    google_calendar: {
      name: '구글 캘린더',
      text: '구글 캘린더에 휴가와 일정을 등록하도록 허용합니다.',
    },
    outlook_calendar: {
      name: '아웃룩 캘린더',
      text: '아웃룩 캘린더에 휴가와 일정을 등록하도록 허용합니다.',
    },
    teams: {
      name: '팀즈',
      text: '팀즈 채널에 메시지를 보내도록 허용합니다.',
    },
    slack: {
      name: '슬랙',
      text: '슬랙 채널과 사용자에게 메시지를 보내도록 허용합니다.',
    },
  },
  state: {
    unset: '설정 전',
    off: '미연결',
    on: '연결됨',
  },
  unset: '서버 관리자가 연동 키를 등록하면 연결할 수 있습니다.',
  connectedBy: '{{name}} 님이 {{when}}에 연결했습니다.',
  connectedAt: '{{when}}에 연결했습니다.',
  connect: '연결',
  reconnect: '재연결',
  unlink: '연결 해제',
  onlyFull: '전체 관리자만 연결하거나 해제할 수 있습니다.',
  unlinkAsk: '{{name}} 연결을 해제하시겠습니까?',
  unlinkText:
    '보관한 연결 정보는 즉시 삭제됩니다. 해당 서비스에 남은 허용은 그 서비스의 설정에서 해제해 주십시오.',
  unlinked: '{{name}} 연결을 해제했습니다.',
  connected: '{{name}}에 연결했습니다.',
  leaving: '{{name}} 동의 화면으로 이동합니다.',
  finishing: '연결을 완료하는 중입니다.',
  failed: '연결하지 못했습니다',
  declined: '동의가 완료되지 않아 연결하지 않았습니다. 변경된 내용은 없습니다.',
  calendars: {
    title: '팀 캘린더',
    note: '팀별로 사용하는 외부 캘린더를 등록합니다.',
    add: '팀 캘린더 추가',
    edit: '팀 캘린더 수정',
    team: '팀',
    provider: '서비스',
    id: '캘린더 ID',
    idHint: '캘린더 설정에서 확인할 수 있는 ID입니다 (예: …@group.calendar.google.com).',
    idWrong: '캘린더 ID를 공백 없이 입력해 주십시오.',
    chooseTeam: '팀을 선택해 주십시오.',
    caption: '팀 캘린더 목록',
    empty: '등록된 팀 캘린더가 없습니다',
    emptyHint: '팀에서 사용하는 외부 캘린더의 ID를 등록해 주십시오.',
    added: '{{name}} 캘린더를 추가했습니다.',
    deleteAsk: '{{name}} 캘린더를 목록에서 삭제하시겠습니까?',
    deleteText: '외부 캘린더는 삭제되지 않습니다.',
    notYours: '담당 팀이 아닙니다.',
  },
}

declare global {
  interface WebTexts {
    integrations: typeof integrations
  }
}
