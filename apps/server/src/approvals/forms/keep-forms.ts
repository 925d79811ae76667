import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/forms.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import { lockName } from '../../db/lock-name.ts'
import { namedIn } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { cleanRichText } from '../../http/clean-rich-text.ts'
import { refuseEffect } from './effects/refuse-effect.ts'
import { mayKeepForm, mayShare } from './forms.policy.ts'
import { getForm } from './forms.queries.ts'
import { formVariantToWire } from './forms.wire.ts'
import { changedLines, type KeptLines, keptLines } from './lines/keep-lines.ts'
import * as store from './forms.store.ts'

const MOST_FORMS = 500
const LONGEST_NICKNAME = 20

type Whole = EndpointInput<typeof contract.createForm>['body']
type Conditions = Pick<Whole, 'apv_role_line_variants' | 'apv_role_line_amount'>
/** The older calls send no conditions. */
type NewForm = Omit<Whole, keyof Conditions> & Partial<Conditions>
type Change = EndpointInput<typeof contract.updateForm>['body']

/**
 * @throws Failure FORBIDDEN where the actor may not share it so, NOT_FOUND for a category that is none, BAD_REQUEST naming people who are not here, FORMS_FULL,
 * LINE_TOKEN_INVALID, LINE_TARGET_GONE, BAD_REQUEST naming a condition that asks what the form does not
 */
export async function createForm(ctx: CommandContext, form: NewForm): Promise<number> {
  await lockName(ctx.tx, `forms ${ctx.companyId}`)
  if ((await store.countForms(ctx.tx)) >= MOST_FORMS) fail('FORMS_FULL', { most: MOST_FORMS })
  const line = await keptLines(ctx, form)
  const values = { ...(await valuesOf(ctx, form, form.nickname ?? shorten(form.drf_title))), ...line }
  await refuseUnfit(ctx, form)
  const id = await store.insertForm(ctx, values, askedOf(form))
  ctx.audit({ action: 'form.create', target: ['form', id], after: form })
  return id
}

/** @throws Failure as createForm, NOT_FOUND for a form that is not offered to the actor, FORBIDDEN for whoever does not keep it */
export async function updateForm(ctx: CommandContext, id: number, change: Change): Promise<void> {
  const before = await lockKept(ctx, id)
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Change
  const whole = { ...asSent(before), ...given }
  const values = {
    ...(await valuesOf(ctx, whole, given.nickname ?? before.nickname, before.shared_team_id)),
    ...(await changedLines(ctx, before, given)),
  }
  const receivers = given.apv_receive_template ? values.receivers : before.receivers
  const asked = askedOf(whole)
  if (given.form_effect ?? before.effect) await refuseUnfit(ctx, whole)
  const isAskedAnew = before.name !== values.name || !isSame(before, asked)
  const then = { ...values, receivers }
  if (!isAskedAnew && isAsItWas(before, then)) return
  await store.changeForm(ctx, before, then, isAskedAnew ? asked : null)
  ctx.audit({
    action: 'form.update',
    target: ['form', id],
    before: namedIn(wireNames(before), given),
    after: given,
  })
}

/** What it was, by the names under which it is changed. */
const wireNames = (form: store.LockedForm) => ({
  ...asSent(form),
  nickname: form.nickname,
  apv_role_line_variants: form.line_variants.map(formVariantToWire),
  apv_role_line_amount: form.line_amount,
  apv_receive_template: form.receivers.map((one) => ({
    user_id: one.member_id,
    rcv_type: one.type,
    rcv_order: one.order,
  })),
})

/** Documents and drafts that were written with it stay. @throws Failure NOT_FOUND, FORBIDDEN */
export async function deleteForm(ctx: CommandContext, id: number): Promise<void> {
  const before = await lockKept(ctx, id)
  await store.removeForm(ctx, id)
  ctx.audit({ action: 'form.delete', target: ['form', id], before })
}

async function lockKept(ctx: CommandContext, id: number): Promise<store.LockedForm> {
  await getForm(ctx, id)
  const form = await store.lockForm(ctx.tx, id)
  if (!mayKeepForm(ctx.actor, form)) fail('FORBIDDEN')
  return form
}

async function valuesOf(
  ctx: CommandContext,
  form: Omit<NewForm, 'nickname'>,
  nickname: string,
  sharedBefore: number | null = null,
): Promise<Omit<store.FormValues, keyof KeptLines>> {
  const team = form.share_team ? (sharedBefore ?? (await store.teamOf(ctx, ctx.actor.memberId))) : null
  if (form.share_team) found(team)
  const shared = { shared_with_company: form.share_com, shared_team_id: team }
  if (!mayShare(ctx.actor, shared)) fail('FORBIDDEN')
  return {
    ...shared,
    category_id: form.category_id,
    name: form.drf_title,
    nickname,
    template_form: form.template_form,
    editor_type: form.editor_type,
    line_changeable: form.is_apv_line_changable,
    copies_title: form.copy_title,
    storage_years: form.storage_period,
    receivers: await store.resolveReceivers(ctx, form.apv_receive_template, 'apv_receive_template'),
  }
}

type AskedWire = Pick<NewForm, 'drf_content' | 'form_fields' | 'form_effect'>

function askedOf(form: AskedWire): store.Asked {
  const { form_fields: fields, form_effect: effect } = form
  return { content: cleanRichText(form.drf_content), fields: fields as FormField[], effect }
}

const isSame = (one: store.Asked, other: store.Asked) =>
  isDeepStrictEqual([one.content, one.fields, one.effect], [other.content, other.fields, other.effect])

async function refuseUnfit(ctx: CommandContext, form: AskedWire & Pick<NewForm, 'is_apv_line_changable'>) {
  if (!form.form_effect) return
  await refuseEffect(ctx, form.form_effect, form.form_fields as FormField[], form.is_apv_line_changable)
}

function isAsItWas(before: store.LockedForm, values: Partial<store.FormValues>): boolean {
  return Object.entries(values).every(
    ([name, value]) =>
      value === undefined || isDeepStrictEqual(value, before[name as keyof store.LockedForm]),
  )
}

function asSent(form: store.LockedForm): Omit<NewForm, 'nickname'> {
  return {
    drf_title: form.name,
    drf_content: form.content,
    apv_role_line: form.role_line,
    template_form: form.template_form,
    form_fields: form.fields as NewForm['form_fields'],
    form_effect: form.effect,
    storage_period: form.storage_years,
    editor_type: form.editor_type,
    share_com: form.shared_with_company,
    share_team: form.shared_team_id !== null,
    is_apv_line_changable: form.line_changeable,
    copy_title: form.copies_title,
    apv_receive_template: [],
    category_id: form.category_id,
  }
}

const shorten = (name: string) => [...name].slice(0, LONGEST_NICKNAME).join('').trim()
