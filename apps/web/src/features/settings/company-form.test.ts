import { expect, test } from 'vitest'
import { type Company, companyChange, companyFaults, companyForm, mayCutWork } from './company-form.ts'

const company = {
  company_name: '하루상점',
  address: '',
  phone: '',
  fax: '',
  motto: '',
  language: 'ko',
  timezone: 'Asia/Seoul',
  start_work_time: '09:00:00',
  end_work_time: '18:00:00',
  start_lunch_time: '12:00:00',
  end_lunch_time: '13:00:00',
  enter_adjust: 'ON_TIME',
  exit_adjust: 'ON_TIME',
  overtime_calc: 'ACTUAL_TIME',
  holiday_calc: 'ACTUAL_TIME',
  drf_dplc_rcv_prrt: '',
  drf_serial_format: '{yyyy}-{seq:4}',
  drf_delegatable: true,
  drf_substitutable: false,
  drf_done_cancelable: false,
} as Company

const form = companyForm(company)

test('times are shown without seconds', () => {
  expect(form.start_work_time).toBe('09:00')
})

test('only what changed is sent', () => {
  expect(companyChange(form, { ...form })).toEqual({})
  expect(companyChange(form, { ...form, motto: '천천히', drf_substitutable: true })).toEqual({
    motto: '천천히',
    drf_substitutable: true,
  })
})

test('what the server would refuse is said before', () => {
  expect(companyFaults(form)).toEqual({})
  const wrong = { ...form, company_name: ' ', end_lunch_time: '12:00', drf_serial_format: 'HR-2026' }
  expect(companyFaults(wrong)).toEqual({
    company_name: 'required',
    end_lunch_time: 'lunch',
    drf_serial_format: 'serial',
  })
})

test('any rounding may cut work', () => {
  expect(mayCutWork(form)).toBe(false)
  expect(mayCutWork({ ...form, exit_adjust: 'DOWN_30MIN' })).toBe(true)
})
