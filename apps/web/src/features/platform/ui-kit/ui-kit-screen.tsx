import { MantineProvider } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmProvider } from '../../../ui/dialog/confirm-provider.tsx'
import { styleNonce } from '../../../ui/style-nonce.ts'
import { theme } from '../../../ui/theme.ts'
import { AllPieces } from './all-pieces.tsx'
import styles from './ui-kit.module.css'

const route = getRouteApi('/main/dev/ui')

/** Every piece of the kit, light and dark beside each other; `?scheme=dark` shows one, with its dialogs in that scheme, `?part=list` a part. */
export function UiKitScreen() {
  const { scheme, part } = route.useSearch()
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme ?? 'light'} getStyleNonce={() => styleNonce}>
      <ConfirmProvider>
        {scheme ? (
          <AllPieces named={part} />
        ) : (
          <div className={styles.both}>
            <AllPieces named={part} />
            <DarkSide named={part} />
          </div>
        )}
      </ConfirmProvider>
    </MantineProvider>
  )
}

function DarkSide({ named }: { named: string | undefined }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  return (
    <div id="ui-kit-dark" ref={setPlace} className={styles.dark}>
      {place && (
        <MantineProvider
          theme={theme}
          forceColorScheme="dark"
          cssVariablesSelector="#ui-kit-dark"
          getRootElement={() => place}
          deduplicateCssVariables={false}
          getStyleNonce={() => styleNonce}
        >
          <AllPieces named={named} />
        </MantineProvider>
      )}
    </div>
  )
}
