import { expect, test } from 'vitest'
import { componentTypesIn } from '#server/approvals/forms/component-types.ts'
import { formBuilder as en } from '../apps/web/src/features/approvals/forms/text/form-builder.en.ts'
import { formBuilder as ja } from '../apps/web/src/features/approvals/forms/text/form-builder.ja.ts'
import { formBuilder as ko } from '../apps/web/src/features/approvals/forms/text/form-builder.ko.ts'

test.each(Object.entries({ ko, ja, en }))(
  'questions are called the same by the interface and on the screen: %s',
  (language, texts) => {
    const types = componentTypesIn(language as 'ko')
    const names = (some: readonly { code: string; name: string }[]) =>
      Object.fromEntries(some.map(({ code, name }) => [code, name]))
    expect(names(types.filter((type) => type.is_field))).toEqual(texts.kind)
    // What a form asks as well is called there as it is in a form.
    const columns = names(types.filter((type) => !type.is_field))
    expect(texts.columnKind).toMatchObject(columns)
    expect(names(types.flatMap(({ facts }) => facts))).toEqual(texts.factName)
  },
)
