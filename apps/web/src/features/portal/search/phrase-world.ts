import { approvableForms } from '#contract/approvals/forms/forms.ts'
import { listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { LEAVE_UNITS } from '#rules/leave/leave-unit.ts'
import type { PhraseWorld } from '#rules/phrases/read-phrase.ts'
import type { CommandContext } from '../../../page/commands.ts'
import { hasFeature } from '../../../page/profile.ts'
import { companyNow, workingDayAt } from '../../../text/company-clock.ts'
import { unitsOf } from '../../time/leave/index.ts'

const ANNUAL = 'VACATION:ANNUAL'

/** What the reader can ask for, by the company's names; what cannot be read now is left out. */
export async function phraseWorld({
  profile,
  read,
}: Pick<CommandContext, 'profile' | 'read'>): Promise<PhraseWorld> {
  const none = (): never[] => []
  const [codes, rooms, forms] = await Promise.all([
    read(listEventCodes).catch(none),
    hasFeature(profile, 'MEETING_ROOM') ? read(listRooms).catch(none) : [],
    hasFeature(profile, 'DOCUMENT_APPROVAL') ? read(approvableForms).catch(none) : [],
  ])
  const now = companyNow()
  return {
    today: now.toPlainDate(),
    workDay: workingDayAt(now),
    kinds: codes
      .filter((code) => code.is_mine)
      .map(({ code, codes: all, event_name: name }) => ({
        code,
        names: [name],
        units: code === ANNUAL ? LEAVE_UNITS : unitsOf(all),
      })),
    rooms: rooms.filter((room) => room.is_active).map(({ room_id: id, name }) => ({ id, names: [name] })),
    forms: forms.map(({ drf_tem_id: id, drf_title: name }) => ({ id, names: [name] })),
  }
}
