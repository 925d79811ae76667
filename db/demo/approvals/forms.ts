import {
  fillForm,
  formDocument,
  getForm,
  takeStandardForm,
  writeDocument,
} from '#server/approvals/forms/index.ts'
import { type DocumentPlan, titlesIn } from '../document-plan.ts'
import { insertRows } from '../insert-rows.ts'
import { workDayBefore } from '../leave-plan.ts'
import type { DemoPerson } from '../people.ts'
import { actingAs } from '../time/acting.ts'
import { koreanInstant, type World } from '../world.ts'
import { DRAFTED, type Place, writtenDocuments } from './written.ts'

/** What the company writes with: standard forms as the product offers them, by the category in which they stand. */
const TAKEN: Record<string, readonly string[]> = {
  구매·지출: ['proposal', 'spending', 'purchase', 'card'],
  근무·출장: ['trip', 'trip_report', 'remote'],
  업무·인사: ['minutes', 'cooperation', 'handover', 'training', 'certificate'],
}
const TAKEN_DAYS_AGO = 80

/** Takes the forms, begins what somebody has not sent yet, and plans the documents that were written with them. */
export async function createForms(world: World, people: readonly DemoPerson[]): Promise<DocumentPlan[]> {
  const working = people.filter(({ status }) => status === 'WORKING')
  const admin = working.find(({ role }) => role === 'admin')
  if (!admin) return []
  const ids = await takeForms(world, admin)
  const teams = new Map(people.map(({ team, teamId }) => [team, teamId]))
  const place: Place = { working, teams, today: world.today }
  await createDrafts(world, working, ids)
  const plans: DocumentPlan[] = []
  for (const written of writtenDocuments(place))
    plans.push(await planOf(world, written, ids.get(written.form)!))
  return plans
}

async function takeForms(world: World, admin: DemoPerson): Promise<Map<string, number>> {
  const at = koreanInstant(world.today.subtract({ days: TAKEN_DAYS_AGO }), 600)
  const ctx = await actingAs(world, admin, Temporal.Instant.from(at))
  const categories = Object.keys(TAKEN).map((name, sort_order) => ({
    company_id: world.companyId,
    name,
    sort_order,
  }))
  const made = await insertRows<{ id: number; name: string }>(world.tx, 'form_categories', categories, [
    'id',
    'name',
  ])
  const ids = new Map<string, number>()
  for (const { id: category_id, name } of made)
    for (const key of TAKEN[name]!) {
      const id = await takeStandardForm(ctx, key)
      await world.tx.updateTable('forms').set({ category_id }).where('id', '=', id).execute()
      ids.set(key, id)
    }
  return ids
}

async function createDrafts(
  world: World,
  working: readonly DemoPerson[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const member = working.find(({ role }) => role === 'member')
  if (!member) return
  const ctx = await actingAs(world, member)
  for (const { form, title, given } of DRAFTED)
    await writeDocument(ctx, {
      drf_tem_id: ids.get(form)!,
      drf_title: title,
      drf_content: '',
      drf_values: given,
      is_draft: true,
      replaces_drf_id: null,
    })
}

async function planOf(
  world: World,
  { author, title, given, ago, minute, status, receivers }: ReturnType<typeof writtenDocuments>[number],
  formId: number,
): Promise<DocumentPlan> {
  const ctx = await actingAs(world, author)
  const { id, version, name, nickname, fields, storage_years: storageYears } = await getForm(ctx, formId)
  const content = formDocument.content.parse({
    form: { id, version, name, nickname, storageYears },
    title,
    text: '',
    fields,
    values: await fillForm(ctx, fields, given, undefined),
  })
  return {
    kind: formDocument.key,
    status,
    titles: titlesIn(() => title),
    content,
    filing: formDocument.filing!(content),
    author,
    submittedOn: workDayBefore(world.today.subtract({ days: ago })),
    minute,
    receivers,
    leave: null,
  }
}
