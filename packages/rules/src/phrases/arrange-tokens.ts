import type { SaidTime } from './resolve-time.ts'
import type { Half, SaidAct, SaidDay, Token } from './tokens.ts'

/** Days as they were said: one, from one to another, so many from one on, or from today until one. */
export interface SaidDays {
  from: SaidDay | null
  to: SaidDay | null
  count: number | null
  /** The end may be a number of days as well: 내일부터 3일. */
  mayCount?: true
}

/** A phrase with its pieces put together, before it is known which days and times are meant. */
export interface SaidPhrase {
  /** What may be meant by the days; empty where none are said. */
  days: SaidDays[]
  start: SaidTime | null
  end: SaidTime | null
  minutes: number | null
  unit: 'FULL' | 'HALF' | 'QUARTER' | 'TIME' | null
  half: Half | null
  acts: SaidAct[]
  rooms: number[]
  forms: number[]
  /** Days that no calendar has; then none of the others is what was meant. */
  noDays: string[]
  /** What nobody understood, as it was typed. */
  words: string[]
}

type DayToken = Extract<Token, { is: 'day' }>

const OF_DAYS = new Set<Token['is']>(['day', 'number', 'letter', 'tie', 'until', 'count'])

const isDayLike = (token: Token | undefined): token is Exclude<Token, { is: 'word' }> =>
  token?.is === 'day' || token?.is === 'number' || token?.is === 'letter'

/** Puts together what stands beside each other: ranges of days and times, lengths, units. */
export function arrangeTokens(tokens: readonly Token[]): SaidPhrase {
  const rest = [...tokens]
  const phrase: SaidPhrase = {
    days: [],
    start: null,
    end: null,
    minutes: null,
    unit: null,
    half: null,
    acts: [],
    rooms: [],
    forms: [],
    noDays: [],
    words: [],
  }
  takeTimes(rest, phrase)
  // What was said between two days keeps them apart in writing only: 3일 연차 12월 14일부터.
  const { years, ofDays } = splitYears(joinYears(rest.filter(({ is }) => OF_DAYS.has(is))))
  takeDays(ofDays, phrase)
  for (const token of [...years, ...rest.filter(({ is }) => !OF_DAYS.has(is)), ...ofDays])
    takeOne(token, phrase)
  // A part of what was said would be another period than the one that is meant.
  if (phrase.noDays.length > 0 || rest.some(({ is }) => is === 'scattered')) phrase.days = []
  return phrase
}

/** 내년 1월 2일, jan 2 next year: a year belongs to the day behind it, or else to the one before it. */
function joinYears(tokens: readonly Token[]): Token[] {
  const joined = [...tokens]
  for (let at = 0; at < joined.length; at += 1) {
    const said = joined[at]!
    if (said.is !== 'day' || said.day.by !== 'year') continue
    const other = [at + 1, at - 1].find((place) => mayTakeYear(joined[place]))
    if (other === undefined) continue
    const { day } = joined[other] as DayToken
    joined.splice(Math.min(at, other), 2, { is: 'day', day: { ...day, year: said.day.year } as SaidDay })
  }
  return joined
}

interface SplitYears {
  /** What nobody understood of them: a Friday that is called next year's. */
  years: Token[]
  ofDays: Token[]
}

/** 올해 연차 사흘, 내일 올해 연차: a year beside days that have none is no range of its own; this one says nothing that they do not. */
function splitYears(tokens: readonly Token[]): SplitYears {
  const isOwnDay = (token: Token) =>
    token.is === 'count' || token.is === 'letter' || (token.is === 'day' && !yearOf(token))
  const ofDays = tokens.some(isOwnDay)
    ? tokens.filter((token, at) => !yearOf(token) || isEdge(tokens[at - 1]) || isEdge(tokens[at + 1]))
    : [...tokens]
  const years = tokens.flatMap((token): Token[] => {
    const said = yearOf(token)
    return said && !ofDays.includes(token) && !isThisYear(said) ? [{ is: 'word', said: said.said }] : []
  })
  return { years, ofDays }
}

type YearDay = Extract<SaidDay, { by: 'year' }>

const yearOf = (token: Token): YearDay | null =>
  token.is === 'day' && token.day.by === 'year' ? token.day : null
const isThisYear = ({ year }: YearDay): boolean => typeof year === 'object' && year.away === 0
/** 내일부터 올해까지: a year at the edge of a range is that edge. */
const isEdge = (token: Token | undefined): boolean => token?.is === 'tie' || token?.is === 'until'

const mayTakeYear = (token: Token | undefined): boolean =>
  token?.is === 'day' &&
  (token.day.by === 'date' || (token.day.by === 'month' && token.day.month !== undefined)) &&
  token.day.year === undefined

function takeOne(token: Token, phrase: SaidPhrase): void {
  if (token.is === 'length') phrase.minutes = token.minutes
  else if (token.is === 'half') phrase.half = token.half
  else if (token.is === 'unit') {
    phrase.unit = token.unit
    phrase.half = token.half ?? phrase.half
  } else if (token.is === 'act') phrase.acts.push(token.said)
  else if (token.is === 'room') phrase.rooms.push(token.id)
  else if (token.is === 'form') phrase.forms.push(token.id)
  else if (token.is === 'noDay') phrase.noDays.push(token.said)
  else if (token.is === 'word' || token.is === 'number' || token.is === 'letter' || token.is === 'scattered')
    phrase.words.push(token.said)
}

