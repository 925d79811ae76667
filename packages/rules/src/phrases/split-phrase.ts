import { looseKey } from '../search/loose-key.ts'
import { ACT_MATCHERS } from './act-words.ts'
import { DAY_MATCHERS } from './day-words.ts'
import { TIME_MATCHERS } from './time-words.ts'
import type { Matcher, Token } from './tokens.ts'

/** A name that the company gave, and what it stands for. */
export interface NamedThing {
  names: readonly string[]
  token: Token
}

const END = /[\s,、]/

/** Full width becomes half; a keyboard's Hangul becomes whole. Letters by themselves (ㄱ) stay what they are. */
export function plainPhrase(phrase: string): string {
  return phrase
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .toLowerCase()
    .trim()
}

/**
 * The pieces of a phrase. A run of letters is told apart only when all of it is understood (내일오후반차); otherwise it is one
 * word: 오늘의집 is no day.
 */
export function splitPhrase(phrase: string, things: readonly NamedThing[] = []): Token[] {
  const text = plainPhrase(phrase)
  const matchers = [...namedMatchers(things), ...TIME_MATCHERS, ...DAY_MATCHERS, ...ACT_MATCHERS]
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (END.test(text[at]!)) {
      at += 1
      continue
    }
    const run = readRun(text, at, matchers, new Set())
    if (run) {
      tokens.push(...run.tokens)
      at = run.end
    } else {
      const end = wordEnd(text, at)
      tokens.push({ is: 'word', said: text.slice(at, end) })
      at = end
    }
  }
  return tokens.filter(({ is }) => is !== 'filler')
}

interface Run {
  tokens: Token[]
  end: number
}

/** @param dead places from which no way leads to the end of the run: each is tried once */
function readRun(text: string, at: number, matchers: readonly Matcher[], dead: Set<number>): Run | null {
  if (dead.has(at)) return null
  for (const [pattern, read] of matchers) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const token = match && match[0] !== '' ? read(match) : null
    if (!match || !token) continue
    const end = at + match[0].length
    if (end >= text.length || END.test(text[end]!) || END.test(text[end - 1]!))
      return { tokens: [token], end }
    if (isLatinInside(text, end)) continue
    const rest = readRun(text, end, matchers, dead)
    if (rest) return { tokens: [token, ...rest.tokens], end: rest.end }
  }
  dead.add(at)
  return null
}

/** Latin words end where they end: "offer" is not "off". */
const isLatinInside = (text: string, at: number) => /[a-z]/.test(text[at]!) && /[a-z]/.test(text[at - 1]!)

function wordEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && !END.test(text[end]!)) end += 1
  return end
}

/** Names with any white space in them, the longest first: 회의실 A before 회의실. */
function namedMatchers(things: readonly NamedThing[]): Matcher[] {
  return things
    .flatMap(({ names, token }) => names.map((name) => ({ letters: [...looseKey(name)], token })))
    .filter(({ letters }) => letters.length > 1)
    .toSorted((a, b) => b.letters.length - a.letters.length)
    .map(({ letters, token }): Matcher => {
      const spaced = letters.map((letter) => letter.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('\\s*')
      return [new RegExp(spaced, 'y'), () => token]
    })
}
