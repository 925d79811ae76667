import { expect, test } from 'vitest'
import { keyOfApp } from './otpauth-key.ts'

test('the key is the secret of the address', () => {
  expect(keyOfApp('otpauth://totp/Gyeol:a%40b.kr?issuer=Gyeol&secret=jbswy3dpehpk3pxp&digits=6')).toBe(
    'JBSWY3DPEHPK3PXP',
  )
  expect(keyOfApp('otpauth://totp/Gyeol')).toBe('')
})