/** 14시~16시, 14~16시, 14시부터 2시간, 18시까지 */
function takeTimes(rest: Token[], phrase: SaidPhrase): void {
  const at = rest.findIndex(({ is }) => is === 'time')
  if (at < 0) return
  const said = rest[at] as Extract<Token, { is: 'time' }>
  const [before, tie] = [rest[at - 2], rest[at - 1]]
  if (before?.is === 'number' && tie?.is === 'tie' && before.number <= 24) {
    phrase.start = { hour: before.number, minute: 0, half: null }
    phrase.end = said
    rest.splice(at - 2, 3 + (rest[at + 1]?.is === 'until' ? 1 : 0))
    return
  }
  const isEnd = rest[at + 1]?.is === 'until'
  const second = rest[at + 1]?.is === 'tie' ? rest[at + 2] : undefined
  if (second?.is === 'time' || (second?.is === 'number' && second.number <= 24)) {
    phrase.start = said
    phrase.end = second.is === 'time' ? second : { hour: second.number, minute: 0, half: null }
    rest.splice(at, 3 + (rest[at + 3]?.is === 'until' ? 1 : 0))
  } else if (isEnd) {
    phrase.end = said
    rest.splice(at, 2)
  } else {
    phrase.start = said
    rest.splice(at, rest[at + 1]?.is === 'tie' ? 2 : 1)
  }
}

/** 3일부터 5일까지, 12.24~26, 내일부터 3일간, 금요일까지; two days with nothing between them may mean either, or all between. */
function takeDays(rest: Token[], phrase: SaidPhrase): void {
  const first = rest.findIndex((token) => token.is === 'day')
  const letter = first < 0 ? rest.findIndex(({ is }) => is === 'letter') : -1
  const at = first < 0 ? letter : first
  const count = takeCount(rest)
  if (at < 0) {
    if (count !== null) phrase.days = [{ from: { by: 'days', days: 0 }, to: null, count }]
    return
  }
  const where = rest.findIndex((token) => token.is === 'day' || (first < 0 && token.is === 'letter'))
  const from = dayOf(rest[where]!, null)!
  const before = rest[where - 1]
  if (before?.is === 'number' || (before?.is === 'tie' && rest[where - 2]?.is === 'number')) {
    // 24~26일: the number takes what stands behind the other.
    const number = (before.is === 'number' ? before : rest[where - 2]) as Extract<Token, { is: 'number' }>
    if (before.is === 'tie' && from.by === 'day' && number.number >= 1 && number.number <= 31) {
      phrase.days = [{ from: { by: 'day', day: number.number }, to: from, count }]
      rest.splice(where - 2, 3 + (rest[where + 1]?.is === 'until' ? 1 : 0))
      return
    }
  }
  const next = rest[where + 1]
  if (next?.is === 'until' || (before?.is === 'tie' && where === 1)) {
    phrase.days = [{ from: null, to: from, count }]
    rest.splice(next?.is === 'until' ? where : where - 1, 2)
    return
  }
  const isTied = next?.is === 'tie'
  const isFrom = next?.is === 'tie' && next.from === true
  const other = rest[where + (isTied ? 2 : 1)]
  const to = isTied || other?.is === 'day' ? isDayLike(other) && dayOf(other, from) : null
  if (!to) {
    phrase.days = [{ from, to: null, count }]
    rest.splice(where, isTied ? 2 : 1)
    return
  }
  const behind = rest[where + (isTied ? 3 : 2)]
  const isUntil = behind?.is === 'until'
  if (!isTied && from.by === 'day' && behind?.is === 'tie' && behind.from) {
    // 3일 연차 12월 14일부터: the days are counted from what 부터 stands behind.
    rest.splice(where, 3)
    phrase.days = [{ from: to, to: null, count: from.day }]
    return
  }
  rest.splice(where, (isTied ? 3 : 2) + (isUntil ? 1 : 0))
  phrase.days = meanings(from, to, {
    isTied,
    isUntil,
    mayCount: other?.is === 'day' && to.by === 'day' && (isFrom || !isTied),
  })
}

interface Between {
  isTied: boolean
  isUntil: boolean
  /** The second may be a number of days as well: 내일부터 3일. */
  mayCount: boolean
}

function meanings(from: SaidDay, to: SaidDay, { isTied, isUntil, mayCount }: Between): SaidDays[] {
  const range: SaidDays = { from, to, count: null }
  if (isTied || isUntil) return [{ ...range, ...(mayCount && !isUntil && { mayCount: true as const }) }]
  const counted: SaidDays[] = mayCount && to.by === 'day' ? [{ from, to: null, count: to.day }] : []
  return [...counted, range, { from, to: null, count: null }, { from: to, to: null, count: null }]
}

function takeCount(rest: Token[]): number | null {
  const at = rest.findIndex(({ is }) => is === 'count')
  if (at < 0) return null
  const [token] = rest.splice(at, 1) as [Extract<Token, { is: 'count' }>]
  // 내일부터 3일간
  if (rest[at - 1]?.is === 'tie') rest.splice(at - 1, 1)
  return token.days
}

/** A number or a letter is the day of the month or of the week that stands before the tie. */
function dayOf(token: Token, from: SaidDay | null): SaidDay | null {
  if (token.is === 'day') return (token as DayToken).day
  if (token.is === 'letter') {
    return from?.by === 'week'
      ? { by: 'week', weeks: from.weeks, weekday: token.weekday }
      : { by: 'weekday', weekday: token.weekday }
  }
  if (token.is !== 'number' || token.number < 1 || token.number > 31) return null
  return { by: 'day', day: token.number }
}
