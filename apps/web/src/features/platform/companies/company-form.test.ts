import { expect, test } from 'vitest'
import { profileFlags } from '#rules/profiles/profile-fields.ts'
import {
  type Company,
  companyChange,
  companyFaults,
  companyForm,
  mayCutWork,
  pageFields,
  serialExample,
} from './company-form.ts'

const company = {
  company_name: '하루상점',
  motto: '',
  language: 'ko',
  timezone: 'Asia/Seoul',
  start_work_time: '09:00:00',
  end_work_time: '18:00:00',
  start_lunch_time: '12:00:00',
  end_lunch_time: '13:00:00',
  start_dinner_time: null,
  end_dinner_time: null,
  enterprise_option: null,
  day_min_time: 0,
  day_max_time: 720,
  week_min_time: 0,
  week_max_time: 3120,
  enter_adjust: 'ON_TIME',
  exit_adjust: 'ON_TIME',
  drf_serial_format: '{yyyy}-{seq:4}',
  drf_substitutable: false,
  default_work_settings: {
    work_check: 'ALL',
    standard_day_time: 480,
    dash_available: true,
    contract_type: '',
  },
  profile_field_flags: profileFlags({}),
} as Company

const form = companyForm(company)

test('times are shown without seconds, lengths of time stay minutes', () => {
  expect([form.start_work_time, form.day_max_time]).toEqual(['09:00', 720])
})

test('every setting of a page is on one page only', () => {
  const all = Object.values(pageFields).flat()
  expect(new Set(all).size).toBe(all.length)
})

test('only what changed is sent, also within an object', () => {
  expect(companyChange(form, structuredClone(form))).toEqual({})
  const flags = structuredClone(form.profile_field_flags)
  flags.phone.public = false
  expect(
    companyChange(form, {
      ...form,
      motto: '천천히',
      drf_substitutable: true,
      profile_field_flags: flags,
      default_work_settings: { ...form.default_work_settings, contract_type: '수습' },
    }),
  ).toEqual({
    motto: '천천히',
    drf_substitutable: true,
    profile_field_flags: { phone: { public: false } },
    default_work_settings: { contract_type: '수습' },
  })
})

test('what the server would refuse is said before', () => {
  expect(companyFaults(form)).toEqual({})
  const wrong = {
    ...form,
    company_name: ' ',
    end_lunch_time: '12:00',
    drf_serial_format: 'HR-2026',
  }
  expect(companyFaults(wrong)).toEqual({
    company_name: 'required',
    end_lunch_time: 'lunch',
    drf_serial_format: 'serial',
  })
})

test('dinner has both its ends or none, outside the hours of the day', () => {
  const dinner = (times: object) => companyFaults({ ...form, ...times }).end_dinner_time
  expect(dinner({ start_dinner_time: '18:00', end_dinner_time: '19:00' })).toBe(undefined)
  expect(dinner({ start_dinner_time: '18:00' })).toBe('dinner')
  expect(dinner({ start_dinner_time: '17:00', end_dinner_time: '18:30' })).toBe('dinnerInside')
})

test('lunch is looked at within the hours of the day, of a night too', () => {
  const lunch = (times: object) => companyFaults({ ...form, ...times }).end_lunch_time
  expect(lunch({ start_work_time: '12:30' })).toBe('lunchOutside')
  expect(lunch({ end_lunch_time: '18:30' })).toBe('lunchOutside')
  const night = { start_work_time: '22:00', end_work_time: '07:00' }
  expect(lunch(night)).toBe('lunchOutside')
  expect(lunch({ ...night, start_lunch_time: '23:30', end_lunch_time: '00:30' })).toBe(undefined)
})

test('any rounding may cut work', () => {
  expect(mayCutWork(form)).toBe(false)
  expect(mayCutWork({ ...form, exit_adjust: 'DOWN_30MIN' })).toBe(true)
})

test('a number is shown as it would be given', () => {
  const words = { team: '인사팀', form: '휴가', com: '결' }
  expect(serialExample('{team}-{yyyy}{mm}-{SEQ:4}', '2026-11-23', words)).toBe('인사팀-202611-0001')
  expect(serialExample('{yy}/{seq}', '2026-11-23', words)).toBe('26/1')
})
