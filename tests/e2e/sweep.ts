import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inbox } from '#contract/approvals/documents/approvals.ts'
import { listMembers } from '#contract/people/members/members.ts'

// The addresses come from the tree that the router makes, so a new screen is opened here by itself.
const tree = readFileSync(join(import.meta.dirname, '../../apps/web/src/route-tree.gen.ts'), 'utf8')
const toUnion = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''

/** The addresses of all screens after signing in. */
export const screens = [...toUnion.matchAll(/'(\/main[^']*)'/g)]
  .map((match) => match[1]!)
  .filter((path) => path !== '/main/dev/ui')

/** Where a screen of one thing finds the thing: a list, and what its rows call the number in the address. */
const LISTS: Record<string, readonly [path: string, key: string]> = {
  '/main/approval/$id': [inbox.path, 'drf_id'],
  '/main/members/$id': [listMembers.path, 'user_id'],
}

/** A screen's address as it is opened, of the first thing in its list. */
export async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes('$')) return path
  const [list, key] = LISTS[path]!
  const { results } = (await (await page.request.get(list)).json()) as { results: Record<string, unknown>[] }
  return path.replace('$id', String(results[0]![key]))
}

/** A desk, a small window and a phone. */
export const WIDTHS = [1440, 1024, 390] as const
export const setWidth = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width === 390 ? 844 : 900 })

interface Noted extends Window {
  /** What the server has said to this page. */
  answers: string
}

/** Keeps what the server answers, so that a name of the company can be told from a text of ours. Before the page opens. */
export async function noteAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as Noted
    noted.answers = ''
    const real = window.fetch
    window.fetch = async (...call) => {
      const answer = await real(...call)
      if (!answer.headers.get('content-type')?.includes('json')) return answer
      const said = await answer.clone().text()
      noted.answers += said
      return answer
    }
  })
}

/** All that is written on the page or told to a screen reader, but for what says that it is of another language. */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('[lang]') !== document.documentElement) return []
      const written = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue!] : [],
      )
      const told = ['aria-label', 'title', 'placeholder', 'alt'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      )
      return [...written, ...told]
    }),
  )
}

const FOREIGN = {
  ko: /[\u3040-\u30ff]+/g,
  ja: /[가-힣]+/g,
  en: /[가-힣]+|[\u3040-\u30ff\u4e00-\u9fff]+/g,
} as const

// A law keeps its Korean name beside the translation, and a language is called by its own.
const KEPT = ['근로기준법', '한국어', '日本語']

/** What stands on the page in the letters of another language, and is no name that the server gave. */
export async function untranslated(page: Page, language: keyof typeof FOREIGN): Promise<string[]> {
  const written = await wordsOf(page)
  // After the words: what arrives in between is an answer that nobody reads yet.
  const answers = await page.evaluate(() => (window as unknown as Noted).answers)
  const foreign = (words: string) => words.match(FOREIGN[language]) ?? []
  const given = new Set([...KEPT, ...foreign(answers)])
  // A picture that is missing shows the family name alone, of one letter or two.
  const isInitial = (words: string) => words.length <= 2 && [...given].some((name) => name.startsWith(words))
  return written.filter((words) => !foreign(words).every((run) => given.has(run)) && !isInitial(words))
}

/**
 * Texts of which a part is out of its box and cannot be scrolled to. A name of the company that is too long for its place may
 * end in …, a text of ours may not.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { answers } = window as unknown as Noted
    const isGiven = (text: string) => text.split(/\s*[·,()]\s*/).every((part) => answers.includes(part))
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim()
      const own = walker.currentNode.parentElement!
      if (text === '' || !own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const box = range.getBoundingClientRect()
      for (let at: HTMLElement | null = own; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        // For screen readers alone, or to be scrolled to.
        if (at.offsetWidth <= 1 || /auto|scroll/.test(style.overflowX + style.overflowY)) break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const frame = at.getBoundingClientRect()
        const isWide = box.right > frame.right + 1 || box.left < frame.left - 1
        const isHigh = box.bottom > frame.bottom + 2 || box.top < frame.top - 2
        if (!isWide && !isHigh) continue
        const mayEnd = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (!(mayEnd && isGiven(text))) cut.push(text)
        break
      }
    }
    return cut
  })
}
