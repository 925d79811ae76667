import { recordsOf } from '../../http/records/records-of.ts'

export const branches = recordsOf('branches', {
  name: 'branch',
  broken: { branches_name_key: 'NAME_TAKEN' },
  inUse: { wifi_networks_branch: 'STILL_IN_USE', locations_branch: 'STILL_IN_USE' },
})

export const networks = recordsOf('wifi_networks', {
  name: 'wifi',
  broken: { wifi_networks_address_key: 'WIFI_TAKEN', wifi_networks_branch: 'NOT_FOUND' },
})

export const places = recordsOf('locations', {
  name: 'location',
  broken: { locations_name_key: 'NAME_TAKEN', locations_branch: 'NOT_FOUND' },
})
