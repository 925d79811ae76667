export const noticeSettings = {
  title: '알림 설정',
  hint: '알림을 받을 방법을 선택합니다. 변경한 내용은 바로 저장됩니다.',
  forCompany: '회사 기본값',
  topicHead: '알림',
  way: { inApp: '알림 센터', push: '푸시', mail: '메일' },
  mail: { NOW: '바로 받기', DIGEST: '요약으로 받기', NONE: '받지 않음' },
  required: '법령에 따른 알림이므로 알림 센터에는 항상 표시됩니다.',
  topic: {
    APPROVAL_TURN: { title: '결재 요청', text: '내가 결재할 문서가 도착하거나 결재를 위임받은 경우입니다.' },
    APPROVAL_REMINDER: { title: '결재 대기', text: '결재할 문서가 여러 영업일 동안 대기 중인 경우입니다.' },
    APPROVAL_OUTCOME: {
      title: '결재 결과',
      text: '내 문서가 승인·반려·대리 결재되거나 내가 받은 문서가 회수·취소된 경우입니다.',
    },
    APPROVAL_TALK: {
      title: '댓글·참조·회람',
      text: '내 문서함의 문서에 댓글이 등록되거나, 참조·회람으로 받은 문서가 도착하거나 승인된 경우입니다.',
    },
    DELEGATION: { title: '위임과 결재선', text: '위임이 시작·종료되거나 내 결재선이 변경된 경우입니다.' },
    WORK_RECORDS: { title: '기록 누락', text: '출퇴근 기록이 누락된 경우입니다.' },
    WORK_CONFIRM: { title: '근무 확정', text: '근무를 확정해야 하거나 확정이 해제된 경우입니다.' },
    HOLIDAYS: { title: '휴일 변경', text: '휴일이 변경·대체되어 내 일정에 영향이 있는 경우입니다.' },
    OWN_DAYS: {
      title: '내 휴가와 일정',
      text: '다른 사람이 내 휴가나 일정을 신청·등록하거나 내 연차를 조정한 경우입니다.',
    },
    LEAVE_PROMOTION: {
      title: '연차 촉진',
      text: '연차 사용 계획을 제출하거나 사용 시기를 확인해야 하는 경우입니다.',
    },
    PEOPLE: { title: '구성원 변동', text: '구성원이 합류하거나 퇴사한 경우입니다.' },
    COMPANY_TASKS: {
      title: '관리자 확인 사항',
      text: '퇴사·휴직 보류, 문서 보존 기간, 공휴일 적용 등 확인이 필요한 경우입니다.',
    },
    OWN_WORK: { title: '실행한 작업', text: '일괄 등록이나 재계산 등 실행한 작업이 끝난 경우입니다.' },
  },
  times: '시간',
  digestTime: '요약 메일 시각',
  digestHint: '읽지 않은 알림을 하루 한 번 모아 보냅니다. 전할 내용이 없는 날에는 보내지 않습니다.',
  quiet: '방해 금지 시간',
  quietHint: '이 시간에는 메일과 푸시를 보내지 않고, 종료 후 한 번에 모아 보냅니다.',
  from: '시작',
  to: '종료',
  daysOff: '회사 휴무일에는 메일과 푸시 보내지 않기',
  push: {
    title: '푸시 알림',
    hint: '브라우저가 닫혀 있어도 이 기기에서 알림을 받습니다.',
    state: {
      unsupported:
        '이 브라우저에서는 푸시 알림을 사용할 수 없습니다. iPhone과 iPad에서는 홈 화면에 추가한 후 사용할 수 있습니다.',
      denied: '브라우저에서 알림이 차단되어 있습니다. 브라우저의 사이트 설정에서 알림을 허용해 주십시오.',
      off: '이 브라우저에서는 푸시 알림을 받지 않습니다.',
      on: '이 브라우저에서 푸시 알림을 받습니다.',
    },
    begin: '이 브라우저에서 받기',
    end: '해제',
    browsers: '푸시 알림을 받는 브라우저',
    here: '현재 브라우저',
    since: '{{at}} 등록',
    failed: '브라우저의 푸시 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  },
  alwaysHere: '항상',
  always: '항상 발송되는 메일',
  alwaysText:
    '인증 코드, 비밀번호 변경, 새 기기 로그인 등 계정 보안 메일과 초대 메일은 설정과 관계없이 발송됩니다.',
}

declare global {
  interface WebTexts {
    noticeSettings: typeof noticeSettings
  }
}
