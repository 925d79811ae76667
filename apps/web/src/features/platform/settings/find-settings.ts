import { matchesName } from '#rules/search/match-name.ts'
import type { TextKey } from '../../../text/keys.ts'
import {
  areas,
  fieldsOf,
  mayOpen,
  type SettingsArea,
  settingsAreas,
  settingsGroups,
  type Viewer,
} from './settings-areas.ts'

export interface FoundArea {
  area: SettingsArea
  title: string
  text: string
  /** Single settings that fit what was typed; none while nothing is typed. */
  fields: { id: string; label: string }[]
}

type Say = (key: TextKey) => string

/** The areas that a viewer may open, by group: all of them, or those that fit what was typed with the settings that do. */
export function findSettings(
  viewer: Viewer,
  typed: string,
  say: Say,
): { group: (typeof settingsGroups)[number]; areas: FoundArea[] }[] {
  const fits = (text: string) => matchesName(typed, text)
  const found = settingsAreas
    .filter((area) => mayOpen(viewer, area) && (typed !== '' || areas[area].group !== 'elsewhere'))
    .flatMap((area) => {
      const title = say(`settings.area.${area}.title`)
      const text = say(`settings.area.${area}.text`)
      const words = say(`settings.area.${area}.words`)
      const fields = Object.entries(fieldsOf(viewer, area))
        .map(([id, label]) => ({ id, label: say(label) }))
        .filter(({ label }) => typed !== '' && fits(label))
      const isFound = fields.length > 0 || fits(title) || fits(text) || words.split(' ').some(fits)
      return isFound ? [{ area, title, text, fields }] : []
    })
  return settingsGroups
    .map((group) => ({ group, areas: found.filter(({ area }) => areas[area].group === group) }))
    .filter((group) => group.areas.length > 0)
}
