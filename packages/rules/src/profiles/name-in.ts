export interface Names {
  name: string
  /** 현지 이름: as it is written where somebody comes from or works. */
  local: string
  english: string
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/

/**
 * A person's name as readers of a language can say it: in English the English name, in Japanese a local name in Japanese
 * script or else the English one. Who has none keeps the name as it is.
 */
export function nameIn(language: string, { name, local, english }: Names): string {
  if (language === 'ja' && JAPANESE.test(local)) return local
  return (language === 'ko' ? '' : english) || name
}
