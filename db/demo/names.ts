import type { Random } from './random.ts'

export interface PersonName {
  /** 김서연 */
  full: string
  /** Seoyeon Kim */
  english: string
  /** キム・ソヨン */
  japanese: string
  /** seoyeon.kim, without what would make it unique */
  mailbox: string
}

type Syllable = readonly [hangul: string, latin: string, kana: string]

const surnames: readonly Syllable[] = [
  ['김', 'Kim', 'キム'],
  ['이', 'Lee', 'イ'],
  ['박', 'Park', 'パク'],
  ['최', 'Choi', 'チェ'],
  ['정', 'Jung', 'チョン'],
  ['강', 'Kang', 'カン'],
  ['조', 'Cho', 'チョ'],
  ['윤', 'Yoon', 'ユン'],
  ['장', 'Jang', 'チャン'],
  ['임', 'Lim', 'イム'],
  ['한', 'Han', 'ハン'],
  ['오', 'Oh', 'オ'],
  ['서', 'Seo', 'ソ'],
  ['신', 'Shin', 'シン'],
  ['권', 'Kwon', 'クォン'],
  ['황', 'Hwang', 'ファン'],
  ['안', 'Ahn', 'アン'],
  ['송', 'Song', 'ソン'],
  ['류', 'Ryu', 'リュ'],
  ['홍', 'Hong', 'ホン'],
  ['전', 'Jeon', 'チョン'],
  ['고', 'Ko', 'コ'],
  ['문', 'Moon', 'ムン'],
  ['양', 'Yang', 'ヤン'],
  ['손', 'Son', 'ソン'],
  ['배', 'Bae', 'ペ'],
  ['백', 'Baek', 'ペク'],
  ['허', 'Heo', 'ホ'],
  ['유', 'Yoo', 'ユ'],
  ['남', 'Nam', 'ナム'],
  ['심', 'Shim', 'シム'],
  ['노', 'Noh', 'ノ'],
]
const longSurnames: readonly Syllable[] = [
  ['남궁', 'Namgung', 'ナムグン'],
  ['황보', 'Hwangbo', 'ファンボ'],
  ['선우', 'Sunwoo', 'ソヌ'],
  ['제갈', 'Jegal', 'チェガル'],
]

const firsts: readonly Syllable[] = [
  ['서', 'seo', 'ソ'],
  ['민', 'min', 'ミン'],
  ['지', 'ji', 'ジ'],
  ['도', 'do', 'ド'],
  ['하', 'ha', 'ハ'],
  ['예', 'ye', 'イェ'],
  ['현', 'hyun', 'ヒョン'],
  ['수', 'su', 'ス'],
  ['은', 'eun', 'ウン'],
  ['태', 'tae', 'テ'],
  ['유', 'yu', 'ユ'],
  ['준', 'jun', 'ジュン'],
  ['소', 'so', 'ソ'],
  ['재', 'jae', 'ジェ'],
  ['승', 'seung', 'スン'],
  ['채', 'chae', 'チェ'],
  ['다', 'da', 'ダ'],
  ['시', 'si', 'シ'],
  ['건', 'geon', 'ゴン'],
  ['우', 'woo', 'ウ'],
  ['나', 'na', 'ナ'],
  ['동', 'dong', 'ドン'],
  ['가', 'ga', 'ガ'],
  ['주', 'ju', 'ジュ'],
]
const seconds: readonly Syllable[] = [
  ['연', 'yeon', 'ヨン'],
  ['준', 'jun', 'ジュン'],
  ['윤', 'yoon', 'ユン'],
  ['우', 'woo', 'ウ'],
  ['진', 'jin', 'ジン'],
  ['희', 'hee', 'ヒ'],
  ['아', 'ah', 'ア'],
  ['원', 'won', 'ウォン'],
  ['빈', 'bin', 'ビン'],
  ['영', 'young', 'ヨン'],
  ['호', 'ho', 'ホ'],
  ['경', 'kyung', 'ギョン'],
  ['린', 'rin', 'リン'],
  ['율', 'yul', 'ユル'],
  ['성', 'sung', 'ソン'],
  ['현', 'hyun', 'ヒョン'],
  ['나', 'na', 'ナ'],
  ['후', 'hu', 'フ'],
  ['정', 'jung', 'ジョン'],
  ['람', 'ram', 'ラム'],
  ['솔', 'sol', 'ソル'],
  ['인', 'in', 'イン'],
  ['혁', 'hyuk', 'ヒョク'],
  ['온', 'on', 'オン'],
]
const singles: readonly Syllable[] = [
  ['결', 'Gyeol', 'ギョル'],
  ['솔', 'Sol', 'ソル'],
  ['별', 'Byeol', 'ビョル'],
  ['찬', 'Chan', 'チャン'],
  ['율', 'Yul', 'ユル'],
  ['선', 'Seon', 'ソン'],
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
  return join(surname, [first[0] + second[0], latin[0]!.toUpperCase() + latin.slice(1), first[2] + second[2]])
}

function join(
  [surname, latinSurname, kanaSurname]: Syllable,
  [given, latinGiven, kanaGiven]: Syllable,
): PersonName {
  return {
    full: surname + given,
    english: `${latinGiven} ${latinSurname}`,
    japanese: `${kanaSurname}・${kanaGiven}`,
    mailbox: `${latinGiven}.${latinSurname}`.toLowerCase(),
  }
}
