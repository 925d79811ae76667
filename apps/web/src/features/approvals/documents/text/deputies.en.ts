export const deputies: Translated<'deputies'> = {
  act: { open: 'Delegate', final: 'Final decision', hand: 'Delegate', substitute: 'Decide on behalf' },
  final: {
    title: 'Final decision',
    hint: 'Approves this document for good and skips everybody after you. It cannot be undone.',
    done: 'Approved as a final decision.',
  },
  hand: {
    title: 'Delegate this decision',
    hint: 'Somebody else decides on this document. You can still read it.',
    person: 'Delegate to',
    needed: 'Choose a person.',
    done: 'Delegated to {{name}}.',
  },
  substitute: {
    title: 'Decide on behalf',
    hint: 'Approves in the place of somebody who is absent. They are notified, and it cannot be undone.',
    person: 'Absent decider',
    done: 'Approved on behalf of {{name}}.',
  },
  actsFor: 'You decide for {{name}} by delegation. Your decision cannot be undone.',
  waitsFor: 'Delegated: waiting for {{name}}',
  isAbsent: 'Absent',
  by: { SUBSTITUTE: 'On behalf: {{name}}', DELEGATE: 'Delegate: {{name}}' },
  from: 'Delegated by {{name}}',
  finally: 'Final decision',
}
