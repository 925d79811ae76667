import type { ErrorText } from '../../errors.ts'

export const workplaceErrors = {
  WIFI_TAKEN: {
    status: 409,
    ko: '같은 주소의 와이파이가 이미 있습니다.',
    ja: '同じアドレスのWi-Fiがすでにあります。',
    en: 'A network with that address already exists.',
  },
  BSSID_INVALID: {
    status: 400,
    ko: '공유기 주소(BSSID)는 aa:bb:cc:dd:ee:ff와 같이 두 자리씩 여섯 묶음으로 입력해 주십시오.',
    ja: 'アクセスポイントのアドレス（BSSID）はaa:bb:cc:dd:ee:ffのように2桁ずつ6組で入力してください。',
    en: 'An access point address (BSSID) has six pairs of digits, such as aa:bb:cc:dd:ee:ff.',
  },
  SSID_INVALID: {
    status: 400,
    ko: '와이파이 이름(SSID)은 32바이트(한글 10자)까지 입력할 수 있습니다.',
    ja: 'ネットワーク名（SSID）は32バイト（日本語10文字）まで入力できます。',
    en: 'A network name (SSID) has at most 32 bytes.',
  },
  IP_INVALID: {
    status: 400,
    ko: 'IP 주소를 203.0.113.7 또는 203.0.113.0/24와 같이 입력해 주십시오.',
    ja: 'IPアドレスは203.0.113.7または203.0.113.0/24のように入力してください。',
    en: 'Enter an IP address such as 203.0.113.7 or 203.0.113.0/24.',
  },
  IP_TOO_WIDE: {
    status: 400,
    ko: 'IP 범위가 너무 넓습니다. IPv4는 /16, IPv6는 /32보다 좁게 입력해 주십시오.',
    ja: 'IPアドレスの範囲が広すぎます。IPv4は/16、IPv6は/32より狭く入力してください。',
    en: 'The range is too wide: at most /16 for IPv4 and /32 for IPv6.',
  },
  IP_NOT_A_PLACE: {
    status: 400,
    ko: '서버 자체 주소이거나 임시 주소이므로 사무실을 식별할 수 없습니다. 다른 IP 주소를 입력해 주십시오.',
    ja: 'サーバー自身または一時的なアドレスのため、オフィスを識別できません。別のIPアドレスを入力してください。',
    en: 'This is the server itself or a temporary address, so it identifies no office. Enter another one.',
  },
  GATE_CODE_TAKEN: {
    status: 409,
    ko: '다른 구성원이 사용 중인 출입 코드입니다.',
    ja: '他のメンバーが使用中の入退館コードです。',
    en: 'Another member already has that gate code.',
  },
} satisfies Record<string, ErrorText>
