import type { Random } from './random.ts'

export interface PersonName {
  /** 김서연 */
  full: string
  /** Seoyeon Kim */
  english: string
  /** seoyeon.kim, without what would make it unique */
  mailbox: string
}

type Syllable = readonly [hangul: string, latin: string]

const surnames: readonly Syllable[] = [
  ['김', 'Kim'],
  ['이', 'Lee'],
  ['박', 'Park'],
  ['최', 'Choi'],
  ['정', 'Jung'],
  ['강', 'Kang'],
  ['조', 'Cho'],
  ['윤', 'Yoon'],
  ['장', 'Jang'],
  ['임', 'Lim'],
  ['한', 'Han'],
  ['오', 'Oh'],
  ['서', 'Seo'],
  ['신', 'Shin'],
  ['권', 'Kwon'],
  ['황', 'Hwang'],
  ['안', 'Ahn'],
  ['송', 'Song'],
  ['류', 'Ryu'],
  ['홍', 'Hong'],
  ['전', 'Jeon'],
  ['고', 'Ko'],
  ['문', 'Moon'],
  ['양', 'Yang'],
  ['손', 'Son'],
  ['배', 'Bae'],
  ['백', 'Baek'],
  ['허', 'Heo'],
  ['유', 'Yoo'],
  ['남', 'Nam'],
  ['심', 'Shim'],
  ['노', 'Noh'],
]
const longSurnames: readonly Syllable[] = [
  ['남궁', 'Namgung'],
  ['황보', 'Hwangbo'],
  ['선우', 'Sunwoo'],
  ['제갈', 'Jegal'],
]

const firsts: readonly Syllable[] = [
  ['서', 'seo'],
  ['민', 'min'],
  ['지', 'ji'],
  ['도', 'do'],
  ['하', 'ha'],
  ['예', 'ye'],
  ['현', 'hyun'],
  ['수', 'su'],
  ['은', 'eun'],
  ['태', 'tae'],
  ['유', 'yu'],
  ['준', 'jun'],
  ['소', 'so'],
  ['재', 'jae'],
  ['승', 'seung'],
  ['채', 'chae'],
  ['다', 'da'],
  ['시', 'si'],
  ['건', 'geon'],
  ['우', 'woo'],
  ['나', 'na'],
  ['동', 'dong'],
  ['가', 'ga'],
  ['주', 'ju'],
]
const seconds: readonly Syllable[] = [
  ['연', 'yeon'],
  ['준', 'jun'],
  ['윤', 'yoon'],
  ['우', 'woo'],
  ['진', 'jin'],
  ['희', 'hee'],
  ['아', 'ah'],
  ['원', 'won'],
  ['빈', 'bin'],
  ['영', 'young'],
  ['호', 'ho'],
  ['경', 'kyung'],
  ['린', 'rin'],
  ['율', 'yul'],
  ['성', 'sung'],
  ['현', 'hyun'],
  ['나', 'na'],
  ['후', 'hu'],
  ['정', 'jung'],
  ['람', 'ram'],
  ['솔', 'sol'],
  ['인', 'in'],
  ['혁', 'hyuk'],
  ['온', 'on'],
]
const singles: readonly Syllable[] = [
  ['결', 'Gyeol'],
  ['솔', 'Sol'],
  ['별', 'Byeol'],
  ['찬', 'Chan'],
  ['율', 'Yul'],
  ['선', 'Seon'],
]

const LONG_SHARE = 0.05
const SHORT_SHARE = 0.05

/** So many different names: most of three characters, a few of two and of four. */
export function makeNames(random: Random, count: number): PersonName[] {
  const made = new Map<string, PersonName>()
  while (made.size < count) {
    const name = makeName(random)
    if (!made.has(name.full)) made.set(name.full, name)
  }
  return [...made.values()]
}

function makeName(random: Random): PersonName {
  if (random.chance(SHORT_SHARE)) return join(random.pick(surnames), random.pick(singles))
  const surname = random.chance(LONG_SHARE) ? random.pick(longSurnames) : random.pick(surnames)
  const [first, second] = [random.pick(firsts), random.pick(seconds)]
  const latin = first[1] + second[1]
  return join(surname, [first[0] + second[0], latin[0]!.toUpperCase() + latin.slice(1)])
}

function join([surname, latinSurname]: Syllable, [given, latinGiven]: Syllable): PersonName {
  return {
    full: surname + given,
    english: `${latinGiven} ${latinSurname}`,
    mailbox: `${latinGiven}.${latinSurname}`.toLowerCase(),
  }
}
