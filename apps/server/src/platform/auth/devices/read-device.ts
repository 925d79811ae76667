import type { Language } from '#server/http/context.ts'

export type DeviceKind = 'DESKTOP' | 'PHONE' | 'TABLET' | 'OTHER'

export interface Device {
  kind: DeviceKind
  system: string | null
  browser: string | null
}

// The first that fits: almost every browser also calls itself Chrome or Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string, DeviceKind][] = [
  [/iPad/, 'iPad', 'TABLET'],
  [/iPhone|iPod/, 'iPhone', 'PHONE'],
  [/Android.*Mobile/, 'Android', 'PHONE'],
  [/Android/, 'Android', 'TABLET'],
  [/Windows/, 'Windows', 'DESKTOP'],
  [/CrOS/, 'ChromeOS', 'DESKTOP'],
  [/Macintosh|Mac OS X/, 'Mac', 'DESKTOP'],
  [/Linux|X11/, 'Linux', 'DESKTOP'],
]

/** What a browser says about itself; a hint for its owner, not a proof. */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const system = SYSTEMS.find(([sign]) => sign.test(text))
  const browser = BROWSERS.find(([sign]) => sign.test(text))
  return { kind: system?.[2] ?? 'OTHER', system: system?.[1] ?? null, browser: browser?.[1] ?? null }
}

const UNKNOWN: Record<Language, string> = {
  ko: '확인할 수 없는 기기',
  ja: '不明な端末',
  en: 'Unknown device',
}

/** "Windows의 Chrome" in the language of the reader. */
export function deviceInWords({ system, browser }: Device, language: Language): string {
  if (!system || !browser) return browser ?? system ?? UNKNOWN[language]
  if (language === 'en') return `${browser} on ${system}`
  return language === 'ja' ? `${system}の${browser}` : `${system}의 ${browser}`
}
