export const holidays: Translated<'holidays'> = {
  add: 'Change a holiday',
  kind: 'What to change',
  kinds: { OWN: 'Company holiday', SWAP: 'Swap a public holiday', UNKEPT: 'Do not observe a public holiday' },
  kindHint: {
    OWN: 'A paid holiday set by the company, such as its anniversary.',
    SWAP: 'People work on the public holiday and are off on another working day.',
    UNKEPT:
      'For workplaces with fewer than five people, or when a holiday that was not yet announced is changed.',
  },
  date: 'Date',
  publicDate: 'Public holiday',
  name: 'Name',
  part: 'Time off',
  parts: { DAY: 'All day', AM: 'Morning', PM: 'Afternoon' },
  halves: { AM: 'Morning off', PM: 'Afternoon off' },
  halfHint:
    'Work is scheduled only in the other half. A day of annual leave takes half a day then, and no leave can be requested for the half that is off.',
  freeDate: 'Day off in its place',
  agreedDate: 'Date of the written agreement',
  swapLaw:
    'Labor Standards Act (근로기준법) Art. 55(2): agree in writing with the employee representative, and tell people at least one day before both days.',
  caption: 'Holidays of {{year}}',
  empty: 'No holidays',
  emptyHint: 'Company holidays are shown here.',
  expected: '(not announced)',
  state: 'Kind',
  more: 'Note',
  states: {
    LAW: 'Public holiday',
    OWN: 'Company holiday',
    SWAP_FREE: 'Day off in lieu',
    SWAP_WORKED: 'Worked, swapped',
    UNKEPT: 'Not observed',
  },
  freeFor: 'Off in place of {{day}} · agreed on {{agreed}}',
  workedFor: 'Off on {{day}} instead · agreed on {{agreed}}',
  swap: 'Swap with another day',
  clear: 'Undo change',
  clearAsk: 'Undo the change of {{name}}?',
  clearSwap: 'Both days go back to what they were.',
  clearText: 'The day goes back to what it was.',
  saved: 'Holiday changed.',
  cleared: 'Holiday change undone.',
  effect: {
    title: 'Check what changes',
    recounted: 'Work time is recalculated for {{n, counted(single: person; plural: people)}}.',
    freed:
      'This day, or the half that is off, is removed from the requests of {{n, counted(single: person; plural: people)}}. They are notified.',
    around:
      '{{n, counted(single: person gets; plural: people get)}} a working day within what they requested. They are notified.',
    halfDue:
      'In requests of {{n, counted(single: person; plural: people)}} for this day the half on which work is due again is left out; they are notified.',
    go: 'Apply',
  },
}
