import {
  MouseSensor,
  type MouseSensorOptions,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { flushSync } from 'react-dom'

const MOUSE_SLACK = 4
const TOUCH_SLACK = 8
const LONG_PRESS = 350

/** A mouse drags at once, a finger after a long press: it scrolls otherwise. */
export function useDragSensors() {
  return useSensors(
    useSensor(SteadyMouse, { activationConstraint: { distance: MOUSE_SLACK } }),
    useSensor(SteadyTouch, { activationConstraint: { delay: LONG_PRESS, tolerance: TOUCH_SLACK } }),
  )
}

/** For surfaces that are moved over by keys as well, and read out themselves what those did. */
export const SILENT_DRAG = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

class SteadyMouse extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(steady(props))
  }
}

class SteadyTouch extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(steady(props))
  }
}

// Every step is drawn at once: who lets go right after one lands where it led to, not where the last drawn one did.
function steady<Options extends object>(props: SensorProps<Options>): SensorProps<Options> {
  return {
    ...props,
    onStart: (at) => flushSync(() => props.onStart(at)),
    onMove: (at) => flushSync(() => props.onMove(at)),
  }
}
