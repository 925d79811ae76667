import { z } from 'zod'
import { formEffect } from '#contract/approvals/forms/form-effect.ts'
import { codesOfEffect, effectProblems, type FormEffect } from '#rules/forms/form-effects.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { parseValue } from '../../../http/parse-input.ts'
import { effectOf } from './form-effects.ts'

const LINE_IS_FREE: Record<Language, string> = {
  ko: '자동 처리가 있는 양식의 결재선은 기안자가 변경할 수 없어야 합니다.',
  ja: '自動処理のある様式では、起案者による決裁ルートの変更を許可できません。',
  en: 'A form that does something when approved needs a line that drafters cannot change.',
}

/**
 * Refuses an effect that the questions of its form do not fill, or with which drafters would choose who approves it.
 * @throws Failure FORBIDDEN for anybody but full admins, BAD_REQUEST, and what the effect itself refuses
 */
export async function refuseEffect(
  ctx: CommandContext,
  effect: FormEffect,
  fields: readonly FormField[],
  isLineChangeable: boolean,
): Promise<void> {
  if (!ctx.actor.isFullAdmin) fail('FORBIDDEN')
  if (isLineChangeable) fail('BAD_REQUEST', {}, { is_apv_line_changable: LINE_IS_FREE[ctx.language] })
  const fitting = formEffect.superRefine((given, issues) => {
    for (const { path, problem } of effectProblems(given, fields))
      issues.addIssue({ code: 'custom', path, input: undefined, params: { problem } })
  })
  parseValue(z.object({ form_effect: fitting }), { form_effect: effect }, ctx.language)
  await effectOf(effect.key).check(ctx, codesOfEffect(effect))
}
