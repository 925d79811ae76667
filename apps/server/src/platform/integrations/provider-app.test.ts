import { expect, test } from 'vitest'
import { readSettings } from '../../config.ts'
import { providerApp } from './provider-app.ts'

test('an id without its secret stops the start, and says which two belong together', () => {
  expect(() => readSettings({ SLACK_CLIENT_ID: 'id' })).toThrow(
    'SLACK_CLIENT_ID and SLACK_CLIENT_SECRET belong together',
  )
  expect(() => readSettings({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID')
})

test('keys of one service configure what belongs to it and nothing else', () => {
  const settings = readSettings({ MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' })
  expect(providerApp(settings, 'google_calendar')).toBeNull()
  expect(providerApp(settings, 'slack')).toBeNull()
  expect(providerApp(settings, 'outlook_calendar')?.asks.scope).toContain('Calendars.ReadWrite')
  expect(providerApp(settings, 'teams')?.asks.scope).not.toContain('Calendars')
})

test('the place of a national cloud is taken over, in whatever way it ends', () => {
  const settings = readSettings({
    MICROSOFT_CLIENT_ID: 'id',
    MICROSOFT_CLIENT_SECRET: 'secret',
    MICROSOFT_LOGIN_URL: 'https://login.microsoftonline.us/',
    MICROSOFT_TENANT: 'a/b',
  })
  expect(providerApp(settings, 'teams')?.tokenUrl).toBe(
    'https://login.microsoftonline.us/a%2Fb/oauth2/v2.0/token',
  )
  expect(() =>
    readSettings({ SLACK_CLIENT_ID: 'a', SLACK_CLIENT_SECRET: 'b', SLACK_URL: 'ftp://slack' }),
  ).toThrow('SLACK_URL')
})
