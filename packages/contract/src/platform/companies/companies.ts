import { z } from 'zod'
import { company, companyChange } from './settings.ts'
import { endpoint } from '../../endpoint.ts'
import { type Feature, features } from './features.ts'
import { line, queryInt } from '../../fields.ts'

const companyEntry = z.object({ company_id: z.number(), company_name: z.string(), is_active: z.boolean() })

export const foundCompany = endpoint({
  id: 'company.found',
  area: 'company',
  method: 'POST',
  path: '/v1/companies/',
  summary: 'Found a company; the founder becomes its full admin and the session moves into it',
  audience: 'account',
  body: z.object({ company_name: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string(), company_joincode: z.string() }),
  success: [201, 200],
  errors: ['NAME_TAKEN', 'TOO_MANY_REQUESTS'],
  limitPerMinute: 10,
})

export const joinCompany = endpoint({
  id: 'company.join',
  area: 'company',
  method: 'POST',
  path: '/v1/companies/join/',
  summary: 'Join a company with its join code, as a working member without a team; its full admins are told',
  audience: 'account',
  body: z.object({ company_joincode: line(1, 100), username: line(1, 50) }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  success: [201, 200],
  errors: ['JOIN_CODE_WRONG', 'ALREADY_MEMBER'],
  limitPerMinute: 20,
})

export const listMyCompanies = endpoint({
  id: 'company.list_mine',
  area: 'company',
  method: 'GET',
  path: '/v1/companies/mine/',
  summary: 'The companies that the signed-in person belongs to',
  audience: 'account',
  response: z.array(companyEntry),
  success: [200],
  errors: [],
})

export const getCompany = endpoint({
  id: 'company.get',
  area: 'company',
  method: 'GET',
  path: '/user/companies/',
  summary: 'The own company with its settings',
  audience: 'member',
  response: company,
  success: [200],
  errors: [],
})

export const activateCompany = endpoint({
  id: 'company.activate',
  area: 'company',
  method: 'GET',
  path: '/user/companies/activate_company/',
  summary: 'Move the session into another own company; without company_id the current one is answered',
  audience: 'account',
  query: z.object({ company_id: queryInt.min(1).optional() }),
  response: z.object({ company_id: z.number(), company_name: z.string() }),
  success: [200],
  errors: ['NOT_FOUND', 'NO_COMPANY'],
  changesState: true,
})

export const updateCompany = endpoint({
  id: 'company.update',
  area: 'company',
  method: 'PATCH',
  path: '/user/companies/update_company/',
  summary:
    'Change settings of the company: absent keeps, null clears. A new join code is made for null, and one that begins with what was typed',
  audience: 'member',
  accepts: 'form',
  files: ['company_logo', 'company_background'],
  body: companyChange,
  response: company,
  success: [200],
  waitsForTurn: true,
  errors: ['FORBIDDEN', 'INVALID_RANGE', 'IMAGE_INVALID', 'FILE_TOO_LARGE', 'FILE_EMPTY'],
  limitPerMinute: 120,
})

export const updateUseOutlookCategory = endpoint({
  id: 'company.update_use_outlook_category',
  area: 'company',
  method: 'POST',
  path: '/user/companies/update_use_outlook_category/',
  summary: 'Whether events in Outlook carry the category of their kind',
  audience: 'member',
  feature: 'OUTLOOK_CALENDAR',
  body: z.object({ use_outlook_category: z.boolean() }),
  response: z.object({ use_outlook_category: z.boolean() }),
  success: [200, 201],
  errors: ['FORBIDDEN'],
})

export const serveLogo = endpoint({
  id: 'company.serve_logo',
  area: 'company',
  method: 'GET',
  path: '/user/companies/serve_logo/',
  summary: 'The logo of the own company',
  audience: 'member',
  answers: 'binary',
  success: [200],
  errors: ['NOT_FOUND'],
})

export const serveBackground = endpoint({
  id: 'company.serve_background',
  area: 'company',
  method: 'GET',
  path: '/user/companies/serve_background/',
  summary: 'The background picture of the own company',
  audience: 'member',
  answers: 'binary',
  success: [200],
  errors: ['NOT_FOUND'],
})

const featureState = z.enum(['ON', 'OFF'])

function eachFeature<S extends z.ZodType>(state: S): Record<Feature, S> {
  return Object.fromEntries(features.map((feature) => [feature, state])) as Record<Feature, S>
}

const functionRecords = z.object(eachFeature(featureState))

export const getFunctionRecords = endpoint({
  id: 'company.get_func_recs',
  area: 'company',
  method: 'GET',
  path: '/user/companies/get_func_recs/',
  summary: 'Which parts of the product the company has switched on',
  audience: 'member',
  response: functionRecords,
  success: [200],
  errors: [],
})

export const setFunctionRecords = endpoint({
  id: 'company.set_func_recs',
  area: 'company',
  method: 'POST',
  path: '/user/companies/set_func_recs/',
  summary: 'Switch parts of the product on and off; parts that are not named stay',
  audience: 'member',
  body: z.strictObject(eachFeature(featureState.optional())),
  response: functionRecords,
  success: [200, 201],
  errors: ['FORBIDDEN'],
})
