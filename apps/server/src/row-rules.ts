import { mayCorrectEvent, mayRequestForOthers } from './time/work-events/index.ts'
import { mayClose } from './time/closing/index.ts'
import { mayChangeBooking } from './office/meeting-rooms/index.ts'
import { mayKeep, mayPutInto } from './people/members/index.ts'
import { mayKeepTeam } from './people/organization/index.ts'
import { maySchedule } from './time/schedules/index.ts'
import { reaches, registerRowRules, type RowRule } from './people/roles/index.ts'

/** Hands the slices' policies on single rows to the table of permissions, under the names that its abilities give. */
export function connectRowRules(): void {
  registerRowRules({
    'member.invite': person((actor, target) => mayPutInto(actor, target.teamId)),
    'member.update': keeping('update'),
    'member.retire': keeping('retire'),
    'member.delete': keeping('delete'),
    // Everybody may leave; an admin who calls the same with another id deletes.
    'member.leave': person(
      (actor, target) =>
        target.id === actor.memberId || mayKeep(actor, { ...target, status: 'WORKING' }, 'delete'),
    ),
    // Who has left stands in no team.
    'member.update_retired': person((actor, target) => mayKeep(actor, left(target), 'update')),
    'member.rejoin': person((actor, target) => mayKeep(actor, left(target), 'rejoin')),
    'team.keep': { about: 'team', allows: (actor, target) => mayKeepTeam(actor, target.teamId) },
    'booking.change': person(mayChangeBooking),
    'schedule.plan': person(maySchedule),
    'work.close': person(mayClose),
    'leave.request': person(
      (actor, target) =>
        target.id === actor.memberId || (mayRequestForOthers(actor) && reaches(actor, target)),
    ),
    'leave.cancel': person(
      (actor, target) =>
        target.id === actor.memberId ||
        (mayCorrectEvent(actor, { member_id: target.id }) && reaches(actor, target)),
    ),
  })
}

type Allows = RowRule['allows']
type Target = Parameters<Allows>[1]

function person(allows: Allows): RowRule {
  return { about: 'person', allows }
}

function keeping(action: 'update' | 'retire' | 'delete'): RowRule {
  return person((actor, target) => mayKeep(actor, { ...target, status: 'WORKING' }, action))
}

function left(target: Target) {
  return { ...target, teamId: null, status: 'RETIRED' } as const
}
