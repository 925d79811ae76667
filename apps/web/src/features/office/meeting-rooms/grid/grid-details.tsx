import { Popover } from '@mantine/core'
import { BookingDetails, type BookingDetailsProps } from '../booking-details.tsx'
import styles from '../booking-details.module.css'
import { between, type Span } from '../grid-time.ts'

interface GridDetailsProps extends BookingDetailsProps {
  hours: Span
  onClose: () => void
}

/** The details beside their booking in the grid. */
export function GridDetails({ hours, onClose, ...details }: GridDetailsProps) {
  return (
    // Its own roles would fall on the anchor, which is no button.
    <Popover
      opened
      onDismiss={onClose}
      position="bottom-start"
      width={320}
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} style={between(details.placed, hours)} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={details.placed.booking.title} className={styles.popover}>
        <BookingDetails {...details} />
      </Popover.Dropdown>
    </Popover>
  )
}
