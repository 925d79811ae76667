export const ranks: Translated<'ranks'> = {
  add: 'Add rank',
  name: 'Rank name',
  empty: 'No ranks yet',
  emptyHint: 'Add the common ranks from staff to director at once, or your own from the highest down.',
  preset: 'Add common ranks ({{first}} to {{last}})',
  presetNames: 'Director,General manager,Deputy general manager,Manager,Assistant manager,Senior staff,Staff',
  presetAdded: '{{n, counted(single: rank was; plural: ranks were)}} added.',
  orderHint: 'Drag a handle or press the up and down arrow keys to reorder.',
  rename: 'Rename',
  deleteAsk: 'Delete the rank {{name}}?',
  deleteText: 'Nobody has this rank. This cannot be undone.',
  inUse:
    '{{n, counted(single: person has; plural: people have)}} this rank, including former members. Change their rank first.',
  added: '{{name}} was added.',
  up: 'Move up',
  down: 'Move down',
}
