import { z } from 'zod'
import { company, companyChange } from './settings.ts'
import { area } from '../../area.ts'
import { touchedPeople } from '../../people/members/areas.ts'
import { type Feature, features } from './features.ts'
import { line, queryInt } from '../../fields.ts'

const founding = area({ area: 'company', path: '/v1/companies', audience: 'account' })
const companies = area({ area: 'company', path: '/user/companies' })

const companyEntry = z.object({ company_id: z.number(), company_name: z.string(), is_active: z.boolean() })

export const foundCompany = founding({
  id: 'found',
  method: 'POST',
  path: '/',
  summary: 'Found a company; the founder becomes its full admin and the session moves into it',
  body: z.object({ company_name: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string(), company_joincode: z.string() }),
  errors: ['NAME_TAKEN', 'TOO_MANY_REQUESTS'],
  limitPerMinute: 10,
  touches: ['company.list_mine'],
})

export const joinCompany = founding({
  id: 'join',
  method: 'POST',
  path: '/join/',
  summary: 'Join a company with its join code, as a working member without a team; its full admins are told',
  body: z.object({ company_joincode: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  errors: ['JOIN_CODE_WRONG', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
  touches: ['company.list_mine'],
})

export const listMyCompanies = founding({
  id: 'list_mine',
  method: 'GET',
  path: '/mine/',
  summary: 'The companies that the signed-in person belongs to',
  response: z.array(companyEntry),
})

export const getCompany = companies({
  id: 'get',
  method: 'GET',
  path: '/',
  summary: 'The own company with its settings',
  response: company,
})

export const activateCompany = companies({
  id: 'activate',
  method: 'GET',
  path: '/activate_company/',
  summary: 'Move the session into another own company; without company_id the current one is answered',
  audience: 'account',
  query: z.object({ company_id: queryInt(1).optional() }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  errors: ['NOT_FOUND', 'NO_COMPANY'],
  changesState: true,
  touches: ['company.list_mine'],
})

export const updateCompany = companies({
  id: 'update',
  method: 'PATCH',
  path: '/update_company/',
  summary:
    'Change settings of the company: absent keeps, null clears. A new join code is made for null, and one that begins with what was typed',
  accepts: 'form',
  files: ['company_logo', 'company_background'],
  body: companyChange,
  response: company,
  waitsForTurn: true,
  errors: [
    'FEATURE_OFF',
    'FORBIDDEN',
    'INVALID_RANGE',
    'LUNCH_OUTSIDE_HOURS',
    'DINNER_IN_HOURS',
    'RECORDS_BEGIN_LATE',
    'RECORDS_BEGIN_CLOSED',
    'IMAGE_INVALID',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
  ],
  limitPerMinute: 120,
  touches: [
    'company.get',
    'company.list_mine',
    'company.get_func_recs',
    'integrations.list',
    ...touchedPeople,
  ],
})

export const updateUseOutlookCategory = companies({
  id: 'update_use_outlook_category',
  method: 'POST',
  path: '/update_use_outlook_category/',
  summary: 'Whether events in Outlook carry the category of their kind',
  feature: 'OUTLOOK_CALENDAR',
  body: z.object({ use_outlook_category: z.boolean() }),
  response: z.object({ use_outlook_category: z.boolean() }),
  success: [200, 201],
  errors: ['FORBIDDEN'],
  touches: ['company.get'],
})

export const serveLogo = companies({
  id: 'serve_logo',
  method: 'GET',
  path: '/serve_logo/',
  summary: 'The logo of the own company',
  answers: 'binary',
  download: { unnoted: 'PICTURE' },
  errors: ['NOT_FOUND'],
})

export const serveBackground = companies({
  id: 'serve_background',
  method: 'GET',
  path: '/serve_background/',
  summary: 'The background picture of the own company',
  answers: 'binary',
  download: { unnoted: 'PICTURE' },
  errors: ['NOT_FOUND'],
})

const featureState = z.enum(['ON', 'OFF'])

function eachFeature<S extends z.ZodType>(state: S): Record<Feature, S> {
  return Object.fromEntries(features.map((feature) => [feature, state])) as Record<Feature, S>
}

const functionRecords = z.object(eachFeature(featureState))

export const getFunctionRecords = companies({
  id: 'get_func_recs',
  method: 'GET',
  path: '/get_func_recs/',
  summary: 'Which parts of the product the company has switched on',
  response: functionRecords,
})

export const setFunctionRecords = companies({
  id: 'set_func_recs',
  method: 'POST',
  path: '/set_func_recs/',
  summary: 'Switch parts of the product on and off; parts that are not named stay',
  body: z.strictObject(eachFeature(featureState.optional())),
  response: functionRecords,
  success: [200, 201],
  errors: ['FORBIDDEN'],
  touches: ['company.get', 'company.get_func_recs', 'integrations.list', ...touchedPeople],
})
