import type { ErrorText } from '../../errors.ts'

export const auditErrors = {
  TOO_MANY_AUDIT_ROWS: {
    status: 400,
    ko: '{most}건까지 한 파일로 받을 수 있습니다. 기간이나 조건을 좁혀 주십시오.',
    ja: '1つのファイルに保存できるのは{most}件までです。期間や条件を絞ってください。',
    en: 'A file holds at most {most} entries. Narrow the period or the filters.',
  },
} as const satisfies Record<string, ErrorText>
