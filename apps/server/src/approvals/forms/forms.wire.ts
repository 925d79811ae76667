import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/forms/forms.ts'
import type * as writing from '#contract/approvals/forms/writing.ts'
import type { LineVariant } from '#rules/approvals/line-conditions.ts'
import type { Actor } from '../../http/context.ts'
import { type DescribedText, variantToWire } from '../lines/index.ts'
import type { DryRun } from './lines/dry-run.ts'
import type { DraftRow, ListedDraft } from './drafts.store.ts'
import { mayKeepForm } from './forms.policy.ts'
import type { CategoryRow, FormRow, LineReceiver, WholeForm } from './forms.queries.ts'
import type { OfferedForm } from './standard/take-standard-form.ts'
import type { Kept } from './write-document.ts'

type WireListed = Input<typeof contract.approvableForms.response>[number]
type WireKept = Input<typeof contract.listForms.response>['results'][number]
type WireForm = Input<typeof contract.getForm.response>

export function listedToWire(row: FormRow, actor: Actor): WireListed {
  const isKeeper = mayKeepForm(actor, row)
  return {
    drf_tem_id: row.id,
    drf_title: row.name,
    nickname: row.nickname,
    template_form: row.template_form,
    category_id: row.category_id,
    category_name: row.category_name,
    share_com: row.shared_with_company,
    share_team: row.shared_team_id !== null,
    storage_period: row.storage_years,
    version: row.version,
    is_bookmarked: row.is_bookmarked,
    used_at: row.used_at,
    user_id: row.author_id,
    username: row.author_name,
    email: row.author_email,
    created_date: row.created_at,
    updated_date: row.updated_at,
    abilities: { update: isKeeper, delete: isKeeper },
  }
}

export function keptFormToWire(row: FormRow, actor: Actor, line: DescribedText): WireKept {
  return {
    ...listedToWire(row, actor),
    apv_role_line: row.role_line,
    apv_role_line_targets: line.targets,
    apv_role_line_findings: line.findings,
  }
}

export function formToWire(row: WholeForm, actor: Actor, line: DescribedText): WireForm {
  return {
    ...keptFormToWire(row, actor, line),
    apv_role_line_variants: row.line_variants.map(formVariantToWire),
    apv_role_line_amount: row.line_amount,
    drf_content: row.content,
    form_fields: row.fields,
    form_effect: row.effect,
    editor_type: row.editor_type,
    apv_receive_template: row.receivers.map((one, at) => ({
      ...placeToWire(one),
      // The place in the line, from 1.
      id: at + 1,
      drf_tem_id: row.id,
      email: one.email,
    })),
    is_apv_line_changable: row.line_changeable,
    copy_title: row.copies_title,
  }
}

export function formVariantToWire(variant: LineVariant): WireForm['apv_role_line_variants'][number] {
  const { kinds: _, ...rest } = variantToWire(variant)
  return { ...rest, fact: variant.when.fact as WireForm['apv_role_line_variants'][number]['fact'] }
}

export function standardToWire(form: OfferedForm): Input<typeof contract.listStandardForms.response>[number] {
  return {
    key: form.key,
    drf_title: form.name,
    form_fields: form.fields,
    form_effect: form.effect,
    storage_period: form.years,
  }
}

export function placeToWire(
  one: Omit<LineReceiver, 'email'>,
): Omit<WireForm['apv_receive_template'][number], 'id' | 'drf_tem_id' | 'email'> {
  return {
    user_id: one.member_id,
    username: one.name,
    position: one.position,
    team_name: one.team_name,
    rcv_type: one.type,
    rcv_order: one.order,
  }
}

export function categoryToWire(row: CategoryRow): Input<typeof contract.listCategories.response>[number] {
  const { form_count, ...rest } = row
  return { ...rest, template_count: form_count }
}

export function keptToWire({ id, status, serial }: Kept): Input<typeof writing.writeDocument.response> {
  type Status = Input<typeof writing.writeDocument.response>['drf_status']
  return { drf_id: id, is_draft: status === null, drf_status: status as Status, drf_serial: serial }
}

export function listedDraftToWire(
  row: ListedDraft,
): Input<typeof writing.listDrafts.response>['results'][number] {
  return {
    drf_id: row.id,
    drf_title: row.title,
    drf_tem_id: row.form_id,
    form_name: row.form_name,
    is_draft: true,
    updated_date: row.updated_at,
  }
}

export function draftToWire(row: DraftRow): Input<typeof writing.getDraft.response> {
  return {
    ...listedDraftToWire(row),
    drf_content: row.content,
    drf_values: row.given,
    is_form_gone: row.is_form_gone,
    replaces_drf_id: row.replaces_id,
    apv_receive: row.receivers && row.receivers.map(placeToWire),
  }
}

export function dryRunToWire(run: DryRun): Input<typeof writing.lineOfDraft.response> {
  return {
    steps: run.steps.map((one) => ({
      ...placeToWire(one),
      is_absent: one.is_absent,
      deputies: one.deputies,
    })),
    drf_status: run.status as Input<typeof writing.lineOfDraft.response>['drf_status'],
    is_drafter_dropped: run.isDrafterDropped,
    is_by_effect: run.isByEffect,
    left_out: run.leftOut,
    chosen_left_out: run.chosenLeftOut,
  }
}
