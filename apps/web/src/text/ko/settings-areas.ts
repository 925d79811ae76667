/** The areas of the settings, one each: name, what it holds, and words under which people may look for it. */
export const settingsAreas = {
  company: {
    title: '기본 정보',
    text: '회사 이름과 참여 코드, 연락처, 언어와 시간대를 정합니다.',
    words: '회사 이름 전화 팩스 주소 사훈 초대 참여',
  },
  branding: { title: '브랜드', text: '회사 로고와 배경 사진을 정합니다.', words: '이미지 그림 사진 로고' },
  profileFields: {
    title: '프로필 공개',
    text: '구성원 정보를 누구에게 보이고 누가 바꿀지 정합니다.',
    words: '개인정보 공개 비공개 전화번호 생일 사진',
  },
  workHours: {
    title: '근무 시간',
    text: '기본 근무 시간과 점심, 최소·최대 시간, 새 구성원의 시작 값을 정합니다.',
    words: '출근 퇴근 점심 휴게 52시간 소정근로 주52시간',
  },
  checking: {
    title: '출퇴근',
    text: '출퇴근 확인 방법과 시각 조정, 연장·휴일근로 계산을 정합니다.',
    words: '반올림 조정 연장 휴일 위치 와이파이 장치',
  },
  leaveRules: {
    title: '휴가',
    text: '연차 기준과 대체휴무, 휴가 변경을 정합니다.',
    words: '연차 회계연도 입사일 대휴 보상휴가',
  },
  documentRules: {
    title: '결재 문서',
    text: '문서 번호와 위임, 대결, 취소를 정합니다.',
    words: '전자결재 문서번호 채번 위임 대결',
  },
  teams: { title: '팀 관리', text: '팀을 만들고 옮기며 팀장을 정합니다.', words: '부서 조직 팀장 상위팀' },
  ranks: { title: '직급', text: '직급의 이름과 순서를 정합니다.', words: '직위 서열 순서' },
  customFields: {
    title: '추가 항목',
    text: '구성원에게 회사가 더 기록할 항목과 볼 수 있는 사람을 정합니다.',
    words: '커스텀 필드 사번 비상연락처 주소 인사정보 프로필 입력',
  },
  eventCodes: {
    title: '근태 항목',
    text: '휴가와 근무 종류를 정하고, 쓸 수 있는 사람을 배정합니다.',
    words: '휴가종류 경조 출산 생일 포상 맞춤휴가 공가 병가 재택 외근 이벤트',
  },
  admins: {
    title: '관리자와 담당자',
    text: '전체 관리자, 팀을 맡은 관리자, 업무별 담당자를 정합니다.',
    words: '권한 중간관리자 제한관리자 전체관리자 담당 급여 전자계약 인사 경비 부르는 이름',
  },
  permissions: {
    title: '역할별 권한',
    text: '역할별, 구성원별 권한과 범위를 표시합니다.',
    words: '권한표 매트릭스 역할 범위 볼 수 있는 사람 구성원 팀장 관리자',
  },
  features: {
    title: '기능',
    text: '회사가 쓰는 기능을 켜고 끕니다.',
    words: '스위치 켜기 끄기 근무 출퇴근 전자결재 회의실',
  },
  branches: {
    title: '지점',
    text: '본사와 지점의 이름과 주소를 정합니다.',
    words: '사업장 사무소 본사 지사 주소',
  },
  locations: {
    title: '근무 장소',
    text: '출퇴근 확인에 쓸 장소의 좌표와 반경을 정합니다.',
    words: '위치 GPS 지도 좌표 위도 경도 반경 거리 출퇴근',
  },
  wifi: {
    title: '와이파이',
    text: '출퇴근 확인에 쓸 네트워크를 정합니다.',
    words: '무선 인터넷 IP 아이피 주소 SSID BSSID 공유기 회선 출퇴근',
  },
  gateUsers: {
    title: '출입 사용자',
    text: '출입 장치의 코드가 누구의 것인지 정합니다.',
    words: '출입 카드 게이트 문 코드 사원증',
  },
  payPlan: { title: '요금제', text: '계약한 요금제를 기록합니다.', words: '요금 결제 무료 구독 플랜 FREE' },
  integrations: {
    title: '연동',
    text: '캘린더와 메신저를 연결하고, 팀과 구성원을 그쪽의 ID와 잇습니다.',
    words: '구글 아웃룩 캘린더 달력 팀즈 슬랙 메신저 연결',
  },
}
