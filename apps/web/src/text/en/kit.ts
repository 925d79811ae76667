import type { kit as source } from '../ko/kit.ts'
import type { SameShape } from '../same-shape.ts'

export const kit: SameShape<typeof source> = {
  badge: {
    waiting: 'Waiting', progress: 'In progress', approved: 'Approved', denied: 'Denied', canceled: 'Canceled', informed: 'Informed',
    working: 'Working', away: 'Out of office', home: 'At home', leave: 'On leave', notIn: 'Not in', out: 'Left', dayOff: 'Day off',
  },
  table: {
    range: '{{from}}–{{to}} of {{total}}',
    pages: 'Pages',
    page: 'Page {{n}}',
    first: 'First page',
    last: 'Last page',
    previous: 'Previous page',
    next: 'Next page',
    selectAll: 'Select all on this page',
    selectRow: 'Select {{name}}',
    sum: 'Sum',
    emptyTitle: 'Nothing to show',
    emptyHint: 'Change the filters or add something new.',
  },
  error: {
    title: 'This could not be loaded',
    unexpected: 'Something unexpected happened. Please try again in a moment.',
    notSaved: 'Not saved',
    kept: 'What you entered is still here.',
    requestId: 'If you ask for help, mention request {{id}}',
    retry: 'Try again',
  },
  dialog: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    leaveTitle: 'You have unsaved changes',
    leaveText: 'If you close now, what you entered is lost.',
    leave: 'Close and discard',
    stay: 'Keep editing',
  },
  loading: 'Loading.',
  why: {
    button: 'Why?', label: '{{name}}: show how it was computed', title: 'How this was computed', rule: 'Rule', article: 'Source', input: 'Input', effect: 'Effect',
    empty: 'No computation was recorded.',
  },
  stamp: { line: 'Approval line', empty: 'There are no approvers yet.', next: 'Next' },
  person: {
    label: 'Person', placeholder: 'Find by name', remove: 'Remove {{name}}', nothing: 'Nobody found. Try a part of the name.',
    searching: 'Searching.', failed: 'The search failed. Check the network and type again.',
  },
  team: { label: 'Team', placeholder: 'Find by team name', nothing: 'No team found.', clear: 'Clear team' },
  day: {
    placeholder: 'Type or pick a day', range: 'First – last day', month: 'Pick a month', clear: 'Clear day', previous: 'Previous', next: 'Next', today: 'Today',
    previousPeriod: 'Previous period', nextPeriod: 'Next period', thisMonth: 'This month', openCalendar: 'Open calendar',
  },
  time: { placeholder: 'e.g. 0930', wrong: 'Type a time such as 0930.', hint: 'Type 0930, or use the up and down arrows for steps of 10 minutes.' },
  search: { label: 'Search', clear: 'Clear search' },
  filter: { label: 'Filters', all: 'All', reset: 'Clear filters' },
  progress: {
    running: '{{done}} of {{total}} done.', finished: 'All {{total}} done.', finishedWithFailures: '{{failed}} of {{done}} failed.',
    failedRows: 'Rows that failed', row: 'Row', reason: 'Reason', leave: 'You can leave this screen; it goes on and you find it again under notifications.',
  },
  menu: { open: 'More' },
  gauge: { of: '{{value}} of {{max}}', over: '{{amount}} over the limit.' },
  timeline: { planned: 'Planned', actual: 'Worked', rest: 'Rest', leave: 'Leave', none: 'Nothing recorded.' },
  days: { hours: '{{n}} h' },
}
