export const permissions = {
  search: '권한 검색',
  caption: '역할별 권한과 범위',
  ability: '권한',
  note: '실제 적용되는 권한 규칙을 그대로 표시합니다.',
  scope: {
    SELF: '본인',
    LED: '팀장인 팀',
    COVERED: '담당 팀',
    COMPANY: '회사 전체',
  },
  may: {
    ALL: '가능',
    SOME: '일부 가능',
    NONE: '불가',
  },
  some: '{{n}}개 중 {{open}}개',
  who: '누구의 권한',
  sameAsMembers: '담당 {{names}}: 구성원과 권한이 같습니다.',
  inLines: '담당 {{name}}: 결재선 {{lines}}에 참여합니다.',
  nothing: '해당하는 권한이 없습니다',
  nothingHint: '다른 검색어를 입력해 주십시오.',
  person: '구성원별 권한',
  personHint: '구성원을 선택하면 그 구성원의 권한을 표시합니다.',
  back: '역할별 권한',
  origin: {
    title: '{{name}} 님의 권한',
    full: '전체 관리자',
    led: '팀장인 팀: {{teams}}',
    covered: '담당 팀: {{teams}}',
    duties: '담당: {{names}}',
    member: '구성원',
    shutOut: '회사가 결 사용을 제한하여 본인 프로필만 열람할 수 있습니다.',
    beyond: '구성원 권한 외에 {{n}}개의 권한이 더 있습니다.',
    plain: '모든 구성원에게 있는 권한만 있습니다.',
  },
  why: {
    title: '열람 권한의 근거',
    ownTitle: '내 기록을 열람할 수 있는 사람',
    viewers: '이 기록을 열람할 수 있는 사람',
    SELF: '본인의 기록입니다.',
    FULL_ADMIN: '전체 관리자이므로 모든 구성원의 기록을 열람할 수 있습니다.',
    LEADER: '{{team}} 팀장이므로 이 구성원의 근무·휴가·인사 기록을 열람할 수 있습니다.',
    COVER: '{{team}} 담당({{role}})이므로 이 구성원의 기록을 열람하고 수정할 수 있습니다.',
    COLLEAGUE: '같은 회사의 구성원이므로 회사가 공개한 정보(이름, 소속, 연락처 등)만 열람할 수 있습니다.',
    path: '팀 경로: {{path}}',
    by: {
      FULL_ADMIN: '전체 관리자',
      LEADER: '{{team}} 팀장',
      COVER: '{{team}} 담당 {{role}}',
    },
    others: '그 밖의 동료는 회사가 공개한 정보(이름, 소속, 연락처 등)만 열람할 수 있습니다.',
    nobody: '본인 외에 이 기록을 열람할 수 있는 사람이 없습니다.',
    show: '본인 외 {{n}}명이 열람할 수 있습니다',
    hide: '접기',
  },
}

declare global {
  interface WebTexts {
    permissions: typeof permissions
  }
}
