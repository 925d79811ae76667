import { expect, test } from 'vitest'
import { changedHolders } from './changed-holders.ts'

const kim = { id: 1, name: '김하나' }
const lee = { id: 2, name: '이두리' }
const park = { id: 3, name: '박세영' }

test.each([
  ['nobody changes', [kim, lee], [lee, kim], [], []],
  ['some come', [kim], [kim, lee, park], [lee, park], []],
  ['some go', [kim, lee], [], [], [kim, lee]],
  ['some come and some go', [kim, lee], [lee, park], [park], [kim]],
])('%s', (_case, before, now, added, taken) => {
  expect(changedHolders(before, now)).toEqual({ added, taken })
})
