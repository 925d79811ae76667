export const integrations = {
  services: '서비스 연결',
  servicesNote: '연결에 동의한 내용을 안전하게 보관합니다. 일정이나 알림을 보내지는 않습니다.',
  provider: {
    google_calendar: {
      name: '구글 캘린더',
      text: '휴가와 일정을 구글 캘린더에 적을 수 있게 허용합니다.',
    },
    outlook_calendar: {
      name: '아웃룩 캘린더',
      text: '휴가와 일정을 아웃룩 캘린더에 적을 수 있게 허용합니다.',
    },
    teams: {
      name: '팀즈',
      text: '팀즈 채널에 메시지를 보낼 수 있게 허용합니다.',
    },
    slack: {
      name: '슬랙',
      text: '슬랙 채널과 사람에게 메시지를 보낼 수 있게 허용합니다.',
    },
  },
  state: {
    unset: '설정되지 않음',
    off: '연결 안 됨',
    on: '연결됨',
  },
  unset: '설치 관리자가 키를 넣으면 연결할 수 있습니다.',
  connectedBy: '{{name}} 님이 {{when}}에 연결했습니다.',
  connectedAt: '{{when}}에 연결했습니다.',
  connect: '연결',
  reconnect: '다시 연결',
  unlink: '연결 끊기',
  onlyFull: '전체 관리자만 연결하거나 끊을 수 있습니다.',
  unlinkAsk: '{{name}} 연결을 끊으시겠습니까?',
  unlinkText: '보관한 연결 정보를 바로 지웁니다. 서비스 쪽에 남은 허용은 그 서비스의 설정에서 지워 주십시오.',
  unlinked: '{{name}} 연결을 끊었습니다.',
  connected: '{{name}}에 연결했습니다.',
  leaving: '{{name}}의 동의 화면으로 이동합니다.',
  finishing: '연결을 마치고 있습니다.',
  failed: '연결하지 못했습니다',
  declined: '서비스에서 동의하지 않아 연결하지 않았습니다. 아무것도 바뀌지 않았습니다.',
  calendars: {
    title: '팀 캘린더',
    note: '어느 팀이 어느 외부 캘린더를 쓰는지 적어 둡니다.',
    add: '팀 캘린더 추가',
    edit: '팀 캘린더 수정',
    team: '팀',
    provider: '서비스',
    id: '캘린더 ID',
    idHint: '캘린더 설정에 나오는 ID입니다 (예: …@group.calendar.google.com).',
    idWrong: '캘린더 ID를 빈칸 없이 입력해 주십시오.',
    chooseTeam: '팀을 선택해 주십시오.',
    caption: '팀 캘린더 목록',
    empty: '아직 팀 캘린더가 없습니다',
    emptyHint: '팀과 외부 캘린더의 ID를 이어 주십시오.',
    added: '{{name}} 캘린더를 추가했습니다.',
    deleteAsk: '{{name}}의 캘린더를 목록에서 빼시겠습니까?',
    deleteText: '외부 캘린더 자체는 그대로 있습니다.',
    notYours: '맡은 팀이 아닙니다.',
  },
}

declare global {
  interface WebTexts {
    integrations: typeof integrations
  }
}
