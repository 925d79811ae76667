import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDevices } from '@tabler/icons-react'
import styles from './profile.module.css'

const ICONS = {
  DESKTOP: IconDeviceDesktop,
  PHONE: IconDeviceMobile,
  TABLET: IconDeviceTablet,
  OTHER: IconDevices,
}

/** The shape of a device; its words stand beside it. */
export function DeviceIcon({ kind }: { kind: keyof typeof ICONS }) {
  const Icon = ICONS[kind]
  return (
    <span className={styles.device} aria-hidden>
      <Icon size={20} stroke={1.6} />
    </span>
  )
}
