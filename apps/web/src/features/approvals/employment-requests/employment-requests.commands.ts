import { IconDoorExit, IconUserPause } from '@tabler/icons-react'
import i18next from 'i18next'
import { registerCommands } from '../../../page/commands.ts'
import { matches } from '../../../text/matches.ts'
import { openEmploymentRequest } from './request-store.ts'

registerCommands({
  id: 'employment-requests',
  title: 'acts',
  texts: ['employmentDocument'],
  find: (typed) =>
    (
      [
        { kind: 'ABSENCE', label: i18next.t('employmentDocument.askAbsence'), icon: IconUserPause },
        { kind: 'RETIREMENT', label: i18next.t('employmentDocument.askRetirement'), icon: IconDoorExit },
      ] as const
    )
      .filter(({ label }) => matches(label, typed))
      .map(({ kind, label, icon }) => ({
        id: kind,
        label,
        icon,
        // The palette gives the focus back as it closes; only then may the dialog take it.
        run: () => setTimeout(() => openEmploymentRequest(kind), 0),
      })),
})
