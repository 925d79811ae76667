import type { ErrorText } from '../../errors.ts'

export const formErrors = {
  FORM_CATEGORY_IN_USE: {
    status: 409,
    ko: '양식 {count}개가 이 분류에 있습니다. 다른 분류로 옮긴 뒤 삭제해 주십시오.',
    ja: 'この分類には{count}件の様式があります。別の分類に移してから削除してください。',
    en: '{count|form is|forms are} in this category. Move them elsewhere first.',
  },
  FORMS_FULL: {
    status: 409,
    ko: '{most}개까지 추가할 수 있습니다.',
    ja: '{most}件まで追加できます。',
    en: 'You can have at most {most}.',
  },
  FORM_CHANGED: {
    status: 409,
    ko: '작성하는 동안 양식이 변경되었습니다. 작성한 내용을 확인한 뒤 다시 상신해 주십시오.',
    ja: '作成中に様式が変更されました。内容を確認してから、もう一度提出してください。',
    en: 'The form was changed while you were writing. Check your answers and submit again.',
  },
  FORM_REMOVED: {
    status: 409,
    ko: '작성하는 동안 양식이 삭제되었습니다. 임시 저장한 내용은 남아 있으니 다른 양식으로 작성해 주십시오.',
    ja: '作成中に様式が削除されました。下書きは残っていますので、別の様式で作成してください。',
    en: 'The form was deleted while you were writing. Your draft is kept; use another form.',
  },
  LINE_FIXED: {
    status: 400,
    ko: '이 양식의 결재선은 변경할 수 없습니다.',
    ja: 'この様式の決裁ルートは変更できません。',
    en: 'The approval line of this form cannot be changed.',
  },
  LINE_STANDS: {
    status: 400,
    ko: '상신한 문서의 결재선은 변경할 수 없습니다. 다른 결재선이 필요하면 문서를 회수한 뒤 다시 상신해 주십시오.',
    ja: '提出した文書の決裁ルートは変更できません。別の決裁ルートが必要な場合は、文書を取り下げてからもう一度提出してください。',
    en: 'The approval line of a submitted document cannot be changed. To use another one, withdraw the document and submit it again.',
  },
  DRAFTS_FULL: {
    status: 409,
    ko: '임시 저장 문서는 {most}개까지 보관할 수 있습니다. 사용하지 않는 문서를 삭제해 주십시오.',
    ja: '下書きは{most}件まで保存できます。不要な下書きを削除してください。',
    en: 'You can keep at most {most} drafts. Delete the ones you no longer need.',
  },
} satisfies Record<string, ErrorText>
