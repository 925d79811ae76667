export const ranks: Translated<'ranks'> = {
  add: 'Add a rank',
  name: 'Name of the rank',
  empty: 'No ranks yet',
  emptyHint: 'Add them from the highest down.',
  orderHint: 'Drag to change the order, or press the arrow keys on a handle.',
  rename: 'Rename',
  deleteAsk: 'Delete the rank {{name}}?',
  deleteText: 'Nobody has it. This cannot be undone.',
  inUse: '{{n}} people have it, those who left included. Please give them another one first.',
  added: '{{name}} was added.',
  up: 'Up',
  down: 'Down',
}
