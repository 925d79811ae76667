import { expect, test } from 'vitest'
import { briefOf, kindOf, registerDocumentKinds, writableKinds } from './document-kinds.ts'
import { kindName } from './kind-name.ts'

const Nothing = () => null
const values = { lost_thing: '우산' }
const told = { drf_type: 'LOST', drf_values: values, drf_content_fits: true }

registerDocumentKinds([
  { key: 'FREE', texts: ['forms'], name: 'forms.name', Block: Nothing },
  {
    key: 'LOST',
    texts: ['approvals'],
    name: 'approvals.title',
    Block: Nothing,
    Edit: { title: 'approvals.title', Form: Nothing },
    brief: ({ lost_thing }: typeof values) => ({ note: lost_thing }),
  },
])

test('a document is shown by its kind, unless it fits it no more or the kind is unknown', () => {
  expect(kindOf(told)?.key).toBe('LOST')
  expect(briefOf(told)).toEqual({ note: '우산' })
  expect(kindOf({ ...told, drf_content_fits: false })).toBeUndefined()
  expect(briefOf({ ...told, drf_values: {}, drf_content_fits: false })).toEqual({})
  expect(kindOf({ ...told, drf_type: 'NOWHERE' })).toBeUndefined()
})

test('a kind has its name, and what is unknown is called other; one writes what has a form', () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof kindName>[0]
  expect(kindName(t, 'FREE')).toBe('forms.name')
  expect(kindName(t, 'NOWHERE')).toBe('approvals.kind.OTHER')
  expect(writableKinds().map(({ key }) => key)).toEqual(['LOST'])
})
