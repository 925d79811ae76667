/**
 * What a request of whichever kind changes: the days and the balance of a person, who is away beside the names of people, and
 * what is asked for later than a last day when somebody leaves.
 */
export const eventTouches = ['vacation', 'work', 'members.list', 'members.retirement_check'] as const
