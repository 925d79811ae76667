// Control characters, marks of direction and what nobody sees never carry meaning in our texts: they break exports, turn names
// round so that they read as others, and make two of the same. A line break may be wanted; the joiners U+200C and U+200D make one
// picture or word of several and stay, as does the variation of a picture.
export const UNSEEN =
  '\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\u{E0000}-\\u{E007F}'

const SEEN = new RegExp(`[^${UNSEEN}\\p{Cc}\\p{Cf}\\p{M}\\p{Z}\\s]`, 'u')

/** Whether a text has something that can be seen: not only joiners, marks without a letter, and blanks. */
export const isSeen = (text: string): boolean => SEEN.test(text)
