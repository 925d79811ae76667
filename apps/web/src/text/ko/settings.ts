import { companySettings } from './company-settings.ts'
import { settingsAreas } from './settings-areas.ts'

export const settings = {
  title: '설정',
  hint: '회사에 맞게 결을 바꿉니다. 열 수 있는 설정만 표시합니다.',
  search: '설정 찾기 (예: 점심, 반올림, 팀)',
  nothing: '찾는 설정이 없습니다',
  nothingHint: '다른 말로 찾아 주십시오.',
  back: '설정',
  locked: '전체 관리자만 바꿀 수 있습니다.',
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
    failed: '저장하지 못했습니다. 표시된 항목을 확인해 주십시오.',
  },
  company: companySettings,
  // Each part: what it does, and what happens when it is switched off.
  features: {
    hint: '끄면 메뉴와 화면이 사라지고 요청도 거절합니다. 기록은 그대로 보관하며, 다시 켜면 이어서 쓸 수 있습니다.',
    on: '{{name}} 기능을 켰습니다.',
    off: '{{name}} 기능을 껐습니다.',
    offAsk: '{{name}} 기능을 끄시겠습니까?',
    turnOff: '끄기',
    soon: '준비 중',
    soonHint: '‘준비 중’인 기능은 아직 제공하지 않습니다. 켜 두면 제공되는 날부터 바로 쓸 수 있습니다.',
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
    group: { work: '근무', documents: '문서와 결재', people: '사람과 급여', office: '총무', connect: '연동' },
    item: {
      API: {
        title: '오픈 API',
        text: '다른 시스템이 키로 자료를 읽고 쓸 수 있습니다.',
        off: '발급한 키가 바로 멈춥니다. 연결된 시스템은 자료를 읽거나 쓸 수 없습니다.',
      },
      ATTENDANCE: {
        title: '근무 관리',
        text: '출퇴근을 기록하고 근무시간을 계산합니다.',
        off: '출퇴근을 기록할 수 없고 근무 화면이 사라집니다. 근로시간 기록은 법에 따라 계속 보관합니다.',
      },
      CERTIFICATES: {
        title: '증명서',
        text: '재직·경력 증명서를 발급합니다.',
        off: '새 증명서를 발급할 수 없습니다. 이미 발급한 증명서는 유효합니다.',
      },
      CUSTOM_BOARD: {
        title: '사내 게시판',
        text: '회사가 정한 게시판을 운영합니다.',
        off: '게시판과 글을 볼 수 없습니다.',
      },
      DATACARD: {
        title: '인사카드',
        text: '구성원의 인사 정보를 카드로 관리합니다.',
        off: '인사카드를 볼 수 없습니다. 구성원의 기본 정보는 그대로 씁니다.',
      },
      DOCUMENT_APPROVAL: {
        title: '전자결재',
        text: '문서를 기안하고 결재합니다.',
        off: '새 문서를 쓸 수 없고 메뉴가 사라집니다. 진행 중인 문서와 휴가 결재는 알림에서 열어 끝까지 처리할 수 있고, 문서는 모두 보관합니다.',
      },
      EXPENSE: {
        title: '경비',
        text: '영수증을 올리고 경비를 정산합니다.',
        off: '영수증을 올리거나 정산할 수 없습니다. 정산하지 않은 경비는 다시 켤 때까지 기다립니다.',
      },
      GATE: {
        title: '출입 기록',
        text: '출입 장치의 기록을 근무에 반영합니다.',
        off: '출입 장치의 기록을 더 이상 받지 않습니다. 그동안의 기록은 나중에 채워지지 않습니다.',
      },
      GOOGLE_CALENDAR: {
        title: '구글 캘린더',
        text: '휴가와 일정을 구글 캘린더에 표시합니다.',
        off: '새 휴가와 일정이 구글 캘린더에 나타나지 않습니다. 이미 표시된 일정은 남습니다.',
      },
      MEETING_ROOM: {
        title: '회의실',
        text: '회의실을 예약합니다.',
        off: '예약할 수 없고 회의실 화면이 사라집니다. 잡아 둔 예약은 지워지지 않습니다.',
      },
      MOOD: {
        title: '오늘의 기분',
        text: '하루에 한 번 기분을 남깁니다.',
        off: '기분을 묻지 않고 통계도 보이지 않습니다.',
      },
      NAVER_WORKS: {
        title: '네이버웍스',
        text: '알림을 네이버웍스로 보냅니다.',
        off: '네이버웍스로 알림이 가지 않습니다. 결의 알림은 그대로 옵니다.',
      },
      OUTLOOK_CALENDAR: {
        title: '아웃룩 캘린더',
        text: '휴가와 일정을 아웃룩 캘린더에 표시합니다.',
        off: '새 휴가와 일정이 아웃룩에 나타나지 않습니다. 이미 표시된 일정은 남습니다.',
      },
      PAYROLL: {
        title: '급여',
        text: '급여를 계산하고 명세서를 보냅니다.',
        off: '급여를 계산하거나 명세서를 보낼 수 없습니다. 임금대장은 법에 따라 계속 보관합니다.',
      },
      PERSONAL_DOCS: {
        title: '개인 문서',
        text: '구성원의 서류를 보관합니다.',
        off: '서류를 올리거나 열 수 없습니다. 파일은 지워지지 않습니다.',
      },
      SIGNATURE: {
        title: '전자계약',
        text: '계약서를 보내고 서명을 받습니다.',
        off: '새 계약서를 보낼 수 없고 기다리는 서명도 멈춥니다. 체결한 계약서는 계속 보관합니다.',
      },
      SLACK: {
        title: '슬랙',
        text: '알림을 슬랙으로 보냅니다.',
        off: '슬랙으로 알림이 가지 않습니다. 결의 알림은 그대로 옵니다.',
      },
      SURVEY: {
        title: '설문',
        text: '구성원에게 설문을 보냅니다.',
        off: '설문에 답할 수 없습니다. 받은 답은 보관합니다.',
      },
      TEAMS: {
        title: '팀즈',
        text: '알림을 팀즈로 보냅니다.',
        off: '팀즈로 알림이 가지 않습니다. 결의 알림은 그대로 옵니다.',
      },
      VACATION_PROMOTION: {
        title: '연차 촉진',
        text: '남은 연차의 사용을 법에 맞게 촉구합니다.',
        off: '촉구를 보내지 않습니다. 정해진 기한에 촉구하지 않은 연차는 수당으로 보상해야 합니다 (근로기준법 제61조).',
      },
      WEB_CHECK: {
        title: '웹 출퇴근',
        text: '브라우저에서 출근과 퇴근을 기록합니다.',
        off: '출근과 퇴근 단추가 사라집니다. 근무 화면은 그대로 볼 수 있습니다.',
      },
      WELFARE: {
        title: '복지 포인트',
        text: '복지 포인트를 지급하고 사용합니다.',
        off: '포인트를 지급하거나 쓸 수 없습니다. 남은 포인트는 그대로 보관합니다.',
      },
    },
  },
}
