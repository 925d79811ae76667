/** The pattern of LIKE for what holds a text, whose signs mean themselves. */
export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
