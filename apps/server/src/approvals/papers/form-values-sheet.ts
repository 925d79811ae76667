import type { FormField } from '#rules/forms/form-field.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import type { Reading } from '../../http/route.ts'
import type { SheetColumn, SheetRow } from '../../outside/spreadsheet/sheet-columns.ts'
import { sheetFile } from '../../outside/spreadsheet/sheet-file.ts'
import { type Period, type WrittenRow, writtenWith } from '../documents/index.ts'
import {
  answerText,
  type AskedField,
  fieldsOf,
  type FormContent,
  formDocument,
  formsNamed,
} from '../forms/index.ts'
import { PAPER_TEXTS } from './paper.texts.ts'

const BATCH = 200

const TITLES = {
  ko: { name: '양식 작성 내역', title: '제목', team: '팀' },
  ja: { name: 'フォームの記入内容', title: '件名', team: 'チーム' },
  en: { name: 'Form answers', title: 'Title', team: 'Team' },
}

/**
 * What the documents of forms answered, a row each; columns are the questions of all versions, with their newest names.
 * @param of one form, or all of a sort; all of them without either
 * @throws Failure NOT_FOUND where there is no such form, TOO_MANY_FILES, FILE_TAKES_TOO_LONG
 */
export async function formValuesSheet(
  ctx: Omit<MemberContext, 'tx'>,
  of: { formId?: number | undefined; sort?: string | undefined },
  period: Period,
  reading: Reading,
): Promise<Download> {
  const forms = await reading((tx) => formsNamed({ ...ctx, tx }, of))
  if (forms.length === 0) fail('NOT_FOUND')
  const ids = forms.map(({ id }) => id)
  const fields = await reading((tx) => fieldsOf({ ...ctx, tx }, ids))
  const nameOf = new Map(forms.map((form) => [form.id, form.name]))
  const texts = PAPER_TEXTS[ctx.language]
  const titles = TITLES[ctx.language]
  async function* rows() {
    let after = 0
    for (;;) {
      const batch = await reading((tx) => writtenWith({ ...ctx, tx }, ids, period, { after, size: BATCH }))
      yield batch.map((row) => rowOf(ctx, row, fields))
      if (batch.length < BATCH) return
      after = batch.at(-1)!.id
    }
  }
  const text = (key: string, title: string): SheetColumn => ({ key, title, type: 'text' })
  const name = forms.length === 1 ? forms[0]!.name : titles.name
  return sheetFile(ctx, `${name} ${period.from} - ${period.to}.xlsx`, {
    sheetName: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: [
      text('serial', texts.serial),
      text('state', texts.state),
      text('title', titles.title),
      text('author', texts.author),
      text('team', titles.team),
      { key: 'submitted', title: texts.submitted, type: 'date' },
      { key: 'decided', title: texts.decided, type: 'date' },
      ...fields.map(({ formId, field }): SheetColumn => ({
        key: `q${formId}.${field.key}`,
        title: forms.length === 1 ? field.label : `${nameOf.get(formId)} · ${field.label}`,
        type: typeOf(field),
      })),
    ],
    rows: rows(),
  })
}

function rowOf(
  { language, actor }: Pick<MemberContext, 'language' | 'actor'>,
  row: WrittenRow,
  fields: readonly AskedField[],
): SheetRow {
  const texts = PAPER_TEXTS[language]
  const day = (instant: string | null) =>
    instant && Temporal.Instant.from(instant).toZonedDateTimeISO(actor.timezone).toPlainDate()
  const read = formDocument.content.safeParse(row.content).data as FormContent | undefined
  const asked = new Map(read?.fields.map((field) => [field.key, field]))
  const answers = fields.map(({ formId, field: { key, kind } }) => {
    const column = `q${formId}.${key}`
    const field = read?.form.id === formId ? asked.get(key) : undefined
    const value = read?.values[key] ?? null
    if (!field || value === null) return [column, null] as const
    const isPlain = field.kind === kind && ['MONEY', 'NUMBER', 'DATE'].includes(kind)
    if (isPlain) return [column, kind === 'DATE' ? (value as string) : Number(value)] as const
    return [column, answerText(field, value, language)] as const
  })
  return {
    serial: row.serial,
    state: texts.status[row.status],
    title: row.title,
    author: row.author_name,
    team: row.author_team,
    submitted: day(row.submitted_at),
    decided: day(row.decided_at),
    ...Object.fromEntries(answers),
  }
}

function typeOf({ kind }: FormField): SheetColumn['type'] {
  return kind === 'MONEY' ? 'won' : kind === 'NUMBER' ? 'number' : kind === 'DATE' ? 'date' : 'text'
}
