import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import { seededRandom } from './random.ts'
import type { World } from './world.ts'

const FIELDS = [
  { name: '사번', kind: 'TEXT', shown_to: 'ALL', edited_by: 'ADMIN', placeholder: '예: G-0123' },
  {
    name: '비상 연락처',
    kind: 'PHONE',
    shown_to: 'LEADER',
    edited_by: 'SELF',
    placeholder: '예: 010-1234-5678',
  },
  {
    name: '주소',
    kind: 'TEXT',
    shown_to: 'LEADER',
    edited_by: 'SELF',
    placeholder: '예: 서울특별시 중구 세종대로 110',
  },
  { name: '단체복 치수', kind: 'CHOICE', shown_to: 'LEADER', edited_by: 'SELF', placeholder: '' },
  { name: '할 수 있는 언어', kind: 'CHOICES', shown_to: 'ALL', edited_by: 'SELF', placeholder: '' },
  { name: '운전면허', kind: 'YES_NO', shown_to: 'LEADER', edited_by: 'SELF', placeholder: '' },
  { name: '인사 메모', kind: 'LONG_TEXT', shown_to: 'ADMIN', edited_by: 'ADMIN', placeholder: '' },
] as const

const OPTIONS: Record<string, readonly string[]> = {
  '단체복 치수': ['S', 'M', 'L', 'XL'],
  '할 수 있는 언어': ['영어', '일본어', '중국어'],
}
const DISTRICTS = [
  '마포구 월드컵로',
  '성동구 왕십리로',
  '송파구 올림픽로',
  '관악구 관악로',
  '은평구 통일로',
] as const

type Row = { id: number; name: string; field_id: number }

/** Makes extra fields and fills them for most people, so that lists and counts show something. */
export async function createCustomFields(world: World, people: readonly DemoPerson[]): Promise<void> {
  const { tx, companyId } = world
  const fields = await insertRows<Row>(
    tx,
    'custom_fields',
    FIELDS.map((field, index) => ({ company_id: companyId, ...field, sort_order: index })),
    ['id', 'name'],
  )
  const idOf = (name: string) => fields.find((field) => field.name === name)!.id
  const optionRows = Object.entries(OPTIONS).flatMap(([field, names]) =>
    names.map((name, index) => ({ company_id: companyId, field_id: idOf(field), name, sort_order: index })),
  )
  const options = await insertRows<Row>(tx, 'custom_field_options', optionRows, ['id', 'name', 'field_id'])
  const planned = planValues(world, people).map((plan) => ({ ...plan, fieldId: idOf(plan.field) }))
  const values = await insertRows<{ id: number; member_id: number; field_id: number }>(
    tx,
    'custom_values',
    planned.map(({ memberId, fieldId, value }) => ({
      company_id: companyId,
      member_id: memberId,
      field_id: fieldId,
      value,
    })),
    ['id', 'member_id', 'field_id'],
  )
  const valueIds = new Map(values.map((row) => [`${row.member_id} ${row.field_id}`, row.id]))
  const optionIds = new Map(options.map((row) => [`${row.field_id} ${row.name}`, row.id]))
  const links = planned.flatMap(({ memberId, fieldId, chosen }) =>
    chosen.map((name) => ({
      company_id: companyId,
      value_id: valueIds.get(`${memberId} ${fieldId}`)!,
      option_id: optionIds.get(`${fieldId} ${name}`)!,
    })),
  )
  await insertRows(tx, 'custom_value_options', links)
}

interface Plan {
  memberId: number
  field: (typeof FIELDS)[number]['name']
  value: string
  chosen: string[]
}

/** A source of its own, so that what else is made stays as it was before there were extra fields. */
function planValues({ today }: World, people: readonly DemoPerson[]): Plan[] {
  const random = seededRandom(`gyeol custom fields ${today}`)
  const four = () => String(random.between(1000, 9999))
  return people.flatMap((person, index) => {
    const plans: Plan[] = []
    const add = (field: Plan['field'], value: string, chosen: string[] = []) =>
      plans.push({ memberId: person.id, field, value, chosen })
    add('사번', `G-${String(index + 1).padStart(4, '0')}`)
    if (random.chance(0.8)) add('비상 연락처', `010-0000-${four()}`)
    if (random.chance(0.6)) add('주소', `서울특별시 ${random.pick(DISTRICTS)} ${random.between(1, 300)}`)
    if (random.chance(0.9)) add('단체복 치수', '', [random.pick(OPTIONS['단체복 치수']!)])
    const spoken = OPTIONS['할 수 있는 언어']!.filter(() => random.chance(0.35))
    if (spoken.length > 0) add('할 수 있는 언어', '', spoken)
    if (random.chance(0.7)) add('운전면허', random.chance(0.6) ? 'true' : 'false')
    return plans
  })
}
