import { companySettings } from './company-settings.ts'
import { settingsAreas } from './settings-areas.ts'

export const settings = {
  title: '설정',
  hint: '회사에 맞게 결을 바꿉니다. 열 수 있는 설정만 표시합니다.',
  search: '설정 찾기 (예: 점심, 반올림, 팀)',
  nothing: '찾는 설정이 없습니다',
  nothingHint: '다른 말로 찾아 주십시오.',
  back: '설정',
  forbiddenTitle: '열 수 없는 설정입니다',
  forbiddenText: '전체 관리자에게 권한을 요청해 주십시오.',
  group: {
    company: '회사',
    people: '조직과 사람',
    attendance: '근태',
    approvals: '결재',
    access: '권한과 기능',
    connections: '연동',
  },
  area: settingsAreas,
  save: {
    dirty: '저장하지 않은 변경이 있습니다.',
    revert: '되돌리기',
    leaveTitle: '저장하지 않은 변경이 있습니다',
    leaveText: '지금 나가면 바꾼 내용이 사라집니다.',
    leave: '나가기',
    stay: '계속 수정하기',
  },
  company: companySettings,
  // Each part: what it does, and what happens when it is switched off.
  features: {
    hint: '끄면 메뉴와 화면이 사라지고 요청도 거절합니다. 기록은 그대로 보관하며, 다시 켜면 이어서 쓸 수 있습니다.',
    on: '{{name}} 기능을 켰습니다.',
    off: '{{name}} 기능을 껐습니다.',
    offAsk: '{{name}} 기능을 끄시겠습니까?',
    turnOff: '끄기',
    outlookCategory: '아웃룩 일정에 범주 표시',
    outlookCategoryHint: '휴가와 근무를 아웃룩의 색 범주로 구분합니다.',
    page: {
      title: '회사가 {{name}} 기능을 쓰지 않습니다',
      text: '기록은 그대로 보관되어 있습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
      admin: '기록은 그대로 보관되어 있습니다. 설정에서 다시 켤 수 있습니다.',
      manage: '기능 설정 열기',
      home: '홈으로',
      finish: '회사가 {{name}} 기능을 쓰지 않습니다. 진행 중이던 일은 여기에서 열람하고 마칠 수 있습니다.',
    },
    group: { work: '근무', documents: '문서와 결재', office: '총무', connect: '연동' },
    item: {
      ATTENDANCE: {
        title: '근무 관리',
        text: '출퇴근을 기록하고 근무시간을 계산합니다.',
        off: '출퇴근을 기록할 수 없고 근무 화면이 사라집니다. 근로시간 기록은 법에 따라 계속 보관합니다.',
      },
      DOCUMENT_APPROVAL: {
        title: '전자결재',
        text: '문서를 기안하고 결재합니다.',
        off: '새 문서를 쓸 수 없고 메뉴가 사라집니다. 진행 중인 문서와 휴가 결재는 알림에서 열어 끝까지 처리할 수 있고, 문서는 모두 보관합니다.',
      },
      GATE: {
        title: '출입 사용자',
        text: '출입 장치의 코드가 누구의 것인지 관리합니다.',
        off: '출입 코드를 보거나 바꿀 수 없습니다. 등록한 코드는 보관합니다.',
      },
      GOOGLE_CALENDAR: {
        title: '구글 캘린더',
        text: '구글 캘린더를 연결하고 팀의 캘린더를 정합니다.',
        off: '구글 캘린더를 연결할 수 없습니다. 연결은 언제든 해제할 수 있습니다.',
      },
      MEETING_ROOM: {
        title: '회의실',
        text: '회의실을 예약합니다.',
        off: '예약할 수 없고 회의실 화면이 사라집니다. 잡아 둔 예약은 지워지지 않습니다.',
      },
      OUTLOOK_CALENDAR: {
        title: '아웃룩 캘린더',
        text: '아웃룩 캘린더를 연결하고 팀의 캘린더를 정합니다.',
        off: '아웃룩 캘린더를 연결할 수 없습니다. 연결은 언제든 해제할 수 있습니다.',
      },
      SLACK: {
        title: '슬랙',
        text: '슬랙을 연결하고 구성원의 슬랙 ID를 관리합니다.',
        off: '슬랙을 연결하거나 슬랙 ID를 관리할 수 없습니다. 등록한 ID는 보관합니다.',
      },
      TEAMS: {
        title: '팀즈',
        text: '팀즈를 연결합니다.',
        off: '팀즈를 연결할 수 없습니다. 연결은 언제든 해제할 수 있습니다.',
      },
      WEB_CHECK: {
        title: '웹 출퇴근',
        text: '브라우저에서 출근과 퇴근을 기록합니다.',
        off: '출근과 퇴근 단추가 사라집니다. 근무 화면은 그대로 볼 수 있습니다.',
      },
    },
  },
}
