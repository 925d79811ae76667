import { expect, test } from 'vitest'
import { deviceInWords, readDevice } from './read-device.ts'

const MOZILLA = 'Mozilla/5.0'
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
    'DESKTOP',
    'Windows의 Chrome',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'DESKTOP',
    'Windows의 Edge',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) ${KHTML} Chrome/138.0 Whale/4.3 Safari/537.36`,
    'DESKTOP',
    'Windows의 Whale',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605`,
    'DESKTOP',
    'Mac의 Safari',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile Safari/604`,
    'PHONE',
    'iPhone의 Chrome',
  ],
  [`${MOZILLA} (iPad; CPU OS 19_0 like Mac OS X) Version/19.0 Safari/604`, 'TABLET', 'iPad의 Safari'],
  [
    `${MOZILLA} (Linux; Android 16; SM-S938N) SamsungBrowser/29.0 Chrome/130 Mobile Safari`,
    'PHONE',
    'Android의 Samsung Internet',
  ],
  [`${MOZILLA} (Linux; Android 16; SM-X920) Chrome/142.0 Safari/537.36`, 'TABLET', 'Android의 Chrome'],
  [
    `${MOZILLA} (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36;KAKAOTALK 2610`,
    'PHONE',
    'Android의 KakaoTalk',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'DESKTOP', 'Linux의 Firefox'],
  ['curl/8.9', 'OTHER', '확인할 수 없는 기기'],
  ['', 'OTHER', '확인할 수 없는 기기'],
  [null, 'OTHER', '확인할 수 없는 기기'],
])('%s', (userAgent, kind, words) => {
  const device = readDevice(userAgent)
  expect([device.kind, deviceInWords(device, 'ko')]).toEqual([kind, words])
})

test('the words follow the reader', () => {
  const device = { kind: 'DESKTOP', system: 'Windows', browser: 'Chrome' } as const
  expect(deviceInWords(device, 'ja')).toBe('WindowsのChrome')
  expect(deviceInWords(device, 'en')).toBe('Chrome on Windows')
  expect(deviceInWords({ ...device, browser: null }, 'en')).toBe('Windows')
})
