import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/forms.ts'
import { amountKeys } from '#rules/forms/amount-of-form.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { checkedFormLine, variantFromWire } from '../../lines/index.ts'
import type { FormValues, LockedForm } from '../forms.store.ts'

type Whole = EndpointInput<typeof contract.createForm>['body']
type Given = Partial<
  Pick<Whole, 'apv_role_line' | 'apv_role_line_variants' | 'apv_role_line_amount' | 'form_fields'>
>

/** The line of a form with its conditions. */
export type KeptLines = Pick<FormValues, 'role_line' | 'line_variants' | 'line_amount'>

/** @throws Failure LINE_TOKEN_INVALID, LINE_TARGET_GONE, BAD_REQUEST, each naming the input */
export async function keptLines(ctx: CommandContext, given: Given): Promise<KeptLines> {
  const { line, variants } = await checkedFormLine(ctx, {
    line: given.apv_role_line ?? '',
    variants: (given.apv_role_line_variants ?? []).map(variantFromWire),
  })
  const asked = { variants, key: given.apv_role_line_amount ?? null }
  const line_amount = judgedAmount(ctx, asked, given.form_fields ?? [], 'apv_role_line_amount')
  return { role_line: line, line_variants: variants, line_amount }
}

/**
 * What a line names may be gone since: it is judged when somebody writes it, and its amount whenever the questions become others.
 * @throws Failure as keptLines
 */
export async function changedLines(
  ctx: CommandContext,
  before: LockedForm,
  given: Given,
): Promise<KeptLines> {
  const { apv_role_line, apv_role_line_variants, apv_role_line_amount: key = before.line_amount } = given
  const judged = await checkedFormLine(ctx, {
    line: apv_role_line ?? '',
    variants: (apv_role_line_variants ?? []).map(variantFromWire),
  })
  const variants = apv_role_line_variants ? judged.variants : before.line_variants
  const isOfQuestions = given.apv_role_line_amount === undefined && apv_role_line_variants === undefined
  const line_amount = judgedAmount(
    ctx,
    { variants, key },
    given.form_fields ?? before.fields,
    isOfQuestions ? 'form_fields' : 'apv_role_line_amount',
  )
  return {
    role_line: apv_role_line === undefined ? before.role_line : judged.line,
    line_variants: variants,
    line_amount,
  }
}

const NO_AMOUNT: Record<Language, string> = {
  ko: '조건별 결재선의 금액 기준 항목을 선택해 주십시오. 숫자나 금액 항목, 또는 합계를 표시하는 열을 사용할 수 있습니다.',
  ja: '条件別の決裁ルートで金額の基準とする項目を選択してください。数値や金額の項目、または合計を表示する列を使用できます。',
  en: 'Choose which question tells the amount for the conditional lines: a number, an amount, or a column with a total.',
}
const ASKED_BY_LINE: Record<Language, string> = {
  ko: '조건별 결재선의 금액 기준 항목은 삭제하거나 입력 방식을 변경할 수 없습니다. 조건을 먼저 변경해 주십시오.',
  ja: '条件別の決裁ルートで金額の基準としている項目は、削除や入力方式の変更ができません。先に条件を変更してください。',
  en: 'The conditional lines go by the amount of a question that is removed or changed here. Change the conditions first.',
}

/** By which question the amount goes: the one that was chosen, or the only one there is; null where no condition asks for it. */
function judgedAmount(
  { language }: Pick<CommandContext, 'language'>,
  { variants, key }: { variants: FormValues['line_variants']; key: string | null },
  fields: readonly unknown[],
  input: 'apv_role_line_amount' | 'form_fields',
): string | null {
  if (!variants.some(({ when }) => when.fact === 'AMOUNT')) return null
  const keys = amountKeys(fields as readonly FormField[])
  const chosen = key ?? (keys.length === 1 ? keys[0] : undefined)
  if (chosen !== undefined && keys.includes(chosen)) return chosen
  const said = input === 'form_fields' ? ASKED_BY_LINE : NO_AMOUNT
  return fail('BAD_REQUEST', {}, { [input]: said[language] })
}
