import { delegationsInForce, delegationsMatter } from './approvals/delegations/index.ts'
import {
  ownDocuments,
  registerDelegations,
  registerLines,
  waitingDocuments,
} from './approvals/documents/index.ts'
import { formsOfDuty } from './approvals/forms/index.ts'
import { finalLineFor, linesOfDuty } from './approvals/lines/index.ts'
import { bookingsMatter } from './office/meeting-rooms/index.ts'
import { employmentHistory, registerMatters } from './people/employment/index.ts'
import { registerDutyReader, registerHistories } from './people/members/index.ts'
import { importsMatter } from './people/member-sheets/index.ts'
import { chargedTeams, leaveSeats, ledTeams, teamHistory } from './people/organization/index.ts'
import { coverTeamsMatter, dutiesMatter, registerDutyUse, registerSeats } from './people/roles/index.ts'
import { dutiesNow } from './time/attendance/index.ts'
import { closingRecords } from './time/closing/index.ts'
import { connectionsMatter } from './platform/integrations/integrations.matters.ts'
import { registerCodeUse } from './time/event-codes/index.ts'
import { leaveMatter } from './time/leave/index.ts'
import { promotionsMatter } from './time/leave-promotion/index.ts'
import { schedulesMatter } from './time/schedules/index.ts'
import { countUses, eventsMatter } from './time/work-events/index.ts'
import { workRecords } from './time/work-days/index.ts'

/** Hands employment what the slices keep of people, in the order in which it is told of somebody who leaves. */
export function connectMatters(): void {
  registerMatters(
    ledTeams,
    chargedTeams,
    coverTeamsMatter,
    dutiesMatter,
    waitingDocuments,
    ownDocuments,
    delegationsMatter,
    eventsMatter,
    leaveMatter,
    promotionsMatter,
    schedulesMatter,
    bookingsMatter,
    workRecords,
    closingRecords,
    importsMatter,
    connectionsMatter,
  )
  registerDutyReader(dutiesNow)
  registerHistories({ employment: employmentHistory, teams: teamHistory })
  registerSeats(leaveSeats)
  registerCodeUse(countUses)
  registerDutyUse(linesOfDuty)
  registerDutyUse(formsOfDuty)
  registerDelegations(delegationsInForce)
  registerLines(finalLineFor)
}
