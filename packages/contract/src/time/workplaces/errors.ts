import type { ErrorText } from '../../errors.ts'

export const workplaceErrors = {
  WIFI_TAKEN: {
    status: 409,
    ko: '같은 주소의 와이파이가 이미 있습니다.',
    ja: '同じアドレスのWi-Fiがすでにあります。',
    en: 'A network with that address is already there.',
  },
  BSSID_INVALID: {
    status: 400,
    ko: '공유기 주소(BSSID)는 aa:bb:cc:dd:ee:ff처럼 두 자리씩 여섯 묶음이어야 합니다.',
    ja: 'アクセスポイントのアドレス(BSSID)は aa:bb:cc:dd:ee:ff のように2桁ずつ6組で入力してください。',
    en: 'The address of an access point (BSSID) has six pairs of digits, as in aa:bb:cc:dd:ee:ff.',
  },
  SSID_INVALID: {
    status: 400,
    ko: '와이파이 이름(SSID)은 32바이트(한글 10자)까지 쓸 수 있습니다.',
    ja: 'ネットワーク名(SSID)は32バイト(日本語10文字)までです。',
    en: 'The name of a network (SSID) has 32 bytes at most.',
  },
  IP_INVALID: {
    status: 400,
    ko: 'IP 주소를 203.0.113.7 또는 203.0.113.0/24처럼 입력해 주십시오.',
    ja: 'IPアドレスは 203.0.113.7 または 203.0.113.0/24 のように入力してください。',
    en: 'Please enter an IP address such as 203.0.113.7 or 203.0.113.0/24.',
  },
  IP_TOO_WIDE: {
    status: 400,
    ko: 'IP 범위가 너무 넓습니다. IPv4는 /16, IPv6는 /32보다 좁게 입력해 주십시오.',
    ja: 'IPアドレスの範囲が広すぎます。IPv4は/16、IPv6は/32以上の長さで入力してください。',
    en: 'That range of addresses is too wide: at most /16 for IPv4 and /32 for IPv6.',
  },
  IP_NOT_A_PLACE: {
    status: 400,
    ko: '이 IP 주소로는 사무실을 알아볼 수 없습니다. 서버 자신이나 임시로 쓰는 주소입니다.',
    ja: 'このIPアドレスではオフィスを識別できません。サーバー自身または一時的なアドレスです。',
    en: 'That address stands for no office: it means the machine itself or is given out for a moment only.',
  },
  GATE_CODE_TAKEN: {
    status: 409,
    ko: '다른 사람이 쓰고 있는 출입 코드입니다.',
    ja: 'ほかの人が使っている入退館コードです。',
    en: 'Somebody has that gate code already.',
  },
} satisfies Record<string, ErrorText>
