import { MOST_AUDIT_ROWS } from '#contract/platform/audit/audit.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import type { Reading } from '../../http/route.ts'
import type { Tell } from '../../outside/heavy-work.ts'
import type { SheetRow } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import { type AuditFilter, countEvents } from './audit.queries.ts'
import { momentText } from './moment-text.ts'
import { readerOf, readTrail } from './read-trail.ts'
import type { Reader, ToldEvent } from './tell-event.ts'

const BATCH = 1000

const TEXTS = {
  ko: {
    name: '변경 기록',
    at: '일시',
    actor: '실행자',
    action: '작업',
    target: '대상',
    changes: '변경 내용',
    ip: '접속 위치(IP)',
    product: '시스템',
    nothing: '없음',
  },
  ja: {
    name: '変更履歴',
    at: '日時',
    actor: '実行者',
    action: '操作',
    target: '対象',
    changes: '変更内容',
    ip: 'アクセス元（IP）',
    product: 'システム',
    nothing: 'なし',
  },
  en: {
    name: 'Audit log',
    at: 'When',
    actor: 'Who',
    action: 'Action',
    target: 'Target',
    changes: 'Changes',
    ip: 'IP address',
    product: 'System',
    nothing: 'none',
  },
} satisfies Record<Language, Record<string, string>>

/**
 * The trail as a spreadsheet, read in short transactions of a thousand events while it is written.
 * @throws Failure TOO_MANY_AUDIT_ROWS, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function auditSheet(
  ctx: Omit<MemberContext, 'tx'>,
  filter: AuditFilter,
  reading: Reading,
): Promise<Download> {
  const reader = readerOf(ctx)
  const texts = TEXTS[ctx.language]
  const count = await reading((tx) => countEvents(tx, filter, MOST_AUDIT_ROWS))
  if (count > MOST_AUDIT_ROWS) fail('TOO_MANY_AUDIT_ROWS', { most: MOST_AUDIT_ROWS })
  return sheetFile(ctx, `${texts.name} ${ctx.today}.xlsx`, (tell) => ({
    sheetName: texts.name,
    columns: (['at', 'actor', 'action', 'target', 'changes', 'ip'] as const).map((key) => ({
      key,
      title: texts[key],
      type: 'text' as const,
    })),
    rows: rows(tell),
  }))

  async function* rows(tell: Tell): AsyncGenerator<SheetRow[]> {
    let before: number | undefined
    let done = 0
    for (;;) {
      const { events, next } = await reading((tx) => readTrail(tx, reader, filter, { before, limit: BATCH }))
      yield events.map((event) => rowOf(event, reader))
      done += events.length
      tell(count === 0 ? 1 : Math.min(1, done / count))
      if (next === null) return
      before = next
    }
  }
}

function rowOf({ row, actionText, targetName, changes }: ToldEvent, reader: Reader): SheetRow {
  const texts = TEXTS[reader.language]
  return {
    at: momentText(Temporal.Instant.from(row.happened_at), reader),
    actor: row.actor_member_id === null ? texts.product : row.actor_name,
    action: actionText,
    target: targetName,
    changes: changes
      .map(({ label, before, after }) => `${label}: ${before ?? texts.nothing} → ${after ?? texts.nothing}`)
      .join('\n'),
    ip: row.ip,
  }
}
