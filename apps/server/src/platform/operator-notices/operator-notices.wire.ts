import type { Input } from '#contract/endpoint.ts'
import type { getOperatorNotice } from '#contract/platform/operator-notices/operator-notices.ts'
import type { Language } from '../../http/context.ts'
import type { NoticeRow } from './operator-notices.queries.ts'

export function noticeToWire(
  { id, texts, published_at }: NoticeRow,
  language: Language,
): Input<(typeof getOperatorNotice)['response']> {
  const { title, content } = texts[language] ?? texts.ko
  return { spv_nt_id: id, spv_nt_title: title, spv_nt_content: content, spv_nt_date: published_at }
}
