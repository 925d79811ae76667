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
  /** Below a setting that the product does not go by yet. */
  recorded: '기록만 하며 아직 적용되지 않습니다.',
  company: companySettings,
  // Each part: what it does, and what happens when it is switched off.
  features: {
    hint: '끄면 그 기능의 화면과 설정이 사라지고 요청도 거절합니다. 기록은 그대로 보관하며, 다시 켜면 이어서 사용할 수 있습니다.',
    needs: '{{name}} 기능을 켜야 사용할 수 있습니다.',
    on: '{{name}} 기능을 켰습니다.',
    off: '{{name}} 기능을 껐습니다.',
    offAsk: '{{name}} 기능을 끄시겠습니까?',
    turnOff: '끄기',
    outlookCategory: '아웃룩 일정에 범주 표시',
    page: {
      title: '회사가 {{name}} 기능을 사용하지 않습니다',
      text: '기록은 그대로 보관되어 있습니다. 필요하면 전체 관리자에게 요청해 주십시오.',
      admin: '기록은 그대로 보관되어 있습니다. 설정에서 다시 켤 수 있습니다.',
      manage: '기능 설정 열기',
      home: '홈으로',
    },
    group: { work: '근무', documents: '문서와 결재', office: '총무', connect: '연동' },
    item: {
      ATTENDANCE: {
        title: '근무 관리',
        text: '출퇴근을 기록하고 근무시간을 계산합니다.',
        off: '출퇴근을 기록할 수 없고, 근무 화면과 출퇴근·근무 장소·와이파이 설정이 사라집니다. 근로시간 기록은 법에 따라 계속 보관합니다.',
      },
      DOCUMENT_APPROVAL: {
        title: '전자결재',
        text: '일반 문서를 열람하고 결재합니다. 휴가 결재는 이 설정과 관계없이 사용할 수 있습니다.',
        off: '일반 문서를 기안하거나 열람·결재할 수 없고, 문서함에서 사라집니다. 진행 중인 일반 문서는 다시 켤 때까지 그대로 멈춥니다. 휴가처럼 다른 기능에서 올린 문서는 문서함에서 계속 결재할 수 있습니다.',
      },
      GATE: {
        title: '출입 사용자',
        text: '출입 장치의 코드가 누구의 것인지 관리합니다.',
        off: '출입 코드를 열람하거나 변경할 수 없고, 출입 사용자 화면과 출입 설정이 사라집니다. 등록한 코드는 보관합니다.',
      },
      GOOGLE_CALENDAR: {
        title: '구글 캘린더',
        text: '구글 캘린더를 연결하고 팀의 캘린더를 정합니다.',
        off: '구글 캘린더를 연결하거나 해제할 수 없고, 연결 상태와 팀 캘린더가 화면에서 사라집니다. 이미 연결했다면 연결 정보를 보관하므로, 지우려면 끄기 전에 연결을 해제해 주십시오.',
      },
      MEETING_ROOM: {
        title: '회의실',
        text: '회의실을 예약합니다.',
        off: '회의실을 예약할 수 없고 회의실 화면이 사라집니다. 잡아 둔 예약은 지워지지 않습니다.',
      },
      OUTLOOK_CALENDAR: {
        title: '아웃룩 캘린더',
        text: '아웃룩 캘린더를 연결하고 팀의 캘린더를 정합니다.',
        off: '아웃룩 캘린더를 연결하거나 해제할 수 없고, 연결 상태와 팀 캘린더, 범주 설정이 화면에서 사라집니다. 이미 연결했다면 연결 정보를 보관하므로, 지우려면 끄기 전에 연결을 해제해 주십시오.',
      },
      SLACK: {
        title: '슬랙',
        text: '슬랙을 연결하고 구성원의 슬랙 ID를 관리합니다.',
        off: '슬랙을 연결하거나 해제할 수 없고, 연결 상태와 슬랙 ID가 화면에서 사라집니다. 연결 정보와 ID를 보관하므로, 지우려면 끄기 전에 연결을 해제하고 ID를 삭제해 주십시오.',
      },
      TEAMS: {
        title: '팀즈',
        text: '팀즈를 연결합니다.',
        off: '팀즈를 연결하거나 해제할 수 없고, 연결 상태가 화면에서 사라집니다. 이미 연결했다면 연결 정보를 보관하므로, 지우려면 끄기 전에 연결을 해제해 주십시오.',
      },
      WEB_CHECK: {
        title: '웹 출퇴근',
        text: '브라우저에서 출근과 퇴근을 기록합니다.',
        off: '브라우저에서 출근과 퇴근을 기록할 수 없고, 출퇴근 화면과 버튼이 사라집니다. 근무 기록은 그대로 열람할 수 있습니다.',
      },
    },
  },
}
