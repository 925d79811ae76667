import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, LEAST_PEOPLE, tellableSums } from './tellable-sums.ts'

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const cell = (day: string, teamId: number | null, members: readonly number[]): Cell => ({
  day,
  teamId,
  people: members.length,
  members,
})

test.each<[string, Cell[], { days: string[]; counted: string[]; ofTeams: boolean[] }]>([
  ['nobody answered', [], { days: [], counted: [], ofTeams: [] }],
  [
    'large teams are told, each by itself',
    [cell('1', 1, range(0, 5)), cell('1', 2, range(10, 8))],
    { days: ['1'], counted: ['1'], ofTeams: [true, true] },
  ],
  [
    'a rest of too few takes the smallest of the large teams with it',
    [cell('1', 1, range(0, 9)), cell('1', 2, range(10, 4)), cell('1', 3, range(20, 6))],
    { days: ['1'], counted: ['1'], ofTeams: [true, false, false] },
  ],
  [
    'small teams that are enough together hide each other',
    [cell('1', 1, range(0, 9)), cell('1', 2, range(10, 4)), cell('1', 3, range(20, 3))],
    { days: ['1'], counted: ['1'], ofTeams: [true, false, false] },
  ],
  [
    'days of too few wait until they are enough people together, and are told as no day',
    [cell('1', 1, [1, 2]), cell('2', 1, range(0, 6)), cell('3', 2, [2, 3]), cell('4', 2, [4, 5])],
    { days: ['2'], counted: ['2', '1', '3', '4'], ofTeams: [false, true, false, false] },
  ],
  [
    'the same person on five days is one person',
    range(1, 5).map((day) => cell(String(day), 1, [7])),
    { days: [], counted: [], ofTeams: [false, false, false, false, false] },
  ],
])('%s', (_, cells, { days, counted, ofTeams }) => {
  const told = tellableSums(cells)
  expect([[...told.days], [...told.counted], told.ofTeams]).toEqual([days, counted, ofTeams])
})

/** One answer: who, on which day, in which team then. */
interface Answer {
  member: number
  day: number
  team: number
}

/** People who answer on some days, move between teams and leave: each day a person is in one team, or does not answer. */
const anyMonth = fc
  .record({ people: fc.integer({ min: 1, max: 22 }), days: fc.integer({ min: 1, max: 7 }) })
  .chain(({ people, days }) =>
    fc
      .array(
        fc.array(fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }), {
          minLength: days,
          maxLength: days,
        }),
        {
          minLength: people,
          maxLength: people,
        },
      )
      .map((who) =>
        who.flatMap((teams, member) =>
          teams.flatMap((team, day): Answer[] => (team === null ? [] : [{ member, day, team }])),
        ),
      ),
  )

/** Every sum that an admin may be told who asks on every morning of the month, by day and by team. */
function everySum(answers: readonly Answer[]): Answer[][] {
  const last = Math.max(0, ...answers.map(({ day }) => day))
  return range(0, last + 1).flatMap((today) => {
    const known = answers.filter(({ day }) => day <= today)
    const groups = [...Map.groupBy(known, ({ day, team }) => `${day} ${team}`).values()].toSorted(
      ([a], [b]) => a!.day - b!.day || a!.team - b!.team,
    )
    const cells = groups.map((group) =>
      cell(
        String(group[0]!.day),
        group[0]!.team,
        group.map(({ member }) => member),
      ),
    )
    const told = tellableSums(cells)
    const teams = Map.groupBy(
      groups.filter((_, at) => told.ofTeams[at]),
      ([first]) => first!.team,
    )
    return [
      known.filter(({ day }) => told.counted.has(String(day))),
      ...[...told.days].map((day) => known.filter((one) => String(one.day) === day)),
      ...[...teams.values()].map((own) => own.flat()),
    ]
  })
}

const peopleOf = (answers: Iterable<Answer>) => new Set([...answers].map(({ member }) => member)).size

test('no two answers of any mornings, by day or by team, differ by fewer than five people', () => {
  fc.assert(
    fc.property(anyMonth, (answers) => {
      const sums = everySum(answers).map((sum) => new Set(sum))
      for (const large of sums)
        for (const small of sums) {
          const isPart = [...small].every((one) => large.has(one))
          const rest = isPart ? peopleOf([...large].filter((one) => !small.has(one))) : 0
          expect(rest === 0 || rest >= LEAST_PEOPLE).toBe(true)
        }
    }),
  )
})

test('nor do any number of them: answers that all sums tell alike are of five people or more', () => {
  fc.assert(
    fc.property(anyMonth, (answers) => {
      const sums = everySum(answers).map((sum) => new Set(sum))
      // Whatever is added and taken away, what can be told apart is told apart by which sums an answer stands in.
      const alike = Map.groupBy(answers, (one) => sums.map((sum) => (sum.has(one) ? '1' : '0')).join(''))
      const told = [...alike].filter(([stands]) => stands.includes('1')).map(([, group]) => peopleOf(group))
      expect(told.filter((people) => people < LEAST_PEOPLE)).toEqual([])
    }),
  )
})

test('most is told where there are many', () => {
  const cells = range(1, 20).flatMap((day) =>
    range(1, 4).map((team) => cell(String(day).padStart(2, '0'), team, range(team * 100, 8))),
  )
  const told = tellableSums(cells)
  expect([told.days.size, told.ofTeams.every(Boolean)]).toEqual([20, true])
})
