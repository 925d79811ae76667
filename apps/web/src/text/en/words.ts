import type { common as source } from '../ko/words.ts'
import type { SameShape } from '../same-shape.ts'

export const common: SameShape<typeof source> = {
  product: 'Gyeol',
  action: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    edit: 'Edit',
    add: 'Add',
    retry: 'Try again',
    back: 'Back',
    next: 'Next',
    select: 'Select',
    clear: 'Clear',
    copy: 'Copy',
  },
  state: {
    loading: 'Loading.',
    saved: 'Saved.',
    deleted: 'Deleted.',
    copied: 'Copied.',
    none: 'None',
  },
  error: {
    title: 'This could not be loaded',
    network: 'The server cannot be reached. Check the network and try again. What you entered is still here.',
    unexpected:
      'Something unexpected happened. What you entered is still here. Please try again in a moment.',
    notFoundTitle: 'This screen does not exist',
    notFound: 'Its address has changed, or it has been removed.',
    goHome: 'Go to home',
    required: 'Please fill this in.',
    email: 'Please enter a valid e-mail address.',
  },
}
