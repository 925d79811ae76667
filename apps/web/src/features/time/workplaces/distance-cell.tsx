import { useTranslation } from 'react-i18next'
import { isWithin } from '#rules/workplaces/accepting-place.ts'
import { distanceMetres, type Position } from '#rules/workplaces/position.ts'
import { metres } from './metres.ts'
import { positionOf } from './place-form.ts'
import type { Place } from './workplace-queries.ts'
import styles from './workplaces.module.css'

/** How far a point is from a place, and whether that is within its radius by the rule that will judge. */
export function DistanceCell({ place, from }: { place: Place; from: Position }) {
  const { t } = useTranslation()
  const distance = distanceMetres(positionOf(place), from)
  const isInside = isWithin(place.radius, distance)
  return (
    <span className={styles.distance}>
      {metres(distance)}
      <span className={styles.state} data-inside={isInside || undefined}>
        {t(isInside ? 'workplaces.places.inside' : 'workplaces.places.outside')}
      </span>
    </span>
  )
}
